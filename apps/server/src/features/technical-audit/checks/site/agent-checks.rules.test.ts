import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import type { ProbeOutcome } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import { pageHash } from "../../facts/page-hash.rules.ts";
import { siteCheckOf } from "./site-checks.rules.ts";
import { agentOf, faultOf, outcomeOf, pageOf, siteOf } from "./site-facts.test-helper.ts";

function probeOf(outcome: ProbeOutcome): NonNullable<AccessAgent["probe"]> {
  return { outcome, status: 403, seen: "Status 403, a browser 200.", at: "2026-11-25T12:00:00.000Z" };
}

test.each([
  ["OPEN", { GPTBot: "passed" }],
  ["DIFFERENT", { GPTBot: "passed" }],
  ["PAYMENT", { GPTBot: "passed" }],
  ["REFUSED", { GPTBot: "failed" }],
  ["CHALLENGED", { GPTBot: "failed" }],
  ["INCONCLUSIVE", "not-applicable"],
] as const)("firewall: a probe that is %s", (outcome, expected) => {
  const agents = [agentOf("GPTBot", { probe: probeOf(outcome) }), agentOf("ClaudeBot")];

  expect(outcomeOf(siteCheckOf("firewall"), siteOf({ agents }))).toEqual(expected);
});

test("firewall: real visits that got through outweigh a probe that was refused", () => {
  const visits = { verified: 10, ok: 10, errors: 0, unverified: 0, last: null };
  const agents = [agentOf("GPTBot", { probe: probeOf("REFUSED"), visits })];

  expect(outcomeOf(siteCheckOf("firewall"), siteOf({ agents }))).toEqual({ GPTBot: "passed" });
});

test("firewall: an agent that trains is told without weight, and the evidence says what was seen", () => {
  const agents = [
    agentOf("GPTBot", { probe: probeOf("REFUSED"), is_training: true }),
    agentOf("OAI-SearchBot", { probe: probeOf("REFUSED") }),
  ];

  expect(faultOf(siteCheckOf("firewall"), siteOf({ agents }), "GPTBot").severity).toBe("info");
  const search = faultOf(siteCheckOf("firewall"), siteOf({ agents }), "OAI-SearchBot");
  expect(search.severity).toBeUndefined();
  expect(search.evidence[0]?.found).toBe("OAI-SearchBot: Status 403, a browser 200.");
});

test.each([
  [null, "not-applicable"],
  [{ all: 0, errors: 0 }, "not-applicable"],
  [{ all: 100, errors: 5 }, "failed"],
  [{ all: 101, errors: 5 }, "passed"],
  [{ all: 4, errors: 4 }, "passed"],
] as const)("agents-errors: %j", (counts, expected) => {
  const visits = counts && { ...counts, failed: [] };

  expect(outcomeOf(siteCheckOf("agents-errors"), siteOf({ visits }))).toBe(expected);
});

test("agents-errors names the paths that failed most, at most ten lines in all", () => {
  const failed = Array.from({ length: 30 }, (_, index) => ({
    path: `/p${index}`,
    status: 404,
    visits: index + 1,
  }));

  const { evidence } = faultOf(
    siteCheckOf("agents-errors"),
    siteOf({ visits: { all: 1_000, errors: 465, failed } }),
  );

  expect(evidence).toHaveLength(10);
  expect(evidence[0]?.found).toBe(
    "465 of 1000 visits of AI agents in 30 days (46.5 %) were answered with an error.",
  );
  expect(evidence[1]).toMatchObject({ url: "https://shop.example/p29", found: "Status 404 for 30 visits." });
});

const start = pageOf("/");

test.each([
  ["a page that is there", pageOf("/a"), "passed"],
  ["a page that is gone", pageOf("/a", { status: 404 }), "failed"],
  ["an error of the server", pageOf("/a", { status: 500 }), "failed"],
  ["noindex", pageOf("/a", { isNoindex: true }), "failed"],
  ["a redirect to the start page", pageOf("/a", { finalHash: "/" }), "failed"],
  ["a redirect to its new place", pageOf("/a", { finalHash: "/b" }), "passed"],
  ["the start page itself", start, "passed"],
  ["a page that was not read", pageOf("/a", { status: null }), "not-applicable"],
])("cited-dead: %s", (_, page, expected) => {
  const cited = [{ hash: page.hash, url: page.url, citations: 3 }];
  const site = siteOf({ cited }, [start, pageOf("/b"), page]);

  expect(outcomeOf(siteCheckOf("cited-dead"), site)).toBe(expected);
});

test("cited-dead: what answers cite is kept without a slash, and is not gone where the page answers with one", () => {
  const bare = pageOf("/guides/oil", { status: 404, foundIn: ["CITED"] });
  const cited = [{ hash: bare.hash, url: bare.url, citations: 3 }];
  const outcomeWith = (status: number) =>
    outcomeOf(
      siteCheckOf("cited-dead"),
      siteOf({ cited }, [bare, pageOf("/guides/oil/", { status, hash: pageHash(`${bare.url}/`) })]),
    );

  expect([outcomeWith(200), outcomeWith(404)]).toEqual(["passed", "failed"]);
});

test("cited-dead names what is cited most first, and does not apply without citations", () => {
  const pages = Array.from({ length: 15 }, (_, index) => pageOf(`/p${index}`, { status: 410 }));
  const cited = pages.map(({ hash, url }, index) => ({ hash, url, citations: index + 1 }));

  const { evidence } = faultOf(siteCheckOf("cited-dead"), siteOf({ cited }, pages));

  expect(evidence).toHaveLength(10);
  expect(evidence[0]).toMatchObject({
    url: "https://shop.example/p14",
    found: "Status 410, cited in 15 answers.",
  });
  expect(outcomeOf(siteCheckOf("cited-dead"), siteOf())).toBe("not-applicable");
});
