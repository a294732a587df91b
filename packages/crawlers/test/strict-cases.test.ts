import { describe, expect, test } from "vitest";
import { agents, classify } from "../src/index.ts";
import { addressedAgents } from "./strict/addressed-agents.ts";
import { namedAgents } from "./strict/named-agents.ts";
import { nearMisses } from "./strict/near-misses.ts";
import { nobodies } from "./strict/nobodies.ts";
import { shapedAgents } from "./strict/shaped-agents.ts";
import { isHeldOut, type StrictCase } from "./strict/strict-case.ts";

const tables: readonly (readonly [what: string, cases: readonly StrictCase[]])[] = [
  ["every agent in many shapes", shapedAgents],
  ["prefixes, suffixes and other spellings", namedAgents],
  ["links to an agent's own pages", addressedAgents],
  ["names that are merely mentioned or resembled", nearMisses],
  ["people, advertising and other software", nobodies],
];

describe.each(tables)("%s", (_, cases) => {
  test.each([
    ["tried out", false],
    ["held out", true],
  ])("are told right, of those %s", (_half, isHeld) => {
    const half = cases.filter((one) => isHeldOut(one) === isHeld);

    const wrong = half
      .map(({ userAgent, token }) => ({ userAgent, token, found: classify(userAgent)?.token ?? null }))
      .filter(({ token, found }) => token !== found);

    expect(half.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });
});

test("are two thousand, and only of agents that the catalogue has", () => {
  const cases = tables.flatMap(([, each]) => each);
  const tokens = new Set(agents.map(({ token }) => token));

  expect(new Set(cases.map(({ userAgent }) => userAgent)).size).toBeGreaterThan(2000);
  for (const { token } of cases) if (token !== null) expect(tokens).toContain(token);
});
