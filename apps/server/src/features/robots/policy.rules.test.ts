import { type Purpose, purposes } from "@citelens/contract/traffic/agent-words";
import { type PolicyChoice, policyChoices, robotsPolicy } from "@citelens/contract/traffic/robots";
import { agents } from "@citelens/crawlers";
import { parseRobots, verdictOf } from "@citelens/robots";
import fc from "fast-check";
import { expect, test } from "vitest";
import { appliedPolicy, choiceFor } from "./policy.rules.ts";

const choice = fc.constantFrom<PolicyChoice>(...policyChoices);
const policies = fc
  .record({
    purposes: fc.dictionary(fc.constantFrom<Purpose>(...purposes), choice),
    agents: fc.dictionary(fc.constantFrom(...agents.map(({ token }) => token)), choice, { maxKeys: 5 }),
    closed_paths: fc.uniqueArray(fc.constantFrom("/cart", "/private/", "/*.pdf$"), { maxLength: 3 }),
  })
  .map((policy) => robotsPolicy.parse(policy));
const present = `User-agent: *
Disallow: /cart
User-agent: Googlebot
User-agent: GPTBot
Disallow: /old
User-agent: AI2Bot
Disallow: /`;

test("every agent of the catalogue gets exactly what the policy wants for it", () => {
  const before = parseRobots(present);
  const paths = ["/", "/cart/1", "/private/x", "/a.pdf", "/old"];

  fc.assert(
    fc.property(policies, (policy) => {
      const after = parseRobots(appliedPolicy(present, policy));
      const kept = parseRobots(
        ["User-agent: x", ...policy.closed_paths.map((path) => `Disallow: ${path}`)].join("\n"),
      );
      for (const agent of agents) {
        const wanted = { allow: kept, disallow: undefined, leave: before }[choiceFor(agent, policy)];
        const asked = wanted === kept ? "x" : agent.token;
        for (const path of paths) {
          const expected = wanted !== undefined && verdictOf(wanted, asked, path).allowed;
          expect([agent.token, path, verdictOf(after, agent.token, path).allowed]).toEqual([
            ...[agent.token, path, expected],
          ]);
        }
      }
    }),
    { numRuns: 25 },
  );
});

test("no two agents of the catalogue are named by one line, but those whose names differ in case alone", () => {
  for (const { token } of agents) {
    const robots = parseRobots(`User-agent: ${token}\nDisallow: /`);

    const named = agents.filter((agent) => !verdictOf(robots, agent.token, "/").allowed);

    expect(new Set(named.map((agent) => agent.token.toLowerCase()))).toEqual(new Set([token.toLowerCase()]));
  }
});

test("what is said of one of two agents with the same name in other letters is said of both", () => {
  const policy = robotsPolicy.parse({
    agents: { Exabot: "disallow" },
    purposes: { ai_search_index: "allow" },
  });
  const text = appliedPolicy("", policy);

  expect(text.match(/^User-agent: exabot$/gim)).toHaveLength(1);
  expect(verdictOf(parseRobots(text), "ExaBot", "/").allowed).toBe(false);
});
