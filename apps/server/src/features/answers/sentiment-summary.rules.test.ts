import type { SentimentLabel } from "@citelens/contract/answers";
import { expect, test } from "vitest";
import type { CountedAnswer } from "./counted-answer.rules.ts";
import { negativeAnswers, negativity } from "./negativity.rules.ts";
import { promptsByPerformance } from "./prompt-performance.rules.ts";
import { sentimentSummary } from "./sentiment-summary.rules.ts";
import { answer, answers, brands, rounded } from "./worked-example.test-helper.ts";

test("shares the labels of a brand's mentions and settles a tie for the positive", () => {
  const [acme, , gamma] = sentimentSummary(answers, brands);

  expect(acme).toMatchObject({ totalMentions: 6, overall: "POSITIVE" });
  expect(Object.entries(acme?.percentages ?? {}).map(([label, value]) => [label, rounded(value)])).toEqual([
    ["POSITIVE", 33.33],
    ["NEGATIVE", 33.33],
    ["NEUTRAL", 16.67],
    ["UNKNOWN", 16.67],
  ]);
  expect(gamma?.overall).toBe("UNKNOWN");
  expect(sentimentSummary([], brands)[0]).toMatchObject({
    totalMentions: 0,
    percentages: null,
    overall: null,
  });
});

test.each<[SentimentLabel[], number | null]>([
  [["NEGATIVE"], 0.92],
  [["NEGATIVE", "POSITIVE"], 0.47],
  [["NEGATIVE", "NEGATIVE", "NEGATIVE", "NEGATIVE", "NEGATIVE", "NEGATIVE"], 1],
  [["POSITIVE"], 0],
  [["NEUTRAL"], 0.3],
  [["NEGATIVE", "UNKNOWN"], 0.92],
  [["UNKNOWN"], null],
  [[], null],
])("weighs %j by 60, 30 and 10 per cent as %j", (labels, score) => {
  expect(rounded(negativity(labels))).toBe(score);
});

test("lists the answers with a negative mention, the worst first, twenty at most", () => {
  const worse = {
    ...answer("q9 m1", "Acme Beta", ""),
    mentions: [judged("Acme", "NEGATIVE"), judged("Beta", "NEGATIVE")],
  };

  const listed = negativeAnswers([...answers, worse]);

  expect(listed.map((one) => [one.negativity.toFixed(2), one.negativeMentions])).toEqual([
    ["0.94", 2],
    ["0.92", 1],
    ["0.92", 1],
  ]);
  expect(negativeAnswers(Array.from({ length: 30 }, () => worse))).toHaveLength(20);
});

function judged(brandId: string, label: SentimentLabel): CountedAnswer["mentions"][number] {
  return { brandId, position: 1, label };
}

test("sorts prompts by mention rate, position and owned citations", () => {
  const late = { ...answer("q3 m1", "", ""), mentions: [{ ...judged("Acme", "NEUTRAL"), position: 4 }] };

  const prompts = promptsByPerformance(
    [...answers, late, answer("q4 m1", "Beta", "wiki acme"), answer("q5 m1", "Beta", "wiki")],
    "Acme",
  );

  expect(prompts.totalQueries).toBe(5);
  expect(prompts.mostPerforming.map(({ queryId }) => queryId)).toEqual(["q2", "q1"]);
  expect(prompts.promising).toMatchObject([
    { queryId: "q3", mentionRate: 1, averagePosition: 4 },
    { queryId: "q4", mentionRate: 0, ownedCitationRate: 1, averageSourcePosition: 2 },
  ]);
  expect(prompts.underperforming).toMatchObject([{ queryId: "q5", averagePosition: null }]);
});
