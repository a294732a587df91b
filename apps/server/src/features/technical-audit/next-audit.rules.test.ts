import { expect, test } from "vitest";
import { nextAudit } from "./next-audit.rules.ts";

test.each([
  ["off", null],
  ["weekly", "2026-12-02T09:00:00.000Z"],
  ["monthly", "2026-12-25T09:00:00.000Z"],
] as const)("a site that is audited %s is next at %s", (schedule, next) => {
  expect(nextAudit(schedule, new Date("2026-11-25T09:00:00Z"))?.toISOString() ?? null).toBe(next);
});
