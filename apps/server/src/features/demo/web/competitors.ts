import type { DemoSite } from "./demo-site.ts";

/** Five makers of lamps that the demo's brand is measured against; each has its own strong point. */
export const competitors: readonly DemoSite[] = [
  {
    host: "www.brightwren.example",
    name: "Brightwren",
    pages: [
      {
        path: "/",
        title: "Brightwren: bright desk lamps at a low price",
        text: `Brightwren makes bright desk lamps for students and home offices.
## Our lamps
- Brightwren Perch, a desk lamp with 1200 lumens
- Brightwren Nest, a clip lamp for shelves
## Warranty
Brightwren lamps have a two year warranty.`,
      },
      {
        path: "/perch",
        title: "Brightwren Perch desk lamp",
        until: 54,
        text: `## Price
The Brightwren Perch, a dimmable desk lamp, costs 99 euros.
## Light
The Perch gives 1200 lumens and dims in three steps.`,
      },
      {
        path: "/perch",
        title: "Brightwren Perch desk lamp, new price",
        from: 54,
        text: `## Price
The Brightwren Perch, a dimmable desk lamp, costs 89 euros since this month.
## Light
The Perch gives 1200 lumens, dims in twelve steps and is the best desk lamp for a home office with little daylight.`,
      },
      {
        path: "/guides/best-desk-lamp",
        title: "The best desk lamps for a home office under 100 euros",
        from: 24,
        text: `The best desk lamps for a home office under 100 euros are bright before they are beautiful.
## 1. Brightwren Perch
Brightwren Perch gives the most light for the price of a dimmable desk lamp.
## 2. Nookwatt Mini
Nookwatt Mini fits the smallest desk.
## 3. Tovelume Stem
Tovelume Stem charges a phone, but it is too dark for a whole desk.`,
      },
    ],
  },
  {
    host: "www.halvorix.example",
    name: "Halvorix",
    pages: [
      {
        path: "/",
        title: "Halvorix: architects' lamps since the drawing board",
        text: `Halvorix builds spring-balanced desk lamps and floor lamps for studios.
## For studios
A Halvorix lamp reaches across 110 centimetres and stays where you leave it.
## Warranty
Halvorix gives a ten year warranty on springs and a three year warranty on bulbs.`,
      },
      {
        path: "/boom",
        title: "Halvorix Boom desk lamp",
        text: `## Price
The Halvorix Boom desk lamp costs 289 euros.
## Light
The Boom gives 1500 lumens, and its colour rendering of 97 suits drawing and design.`,
      },
      {
        path: "/mast",
        title: "Halvorix Mast floor lamp for reading and drawing",
        text: `## A floor lamp for reading
The Halvorix Mast floor lamp for reading costs 349 euros and gives 1600 lumens.
Its arm swings over an armchair or a drawing board.`,
      },
      {
        path: "/compare/tovelume",
        title: "Halvorix or Tovelume: which desk lamp for a studio?",
        from: 66,
        text: `Halvorix and Tovelume both make desk lamps whose parts can be replaced.
## Reach
Halvorix reaches 110 centimetres, Tovelume 70 centimetres.
## Which desk lamp to choose
Choose Halvorix for drawing and large screens; choose Tovelume for a small home office.`,
      },
    ],
  },
  {
    host: "www.quilbeam.example",
    name: "Quilbeam",
    pages: [
      {
        path: "/",
        title: "Quilbeam: light that follows your day",
        text: `Quilbeam makes smart desk lamps that change their colour with the hour.
## Smart light
A Quilbeam desk lamp is dimmed by an app, by voice or by the daylight in the room.
## Against eye strain
Quilbeam desk lamps ease eye strain, because they never jump from bright to dark.`,
      },
      {
        path: "/orbit",
        title: "Quilbeam Orbit smart desk lamp",
        text: `## Price
The Quilbeam Orbit smart desk lamp costs 179 euros, and its app is free.
## Light
The Orbit gives 850 lumens and is flicker-free for video calls.`,
      },
      {
        path: "/orbit-wide",
        title: "Quilbeam Orbit Wide, a smart desk lamp for wide desks and two screens",
        from: 62,
        text: `The Quilbeam Orbit Wide is a smart desk lamp for wide desks and for two screens.
## Price
The Quilbeam Orbit Wide, a dimmable desk lamp, costs 199 euros.
## Light
The Orbit Wide is the best desk lamp for two screens: its bar of 90 centimetres lights both without a glare.
Its bulb can be replaced, and it is gentle on the eyes because it follows the daylight.`,
      },
      {
        path: "/app",
        title: "What the Quilbeam app does",
        text: `## Smart home
The Quilbeam app dims several smart lamps at once and works without an account.
It turns the desk lamp warm two hours before your bedtime.`,
      },
      {
        path: "/guides/eye-strain",
        title: "Desk lamps and eye strain: what studies say",
        from: 39,
        text: `## The best desk lamp against eye strain
The best desk lamp for eye strain follows the daylight, and the Quilbeam Orbit does so by itself.
Eye strain grows when the desk is more than ten times brighter than the wall behind it.
## Flicker
A flicker-free desk lamp is easier on the eyes over a long day.`,
      },
    ],
  },
  {
    host: "www.nookwatt.example",
    name: "Nookwatt",
    pages: [
      {
        path: "/",
        title: "Nookwatt: small lamps for small rooms",
        text: `Nookwatt makes small desk lamps, clip lamps and lamps with a battery.
## Small desks
The Nookwatt Mini is a desk lamp for small desks, with a foot as narrow as a cup.`,
      },
      {
        path: "/mini",
        title: "Nookwatt Mini desk lamp",
        text: `## Price
The Nookwatt Mini, a dimmable desk lamp, costs 45 euros.
## Battery
The Nookwatt Mini shines for nine hours without a cable.
Its warranty lasts two years.`,
      },
      {
        path: "/roam",
        title: "Nookwatt Roam lamp with a battery",
        from: 50,
        text: `## A lamp without a cable
The Nookwatt Roam costs 59 euros and shines for fourteen hours on one charge.
It is a desk lamp, a bedside lamp and a lamp for the balcony.`,
      },
    ],
  },
  {
    host: "www.fenglow.example",
    name: "Fenglow",
    pages: [
      {
        path: "/",
        title: "Fenglow: lamps of reed and recycled glass",
        text: `Fenglow makes floor lamps and table lamps of recycled glass.
## Sustainable lamps
Fenglow lamps are sustainable lamps: the glass is recycled, and the bulb is replaceable.
Fenglow repairs lamps of any age, whoever made them.`,
      },
      {
        path: "/heron",
        title: "Fenglow Heron floor lamp",
        text: `## Price
The Fenglow Heron floor lamp costs 259 euros.
## Light
The Heron is a floor lamp for reading with 900 lumens and a shade of recycled glass.`,
      },
      {
        path: "/repair-service",
        title: "Fenglow's repair service",
        until: 42,
        text: `## Send it to us
Fenglow repairs every lamp in its own workshop for 25 euros, whatever its age.
A repairable lamp is the most sustainable lamp.`,
      },
    ],
  },
];
