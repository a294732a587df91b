import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import { type ProbeOutcome, probeOutcomes } from "@citelens/contract/content/audit-words";
import { expect, test } from "vitest";
import { type AccessFacts, accessConclusion, seenAccess } from "./conclusion.rules.ts";

const open = {
  allowed: true,
  rule: null,
  line: null,
  closed_pages: 0,
  known_pages: 200,
  closed_in_sitemap: 0,
};
const closed = { ...open, allowed: false, rule: "Disallow: /", line: 3, closed_pages: 200 };
const mostly = { ...open, rule: "Disallow: /shop", line: 7, closed_pages: 101 };

function visitsOf(verified: number, ok: number, errors: number): AccessAgent["visits"] {
  return { verified, ok, errors, unverified: 0, last: null };
}

function probeOf(outcome: ProbeOutcome): NonNullable<AccessAgent["probe"]> {
  return {
    outcome,
    status: 403,
    seen: "The two browsers were answered differently.",
    at: "2026-11-25T00:00:00.000Z",
  };
}

function factsOf(changed: Partial<AccessFacts>): AccessFacts {
  const base = {
    token: "GPTBot",
    robots: open,
    probe: null,
    no_probe: "No tick.",
    visits: visitsOf(0, 0, 0),
  };
  return { ...base, ...changed };
}

test.each([
  [
    "a rule before everything",
    { robots: closed, visits: visitsOf(10, 10, 0), probe: probeOf("OPEN") },
    "closed_by_robots",
  ],
  [
    "a rule for most pages before visits",
    { robots: mostly, visits: visitsOf(10, 10, 0) },
    "mostly_closed_by_robots",
  ],
  ["half of the pages is not most", { robots: { ...mostly, closed_pages: 100 } }, "unknown"],
  ["no page is known", { robots: { ...open, known_pages: 0 } }, "unknown"],
  ["visits before a probe", { visits: visitsOf(5, 5, 0), probe: probeOf("REFUSED") }, "open_seen"],
  ["nine in ten visits are enough", { visits: visitsOf(10, 9, 1) }, "open_seen"],
  ["errors before a probe", { visits: visitsOf(10, 5, 5), probe: probeOf("OPEN") }, "blocked_seen"],
  [
    "mixed visits leave it to the probe",
    { visits: visitsOf(10, 7, 3), probe: probeOf("OPEN") },
    "likely_open",
  ],
  [
    "few visits leave it to the probe",
    { visits: visitsOf(4, 4, 0), probe: probeOf("REFUSED") },
    "likely_blocked",
  ],
  ["a challenge", { probe: probeOf("CHALLENGED") }, "likely_blocked"],
  ["a price", { probe: probeOf("PAYMENT") }, "likely_blocked"],
  ["less text", { probe: probeOf("DIFFERENT") }, "likely_open"],
  ["a probe that tells nothing", { probe: probeOf("INCONCLUSIVE") }, "unknown"],
  ["nothing", {}, "unknown"],
] as const)("the first that holds: %s", (_, changed, conclusion) => {
  expect(accessConclusion(factsOf(changed)).conclusion).toBe(conclusion);
});

test.each([
  [{ robots: closed }, "robots.txt closes the start page to GPTBot by “Disallow: /” in line 3."],
  [
    { robots: mostly },
    "robots.txt closes 101 of 200 known pages (50.5 %) to GPTBot, most of them by “Disallow: /shop” in line 7.",
  ],
  [
    { visits: visitsOf(12, 11, 1) },
    "11 of 12 verified visits of GPTBot in 30 days were answered with a page or a redirect.",
  ],
  [
    { visits: visitsOf(12, 2, 10) },
    "10 of 12 verified visits of GPTBot in 30 days were answered with an error.",
  ],
  [
    { probe: probeOf("REFUSED") },
    "A request under the name of GPTBot was refused with status 403, while a browser got the page. A guess: we ask from another address than the agent.",
  ],
  [{}, "No verified visit of GPTBot in 30 days. No tick."],
  [
    { visits: visitsOf(1, 1, 0), probe: probeOf("INCONCLUSIVE"), no_probe: null },
    "1 verified visit of GPTBot in 30 days, too few or too mixed to tell. The two browsers were answered differently.",
  ],
])("says it with its numbers: %#", (changed, says) => {
  expect(accessConclusion(factsOf(changed)).says).toBe(says);
});

test.each(probeOutcomes)("says a whole sentence of a probe that is %s", (outcome) => {
  expect(accessConclusion(factsOf({ probe: probeOf(outcome) })).says).toMatch(/^[A-Z].*\.$/);
});

test.each([
  [visitsOf(0, 0, 0), undefined],
  [visitsOf(4, 4, 0), undefined],
  [visitsOf(5, 5, 0), "open"],
  [visitsOf(5, 4, 1), undefined],
  [visitsOf(6, 3, 3), "blocked"],
])("visits %j show %s", (visits, expected) => {
  expect(seenAccess(visits)).toBe(expected);
});
