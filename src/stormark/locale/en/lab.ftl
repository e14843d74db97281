### Endurance runs and bot contests: what is wrong with their input.

K-SOUND-01 = Whatever the players do, a game stays sound: its state keeps all promises of its rules.

soak-checkpoint = This file does not hold the progress of an endurance run.
soak-other-plan = The earlier run was another one: { $found } instead of { $expected }. Start anew in another folder.
soak-options-refused = A game with these options cannot be set up; see { $rule }.
arena-options-refused = A contest with these options cannot be set up; see { $rule }.
folder-unusable = This folder cannot be created.
