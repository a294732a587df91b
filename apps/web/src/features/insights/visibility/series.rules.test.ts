import type { BrandDay } from "@citelens/contract/visibility/insights";
import { describe, expect, it, test } from "vitest";
import {
  brandNames,
  chosenBrands,
  defaultBrands,
  hiddenBrands,
  seriesOf,
  seriesTable,
} from "./series.rules.ts";

function dayOf(date: string, fields: Partial<BrandDay> = {}): BrandDay {
  return {
    date,
    mentions: 6,
    answers: 11,
    percentage: 54.55,
    share_of_voice: 35.29,
    total_mentions: 17,
    is_brand: false,
    interval: { low: 28.01, high: 78.73, of: "prompts" },
    ...fields,
  };
}

const competitors = ["Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta"];
const period = {
  daily_data_by_entity: {
    Acme: [dayOf("2026-11-18", { is_brand: true }), dayOf("2026-11-20", { is_brand: true })],
    ...Object.fromEntries(competitors.map((name) => [name, [dayOf("2026-11-18")]])),
  },
};

describe("which brands the chart draws", () => {
  it("shows the brand itself and the top 5 competitors by visibility by default", () => {
    expect(defaultBrands(period)).toEqual(["Acme", "Beta", "Gamma", "Delta", "Epsilon", "Zeta"]);
    expect(hiddenBrands(period, undefined)).toEqual(["Eta", "Theta"]);
  });

  it("puts the brand itself first, wherever it stands", () => {
    const turned = Object.fromEntries(Object.entries(period.daily_data_by_entity).toReversed());

    expect(brandNames({ daily_data_by_entity: turned })[0]).toBe("Acme");
  });

  test.each([
    ["the usual ones", ["Eta", "Theta"], undefined],
    ["one more", ["Theta"], ["Acme", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta"]],
    ["one less", ["Zeta", "Eta", "Theta"], ["Acme", "Beta", "Gamma", "Delta", "Epsilon"]],
    ["none", ["Acme", ...competitors], []],
  ])("keeps %s in the address as little as possible, and reads it back", (_, hidden, chosen) => {
    expect(chosenBrands(period, hidden)).toEqual(chosen);
    expect(hiddenBrands(period, chosen)).toEqual(hidden);
  });
});

describe("the series", () => {
  const days = { from: "2026-11-18", to: "2026-11-20" };
  const tones = { Acme: 1, Beta: 4 } as const;

  it("have a gap on days without answers, never a zero", () => {
    const [own] = seriesOf(period, days, { metric: "visibility", tones });

    expect(own).toMatchObject({ id: "Acme", name: "Acme (you)", tone: 1, isMain: true });
    expect(own?.points).toEqual([
      { day: "2026-11-18", value: 54.55, n: 11, low: 28.01, high: 78.73 },
      { day: "2026-11-19", value: null },
      { day: "2026-11-20", value: 54.55, n: 11, low: 28.01, high: 78.73 },
    ]);
  });

  it("draw the share of voice over the mentions of all brands, in the colour of the brand", () => {
    const [, beta, gamma] = seriesOf(period, days, { metric: "voice", tones });

    expect(beta?.points[0]).toEqual({ day: "2026-11-18", value: 35.29, n: 17 });
    expect([beta?.tone, gamma?.tone]).toEqual([4, "other"]);
  });

  it("are a table too: a row for each day, a column for each brand", () => {
    const { columns, rows } = seriesTable(seriesOf(period, days, { metric: "visibility", tones }));

    expect(columns.map(({ header }) => header)).toEqual(["Day", "Acme (you)", ...competitors]);
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ["2026-11-18", 54.55, 54.55],
      ["2026-11-19", null, null],
      ["2026-11-20", 54.55, null],
    ]);
  });
});
