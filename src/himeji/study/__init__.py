"""Study: what bots have to say of a position, a turn or a whole game, as codes with numbers."""
