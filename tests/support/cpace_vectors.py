"""Test vectors of CPace over X25519 and SHA-512 from draft-irtf-cfrg-cpace, its appendix B.1.

The first set is of revision 21, the second of the file ``testvectors.json`` of earlier revisions (another order of the
names in CI, everything else alike).
"""

from base64 import b64decode
from dataclasses import dataclass


@dataclass(frozen=True)
class Vector:
    ci: bytes
    generator: bytes
    scalar_a: bytes
    share_a: bytes
    scalar_b: bytes
    share_b: bytes
    point: bytes
    isk: bytes
    password: bytes = b"Password"
    sid: bytes = bytes.fromhex("7e4b4791d6a8ef019b936c79fb7f2c57")
    ad_a: bytes = b"ADa"
    ad_b: bytes = b"ADb"


_SCALARS = {
    "scalar_a": bytes.fromhex("21b4f4bd9e64ed355c3eb676a28ebedaf6d8f17bdc365995b319097153044080"),
    "scalar_b": bytes.fromhex("848b0779ff415f0af4ea14df9dd1d3c29ac41d836c7808896c4eba19c51ac40a"),
}

VECTORS = {
    "revision 21": Vector(
        ci=b"\x0bA_initiator\x0bB_responder",
        generator=bytes.fromhex("d04bf6d41f6a289632a2e929fa29bebd51092512a7829fdde7d314b62f05a73f"),
        share_a=bytes.fromhex("1d13c89278cdadd826f6d8d7f887701430f8380ddc17611cdd6dc989ce0c9f32"),
        share_b=bytes.fromhex("248cccf6d5cdc3646f0ad593f9e6cef4e69d4945f8372e623512ecea32185623"),
        point=bytes.fromhex("5b067effbdc0b2a0e1d907b21ebb25cfedb96a852179a847c37e43ee71322c6b"),
        isk=bytes.fromhex(
            "6e19b875f7a561d6b3ca3dbb9ef42ac55de3e717881018204b8922b4d5e53bb2"
            "aa82c300bea7b65d2b671da71922ddf6472301b79bc270adfa8bf413285f2263"
        ),
        **_SCALARS,
    ),
    "earlier": Vector(
        ci=b64decode("b2MLQl9yZXNwb25kZXILQV9pbml0aWF0b3I="),
        generator=b64decode("ZOgJnj6mgs/cXLZlwFfrtRTQa/I+vJ90O1G4IkIycHQ="),
        share_a=b64decode("GwLa1tvSmge20oyeBMsvGE8HNDUOMrt+Yv+dvP22PRU="),
        share_b=b64decode("IM2llV+CxJMVRby/QHWM4QENfbTbKpBwE9eceo/PlX8="),
        point=b64decode("+X/fz/8cmD7WKDhWpAHeMZHKkZkCsyPF+VDJcD33KXo="),
        isk=b64decode("oFHuXuJJnRbaP2n0MCGLjqlKGKRbZ/noZJWzgsM9FKXDjOzAzINPlg454NG/fXa5711U7sxeDzhsl60S2ow9Xw=="),
        **_SCALARS,
    ),
}

_P = 2**255 - 19

LOW_ORDER = (
    bytes(32), b"\1" + bytes(31), *(number.to_bytes(32, "little") for number in (_P - 1, _P, _P + 1)),
    bytes.fromhex("e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800"),
    bytes.fromhex("5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157"),
)  # fmt: skip
"""Points whose multiples everybody knows."""

PRODUCTS = {
    "daffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff": (
        "d8e2c776bbacd510d09fd9278b7edcd25fc5ae9adfba3b6e040e8d3b71b21806"
    ),
    "dbffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff": (
        "c85c655ebe8be44ba9c0ffde69f2fe10194458d137f09bbff725ce58803cdb38"
    ),
    "d9ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff": (
        "db64dafa9b8fdd136914e61461935fe92aa372cb056314e1231bc4ec12417456"
    ),
    "cdeb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b880": (
        "e062dcd5376d58297be2618c7498f55baa07d7e03184e8aada20bca28888bf7a"
    ),
    "4c9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f11d7": (
        "993c6ad11c4c29da9a56f7691fd0ff8d732e49de6250b6c2e80003ff4629a175"
    ),
}
PRODUCTS_SCALAR = bytes.fromhex("af46e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449aff")
