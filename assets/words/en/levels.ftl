# The levels that a side can be played by, and how each plays.
levels-novice = Novice
levels-novice-about = Has just learnt the rules: sees little beyond the last move, overlooks most threats and sometimes a win.
levels-beginner = Beginner
levels-beginner-about = Thinks of few moves, overlooks every second threat and judges roughly.
levels-learner = Learner
levels-learner-about = Has a plan, but overlooks much of what is far away or under a stack.
levels-casual = Casual
levels-casual-about = Plays by how things look after the move, and misses a threat at times.
levels-regular = Regular
levels-regular-about = Judges well at a glance, and seldom looks further than that.
levels-club = Club
levels-club-about = Looks a move or two ahead, when it isn't careless.
levels-skilled = Skilled
levels-skilled-about = Looks a few moves ahead and seldom overlooks anything.
levels-strong = Strong
levels-strong-about = Looks many moves ahead: a careless move is rare.
levels-expert = Expert
levels-expert-about = Looks far ahead and overlooks nothing near: practised players must take care.
levels-master = Master
levels-master-about = As well as it can, for as long as you let it think.
levels-adaptive = About my strength
levels-adaptive-about = Follows your results in each game, so that you win about as often as you lose.

levels-person = A person
levels-person-about = Somebody at this screen.

# How strong a level is in each game.
levels-ratings = Tak { $tak } · Hive { $hive } · PÜNCT { $punct }
