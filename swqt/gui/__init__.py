"""The window: paints States and sends Commands. The only package that imports Qt."""
