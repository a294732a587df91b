import { type Purpose, purposes } from "@citelens/contract/traffic/agent-words";
import { type PolicyChoice, policyChoices, robotsPolicy } from "@citelens/contract/traffic/robots";
import { agents } from "@citelens/crawlers";
import { parseRobots, verdictOf } from "@citelens/robots";
import fc from "fast-check";
import { expect, test } from "vitest";
import { appliedPolicy, choiceFor } from "./policy.rules.ts";
import { policyChanges } from "./policy-changes.rules.ts";

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
            agent.token,
            path,
            expected,
          ]);
        }
      }
    }),
    { numRuns: 25 },
  );
});

const presentFiles = [
  "",
  present,
  "User-agent: *\nContent-Signal: search=yes,ai-train=no,use=reference\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /lp\n",
  "User-agent: *\nCrawl-delay: 5\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\nSitemap: https://a.example/s.xml\n",
  "User-agent: MJ12bot\nUser-agent: 360Spider\nUser-agent: Kangaroo Bot\nNoindex: /x\nDisallow: /\n\nUser-agent: bingbot\nCrawl-delay: 5",
  "# old\r\nUseragent: *\r\nDisalow: /a\r\nHost: a.example\r\n",
];

test("no name of the catalogue is a fault", () => {
  const faulty = agents.filter(
    ({ token }) => parseRobots(`User-agent: ${token}\nDisallow: /`).problems.length > 0,
  );

  expect(faulty.map(({ token }) => token)).toEqual([]);
});

test("what a policy writes has no problem that the file had not before", () => {
  fc.assert(
    fc.property(policies, fc.constantFrom(...presentFiles), (policy, file) => {
      const codesOf = (text: string) => parseRobots(text).problems.map(({ code }) => code);
      const old = codesOf(file);

      const made = codesOf(appliedPolicy(file, policy));

      for (const code of old) if (made.includes(code)) made.splice(made.indexOf(code), 1);
      expect(made).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("a policy does what it says and nothing else, whatever the file is", () => {
  fc.assert(
    fc.property(policies, fc.constantFrom(...presentFiles), (policy, file) => {
      const byToken = new Map(agents.map((agent) => [agent.token, choiceFor(agent, policy)]));
      const changes = policyChanges({
        before: parseRobots(file),
        after: parseRobots(appliedPolicy(file, policy)),
        choiceOf: (token) => byToken.get(token) ?? "leave",
        setsUsage: false,
        knownPaths: ["/pricing"],
      });
      expect(changes.isAsSaid).toBe(true);
    }),
    { numRuns: 30 },
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
