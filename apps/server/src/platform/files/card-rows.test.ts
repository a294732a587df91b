import { expect, test } from "vitest";
import { cardRows } from "./card-rows.ts";

test("every figure of a card is a row, beside its predecessor, of its entry and its day", () => {
  const card = {
    visits: 12,
    share: null,
    previous: { visits: 9, share: 2.5 },
    days: ["2026-11-01", "2026-11-02"],
    series: [{ assistant: "ChatGPT", referrals: 5, values: [2, 3] }],
    sitemap: { urls: 4, files: ["a|b", "c"] },
    engines: [{ name: "Google", levels: [{ level: "read", pages: 3 }] }],
    none: [],
  };

  const rows = cardRows(card);

  expect(rows).toContainEqual({ figure: "visits", of: "", at: null, value: 12, previous: 9 });
  expect(rows).toContainEqual({ figure: "share", of: "", at: null, value: null, previous: 2.5 });
  expect(rows).toContainEqual({
    figure: "series_values",
    of: "ChatGPT",
    at: "2026-11-02",
    value: 3,
    previous: null,
  });
  expect(rows).toContainEqual({
    figure: "series_referrals",
    of: "ChatGPT",
    at: null,
    value: 5,
    previous: null,
  });
  expect(rows).toContainEqual({
    figure: "sitemap_files",
    of: "",
    at: null,
    value: "a||b | c",
    previous: null,
  });
  expect(rows).toContainEqual({
    figure: "engines_levels_pages",
    of: "Google / read",
    at: null,
    value: 3,
    previous: null,
  });
  expect(rows).toContainEqual({ figure: "none", of: "", at: null, value: "", previous: null });
  expect(rows.filter(({ figure }) => figure.startsWith("previous"))).toEqual([]);
});
