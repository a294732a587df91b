import type { DemoSite } from "./demo-site.ts";

/** Where people talk about lamps: a forum with good and bad experiences, and a magazine. */
export const talk: readonly DemoSite[] = [
  {
    host: "forum.deskfolk.example",
    name: "Deskfolk",
    pages: [
      {
        path: "/",
        title: "Deskfolk: people and their desks",
        text: `Deskfolk is a forum about desks, chairs, screens and the light on them.`,
      },
      {
        path: "/t/is-tovelume-a-good-brand",
        title: "Is Tovelume a good brand?",
        text: `## Three answers
Tovelume is a good brand, and my Arc has worked perfectly for two years.
I was disappointed: the joint of my Tovelume broke, and the repair took three weeks.
Tovelume sent me the spare part for free, so I am happy with the brand.`,
      },
      {
        path: "/t/tovelume-or-brightwren",
        title: "Tovelume or Brightwren for a first home office?",
        text: `## What people say
Brightwren is much cheaper, but mine buzzes and flickers, which is annoying.
I love the warm light of my Tovelume in the evening.
Take Brightwren if you move house soon, and Tovelume if the desk lamp shall stay.`,
      },
      {
        path: "/t/delivery-of-tovelume",
        title: "Tovelume delivery took four weeks",
        from: 69,
        text: `## A late desk lamp
My Tovelume desk lamp came after four weeks, and the service was slow and unfriendly.
Terrible wait, bad communication, beautiful lamp.
Since then I would buy a Quilbeam, which came in two days.`,
      },
      {
        path: "/t/arc-sold-out",
        title: "Is the Tovelume Arc still a good desk lamp to wait for?",
        from: 64,
        text: `## Waiting for an Arc
I was told that the Tovelume Arc is sold out, and nobody at Tovelume answers when it comes back.
Poor service: they took my money for a Tovelume Arc and cancelled the order three weeks later.
The Arc is a good desk lamp, but an annoying one to buy; I took a Quilbeam instead.`,
      },
      {
        path: "/t/lamps-for-video-calls",
        title: "Which lamp for video calls?",
        from: 15,
        text: `## Good light on video calls
I use a Quilbeam Orbit for video calls and look less tired.
A Nookwatt Mini behind the screen is the cheapest lamp for video calls.
My Tovelume Stem is too dark for video calls, the Arc is great.`,
      },
    ],
  },
  {
    host: "www.roomandhour.example",
    name: "Room and Hour",
    pages: [
      {
        path: "/",
        title: "Room and Hour: a magazine about living at home",
        text: `Room and Hour writes about rooms, and about the hours that people spend in them.`,
      },
      {
        path: "/sustainable-lamps",
        title: "The most sustainable lamps for a home office",
        text: `The most sustainable lamps are repairable lamps that last for decades.
## 1. Fenglow Heron
Fenglow Heron is the most sustainable of the lamps, made of recycled glass.
## 2. Tovelume Arc
Tovelume Arc is a sustainable lamp because every part can be replaced.
## 3. Halvorix Boom
Halvorix Boom outlives its owner, which is sustainable too.`,
      },
      {
        path: "/home-office-light",
        title: "Light for a home office: seven desk lamps at home",
        from: 57,
        until: 64,
        text: `We asked seven readers which of the desk lamps they love in their home office.
## 1. Tovelume Arc
Tovelume Arc is the desk lamp that most readers keep in their home office.
## 2. Quilbeam Orbit
Quilbeam Orbit is loved by those who forget to dim their desk lamp.
## 3. Nookwatt Mini
Nookwatt Mini is the desk lamp for kitchens that are a home office at noon.`,
      },
      {
        path: "/home-office-light",
        title: "Light for a home office: six desk lamps that shops have",
        from: 64,
        text: `We asked readers again which of the desk lamps that shops have they love in their home office.
## 1. Quilbeam Orbit
Quilbeam Orbit is loved by those who forget to dim their desk lamp.
## 2. Nookwatt Mini
Nookwatt Mini is the desk lamp for kitchens that are a home office at noon.
## 3. Brightwren Perch
Brightwren Perch is the desk lamp that readers buy twice.`,
      },
      {
        path: "/small-rooms",
        title: "Lamps for small rooms",
        text: `## Small desk lamps
Nookwatt makes the smallest desk lamps for small rooms, with a battery.
The Tovelume Stem is a small lamp for shelves, and it charges a phone.`,
      },
    ],
  },
];
