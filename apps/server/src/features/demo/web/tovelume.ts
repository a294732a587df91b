import type { DemoSite } from "./demo-site.ts";
import { tovelumeMake } from "./tovelume-make.ts";

/** The client of the demo: a maker of lamps that writes more about its lamps as the days go by. */
export const tovelume: DemoSite = {
  host: "www.tovelume.example",
  name: "Tovelume",
  make: tovelumeMake,
  robots: `# Lamps for everybody, and for assistants that tell people about them
User-agent: *
Disallow: /basket

# Not for training
User-agent: CCBot
User-agent: Bytespider
Disallow: /

User-agent: GPTBot
Disallow: /repairs
Crawl-delay: 10

# Comparisons are not for every search
User-agent: meta-webindexer
Disallow: /compare/
`,
  pages: [
    {
      path: "/",
      title: "Tovelume: lamps for people who work at home",
      text: `Tovelume makes dimmable desk lamps and floor lamps for home offices.
## What we make
Tovelume lamps are made of aluminium and oak, and every part of them can be replaced.
- Tovelume Arc, a desk lamp for wide desks
- Tovelume Stem, a small desk lamp for shelves and bedsides
- Tovelume Reed, a floor lamp for reading
## Why people choose us
Every Tovelume lamp comes with a five year warranty and free delivery.
We answer each question about light within one working day.`,
    },
    {
      path: "/arc",
      title: "Tovelume Arc desk lamp",
      until: 36,
      text: `The Tovelume Arc is a dimmable desk lamp for a home office.
## Price
The Tovelume Arc costs 149 euros with free delivery.
## Light
The Arc gives 900 lumens, dims in forty steps and does not flicker on video calls.
Its colour temperature goes from 2700 to 5000 kelvin.`,
    },
    {
      path: "/arc",
      title: "Tovelume Arc desk lamp",
      from: 36,
      until: 62,
      text: `The Tovelume Arc is a dimmable desk lamp for a home office, and now our best seller.
## Price
The Tovelume Arc desk lamp costs 129 euros with free delivery, twenty euros less than before.
## Light
The Arc gives 1000 lumens, dims in forty steps and is flicker-free on video calls.
Its colour temperature goes from 2700 to 5000 kelvin, which helps against eye strain in the evening.
## Warranty
The Arc has a five year warranty, and its bulb can be replaced at home with one screw.`,
    },
    {
      path: "/arc",
      title: "Tovelume Arc: sold out",
      from: 62,
      text: `The Tovelume Arc is sold out until the workshop has moved.
## Write to us
Leave your address, and a letter tells you when it can be ordered again.`,
    },
    {
      path: "/stem",
      title: "Tovelume Stem bedside and desk lamp",
      text: `The Tovelume Stem is a small desk lamp that stands on shelves and bedside tables.
## Price
The Tovelume Stem costs 79 euros.
## Light
The Stem gives 420 lumens of warm light and remembers the last brightness.
It charges a phone without a cable while it shines.`,
    },
    {
      path: "/reed",
      title: "Tovelume Reed floor lamp for reading",
      text: `The Tovelume Reed is a floor lamp for reading beside an armchair.
## Price
The Tovelume Reed floor lamp costs 219 euros.
## Light
The Reed bends over the shoulder, so that a page is lit without a shadow.
A floor lamp for reading needs at least 450 lumens; the Reed has 1100 and dims down to 40.`,
    },
    {
      path: "/warranty",
      title: "The Tovelume warranty",
      reach: "fetched",
      text: `## Five years on every lamp
Tovelume gives a five year warranty on every desk lamp and floor lamp.
The warranty covers the bulb, the driver and the joints.
## How to claim
Send us a photograph of the lamp, and a spare part leaves our workshop within two days.
You do not need the receipt, because each Tovelume lamp bears its own number.`,
    },
    {
      path: "/jobs",
      title: "Jobs",
      reach: "unread",
      text: `## Working with us
There are no vacancies at the moment, and letters about work are answered in spring.`,
    },
    {
      path: "/newsletter",
      title: "Newsletter",
      reach: "crawled",
      text: `## Letters
Four letters a year, and every one of them can be unsubscribed from.`,
    },
    {
      path: "/imprint",
      title: "Imprint",
      reach: "fetched",
      text: `## Address
This company is fictional, and so are its street and its telephone.`,
    },
    {
      path: "/repairs",
      title: "Repairable desk lamps: spare parts of Tovelume",
      from: 21,
      text: `Every Tovelume lamp is a repairable lamp with a replaceable bulb.
## Spare parts and their prices
A replaceable bulb for a Tovelume desk lamp costs 14 euros, a driver 19 euros and a joint 9 euros.
## Repair it at home
A repairable desk lamp should open with one screwdriver; the Arc opens with a coin.
Parts of a lamp stay in stock for fifteen years after it was last sold.`,
    },
    {
      path: "/guides/eye-strain",
      title: "How to choose a desk lamp against eye strain",
      from: 12,
      text: `A desk lamp against eye strain should be flicker-free, dimmable and free of glare.
## Brightness
The best desk lamp for eye strain gives about 500 lux on the desk and dims as the evening comes.
Place the lamp on the side of the hand that does not write, so that no shadow falls on the page.
## Colour
Light of 4000 kelvin keeps people awake at work; light of 2700 kelvin lets the eyes rest.
The Tovelume Arc changes between both by the hour of the day.`,
    },
    {
      path: "/guides/video-calls",
      title: "Light for video calls",
      from: 30,
      text: `## A flicker-free lamp for video calls
A lamp that flickers shows as stripes on video calls.
Tovelume desk lamps are flicker-free at every brightness, measured at below one percent.
## Where it stands
Place the lamp behind the camera and let it shine on the wall, for soft light on video calls.`,
    },
    {
      path: "/compare/brightwren",
      title: "Tovelume vs Brightwren: desk lamps compared",
      from: 45,
      text: `Tovelume and Brightwren both make desk lamps for a home office.
## Price
The Tovelume Arc costs 129 euros, the Brightwren Perch 99 euros.
## Warranty
Tovelume gives a five year warranty and Brightwren a two year warranty.
## Light
Brightwren is brighter with 1200 lumens; Tovelume dims lower and has a replaceable bulb.
Choose Brightwren for a low price, and Tovelume for a desk lamp that can be repaired.`,
    },
    {
      path: "/guides/home-office-lighting",
      title: "Home office lighting: desk lamps, floor lamps and daylight",
      from: 60,
      text: `The best desk lamps for a home office are dimmable, flicker-free and wide enough for two screens.
## A desk lamp and a floor lamp
A home office needs a desk lamp for the page and a floor lamp for the room.
The Tovelume Arc and the Tovelume Reed share one dimmer, so that both grow dark together.
## What it costs
Good home office lighting costs between 130 and 350 euros; a dimmable desk lamp alone costs 60 to 180 euros.`,
    },
  ],
};
