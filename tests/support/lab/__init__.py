"""A network lab in one computer: hosts with addresses of their own, and cables that delay, lose, cut and come back.

    with Lab(hosts=5, seed=1) as lab:
        server = lab.start(1, [sys.executable, "-m", "http.server"])
        lab.shape(delay=0.02, jitter=0.002, loss=0.02)
        lab.split({1, 2}, {3, 4, 5})
        lab.heal()
        lab.run(3, ["curl", f"http://{lab.address(1)}:8000"])

Each host is a network namespace that lives as long as a process of the lab, so nothing is left behind even if the
test is killed. The cables end in a switch of our own (``switch.py``), since not every kernel has ``tc netem``. Needs
root and ``/dev/net/tun`` on Linux; ``why_not`` says what is missing, for a skip.
"""

from tests.support.lab.lab import Lab, why_not

__all__ = ["Lab", "why_not"]
