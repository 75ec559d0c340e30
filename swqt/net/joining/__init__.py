"""One program at one table: core, journal and links joined in asyncio, in a thread of their own."""
