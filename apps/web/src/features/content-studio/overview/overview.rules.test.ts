import type { OptimizationSummary } from "@citelens/contract/content/optimization-fields";
import { describe, expect, test } from "vitest";
import { besidesText, firstSteps, hasTexts } from "./overview.rules.ts";
import { parseOverviewSearch } from "./overview-search.rules.ts";

const none: OptimizationSummary = {
  writer: null,
  drafts: 0,
  working: 0,
  failed: 0,
  unapproved: 0,
  with_open_claims: 0,
  approved: 0,
  published: 0,
  last_published: [],
};
const planned = [{ state: "PLANNED", count: 1 }] as const;

describe("the first steps", () => {
  test.each([
    ["nothing", { hasAudit: false, states: [], summary: none }, [false, false, false]],
    ["what is not known", { hasAudit: undefined, states: undefined, summary: none }, undefined],
    ["an audit", { hasAudit: true, states: [], summary: none }, [true, false, false]],
    [
      "an open opportunity",
      { hasAudit: false, states: [{ state: "OPEN" as const, count: 4 }], summary: none },
      [false, false, false],
    ],
    ["one that is planned", { hasAudit: false, states: planned, summary: none }, [false, true, false]],
    ["a draft", { hasAudit: false, states: [], summary: { ...none, drafts: 1 } }, [false, false, false]],
    ["a brief", { hasAudit: false, states: [], summary: { ...none, unapproved: 1 } }, [false, false, true]],
    ["all of it", { hasAudit: true, states: planned, summary: { ...none, approved: 1 } }, []],
    ["a published text", { hasAudit: undefined, states: undefined, summary: { ...none, published: 1 } }, []],
  ])("after %s", (_, progress, done) => {
    expect(firstSteps(progress)?.map(({ isDone }) => isDone)).toEqual(done);
  });
});

test.each([
  [none, false],
  [{ ...none, drafts: 1 }, true],
  [{ ...none, failed: 1 }, true],
  [{ ...none, approved: 1 }, true],
])("knows whether there are texts", (summary, expected) => {
  expect(hasTexts(summary)).toBe(expected);
});

test.each([
  [none, "no drafts"],
  [{ ...none, drafts: 1 }, "1 draft"],
  [{ ...none, drafts: 3, failed: 2 }, "3 drafts, 2 failed"],
])("tells of drafts and failures beside those at work", (summary, text) => {
  expect(besidesText(summary)).toBe(text);
});

test.each([
  [{ effect: "0198a3b2-7c1d-7e00-8a55-0242ac120002" }, { effect: "0198a3b2-7c1d-7e00-8a55-0242ac120002" }],
  [{ effect: "7" }, {}],
  [{ effect: 7, other: "x" }, {}],
])("reads its address", (raw, search) => {
  expect(parseOverviewSearch(raw)).toEqual(search);
});
