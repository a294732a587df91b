import { expect, test } from "vitest";
import { agentOf } from "../../audit-fixtures.test-helper.ts";
import { closedToAll, foldText, isNothingKnown, sumsText } from "./access-fold.rules.ts";

const { robots, visits } = agentOf();
const probe = {
  outcome: "INCONCLUSIVE",
  status: 200,
  seen: "Two controls differ",
  at: "2026-11-20T09:01:00.000Z",
} as const;

test.each([
  ["neither rules nor visits", {}, true],
  ["a rule that closes nothing", { robots: { ...robots, rule: "Allow: /", line: 2 } }, true],
  ["pages that are closed to every agent", { closed_by_pages: { pages: 2, sample: null } }, true],
  ["pages that are closed to it by name", { closed_by_pages: { pages: 3, sample: null } }, false],
  ["a rule that closes one page to it", { robots: { ...robots, closed_pages: 1 } }, false],
  ["a probe without a clear result", { probe }, false],
  ["visits that are not verified", { visits: { ...visits, unverified: 1 } }, false],
  ["too few verified visits to conclude from", { visits: { ...visits, verified: 4, ok: 4 } }, false],
  ["a conclusion", { conclusion: "likely_open" }, false],
] as const)("of an agent with %s nothing is known: %2$o", (_, fields, isNothing) => {
  expect(isNothingKnown(agentOf(fields), 2)).toBe(isNothing);
});

test.each([
  ["no agent", [], 0],
  ["agents of which one is closed out of more pages", [1, 4, 1], 1],
  ["agents of which one is let in everywhere", [3, 0], 0],
])("pages closed to all of %s", (_, pages, closed) => {
  const agents = pages.map((count) => agentOf({ closed_by_pages: { pages: count, sample: null } }));

  expect(closedToAll(agents)).toBe(closed);
});

test.each([
  [1, false, "Show 1 agent of which nothing is known"],
  [24, false, "Show 24 agents of which nothing is known"],
  [24, true, "Hide 24 agents of which nothing is known"],
])("the button for %d agents, open: %o", (agents, isOpen, text) => {
  expect(foldText(agents, isOpen)).toBe(text);
});

test.each([
  [["open_seen", "likely_open", "unknown", "likely_blocked"], "4 agents: 2 let in, 1 kept out, 1 not known"],
  [["unknown"], "1 agent: 1 not known"],
  [["mostly_closed_by_robots", "closed_by_robots"], "2 agents: 2 kept out"],
] as const)("agents of which it is concluded %o are summed up as %s", (conclusions, text) => {
  expect(sumsText(conclusions.map((conclusion) => agentOf({ conclusion })))).toBe(text);
});
