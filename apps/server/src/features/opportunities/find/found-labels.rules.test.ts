import type { AnswerShare } from "@citelens/contract/content/opportunities";
import { describe, expect, test } from "vitest";
import { type FoundFacts, pathOf, titleOf, whyOf } from "./found-labels.rules.ts";

const share = (hits: number, n: number): AnswerShare => ({ hits, n, rate: null, interval: null });
const facts = (changes: Partial<FoundFacts>): FoundFacts => ({
  kind: "OPTIMIZE_PAGE",
  target: "https://own.example/lamps",
  figures: {
    n: 20,
    visibility: share(2, 20),
    competitors: share(12, 20),
    citing: share(16, 20),
    content_authority: share(1, 16),
    page_fit: 71.4,
  },
  queries: 2,
  found: undefined,
  isSeenByAgents: false,
  before: undefined,
  site: undefined,
  negative: undefined,
  uncitedVisits: undefined,
  ...changes,
});
const figures = "You are named in 2 of 20 answers, competitors in 12; 16 cite sources, 1 of them yours.";

describe("why it is one", () => {
  test.each([
    [{}, `This page holds 71\u00a0% of what is asked, and answers cite others. ${figures}`],
    [{ kind: "CREATE_PAGE" }, `No page of yours holds more than 71\u00a0% of what is asked. ${figures}`],
    [
      { kind: "FIX_ACCESS", found: "Claude-SearchBot may not read it." },
      `Answers cite this page or should, and the newest audit found a blocker on it: Claude-SearchBot may not read it. ${figures}`,
    ],
    [
      { kind: "FIX_ACCESS", found: "noindex for all agents, in a meta tag" },
      `Answers cite this page or should, and the newest audit found a blocker on it: noindex for all agents, in a meta tag. ${figures}`,
    ],
    [
      { kind: "REPAIR_LINK", found: "Status 404, cited in 3 answers." },
      `Answers send people to this address. The newest audit found: Status 404, cited in 3 answers. ${figures}`,
    ],
    [
      { kind: "WIN_BACK", before: { hits: 9, total: 20 } },
      `Your pages are cited in 1 of 20 answers, in 9 of 20 of the period before: more than chance explains. ${figures}`,
    ],
    [
      { kind: "NAME_OFFER" },
      `Answers cite your pages more than twice as often as they name you, and this one most. ${figures}`,
    ],
    [
      { kind: "EARN_MENTION", site: { answers: 8, competitors: 5, pagesRead: 3 } },
      `8 answers to 2 queries cite this site; 5 of them name competitors, none names you, nor does any of its 3 pages that were read. ${figures}`,
    ],
    [
      { kind: "EARN_MENTION", queries: 1, site: { answers: 8, competitors: 5, pagesRead: 0 } },
      `8 answers to 1 query cite this site; 5 of them name competitors, none names you. ${figures}`,
    ],
    [
      { kind: "FIX_REPUTATION", negative: { hits: 3, judged: 3 } },
      "3 of 2 answers that name you speak badly of you, as a judge rates them.",
    ],
    [
      { kind: "FIX_REPUTATION", negative: { hits: 1, judged: 0 } },
      "1 of 2 answers that name you speak badly of you, as estimated from their words.",
    ],
    [
      { kind: "FIX_REPUTATION", negative: { hits: 2, judged: 1 } },
      "2 of 2 answers that name you speak badly of you, 1 of them as a judge rates them, the others as estimated.",
    ],
    [
      { uncitedVisits: 31 },
      `This page holds 71\u00a0% of what is asked, and answers cite others. ${figures} AI agents read this page 31 times in 30 days, and no answer cites it.`,
    ],
  ] as const)("%j", (changes, expected) => {
    expect(whyOf(facts(changes))).toBe(expected);
  });
});

test.each([
  ["FIX_ACCESS", "https://own.example/", "Open own.example to AI agents"],
  ["REPAIR_LINK", "https://own.example/old?a=1", "Repair /old?a=1, which answers cite"],
  ["WIN_BACK", "https://own.example/a", "Win back the citations of /a"],
  ["NAME_OFFER", "https://own.example/a", "Name your offer on /a"],
  ["OPTIMIZE_PAGE", "https://own.example/a", "Optimize /a"],
  ["CREATE_PAGE", "best lamps", "Create a page for “best lamps”"],
  ["EARN_MENTION", "reviews.example", "Earn a mention on reviews.example"],
  ["FIX_REPUTATION", "Acme", "Answer what is said against Acme"],
] as const)("%s of %s is titled %s", (kind, target, title) => {
  expect(titleOf({ kind, target })).toBe(title);
});

test("what is no address is shown as it is", () => {
  expect(pathOf("no address")).toBe("no address");
});
