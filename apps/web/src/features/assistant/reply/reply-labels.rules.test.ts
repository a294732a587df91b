import { expect, test } from "vitest";
import { madeBy, spoken, stoppedText } from "./reply-labels.rules.ts";

test("says who has replied, and for how much", () => {
  expect([
    madeBy({ model: "openai/gpt-test", credits: 5 }),
    madeBy({ model: "openai/gpt-test", credits: 1 }),
    madeBy({ model: "gpt-test", credits: 0 }),
    madeBy({ model: null, credits: 0 }),
  ]).toEqual(["gpt-test, 5 credits", "gpt-test, 1 credit", "gpt-test", "Lookup, no AI"]);
});

test("says what a reply that was stopped has cost", () => {
  expect(stoppedText({ credits: 5 })).toBe("Stopped. 5 credits charged, as text had come.");
  expect(stoppedText({ credits: 0 })).toBe("Stopped. Nothing was charged.");
});

test.each([
  ["Answers cite **review.example** most.", "Answers cite review.example most."],
  ["See [your sources](/workspaces/w/insight/sources).", "See your sources."],
  ["# First\n\n- one\n- `two`\n1. three\n> four", "First one two three four"],
  ["A ![picture](https://x.example/a.png)<b>bold</b> 2 < 3", "A bold 2 < 3"],
  ["", ""],
])("%j is read out as %j", (written, read) => {
  expect(spoken(written)).toBe(read);
});
