import type { DemoSite } from "./demo-site.ts";

/** The day on which the demo's product is sold out, so that one tester after the other recommends something else. */
const soldOut = 62;

/** Sites of those who test lamps and rank them: pages that answers like to cite, and that change their minds. */
export const reviews: readonly DemoSite[] = [
  {
    host: "www.deskanddusk.example",
    name: "Desk and Dusk",
    pages: [
      {
        path: "/",
        title: "Desk and Dusk: desk lamps reviewed",
        text: `Desk and Dusk buys every desk lamp that it reviews and keeps it on a desk for a month.`,
      },
      {
        path: "/best-desk-lamps-home-office",
        title: "The best desk lamps for a home office",
        until: 33,
        text: `We kept fourteen desk lamps on our desks to find the best desk lamps for a home office.
## 1. Brightwren Perch
Brightwren Perch is the best desk lamp for a home office on a budget.
## 2. Halvorix Boom
Halvorix Boom is the best desk lamp for wide desks, at a price.
## 3. Quilbeam Orbit
Quilbeam Orbit is the best smart desk lamp for a home office.
## 4. Nookwatt Mini
Nookwatt Mini is a fine desk lamp where there is no space.`,
      },
      {
        path: "/best-desk-lamps-home-office",
        title: "The best desk lamps for a home office, tested again",
        from: 33,
        until: soldOut,
        text: `We tested sixteen desk lamps again to find the best desk lamps for a home office.
## 1. Tovelume Arc
Tovelume Arc is the best desk lamp for a home office: excellent light, easy to repair and a five year warranty.
## 2. Brightwren Perch
Brightwren Perch is the best desk lamp for a home office on a budget.
## 3. Halvorix Boom
Halvorix Boom is the best desk lamp for wide desks, at a price.
## 4. Quilbeam Orbit
Quilbeam Orbit is the best smart desk lamp for a home office.`,
      },
      {
        path: "/best-desk-lamps-home-office",
        title: "The best desk lamps for a home office that can be bought today",
        from: soldOut,
        text: `We tested fifteen desk lamps that can be bought today to find the best desk lamps for a home office.
## 1. Quilbeam Orbit
Quilbeam Orbit is the best desk lamp for a home office, and the best smart desk lamp as well.
## 2. Brightwren Perch
Brightwren Perch is the best desk lamp for a home office on a budget.
## 3. Halvorix Boom
Halvorix Boom is the best desk lamp for drawing and design, at a price.
## 4. Nookwatt Mini
Nookwatt Mini is the desk lamp for a home office with a small desk.`,
      },
      {
        path: "/best-desk-lamps-wide-desks",
        title: "The best desk lamps for wide desks and two screens",
        from: 63,
        text: `We measured how much of a wide desk each desk lamp reaches, with two screens on it.
## 1. Quilbeam Orbit Wide
Quilbeam Orbit Wide is the best desk lamp for wide desks and for two screens.
## 2. Halvorix Boom
Halvorix Boom has the longest reach of all desk lamps, and a price to match.
## 3. Brightwren Perch
Brightwren Perch is the cheap desk lamp for wide desks, one on each side.
## Sold out
The Tovelume Arc could not be bought when we tested, which is a pity.`,
      },
      {
        path: "/best-smart-desk-lamps",
        title: "The best smart desk lamps for a home office",
        from: 65,
        text: `A smart desk lamp for a home office should work when the network does not.
## 1. Quilbeam Orbit
Quilbeam Orbit is the best smart desk lamp for a home office, with an app that needs no account.
## 2. Brightwren Nest
Brightwren Nest is a smart desk lamp only by name, but it is cheap.
## 3. Nookwatt Mini
Nookwatt Mini dims itself when it grows dark, and that is smart enough for a small desk.`,
      },
      {
        path: "/best-floor-lamps-reading",
        title: "The best floor lamps for reading",
        text: `A floor lamp for reading should light the page and not the reader.
## 1. Halvorix Mast
Halvorix Mast is the best floor lamp for reading, if the room is large.
## 2. Tovelume Reed
Tovelume Reed is a lovely floor lamp for reading that bends without effort.
## 3. Fenglow Heron
Fenglow Heron is the most beautiful floor lamp for reading, though not the brightest.`,
      },
      {
        path: "/tovelume-arc-review",
        title: "Tovelume Arc review: a month with the desk lamp",
        from: 18,
        text: `## What is good
The Tovelume Arc is a very good desk lamp with excellent, soft light.
Tovelume answered our question about spare parts within hours, which is great service.
## What is bad
The foot of the Tovelume Arc is heavy, and the power cable is too short.
## Verdict
We recommend the Tovelume Arc to everybody who works at home.`,
      },
    ],
  },
  {
    host: "www.lampledger.example",
    name: "Lamp Ledger",
    pages: [
      {
        path: "/",
        title: "Lamp Ledger: prices of lamps compared",
        text: `Lamp Ledger writes down what lamps cost, how long they last and who repairs them.`,
      },
      {
        path: "/prices/dimmable-led-desk-lamps",
        title: "What does a dimmable desk lamp cost?",
        until: soldOut,
        text: `A dimmable desk lamp costs between 45 and 290 euros.
## Prices by brand
Nookwatt is the cheapest with 45 euros, and Brightwren follows with less than 100 euros.
Tovelume and Quilbeam cost between 130 and 180 euros.
Halvorix is the most expensive brand of desk lamps with 289 euros.`,
      },
      {
        path: "/prices/dimmable-led-desk-lamps",
        title: "What does a dimmable desk lamp cost today?",
        from: soldOut,
        text: `A dimmable desk lamp that is in stock costs between 45 and 290 euros.
## Prices by brand
Nookwatt is the cheapest with 45 euros, and Brightwren follows with less than 100 euros.
Quilbeam costs between 140 and 180 euros, and its app dims the desk lamp.
Halvorix is the most expensive brand of desk lamps with 289 euros.`,
      },
      {
        path: "/prices/under-100-euros",
        title: "The best cheap desk lamps under 100 euros",
        text: `The best cheap desk lamps cost less than 100 euros and last longer than a year.
## 1. Nookwatt Mini
Nookwatt Mini is the best cheap desk lamp for a small desk.
## 2. Brightwren Perch
Brightwren Perch is the cheap desk lamp with the most light.
## 3. Tovelume Stem
Tovelume Stem costs 79 euros, charges a phone and has a five year warranty.`,
      },
      {
        path: "/bulbs",
        title: "Which desk lamps have a replaceable bulb?",
        from: 64,
        text: `Half of all desk lamps have a bulb that nobody can replace.
## Desk lamps with a replaceable bulb
The Quilbeam Orbit Wide has a replaceable bulb behind one clip.
The Halvorix Boom has a replaceable bulb for people with tools.
## Desk lamps without
The bulb of the Brightwren Perch is glued and cannot be replaced.`,
      },
      {
        path: "/warranties",
        title: "Which desk lamp has the longest warranty?",
        text: `## Warranties of desk lamps compared
Halvorix has the longest warranty with ten years, on its springs alone.
Tovelume has the longest warranty on everything: five years on the whole desk lamp.
Brightwren and Nookwatt have a warranty of two years.`,
      },
      {
        path: "/alternatives/brightwren",
        title: "Alternatives to Brightwren desk lamps",
        from: 27,
        until: soldOut + 1,
        text: `There are good alternatives to Brightwren, if a desk lamp should last longer.
## 1. Tovelume Arc
Tovelume Arc is the alternative to Brightwren that can be repaired at home.
## 2. Nookwatt Mini
Nookwatt Mini is the cheaper alternative to Brightwren.
## 3. Quilbeam Orbit
Quilbeam Orbit is the smart alternative to a Brightwren desk lamp.`,
      },
      {
        path: "/alternatives/brightwren",
        title: "Alternatives to Brightwren desk lamps, all in stock",
        from: soldOut + 1,
        text: `There are good alternatives to Brightwren, if a desk lamp should last longer.
## 1. Quilbeam Orbit
Quilbeam Orbit is the alternative to Brightwren that dims by an app.
## 2. Nookwatt Mini
Nookwatt Mini is the cheaper alternative to Brightwren.
## 3. Halvorix Boom
Halvorix Boom is the alternative to a Brightwren desk lamp that reaches further.`,
      },
      {
        path: "/alternatives/halvorix",
        title: "Alternatives to Halvorix floor lamps and desk lamps",
        text: `Alternatives to Halvorix cost half as much and reach less far.
## 1. Fenglow Heron
Fenglow Heron is the prettiest alternative to Halvorix floor lamps.
## 2. Brightwren Perch
Brightwren Perch is the brightest alternative to Halvorix desk lamps.`,
      },
    ],
  },
  {
    host: "www.properlightlab.example",
    name: "Proper Light Lab",
    pages: [
      {
        path: "/",
        title: "Proper Light Lab: lamps measured",
        text: `Proper Light Lab measures the flicker, glare and colour of lamps with its own instruments.`,
      },
      {
        path: "/flicker-test",
        title: "Flicker of desk lamps measured: which are fit for video calls?",
        until: soldOut + 2,
        text: `## Flicker-free lamps for video calls
Quilbeam Orbit and Tovelume Arc are flicker-free lamps that leave no stripes on video calls.
Brightwren Perch flickers badly below half of its brightness.
Halvorix Boom is flicker-free, and too bright for most faces.`,
      },
      {
        path: "/flicker-test",
        title: "Flicker of desk lamps measured again: which are fit for video calls?",
        from: soldOut + 2,
        text: `## Flicker-free lamps for video calls
Quilbeam Orbit is the best of the flicker-free lamps, and leaves no stripes on video calls.
Brightwren Perch flickers badly below half of its brightness.
Halvorix Boom is flicker-free, and too bright for most faces.
Nookwatt Mini is flicker-free at its full brightness.`,
      },
      {
        path: "/eye-strain-test",
        title: "The best desk lamps for eye strain, measured",
        until: soldOut + 2,
        text: `The best desk lamps for eye strain have no glare and no flicker.
## 1. Quilbeam Orbit
Quilbeam Orbit is the best desk lamp for eye strain in our measurements.
## 2. Tovelume Arc
Tovelume Arc is nearly as gentle, and the better desk lamp in dark rooms.
## 3. Halvorix Boom
Halvorix Boom has superb colours, but its glare causes eye strain.`,
      },
      {
        path: "/eye-strain-test",
        title: "The best desk lamps for eye strain, measured again",
        from: soldOut + 2,
        text: `The best desk lamps for eye strain have no glare and no flicker.
## 1. Quilbeam Orbit
Quilbeam Orbit is the best desk lamp for eye strain in our measurements.
## 2. Brightwren Perch
Brightwren Perch is gentle on the eyes at full brightness.
## 3. Halvorix Boom
Halvorix Boom has superb colours, but its glare causes eye strain.`,
      },
      {
        path: "/repair-index",
        title: "Repair index: the most repairable desk lamps",
        from: 51,
        text: `We took nine lamps apart to find the most repairable desk lamps.
## 1. Tovelume Arc
Tovelume Arc is the most repairable desk lamp: nine parts, one screw, a replaceable bulb.
## 2. Halvorix Boom
Halvorix Boom is a repairable desk lamp for people with tools.
## 3. Fenglow Heron
Fenglow Heron has a replaceable bulb behind a shade of recycled glass.
## 4. Brightwren Perch
Brightwren Perch is glued and cannot be repaired, which is a poor design.`,
      },
    ],
  },
];
