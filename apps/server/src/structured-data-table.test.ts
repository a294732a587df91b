import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withStructuredDataTable } from "./structured-data-table.ts";

const guide = readFileSync(join(import.meta.dirname, "../../../docs/audit.md"), "utf8");
const empty = "a\n<!-- structured data -->\nold rows\n<!-- /structured data -->\nend";

test("the guide to audits tells what is asked of structured data, and by whom; npm run generate writes it", () => {
  expect(guide).toBe(withStructuredDataTable(guide));
});

test("each row names its page and the day on which it was seen", () => {
  const rows = withStructuredDataTable(empty).split("\n").slice(4, -2);

  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) expect(row).toMatch(/\| \[[\w-]+\]\(https:\/\/[^)]+\) \| 20\d\d-\d\d-\d\d \|$/);
});

test("what stands around the table stays, and old rows go", () => {
  const filled = withStructuredDataTable(empty);

  expect(filled.startsWith("a\n")).toBe(true);
  expect(filled.endsWith("\nend")).toBe(true);
  expect(filled).not.toContain("old rows");
  expect(() => withStructuredDataTable("nothing")).toThrow("no place for structured data");
});
