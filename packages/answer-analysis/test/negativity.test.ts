import type { SentimentLabel } from "@citelens/contract/visibility/answers";
import { expect, test } from "vitest";
import { negativityOf } from "../src/negativity.ts";

test.each<[SentimentLabel[], number | null, number]>([
  [["NEGATIVE"], 0.92, 1],
  [["NEGATIVE", "POSITIVE"], 0.47, 1],
  [["NEGATIVE", "NEGATIVE", "NEGATIVE", "NEGATIVE", "NEGATIVE", "NEGATIVE"], 1, 6],
  [["POSITIVE"], 0, 0],
  [["NEUTRAL"], 0.3, 0],
  [["NEGATIVE", "UNKNOWN"], 0.92, 1],
  [["UNKNOWN"], null, 0],
  [[], null, 0],
])("weighs %j by 60, 30 and 10 per cent as %j", (labels, score, negative) => {
  const { negativity, negative_mentions } = negativityOf(labels);

  expect(negativity === null ? null : Math.round(negativity * 100) / 100).toBe(score);
  expect(negative_mentions).toBe(negative);
});
