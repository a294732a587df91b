import { describe, expect, test } from "vitest";
import { comparable, firstComparison } from "./history.rules.ts";

const ok = (id: string) => ({ id, status: "OK" }) as const;
const failed = (id: string) => ({ id, status: "FAILED" }) as const;
const pending = (id: string) => ({ id, status: "PENDING" }) as const;

test("only answers with a text can be compared, in their order", () => {
  expect(comparable([pending("e"), ok("d"), failed("c"), ok("b")])).toEqual([ok("d"), ok("b")]);
  expect(comparable([])).toEqual([]);
});

describe("the first comparison", () => {
  // The newest answer stands first.
  const history = [ok("d"), ok("c"), ok("b"), ok("a")];

  test.each([
    ["the newest answer with the one before it", "d", "d", "c"],
    ["an older answer with the one before it", "b", "b", "a"],
    ["the oldest answer with the one after it", "a", "b", "a"],
    ["the newest two where the shown answer is not among them", "x", "d", "c"],
  ])("is %s", (_, shown, answerId, withId) => {
    expect(firstComparison(history, shown)).toEqual({ answerId, withId });
  });

  test("skips answers without a text", () => {
    const gaps = [pending("e"), ok("d"), failed("c"), failed("b"), ok("a")];

    expect(firstComparison(gaps, "d")).toEqual({ answerId: "d", withId: "a" });
    expect(firstComparison(gaps, "c")).toEqual({ answerId: "d", withId: "a" });
  });

  test.each([
    ["without an answer", []],
    ["with one answer", [ok("a")]],
    ["with one answer that has a text", [failed("b"), ok("a"), pending("c")]],
  ])("is none %s", (_, lines) => {
    expect(firstComparison(lines, "a")).toBeUndefined();
  });
});
