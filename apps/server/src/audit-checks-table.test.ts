import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkIds } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import { withChecksTables } from "./audit-checks-table.ts";

const guide = readFileSync(join(import.meta.dirname, "../../../docs/audit.md"), "utf8");
const empty = [
  "<!-- checks of the site -->",
  "<!-- /checks of the site -->",
  "between",
  "<!-- checks of the page -->",
  "old rows",
  "<!-- /checks of the page -->",
  "end",
].join("\n");

test("the guide to audits tells of every check as it is; npm run generate writes it", () => {
  expect(guide).toBe(withChecksTables(guide));
});

test("every check has one row, and each row as many cells as the heading", () => {
  const rows = withChecksTables(empty)
    .split("\n")
    .filter((line) => line.startsWith("| `"));

  expect(rows.map((row) => /^\| `([^`]+)`/.exec(row)?.[1]).toSorted()).toEqual([...checkIds].toSorted());
  expect(new Set(rows.map((row) => row.split(" | ").length))).toEqual(new Set([6]));
});

test("what stands around the tables stays, and old rows go", () => {
  const filled = withChecksTables(empty);

  expect(filled).toMatch(/<!-- \/checks of the site -->\nbetween\n<!-- checks of the page -->/);
  expect(filled).not.toContain("old rows");
  expect(filled.endsWith("end")).toBe(true);
});

test("a document without a place for both kinds is refused", () => {
  expect(() => withChecksTables("A guide without tables")).toThrow("no place for the checks");
  expect(() => withChecksTables(empty.replaceAll("of the page", "of pages"))).toThrow(
    "no place for the checks",
  );
});
