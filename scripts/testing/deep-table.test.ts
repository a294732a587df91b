import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { withDeepTable } from "./deep-table.ts";

const root = resolve(import.meta.dirname, "../..");

test("the guide to testing tells what the deep run has beyond the gate; npm run generate writes it", () => {
  const guide = readFileSync(join(root, "docs/testing.md"), "utf8");

  expect(guide).toBe(withDeepTable(guide, root));
  expect(guide).toContain("| e2e/visits | 1 | ");
});
