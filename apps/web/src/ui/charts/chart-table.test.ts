import { expect, test } from "vitest";
import { cellText, chartFileName, csvOf } from "./chart-table.ts";

test("writes plain figures, quotes what needs it, and makes formulas harmless", () => {
  const columns = [
    { header: "Brand, if any", kind: "text" },
    { header: "Share", kind: "number", format: (value: number) => `${value} %` },
  ] as const;
  const rows = [
    ["=cmd()", -1.5],
    ['Say "hi"', null],
    ["-Northwind", 1234.5],
    ["＋1;=1", -0.5],
  ];

  const csv = csvOf({ columns, rows });

  expect(csv).toBe(
    `\ufeff"Brand, if any",Share\r\n'=cmd(),-1.5\r\n"Say ""hi""",\r\n'-Northwind,1234.5\r\n"'＋1;'=1",-0.5\r\n`,
  );
});

test("writes a figure for people, and a dash for what is not known", () => {
  const column = { header: "Share", kind: "number" } as const;

  expect(cellText(1234.567, column)).toBe("1,234.57");
  expect(cellText(12, { ...column, format: (value) => `${value} %` })).toBe("12 %");
  expect(cellText(null, column)).toBe("–");
});

test.each([
  ["Visibility Index", "visibility-index.csv"],
  ["Café & thé / 2026", "cafe-the-2026.csv"],
  ["???", "chart.csv"],
])("a file of %s is called %s", (title, name) => {
  expect(chartFileName(title, "csv")).toBe(name);
});
