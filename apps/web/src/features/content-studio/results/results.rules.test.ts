import type { Claim, OptimizationSection } from "@citelens/contract/content/optimization-fields";
import type { ClaimStatus } from "@citelens/contract/content/optimization-words";
import { describe, expect, test } from "vitest";
import { countsOf, kindsText, openClaims } from "./claims/claim-labels.rules.ts";
import { textFileName } from "./files/text-file-name.rules.ts";
import { addressOf, parseResultsSearch } from "./results-search.rules.ts";
import { comparedLines, denominatorOf } from "./score/score.rules.ts";
import { stateLabel, undecidedOf, viewOf } from "./section-text.rules.ts";
import { gapFacts } from "./sections/gap-labels.rules.ts";
import {
  drawsText,
  intervalText,
  oldPageName,
  outcomeText,
  rivalsText,
} from "./simulator/simulation.rules.ts";
import { standOf } from "./stand.rules.ts";

test.each([
  [{}, {}],
  [{ tab: "score" }, {}],
  [{ tab: "claims" }, { tab: "claims" }],
  [{ tab: "effects" }, {}],
  [{ tab: 7 }, {}],
])("the address %o is read as %o", (raw, read) => {
  expect(parseResultsSearch(raw)).toEqual(read);
});

test("the first card needs no word in the address", () => {
  expect([addressOf("score"), addressOf("simulator")]).toEqual([{}, { tab: "simulator" }]);
});

describe("a section", () => {
  test.each([
    ["left-out", "Old.", ""],
    ["left-out", null, " \n"],
    ["unchanged", "## Care\n\nDry.", "## Care\n\nDry."],
    ["changed", "## Care\n\nDry.", "## Care\n\nDry it."],
    ["unwritten", null, "## Care"],
    ["unwritten", null, "##  Care\n"],
    ["new", null, "## Care\n\nDry."],
    ["new", null, "Care for it"],
  ] as const)("is %s with the old text %j and the new one %j", (view, old, markdown) => {
    expect(viewOf({ heading: "Care", old_markdown: old, markdown, state: "PROPOSED" })).toBe(view);
  });

  test("that is new and not wanted is left out, one of the page keeps its old text", () => {
    expect(stateLabel({ state: "KEPT_OLD", old_markdown: null })).toBe("Left out");
    expect(stateLabel({ state: "KEPT_OLD", old_markdown: "" })).toBe("Old text kept");
  });

  test("counts as undecided until somebody decides", () => {
    expect(undecidedOf([{ state: "PROPOSED" }, { state: "EDITED" }, { state: "PROPOSED" }])).toBe(2);
  });
});

test.each([
  [{ kind: "QUESTION", held: 12.5, searches: 1, quotes: [] } as const, 4],
  [
    {
      kind: "PRICES",
      held: null,
      searches: 0,
      quotes: [{ source_id: "s", url: "u", heading: "", text: "t" }],
    } as const,
    1,
  ],
])("of the gap %o as much is said as is known", (gap, facts) => {
  expect(gapFacts({ ...gap, quotes: [...gap.quotes] })).toHaveLength(facts);
});

function claimOf(id: string, status: ClaimStatus): Claim {
  return { id, text: id, kinds: ["number"], status, support: null, vouched: null };
}

describe("claims", () => {
  const claims = [
    claimOf("a", "SUPPORTED"),
    claimOf("b", "UNSUPPORTED"),
    claimOf("c", "CONTRADICTS_BRAND"),
    claimOf("d", "VOUCHED"),
    claimOf("e", "UNSUPPORTED"),
  ];

  test("are open while nobody knows whence they are, or while they contradict", () => {
    const section: OptimizationSection = {
      id: "s",
      heading: "",
      level: 0,
      state: "EDITED",
      old_markdown: null,
      proposed_markdown: null,
      markdown: "",
      revision: 0,
      changes: [],
      gap_ids: [],
      diff: [],
      claims,
    };

    expect(openClaims([section]).map(({ claim }) => claim.id)).toEqual(["b", "c", "e"]);
  });

  test("are counted by what was found, what is open first", () => {
    expect(countsOf(claims)).toEqual([
      { status: "CONTRADICTS_BRAND", count: 1 },
      { status: "UNSUPPORTED", count: 2 },
      { status: "VOUCHED", count: 1 },
      { status: "SUPPORTED", count: 1 },
    ]);
    expect(countsOf([])).toEqual([]);
  });

  test("say what makes them claims", () => {
    expect(kindsText(["price", "source"])).toBe("Price, named source");
  });
});

describe("a score", () => {
  const line = (id: string, points: number, known = true) => ({
    id,
    title: id,
    points,
    of: 10,
    found: "",
    known,
  });
  const after = {
    score: 50,
    is_capped: false,
    lines: [line("a", 5.25), line("b", 0, false), line("c", 4.8)],
  };

  test("is a share of the lines that are known", () => {
    expect(denominatorOf(after)).toEqual({ points: 10.05, of: 20, unknown: 10 });
  });

  test("has the points of the old page beside its own, where those are known", () => {
    const before = { score: 20, is_capped: false, lines: [line("a", 2), line("c", 0, false)] };

    expect(comparedLines(after, before).map((one) => one.before)).toEqual([2, undefined, undefined]);
    expect(comparedLines(after, null).map((one) => one.before)).toEqual([undefined, undefined, undefined]);
  });
});

describe("a simulation", () => {
  test.each([
    ["Cited, place 2", { cited: true, retrieved: true, place: 2 }],
    ["Found, place 4", { cited: false, retrieved: true, place: 4 }],
    ["Place 9, too far down", { cited: false, retrieved: false, place: 9 }],
    ["Not found", { cited: false, retrieved: false, place: null }],
  ] as const)("says %s of a question", (said, { cited, retrieved, place }) => {
    const rest = { passage: null, cited_instead: [], cited_in_draws: 0 };
    expect(outcomeText({ cited, retrieved, place, ...rest })).toBe(said);
  });

  test("says in how many draws a page is cited, and nothing where there is no rate", () => {
    const draws = { count: 100, foreign: 30, left_out: 6 };
    expect([drawsText(94, draws), drawsText(47.25, draws), drawsText(null, draws)]).toEqual([
      "cited in 94 of 100 draws",
      "cited in 47.3 of 100 draws",
      "–",
    ]);
  });

  test("says for what an interval holds", () => {
    const ends = { low: 8.9, high: 53.25 };
    expect(intervalText({ interval: { ...ends, of: "prompts" } })).toBe(
      "8.9–53.25\u00a0% for these questions",
    );
    expect(intervalText({ interval: { ...ends, of: "topic" } })).toBe("8.9–53.25\u00a0%");
    expect(intervalText({ interval: null })).toBe("");
  });

  test("says how many of the cited pages could be read, and what it is held against", () => {
    expect(rivalsText({ cited: 4, read: 1 })).toBe("1 of 4 pages that answers cite could be read.");
    expect(rivalsText({ cited: 0, read: 0 })).toContain("No answer cites a page");
    expect([oldPageName({ page_url: null }), oldPageName({ page_url: "https://a.example" })]).toEqual([
      "Without it",
      "Old page",
    ]);
  });
});

test.each([
  ["BRIEF", null, "brief_shoes-for-rain_2026-11-20.md"],
  ["BRIEF", "2026-11-21T00:00:00.000Z", "text_shoes-for-rain_2026-11-20.md"],
] as const)("the file of a %s approved at %s is named %s", (mode, approved_at, name) => {
  const named = { title: "Shoes, for rain!", mode, approved_at, created: "2026-11-20T11:00:00.000Z" };
  expect(textFileName(named, "md")).toBe(name);
});

test("a text that is not done says where it stands and what went wrong", () => {
  const none = { failure: null, progress: null, mode: "BRIEF", kind: "REWRITE" } as const;
  const progress = { step: "SOURCES", done: 3, of: 8 } as const;

  expect(standOf({ status: "GATHERING", ...none, progress }).says[0]).toBe(
    "Step 3 of 6: Read the cited pages, 3 of 8 pages.",
  );
  expect(standOf({ status: "QUEUED", ...none }).action).toBe("Follow it");
  const failure = { reason: "PAGE_EMPTY", seen: "It is empty.", remedy: "Fill it." } as const;
  expect(standOf({ status: "FAILED", ...none, failure }).says).toEqual(["It is empty.", "Fill it."]);
});
