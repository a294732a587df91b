import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

const range = { from: "2026-11-14", to: "2026-11-20" };

test.each([
  ["Northwind", "visits_northwind_2026-11-14_2026-11-20"],
  ["Café Zürich & Co.", "visits_cafe-zurich-co_2026-11-14_2026-11-20"],
  ["../../etc/passwd", "visits_etc-passwd_2026-11-14_2026-11-20"],
  ["日本語", "visits_日本語_2026-11-14_2026-11-20"],
  ["???", "visits_2026-11-14_2026-11-20"],
  ["x".repeat(100), `visits_${"x".repeat(60)}_2026-11-14_2026-11-20`],
])("the visits of %s are saved as %s", (workspace, name) => {
  expect(fileName("visits", workspace, range)).toBe(name);
});
