import { expect, test } from "vitest";
import { firstComparison } from "./answer/history.rules.ts";
import { formatDuration, outcomeLabel, outcomeOf, positionChange } from "./answer-labels.rules.ts";

const named = { failure_kind: null, mentioned: true, unknown_to_model: false, position: 2 } as const;

test.each([
  [{ status: "OK", ...named }, "Named #2"],
  [{ status: "OK", ...named, position: null }, "Named"],
  [{ status: "OK", ...named, mentioned: false, position: null }, "Not named"],
  [
    { status: "OK", ...named, mentioned: false, unknown_to_model: true, position: null },
    "Unknown to the model",
  ],
  [{ status: "PENDING", ...named }, "Pending"],
  [{ status: "REFUSED", ...named, failure_kind: "refusal" }, "Refused"],
  [{ status: "REFUSED", ...named, failure_kind: "nothing_shown" }, "No answer"],
  [{ status: "FAILED", ...named }, "Failed"],
] as const)("the outcome of %j reads %s", (line, words) => {
  expect(outcomeLabel(line)).toBe(words);
});

test("an answer that names competitors only does not name the client", () => {
  const absent = { status: "OK" as const, failure_kind: null, mentions: [], unknown_brands: [] };
  const unknown = { brand_id: "b", brand: "Beta" };

  expect(outcomeOf(absent)).toEqual({
    status: "OK",
    failure_kind: null,
    mentioned: false,
    unknown_to_model: false,
    position: null,
  });
  expect(outcomeOf({ ...absent, unknown_brands: [{ ...unknown, is_client: false }] })).toMatchObject({
    unknown_to_model: false,
  });
  expect(outcomeOf({ ...absent, unknown_brands: [{ ...unknown, is_client: true }] })).toMatchObject({
    mentioned: false,
    unknown_to_model: true,
  });
});

test.each([
  [null, 2, "new"],
  [2, null, "gone"],
  [2, 2, "same"],
  [3, 1, "up"],
  [1, 3, "down"],
] as const)("from place %s to place %s a brand is %s", (before, after, move) => {
  expect(positionChange({ before, after })).toBe(move);
});

test("says how long a model took", () => {
  expect(formatDuration(850)).toBe("850 ms");
  expect(formatDuration(12_400)).toBe("12.4 s");
});

test.each([
  ["the shown answer and the one before it", "b", { answerId: "b", withId: "c" }],
  ["the two oldest for the oldest", "d", { answerId: "c", withId: "d" }],
  ["the two newest for one without a text", "x", { answerId: "a", withId: "b" }],
])("two answers are compared at first: %s", (_, shownId, compared) => {
  const history = [
    { id: "a", status: "OK" },
    { id: "x", status: "FAILED" },
    { id: "b", status: "OK" },
    { id: "c", status: "OK" },
    { id: "d", status: "OK" },
  ] as const;

  expect(firstComparison(history, shownId)).toEqual(compared);
});

test("a single answer has nothing to be compared with", () => {
  expect(firstComparison([{ id: "a", status: "OK" }], "a")).toBeUndefined();
});
