import { dayMs, earlier, hourMs } from "@citelens/contract/base/days";
import { runningStatuses } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import { isStuck, stuckSeen } from "./stuck.rules.ts";

const now = new Date("2026-11-26T12:00:00.000Z");

test.each([
  ["never begun", 0, null, false],
  ["often begun within an hour, as while a database is away", 40, earlier(now, hourMs), false],
  ["interrupted for days, but not often", 11, earlier(now, 5 * dayMs), false],
  ["often begun for two hours", 12, earlier(now, 2 * hourMs), true],
])("a step that was %s", (_, attempts, since, stuck) => {
  expect(isStuck({ attempts, attempted_at: since }, now)).toBe(stuck);
});

test.each(runningStatuses)("says what was tried in vain while it was %s", (status) => {
  expect(stuckSeen({ attempts: 12, status })).toMatch(
    /^The audit tried 12 times to [a-z ]+, and failed each time for a reason of its own\.$/,
  );
});
