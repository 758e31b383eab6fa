# Tak's course.

learn-tak-stage-goal = The goal
learn-tak-goal-road = Put a stone on e3 and join two opposite edges with a road.
learn-tak-goal-road-done = A road! Whoever joins two opposite edges wins.
learn-tak-goal-road-elsewhere = Black closes the gap, and the road is cut.
