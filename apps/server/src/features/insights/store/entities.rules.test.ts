import { expect, test } from "vitest";
import { entitiesOf } from "./entities.rules.ts";

function client(id: string, name: string, ...domains: string[]) {
  return { id, name, isClient: true, domains };
}

function competitor(id: string, name: string, ...domains: string[]) {
  return { id, name, isClient: false, domains };
}

test.each<[string, Parameters<typeof entitiesOf>[0], unknown[]]>([
  ["no campaigns have no brands", [], []],
  ["campaigns without a client have no brands", [[competitor("b", "Beta")]], []],
  [
    "the client leads, wherever its campaign lists it",
    [[competitor("b", "Beta"), client("a", "Acme")]],
    [
      { id: "a", name: "Acme", isClient: true, brandIds: ["a"] },
      { id: "b", name: "Beta", isClient: false, brandIds: ["b"] },
    ],
  ],
  [
    "the client's brands of several campaigns are one",
    [[client("a1", "Acme")], [client("a2", "Acme")], [client("a3", "Acme")]],
    [{ id: "a1", name: "Acme", isClient: true, brandIds: ["a1", "a2", "a3"] }],
  ],
  [
    "the client goes by the name that most campaigns give it",
    [[client("a1", "Acme Inc")], [client("a2", "Acme")], [client("a3", "Acme")]],
    [{ id: "a1", name: "Acme", isClient: true, brandIds: ["a1", "a2", "a3"] }],
  ],
  [
    "of equally frequent names the first campaign's counts",
    [[client("a1", "Zenith")], [client("a2", "Acme")]],
    [{ id: "a1", name: "Zenith", isClient: true, brandIds: ["a1", "a2"] }],
  ],
  [
    "a name outdoes any number of missing ones",
    [[client("a1", "")], [client("a2", "")], [client("a3", "Acme")]],
    [{ id: "a1", name: "Acme", isClient: true, brandIds: ["a1", "a2", "a3"] }],
  ],
  [
    "a client without any name has none",
    [[client("a1", "")]],
    [{ id: "a1", name: "", isClient: true, brandIds: ["a1"] }],
  ],
  [
    "a competitor of two campaigns is listed once",
    [
      [client("a", "Acme"), competitor("b", "Beta")],
      [competitor("b", "Beta"), competitor("c", "Gamma")],
    ],
    [
      { id: "a", name: "Acme", isClient: true, brandIds: ["a"] },
      { id: "b", name: "Beta", isClient: false, brandIds: ["b"] },
      { id: "c", name: "Gamma", isClient: false, brandIds: ["c"] },
    ],
  ],
  [
    "each has its first site, the client the first of any campaign",
    [
      [client("a1", "Acme"), competitor("b", "Beta", "beta.example", "b.example")],
      [client("a2", "Acme", "acme.example")],
    ],
    [
      { id: "a1", name: "Acme", isClient: true, brandIds: ["a1", "a2"], domain: "acme.example" },
      { id: "b", name: "Beta", isClient: false, brandIds: ["b"], domain: "beta.example" },
    ],
  ],
  [
    "a competitor with the client's name is marked as one",
    [[client("a", "Acme"), competitor("b", "Acme")]],
    [
      { id: "a", name: "Acme", isClient: true, brandIds: ["a"] },
      { id: "b", name: "Acme (competitor)", isClient: false, brandIds: ["b"] },
    ],
  ],
])("%s", (_, byCampaign, expected) => {
  expect(entitiesOf(byCampaign)).toEqual(expected);
});
