import { localModel } from "@citelens/contract/visibility/ai-models";
import { operatorFailureKinds } from "@citelens/contract/visibility/operators";
import { describe, expect, test } from "vitest";
import { failureSentence, holdsLane, isFinding, isUnusable, waitMsBefore } from "./retry.rules.ts";
import { useOf } from "./use-of.rules.ts";

const minute = 60_000;

describe("the wait before a question is asked again", () => {
  test.each([
    ["5 s after the first attempt", 1, undefined, 5_000],
    ["5 s before any attempt", 0, undefined, 5_000],
    ["10 s after the second", 2, undefined, 10_000],
    ["160 s after the sixth", 6, undefined, 160_000],
    ["15 minutes at most", 30, undefined, 15 * minute],
    ["what the provider asks for, if that is less", 6, 2_000, 2_000],
    ["what the provider asks for, if that is more", 1, 20 * minute, 20 * minute],
    ["an hour at most, whatever the provider asks for", 1, 30 * 60 * minute, 60 * minute],
    ["nothing where the provider says so", 3, 0, 0],
  ])("is %s", (_, attempts, retryAfterMs, expected) => {
    expect(waitMsBefore(attempts, { retryAfterMs, spread: 0 })).toBe(expected);
  });

  test.each([
    [1, undefined, 10_000],
    [5, undefined, 90_000],
    [1, 60_000, 65_000],
  ])("after attempt %d with the hint %s is spread up to %d ms", (attempts, retryAfterMs, most) => {
    expect(waitMsBefore(attempts, { retryAfterMs, spread: 1 })).toBe(most);
  });
});

test.each([
  ["garbage", undefined, true],
  ["incomplete", undefined, true],
  ["garbage", true, false],
  ["incomplete", false, false],
  ["timeout", undefined, false],
  ["refusal", undefined, false],
] as const)("what came with %s, to be asked again: %s, is of no use: %s", (kind, again, expected) => {
  expect(isUnusable({ kind, again })).toBe(expected);
});

test("a lane is held by failures that concern all its questions, and only refusals and empty pages are findings", () => {
  expect(operatorFailureKinds.filter(holdsLane)).toEqual(["rate_limited", "overloaded"]);
  expect(operatorFailureKinds.filter(isFinding)).toEqual(["refusal", "nothing_shown"]);
});

describe("what is read in place of an answer", () => {
  test.each(operatorFailureKinds)("for %s is a sentence of its own", (kind) => {
    const others = operatorFailureKinds.filter((one) => one !== kind).map((one) => failureSentence(one));

    expect(failureSentence(kind)).toMatch(/^[A-Z].+\.$/);
    expect(others).not.toContain(failureSentence(kind));
  });

  test("says that nothing was charged for failures, and not for findings", () => {
    const free = operatorFailureKinds.filter((kind) =>
      failureSentence(kind).includes("Nothing was charged."),
    );

    expect(free).toEqual(operatorFailureKinds.filter((kind) => !isFinding(kind)));
  });

  test("is that of the local index only for the local index", () => {
    expect(failureSentence("nothing_shown", localModel)).toBe("No answer in the local index");
    expect(failureSentence("nothing_shown", "google-ai-mode")).toBe("No AI answer was shown for this query.");
    expect(failureSentence("timeout", localModel)).toBe(failureSentence("timeout"));
  });
});

describe("what credits were used for", () => {
  const campaign = { id: "c", name: "Shoes", campaign_type: "PRODUCT", status: "ACTIVE" } as const;

  test("is the query with its campaign", () => {
    expect(useOf(campaign, { id: "q", text: "best shoes?" })).toEqual({
      type: "query",
      id: "q",
      name: null,
      query: "best shoes?",
      campaign_name: "Shoes",
      campaign_type: "PRODUCT",
      status: "active",
      message_type: null,
    });
  });

  test("is the campaign where the query is gone", () => {
    expect(useOf(campaign, null)).toMatchObject({ type: "campaign", id: "c", name: "Shoes", query: null });
  });

  test.each(["PAUSED", "STOPPED", "ARCHIVED", "DRAFT"])(
    "is of a paused campaign while it is %s",
    (status) => {
      expect(useOf({ ...campaign, status }, null).status).toBe("paused");
    },
  );
});
