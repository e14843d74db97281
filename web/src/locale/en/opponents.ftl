### Opponents: who they are and what they say.

bot-of = { $name } ({ $level })
bot-level = Level
bot-character = Opponent
bot-nobody = A bot without a name
bot-likes = { $name } { $style }
opponent-results = Against { $name }: { $won } won, { $lost } lost
opponent-other = Someone else
opponent-says = { $name }: “{ $line }”
settings-lines = Opponents talk
settings-lines-about = Bots with a name say something now and then: when they are attacked, lead or win.

level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-expert = expert
level-master = master
level-greedy = plays with a plan
level-random = plays at random

style-raider = raids
style-builder = builds
style-trader = trades
style-gambler = takes risks
style-warlord = attacks
style-miser = hoards
style-guardian = defends
style-schemer = schemes

character-ottokar = Marshal of the Iron Crown Legion. He builds walls first and asks questions later.
say-ottokar-begin = Dig in. We have time.
say-ottokar-good = As calculated.
say-ottokar-bad = The wall stands anyway.
say-ottokar-attacked = Come and knock.
say-ottokar-leads = Hold what you have. Always.
say-ottokar-behind = A siege is not lost in a day.
say-ottokar-wins = Fortresses win wars.
say-ottokar-loses = You found the one loose stone.

character-juno = Captain of the Prairie Outriders. What you store, she already calls hers.
say-juno-begin = Saddle up!
say-juno-good = Yeehaw, look at that!
say-juno-bad = My horse rolls better than that.
say-juno-attacked = Oh, you want to dance?
say-juno-leads = Catch me if you can.
say-juno-behind = Enjoy the view of my dust later.
say-juno-wins = Easy come, easy ride.
say-juno-loses = Next time I bring a faster horse.

character-vera = Head of the Scarlet Cellar. Nobody has ever seen her plan, only its results.
say-vera-begin = I was never here.
say-vera-good = The fuse was just long enough.
say-vera-bad = Wrong wire. It happens.
say-vera-attacked = You should have looked down.
say-vera-leads = Nobody watches the cellar.
say-vera-behind = Good. Look at somebody else.
say-vera-wins = It was decided days ago.
say-vera-loses = Well. Somebody talked.

character-tomoe = Duellist of the Ninth Abacus. She knows the odds and takes the bet anyway.
say-tomoe-begin = Let the dice be counted.
say-tomoe-good = One in thirty-six. I took it.
say-tomoe-bad = Even zero is a number.
say-tomoe-attacked = Your odds are poor. Mine are worse. Delightful.
say-tomoe-leads = The sum is in my favour.
say-tomoe-behind = Variance. It passes.
say-tomoe-wins = Quod erat demonstrandum.
say-tomoe-loses = I will check this sum again.

character-samir = Factor of the Saltroad Consortium. Every war has its price, and he knows it.
say-samir-begin = Let us open the books.
say-samir-good = A splendid bargain.
say-samir-bad = I paid too much for that.
say-samir-attacked = That will go on your bill.
say-samir-leads = Profit is a quiet thing.
say-samir-behind = Prices rise and fall.
say-samir-wins = A pleasure doing business.
say-samir-loses = You drive a hard bargain.

character-ixchel = Keeper of the Rain Engine. She gathers Paragon and lets none of it go.
say-ixchel-begin = The rain remembers everyone.
say-ixchel-good = The clouds are kind.
say-ixchel-bad = A dry season. I wait.
say-ixchel-attacked = Take your hands off my treasure.
say-ixchel-leads = Drop by drop the lake fills.
say-ixchel-behind = Do not spend it all, child.
say-ixchel-wins = All of it. Mine.
say-ixchel-loses = Keep it well. I will come for it.

character-florence = Surgeon of the Grey Lily. She sends her soldiers into the Ark, again and again.
say-florence-begin = Stretchers ready? Then forward.
say-florence-good = A clean cut.
say-florence-bad = Sew it up and go again.
say-florence-attacked = It is only a flesh wound.
say-florence-leads = The Ark answers to me now.
say-florence-behind = My dead are merely resting.
say-florence-wins = The patient survived. You did not.
say-florence-loses = Time of death: now. Well played.

character-bjarne = Foreman of the Polar Drilling Company. Far from the Ark he drills, upgrades and hums.
say-bjarne-begin = Drill’s warm. Let’s start.
say-bjarne-good = Struck a vein!
say-bjarne-bad = Only ice today.
say-bjarne-attacked = Mind the pipes, will you?
say-bjarne-leads = Slow and deep does it.
say-bjarne-behind = The deep stuff comes last.
say-bjarne-wins = Shift’s over. We won.
say-bjarne-loses = Fair dig. Have some tea.

character-bersi = Elder of the Bärfolk. Those who enter his woods leave them more slowly.
say-bersi-begin = The woods are awake.
say-bersi-good = Honey!
say-bersi-bad = Hm. A bad winter.
say-bersi-attacked = Do not wake the bear.
say-bersi-leads = Roots hold the hill.
say-bersi-behind = The bear is patient.
say-bersi-wins = Now I sleep till spring.
say-bersi-loses = You may stay for supper.

character-aeris = Speaker of the Cloudborn. From above she sees where it will hurt.
say-aeris-begin = I see you all from here.
say-aeris-good = The wind turned, as arranged.
say-aeris-bad = A gust. No matter.
say-aeris-attacked = How very low of you.
say-aeris-leads = High ground, high hopes.
say-aeris-behind = Look up more often.
say-aeris-wins = Everything fell into place.
say-aeris-loses = I did not see that from above.

character-cinder = War priestess of the Emberians. She answers every question with fire.
say-cinder-begin = Light the torches!
say-cinder-good = Burn bright!
say-cinder-bad = Only smoke.
say-cinder-attacked = At last, a fight!
say-cinder-leads = All roads glow for me.
say-cinder-behind = Embers are patient too.
say-cinder-wins = Ashes. Beautiful.
say-cinder-loses = You brought enough water.

character-corwin = Harbour master of the Islanders. He trades with everybody and owes nobody.
say-corwin-begin = Fair wind to all of us.
say-corwin-good = A full net!
say-corwin-bad = The tide was out.
say-corwin-attacked = Pirates? In my harbour?
say-corwin-leads = Every ship pays toll here.
say-corwin-behind = The tide comes back.
say-corwin-wins = Everything is in port.
say-corwin-loses = Run aground. Your round.

character-skadi = Huntress of the Wolfsclan. She is never where the map says.
say-skadi-begin = The pack is hungry.
say-skadi-good = Tracks. Fresh ones.
say-skadi-bad = The trail is cold.
say-skadi-attacked = You came to us. Thank you.
say-skadi-leads = Run. It is more fun.
say-skadi-behind = We follow. We always follow.
say-skadi-wins = The hunt is over.
say-skadi-loses = A worthy stag.

character-oriel = Architect of the Sunblessed. Where others march, Oriel builds a road and a city.
say-oriel-begin = Let there be cities.
say-oriel-good = The sun likes my plans.
say-oriel-bad = We’ll build around it.
say-oriel-attacked = Careful, that was just painted.
say-oriel-leads = See how it shines?
say-oriel-behind = Foundations take time.
say-oriel-wins = A golden age begins.
say-oriel-loses = Your arches held. Mine did not.
