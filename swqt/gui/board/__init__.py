"""The map: a painted landscape, a region item for each region, and what stands on it."""
