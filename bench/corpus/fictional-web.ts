/** A page of a web that does not exist: every name, firm, price and place in it is fictional. */
export interface FictionalPage {
  readonly url: string;
  readonly title: string;
  readonly language: string;
  /** Lines; those that begin with "# " are headings. */
  readonly text: string;
}

function page(address: string, title: string, text: string): FictionalPage {
  return { url: `https://${address}`, title, language: "en", text };
}

export const fictionalWeb: readonly FictionalPage[] = [
  page(
    "quillow.example/",
    "Quillow | Desks that stay quiet",
    `# Desks that stay quiet
Quillow builds writing desks of ash and larch for people who work at home. The drawers run on felt, so that nothing rattles while you think.
# For small rooms
The Quillow Nook is 80 centimetres wide and folds flat against the wall. Two people carry it up a narrow staircase.`,
  ),
  page(
    "quillow.example/prices",
    "Quillow prices",
    `# What a desk costs
The Quillow Nook costs 310 euros and the Quillow Long costs 540 euros, tax included. A second drawer adds 45 euros.
# Paying in parts
You may pay in six monthly parts without interest.`,
  ),
  page(
    "quillow.example/warranty",
    "Quillow warranty",
    `# Twelve years on wood
We repair or replace any wooden part of a Quillow desk for twelve years. Felt and hinges are covered for three.
# What is not covered
Marks of hot cups and of cats are signs of life and not covered.`,
  ),
  page(
    "quillow.example/delivery",
    "Quillow delivery",
    `# How a desk reaches you
Quillow ships within nine working days. The carrier rings an hour before and brings the boxes to your door, not up the stairs.
# Abroad
We deliver to Austria, Belgium and Luxembourg for 60 euros more.`,
  ),
  page(
    "quillow.example/care",
    "Caring for a Quillow desk",
    `# Oil twice a year
Rub the top with linseed oil in spring and in autumn, and let it dry overnight. Never use a wet cloth on ash.
# Stains
Ink comes off with fine sandpaper, along the grain.`,
  ),
  page(
    "quillow.example/about",
    "About Quillow",
    `# A workshop by a canal
Quillow was founded in 2009 by two sisters in an old rope factory. Today fourteen joiners work there.
# Wood
All larch comes from forests within 90 kilometres of the workshop.`,
  ),
  page(
    "brantle.example/",
    "Brantle | Office chairs for long days",
    `# Office chairs for long days
Brantle makes office chairs with a seat that tilts forward as you lean in. Backs are woven and let the air through.
# Tall people
The Brantle Heron fits people from 185 to 210 centimetres.`,
  ),
  page(
    "brantle.example/prices",
    "Brantle prices",
    `# What a chair costs
The Brantle Wren costs 420 euros and the Brantle Heron 590 euros. Armrests are 70 euros a pair.
# Firms
From ten chairs on you save a tenth of the price.`,
  ),
  page(
    "brantle.example/warranty",
    "Brantle warranty",
    `# Seven years
Gas lifts, castors and woven backs of Brantle chairs are covered for seven years of eight hours a day. A technician comes to your office.
# Around the clock
Chairs in control rooms that are used day and night have a warranty of two years.`,
  ),
  page(
    "brantle.example/returns",
    "Sending a Brantle chair back",
    `# Sit on it for sixty days
Send a Brantle chair back within sixty days if your back does not like it. We fetch it and pay for the transport.
# What we do with it
Chairs that come back are cleaned and sold in our second-hand shop.`,
  ),
  page(
    "brantle.example/adjust",
    "How to adjust your chair",
    `# Height
Your feet stand flat and your knees are a little lower than your hips. Pull the right lever to raise the seat.
# Lumbar support
Slide the cushion until it sits in the hollow of your back, about a hand above the belt.`,
  ),
  page(
    "brantle.example/about",
    "About Brantle",
    `# From bicycles to chairs
Brantle made bicycle saddles until 1996 and knows what sitting does to people. The firm belongs to its 80 employees.
# Recycling
Nine tenths of a chair's weight can be recycled.`,
  ),
  page(
    "osmira.example/",
    "Osmira | Light for reading",
    `# Light for reading
Osmira designs desk lamps whose light is as warm as late afternoon. A dial dims them down to the glow of a candle.
# No flicker
Osmira lamps run on direct current, which is why they do not flicker on video calls.`,
  ),
  page(
    "osmira.example/prices",
    "Osmira prices",
    `# What a lamp costs
The Osmira Reed costs 129 euros, the Osmira Moth with a battery costs 169 euros. Spare bulbs are 14 euros.
# Students
With a student card a lamp costs a fifth less.`,
  ),
  page(
    "osmira.example/battery",
    "The battery of the Osmira Moth",
    `# Forty hours
A full battery of the Moth lasts for forty hours at half brightness. It charges by USB-C in three hours.
# Changing it
The battery is held by two screws and can be changed at home.`,
  ),
  page(
    "osmira.example/warranty",
    "Osmira warranty",
    `# Five years
Every Osmira lamp is covered for five years, bulbs and batteries for two. Keep the invoice.
# Repairs
Outside of the warranty a repair costs 25 euros flat.`,
  ),
  page(
    "osmira.example/returns",
    "Sending an Osmira lamp back",
    `# Thirty days
Lamps can be sent back within thirty days in their box. The parcel label is in the lid.
# Refund
The money is back on your account five days after the lamp has reached us.`,
  ),
  page(
    "osmira.example/about",
    "About Osmira",
    `# An astronomer's idea
Osmira began when an astronomer wanted a lamp that spoils no night sky. The firm sits in a former observatory.
# Power
The workshop runs on its own solar roof.`,
  ),
  page(
    "veltcroft.example/",
    "Veltcroft | Shelves that grow",
    `# Shelves that grow
Veltcroft sells modular shelves of steel that you extend without tools. Each board carries 45 kilograms.
# Colours
There are eleven colours, from chalk to moss.`,
  ),
  page(
    "veltcroft.example/prices",
    "Veltcroft prices",
    `# What a shelf costs
A first Veltcroft frame costs 95 euros and each further board 28 euros. Doors are 60 euros apiece.
# Planning
The plan of a room is drawn for you for free.`,
  ),
  page(
    "veltcroft.example/assembly",
    "Putting a Veltcroft shelf together",
    `# No tools
The boards hook into the frame by hand. One person builds a shelf of five boards in twenty minutes.
# The wall
Above 180 centimetres the frame has to be fixed to the wall with the bracket from the bag.`,
  ),
  page(
    "veltcroft.example/warranty",
    "Veltcroft warranty",
    `# Twenty-five years
The steel frames of Veltcroft are covered against rust and bending for twenty-five years. The paint is covered for ten.
# Damp rooms
In bathrooms and cellars the warranty on paint does not apply.`,
  ),
  page(
    "veltcroft.example/libraries",
    "Veltcroft for libraries",
    `# Libraries and archives
Public libraries use Veltcroft with boards for 90 kilograms and book ends. We have furnished forty of them.
# Tenders
We answer tenders within two weeks.`,
  ),
  page(
    "veltcroft.example/about",
    "About Veltcroft",
    `# A locksmith's grandson
Veltcroft was a locksmith's shop until its owner's grandson welded a shelf for his records. The steel is rolled in the same valley.
# Apprentices
Six apprentices learn metalwork with us each year.`,
  ),
  page(
    "nandoly.example/",
    "Nandoly | Desks that rise",
    `# Desks that rise
Nandoly makes standing desks that an electric motor lifts from 62 to 128 centimetres. Four heights can be stored.
# Quiet motors
The motor is as loud as a fridge, 38 decibels.`,
  ),
  page(
    "nandoly.example/prices",
    "Nandoly prices",
    `# What a standing desk costs
The Nandoly One costs 490 euros, the Nandoly Duo with two motors costs 690 euros. Tops of bamboo add 110 euros.
# Renting
Firms rent a desk for 19 euros a month.`,
  ),
  page(
    "nandoly.example/warranty",
    "Nandoly warranty",
    `# Motors
Motors and electronics of Nandoly desks are covered for eight years, frames for fifteen. Scratches of the top are not covered.
# How to claim
Send us a video of the fault by e-mail.`,
  ),
  page(
    "nandoly.example/health",
    "How long to stand at work",
    `# Change often
Stand for fifteen minutes in each hour and sit for the rest. Standing all day is no better than sitting all day.
# Shoes
A soft mat spares your heels.`,
  ),
  page(
    "nandoly.example/troubleshooting",
    "When a Nandoly desk does not move",
    `# Reset
Hold the down key for ten seconds until the display shows RST. The desk then learns its lowest position again.
# Error E07
E07 means that the motor is too hot; wait for twenty minutes.`,
  ),
  page(
    "nandoly.example/about",
    "About Nandoly",
    `# Lifts for hospital beds
Nandoly built lifts for hospital beds before it built desks. Its engineers still test each motor 20,000 times.
# Where
Desks are put together in a town on the northern coast.`,
  ),
  page(
    "deskreview.example/standing-desks",
    "Standing desks compared",
    `# How we compared
Nine testers used each standing desk for two weeks.
# 1. Nandoly Duo
The Nandoly Duo wobbled least of all when fully raised.
# 2. Liftwell Pro
Liftwell Pro is cheaper and lifts 100 kilograms, but it is loud.
# 3. Tarn Riser
Tarn Riser sits on top of a desk that you already have.`,
  ),
  page(
    "deskreview.example/office-chairs",
    "The office chairs that we would buy",
    `# How we tested
Six people with bad backs sat on eleven office chairs for a month.
# 1. Brantle Heron
Brantle Heron was the favourite of everybody above average height.
# 2. Sitwise Four
Sitwise Four has the softest cushion and the hardest name to find in shops.
# 3. Morrow Mesh
Morrow Mesh is the choice for less than 200 euros.`,
  ),
  page(
    "deskreview.example/lamps",
    "Desk lamps measured",
    `# In the laboratory
We measured brightness, flicker and colour of fourteen desk lamps.
# 1. Osmira Reed
Osmira Reed had no flicker that our instruments could see.
# 2. Glowworm S
Glowworm S is brighter, and flickers when it is dimmed.`,
  ),
  page(
    "forum.example/squeaking-chair",
    "My chair squeaks, what now?",
    `# The question
My Brantle Wren squeaks whenever I lean back.
# The answer
Take out the pin under the seat and put a drop of silicone oil on it. That has stopped the noise for me.`,
  ),
  page(
    "forum.example/desk-for-children",
    "Which desk for a child of seven?",
    `# The question
We look for a desk that grows with our daughter.
# The answer
A standing desk on its lowest setting was too high for ours; a Quillow Nook with shorter legs did it. They saw the legs off for free if you ask.`,
  ),
  page(
    "forum.example/second-monitor",
    "Where to put a second monitor",
    `# The question
Two screens hurt my neck after an hour.
# The answer
Put the screen that you look at most straight ahead and the other one at an angle of thirty degrees. The upper edge is level with your eyes.`,
  ),
  page(
    "paper.example/desk-trade",
    "Home desks sell less than last year",
    `# The trade
Makers of desks sold a tenth less than in the year before, says the association of the trade. Only standing desks grew.
# Jobs
Veltcroft plans to hire thirty welders all the same.`,
  ),
  page(
    "paper.example/fire",
    "Fire in a lamp works put out",
    `# A night of smoke
A fire in a store of Osmira was put out within two hours on Sunday. Nobody was hurt.
# Orders
The firm expects that parcels will be four days late.`,
  ),
  {
    url: "https://holzblatt.example/schreibtische",
    title: "Schreibtische im Vergleich",
    language: "de",
    text: `# So haben wir verglichen
Wir haben fünf Schreibtische aus Holz drei Monate lang benutzt.
# Welches Holz hält
Eiche bekommt kaum Kratzer, Lärche riecht gut und ist weicher. Geölte Platten lassen sich leichter ausbessern als lackierte.`,
  },
  {
    url: "https://bureau.example/fauteuils",
    title: "Choisir un fauteuil de bureau",
    language: "fr",
    text: `# La bonne hauteur
Les pieds reposent à plat et les genoux sont un peu plus bas que les hanches.
# Les accoudoirs
Des accoudoirs trop hauts fatiguent les épaules. Ils se règlent avant chaque longue journée.`,
  },
];
