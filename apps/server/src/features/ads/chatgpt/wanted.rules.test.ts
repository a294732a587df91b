import { expect, test } from "vitest";
import { wantedOf } from "./wanted.rules.ts";

const campaign = {
  id: "spring",
  version: 3,
  name: "Desks",
  daily_cents: 2_050,
  price_cents_per_1000: 6_001,
  starts: "2026-03-29",
  ends: "2026-03-29",
  topics: ["A hint."],
  countries: ["DE"],
};
const content = {
  title: "A desk",
  body: "Oak.",
  target_url: "https://brand.example/",
  facts: [],
  image_url: "https://brand.example/a.png",
};

test("days are whole ones of the account's clock, also where it is moved", () => {
  const { starts, ends } = wantedOf(campaign, [], "Europe/Berlin");

  expect([starts?.toISOString(), ends?.toISOString()]).toEqual([
    "2026-03-28T23:00:00.000Z",
    "2026-03-29T22:00:00.000Z",
  ]);
  expect(wantedOf({ ...campaign, ends: null }, [], "UTC").ends).toBeNull();
});

test("money is in millionths, of a bid for one impression", () => {
  const { budget, groups } = wantedOf(campaign, [{ id: "desk", version: 2, content }], "UTC");

  expect(budget).toEqual({ period: "daily", micros: 20_500_000 });
  expect(groups).toMatchObject([
    {
      version: 3,
      maxBidMicros: 60_010,
      contextHints: ["A hint."],
      ads: [{ id: "desk", version: 2, title: "A desk", targetUrl: "https://brand.example/" }],
    },
  ]);
});
