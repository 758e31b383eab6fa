# The levels that a side can be played by, and how each plays.
levels-novice = Novice
levels-novice-about = Has just learnt the rules: sees few of its moves, overlooks most threats and at times its own win.
levels-beginner = Beginner
levels-beginner-about = Thinks of a third of its moves or so, overlooks about every second threat and judges roughly.
levels-learner = Learner
levels-learner-about = Thinks of not quite half of its moves: overlooks much of what is far away or under a stack, and many a threat.
levels-casual = Casual
levels-casual-about = Plays by how things look after the move, and misses about every fourth threat.
levels-regular = Regular
levels-regular-about = Looks a move or two ahead about every second time; else it plays at a glance.
levels-club = Club
levels-club-about = Looks a move or two ahead, but one move in seven or so is made at a glance.
levels-skilled = Skilled
levels-skilled-about = Looks a few moves ahead; about one move in twenty is careless.
levels-strong = Strong
levels-strong-about = Looks many moves ahead: a careless move is rare.
levels-expert = Expert
levels-expert-about = Looks far ahead and overlooks nothing near: practised players must take care.
levels-master = Master
levels-master-about = As well as it can, for as long as you let it think.
levels-adaptive = About my strength
levels-adaptive-about = Follows your results in each game, so that you win about as often as you lose; never weaker than Novice.

levels-person = A person
levels-person-about = Somebody at this screen.

# How strong a level is in each game.
levels-ratings = Tak { $tak } · Hive { $hive } · PÜNCT { $punct }
