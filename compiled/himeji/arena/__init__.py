"""The arena: matches between players, in which the same deals are played from every seat."""
