import { expect, test } from "vitest";
import type { WantedCampaign } from "../push-plan.rules.ts";
import { adOf, wantedTree } from "../wanted-tree.test-helper.ts";
import { chatgptLimits, problemsOfTree } from "./chatgpt-limits.rules.ts";

const [desks] = wantedTree().groups;
if (!desks) throw new Error("The tree has groups");

const campaign = (changed: Partial<WantedCampaign>) => wantedTree({ groups: [], ...changed });
const group = (changed: Partial<typeof desks>) => wantedTree({ groups: [{ ...desks, ads: [], ...changed }] });
const ad = (changed: Parameters<typeof adOf>[2]) =>
  wantedTree({ groups: [{ ...desks, ads: [adOf("a1", "a", changed)] }] });

test("a tree that fits has no problem", () => {
  expect(problemsOfTree(wantedTree())).toEqual([]);
});

test.each<[string, WantedCampaign, string]>([
  ["a name too short", campaign({ name: "ab" }), "c1 name"],
  ["a name of blanks", campaign({ name: "    " }), "c1 name"],
  ["a name too long with its mark", campaign({ name: "x".repeat(996) }), "c1 name"],
  ["a budget below the least", campaign({ budget: { period: "daily", micros: 999_999 } }), "c1 budget"],
  ["a budget with a fraction", campaign({ budget: { period: "daily", micros: 1_000_000.5 } }), "c1 budget"],
  ["a start too early", campaign({ starts: new Date("1999-12-31T00:00:00Z") }), "c1 starts"],
  ["an end too late", campaign({ ends: new Date("2101-01-01T00:00:00Z") }), "c1 ends"],
  ["an end at its start", campaign({ ends: new Date("2026-11-20T00:00:00Z") }), "c1 ends"],
  ["a country by its name", campaign({ countries: ["DE", "Austria"] }), "c1 countries"],
  ["a bid of nothing", group({ maxBidMicros: 0 }), "g1 maxBidMicros"],
  ["a bid too high", group({ maxBidMicros: 100_000_001 }), "g1 maxBidMicros"],
  ["too many hints", group({ contextHints: Array(2_001).fill("A hint.") }), "g1 contextHints"],
  ["an empty hint", group({ contextHints: [" "] }), "g1 contextHints"],
  ["a title too short", ad({ title: "ab" }), "a1 title"],
  ["a title too long", ad({ title: "x".repeat(51) }), "a1 title"],
  ["a body too long", ad({ body: "x".repeat(101) }), "a1 body"],
  ["no body", ad({ body: "" }), "a1 body"],
  ["a page that is no address", ad({ targetUrl: "brand.example" }), "a1 targetUrl"],
  ["a page too long", ad({ targetUrl: `https://brand.example/${"x".repeat(2_048)}` }), "a1 targetUrl"],
  ["an image of another scheme", ad({ imageUrl: "ftp://brand.example/a.png" }), "a1 imageUrl"],
])("%s", (_, wanted, where) => {
  expect(problemsOfTree(wanted).map(({ id, field }) => `${id} ${field}`)).toEqual([where]);
});

test.each<[string, WantedCampaign]>([
  ["the shortest name", campaign({ name: "abc" })],
  ["the longest name", campaign({ name: "x".repeat(995) })],
  ["the least budget", campaign({ budget: { period: "lifetime", micros: 1_000_000 } })],
  [
    "the bounds of time",
    campaign({ starts: new Date("2000-01-01T00:00:00Z"), ends: new Date("2100-01-01T00:00:00Z") }),
  ],
  ["the highest bid", group({ maxBidMicros: chatgptLimits.bidMicros.max })],
  ["the most hints", group({ contextHints: Array(2_000).fill("A hint.") })],
  ["a title of 50 characters outside the first plane", ad({ title: "🪑".repeat(50) })],
  ["a body of 100", ad({ body: "x".repeat(100) })],
])("%s fits", (_, wanted) => {
  expect(problemsOfTree(wanted)).toEqual([]);
});

test("all problems are told, in the order of the tree", () => {
  const wanted = wantedTree({
    name: "",
    groups: [{ ...desks, name: "", ads: [adOf("a1", "a", { title: "", body: "" })] }],
  });
  expect(problemsOfTree(wanted).map(({ id, field }) => `${id} ${field}`)).toEqual([
    "c1 name",
    "g1 name",
    "a1 title",
    "a1 body",
  ]);
});
