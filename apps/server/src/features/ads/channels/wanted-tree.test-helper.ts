import type { WantedAd, WantedCampaign } from "./push-plan.rules.ts";

/** A campaign with two groups; two of its three ads share an image. */
export function wantedTree(changed: Partial<WantedCampaign> = {}): WantedCampaign {
  return {
    id: "c1",
    version: 1,
    name: "Spring",
    pays: "impressions",
    budget: { period: "daily", micros: 20_000_000 },
    starts: new Date("2026-11-20T00:00:00Z"),
    ends: null,
    countries: ["DE", "AT"],
    groups: [
      {
        id: "g1",
        version: 1,
        name: "Desks",
        maxBidMicros: 60_000,
        contextHints: ["Somebody furnishes a small home office."],
        ads: [adOf("a1", "a"), adOf("a2", "a")],
      },
      {
        id: "g2",
        version: 1,
        name: "Chairs",
        maxBidMicros: 80_000,
        contextHints: [],
        ads: [adOf("a3", "b")],
      },
    ],
    ...changed,
  };
}

export function adOf(id: string, image: string, changed: Partial<WantedAd> = {}): WantedAd {
  return {
    id,
    version: 1,
    name: `Card ${id}`,
    title: "A desk that grows with you",
    body: "Solid oak, made to measure.",
    targetUrl: "https://brand.example/desks",
    imageUrl: `https://brand.example/${image}.png`,
    ...changed,
  };
}
