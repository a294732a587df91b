import { describe, expect, test } from "vitest";
import { taxOn, units } from "./money.rules.ts";
import { nextEnd, type Period, prorate, settled, titleOf, withBalance } from "./proration.rules.ts";

/** Thirty days, so that a day is a thirtieth. */
const november: Period = {
  plan: "creator",
  interval: "monthly",
  start: new Date("2026-11-01T00:00:00Z"),
  end: new Date("2026-12-01T00:00:00Z"),
};
const year: Period = {
  plan: "growth",
  interval: "yearly",
  start: new Date("2026-01-01T00:00:00Z"),
  end: new Date("2027-01-01T00:00:00Z"),
};
const midway = new Date("2026-11-16T00:00:00Z");

describe("tax", () => {
  test.each([
    [2_900, 580],
    [0, 0],
    [1, 0],
    [3, 1],
    [-1_450, -290],
    [431_040, 86_208],
  ])("on %d cents is %d", (net, tax) => {
    expect(taxOn(net) + 0).toBe(tax);
  });
});

test.each([
  [2_900, 29],
  [1, 0.01],
  [-290, -2.9],
  [0, 0],
])("%d cents are %d on the wire", (cents, amount) => {
  expect(units(cents)).toBe(amount);
});

describe("a change of plan", () => {
  test("in the middle of a month gives back half of the old plan and charges half of the new one", () => {
    expect(prorate(november, { plan: "growth", interval: "monthly", at: midway })).toEqual({
      items: [
        { description: "Unused time on Creator plan, monthly", amountCents: -1_450, type: "proration" },
        { description: "Remaining time on Growth plan, monthly", amountCents: 7_450, type: "proration" },
        { description: "Tax", amountCents: 1_200, type: "tax" },
      ],
      netCents: 6_000,
      taxCents: 1_200,
      totalCents: 7_200,
      start: november.start,
      end: november.end,
    });
  });

  test("to a year begins a new period that is charged whole, twelve months less a fifth", () => {
    const { items, ...rest } = prorate(november, { plan: "creator", interval: "yearly", at: midway });

    expect(items.map(({ description, amountCents, type }) => [description, amountCents, type])).toEqual([
      ["Unused time on Creator plan, monthly", -1_450, "proration"],
      ["Creator plan, yearly", 27_840, "subscription"],
      ["Tax", 5_278, "tax"],
    ]);
    expect(rest).toEqual({
      netCents: 26_390,
      taxCents: 5_278,
      totalCents: 31_668,
      start: midway,
      end: new Date("2027-11-16T00:00:00Z"),
    });
  });

  test("to a smaller one leaves a credit, with its tax", () => {
    const { netCents, taxCents, totalCents } = prorate(
      { ...november, plan: "agency" },
      { plan: "creator", interval: "monthly", at: midway },
    );

    expect([netCents, taxCents, totalCents]).toEqual([-21_000, -4_200, -25_200]);
  });

  test("from a year to a month gives back the unused months and begins a month", () => {
    const at = new Date("2026-07-02T12:00:00Z"); // half of 365 days
    const { items, totalCents, start, end } = prorate(year, { plan: "creator", interval: "monthly", at });

    expect(items.map(({ amountCents }) => amountCents)).toEqual([-71_520, 2_900, -13_724]);
    expect(totalCents).toBe(-82_344);
    expect([start, end]).toEqual([at, new Date("2026-08-02T12:00:00Z")]);
  });

  test.each([
    ["at the first instant of the period whole", november.start, -2_900, 14_900],
    ["before the period whole", new Date("2026-10-01T00:00:00Z"), -2_900, 14_900],
    ["a day before its end a thirtieth", new Date("2026-11-30T00:00:00Z"), -97, 497],
    ["at its end nothing", november.end, 0, 0],
    ["behind its end nothing", new Date("2027-11-01T00:00:00Z"), 0, 0],
  ])("counts %s", (_, at, credit, charge) => {
    const { items } = prorate(november, { plan: "growth", interval: "monthly", at });

    expect(items.slice(0, 2).map(({ amountCents }) => amountCents + 0)).toEqual([credit, charge]);
  });

  test("to the same plan costs nothing", () => {
    expect(prorate(november, { plan: "creator", interval: "monthly", at: midway }).totalCents + 0).toBe(0);
  });

  test("has lines that add up to its total, at any second", () => {
    for (let hour = 0; hour <= 720; hour += 7) {
      const at = new Date(november.start.getTime() + hour * 3_599_000);
      for (const plan of ["creator", "growth", "agency"] as const) {
        const { items, totalCents } = prorate(november, { plan, interval: "monthly", at });
        expect(items.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents);
      }
    }
  });
});

describe("the credit of a payer", () => {
  test.each([
    ["no credit", 7_200, 0, { dueCents: 7_200, leftCents: 0 }],
    ["less than is due", 7_200, 1_200, { dueCents: 6_000, leftCents: 0 }],
    ["exactly what is due", 7_200, 7_200, { dueCents: 0, leftCents: 0 }],
    ["more than is due", 7_200, 10_000, { dueCents: 0, leftCents: 2_800 }],
    ["some, and an invoice that is a credit itself", -500, 300, { dueCents: 0, leftCents: 800 }],
    ["none, and nothing is due", 0, 0, { dueCents: 0, leftCents: 0 }],
  ])("of %s pays what it can", (_, total, balance, expected) => {
    const { dueCents, leftCents } = settled(total, balance);

    expect({ dueCents: dueCents + 0, leftCents: leftCents + 0 }).toEqual(expected);
  });

  const items = [
    { description: "Growth plan, monthly", amountCents: 6_000, type: "subscription" },
    { description: "Tax", amountCents: 1_200, type: "tax" },
  ] as const;

  test.each([
    ["has no line where nothing is paid from it", 7_200, []],
    [
      "is a line below zero where it pays",
      5_000,
      [{ description: "Paid from your credit", amountCents: -2_200, type: "balance" }],
    ],
    [
      "is a line above zero where something is kept",
      8_000,
      [{ description: "Kept as credit for your next invoices", amountCents: 800, type: "balance" }],
    ],
  ])("%s", (_, due, added) => {
    expect(withBalance(items, due)).toEqual([...items, ...added]);
  });
});

describe("the end of a period that begins", () => {
  test.each([
    ["2026-11-16T10:30:00.500Z", "monthly", "2026-12-16T10:30:00.500Z"],
    ["2026-12-31T23:59:59.000Z", "monthly", "2027-01-31T23:59:59.000Z"],
    ["2026-01-31T00:00:00.000Z", "monthly", "2026-02-28T00:00:00.000Z"],
    ["2028-01-30T00:00:00.000Z", "monthly", "2028-02-29T00:00:00.000Z"],
    ["2026-10-31T08:00:00.000Z", "monthly", "2026-11-30T08:00:00.000Z"],
    ["2026-02-28T00:00:00.000Z", "monthly", "2026-03-28T00:00:00.000Z"],
    ["2026-11-16T00:00:00.000Z", "yearly", "2027-11-16T00:00:00.000Z"],
    ["2028-02-29T12:00:00.000Z", "yearly", "2029-02-28T12:00:00.000Z"],
  ] as const)("at %s, %s, is %s", (start, interval, end) => {
    const began = new Date(start);

    expect(nextEnd(began, interval).toISOString()).toBe(end);
    expect(began.toISOString()).toBe(start);
  });
});

test("a plan is named with its interval", () => {
  expect(titleOf(year)).toBe("Growth plan, yearly");
});
