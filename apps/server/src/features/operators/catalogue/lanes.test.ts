import { describe, expect, test } from "vitest";
import { laneOf, limitsWith } from "./lanes.ts";

describe("lanes", () => {
  test("models of one provider wait in one lane, and one that is unknown waits nowhere", () => {
    const lanes = ["ai-overviews", "ai-mode", "chatgpt", "hal-9000"].map((id) => laneOf({}, id));

    expect(lanes).toEqual(["dataforseo", "dataforseo", "openai", undefined]);
  });

  test.each([
    [undefined, { concurrencyMax: 8, perMinuteMax: 60 }],
    ["openai=100/6000", { concurrencyMax: 100, perMinuteMax: 6000 }],
    ["google=4/30, openai=2/9", { concurrencyMax: 2, perMinuteMax: 9 }],
    ["openai-compatible=1/1", { concurrencyMax: 8, perMinuteMax: 60 }],
    ["openai=0/0", { concurrencyMax: 1, perMinuteMax: 1 }],
  ])("with %s openai takes %o", (OPERATOR_LIMITS, limits) => {
    expect(limitsWith({ OPERATOR_LIMITS }, "openai")).toEqual(limits);
  });
});
