import { expect, test } from "vitest";
import { z } from "zod";
import { columnsOf } from "./item-columns.ts";

const interval = z.object({ low: z.number(), high: z.number() }).nullable();
const labels = ["GOOD", "BAD"] as const;

const item = z.object({
  rank: z.number(),
  brand_favicon: z.string().nullable(),
  brand: z.object({ name: z.string(), favicon: z.string(), own: z.boolean() }),
  interval,
  aliases: z.array(z.string()),
  labels: z.record(z.enum(labels), z.number()),
  sources: z.array(
    z.object({ title: z.string().nullable(), spans: z.array(z.object({ start: z.number() })) }),
  ),
});
const acme = { name: "Acme", favicon: "/a", own: true };
const { header, cellsOf } = columnsOf(item);

test("a column is a field, by the way to it, and no icon", () => {
  expect(header).toEqual([
    "Rank",
    "Brand name",
    "Brand own",
    "Interval low",
    "Interval high",
    "Aliases",
    "Labels GOOD",
    "Labels BAD",
    "Sources title",
    "Sources spans start",
  ]);
});

test("figures stay figures, and what is not known is an empty cell", () => {
  const nothing = { aliases: [], labels: { GOOD: 0, BAD: 2 }, sources: [] };
  const row = { rank: 1, brand_favicon: null, brand: acme, interval: null, ...nothing };

  expect(cellsOf(row)).toEqual([1, "Acme", true, null, null, "", 0, 2, "", ""]);
});

test("a list is one cell, in which its values can be told apart", () => {
  const sources = [
    { title: "Shoes | Acme", spans: [{ start: 1 }, { start: 9 }] },
    { title: null, spans: [] },
    { title: "Boots", spans: [{ start: 4 }] },
  ];
  const row = {
    rank: 2,
    brand_favicon: "/b",
    brand: acme,
    interval: { low: 1.5, high: 2 },
    aliases: ["A", "B"],
  };

  expect(cellsOf({ ...row, labels: { GOOD: 1, BAD: 0 }, sources })).toEqual([
    2,
    "Acme",
    true,
    1.5,
    2,
    "A | B",
    1,
    0,
    "Shoes || Acme |  | Boots",
    "1 || 9 |  | 4",
  ]);
});

test("days and instants are columns of dates, and lists of them texts", () => {
  const columns = columnsOf(
    z.object({ day: z.iso.date(), at: z.iso.datetime().nullable(), days: z.array(z.iso.date()) }),
  );

  expect(columns.header).toEqual([{ name: "Day", type: "dates" }, { name: "At", type: "dates" }, "Days"]);
});

test("an object whose fields nobody knows before is a cell of JSON", () => {
  const counted = columnsOf(z.object({ details: z.record(z.string(), z.unknown()), at: z.iso.datetime() }));
  const at = "2026-12-01T00:00:00.000Z";

  expect(counted.header).toHaveLength(2);
  expect(counted.cellsOf({ details: { name: "Key", scopes: ["read"] }, at })).toEqual([
    '{"name":"Key","scopes":["read"]}',
    at,
  ]);
});
