import { expect, test } from "vitest";
import { aiChannels } from "./ai-channels.rules.ts";
import type { CountedAnswer } from "./counted-answer.rules.ts";
import { industryRanking } from "./industry-ranking.rules.ts";
import { contentAuthority, influentialSources } from "./influential-sources.rules.ts";
import { negativeAnswers, negativity, negativityBand } from "./negativity.rules.ts";
import { promptsByPerformance } from "./prompt-performance.rules.ts";
import type { SentimentLabel } from "./sentiment.rules.ts";
import { sentimentSummary } from "./sentiment-summary.rules.ts";
import { percentageChange, visibilities } from "./visibility.rules.ts";
import { wilsonInterval } from "./wilson-interval.rules.ts";

const brands = ["Acme", "Beta", "Gamma"].map((name) => ({ id: name, name, isClient: name === "Acme" }));

/** Two queries, two models, three runs; one of the twelve failed and is not counted. */
const answers = [
  answer("q1 m1", "Beta Acme", "acme review", "POSITIVE"),
  answer("q1 m1", "Acme", "acme", "POSITIVE"),
  answer("q1 m1", "Beta Gamma", "review"),
  answer("q1 m2", "Gamma Beta Acme", "review beta", "NEGATIVE"),
  answer("q1 m2", "", ""),
  answer("q1 m2", "Beta", "beta"),
  answer("q2 m1", "Acme Beta", "acme acme wiki", "NEUTRAL"),
  answer("q2 m1", "Beta Acme", "wiki", "NEGATIVE"),
  answer("q2 m1", "Acme", "acme review", "UNKNOWN"),
  answer("q2 m2", "Beta", ""),
  answer("q2 m2", "Beta Gamma", "review"),
];

function answer(of: string, named: string, cited: string, label: SentimentLabel = "UNKNOWN"): CountedAnswer {
  const [queryId = "", operatorModelId = ""] = of.split(" ");
  const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");
  return {
    answerId: `${of}: ${named} | ${cited}`,
    queryId,
    operatorModelId,
    mentions: words(named).map((brandId, index) => ({
      brandId,
      position: index + 1,
      label: brandId === "Acme" ? label : "UNKNOWN",
    })),
    citations: words(cited).map((domain) => ({ domain, isOwned: domain === "acme" })),
  };
}

const rounded = (value: number | null | undefined, digits = 2): number | null =>
  typeof value === "number" ? Number(value.toFixed(digits)) : null;

test("ranks by visibility, then by mean position, as the worked example has it", () => {
  const ranking = industryRanking(answers, answers.slice(0, 2), brands);

  expect(
    ranking.map(({ rank, brand, visibility, previousVisibilityScore }) => [
      rank,
      brand.name,
      rounded(visibility.visibilityScore),
      rounded(visibility.averagePosition, 3),
      previousVisibilityScore,
    ]),
  ).toEqual([
    [1, "Beta", 72.73, 1.25, 50],
    [2, "Acme", 54.55, 1.667, 100],
    [3, "Gamma", 27.27, 1.667, 0],
  ]);
});

test("shows the top five, and the client with its true rank beyond them", () => {
  const many = ["a", "b", "c", "d", "e", "f"].map((name) => ({ id: name, name, isClient: false }));
  const named = [answer("q1 m1", "a b c d e f", "")];

  const ranking = industryRanking(named, [], [...brands.slice(0, 1), ...many]);

  expect(ranking.map(({ rank, brand }) => [rank, brand.name])).toEqual([
    [1, "a"],
    [2, "b"],
    [3, "c"],
    [4, "d"],
    [5, "e"],
    [7, "Acme"],
  ]);
});

test("counts share of voice, ten points a mention and the interval of the rate", () => {
  const [acme] = visibilities(answers, brands);

  expect(rounded(acme?.shareOfVoice)).toBe(35.29);
  expect(acme).toMatchObject({ answerCount: 11, mentionCount: 6, visibilityPoints: 60 });
  expect([rounded(acme?.interval?.low), rounded(acme?.interval?.high)]).toEqual([28.01, 78.73]);
});

test("knows no visibility without answers and no share of voice when nobody is named", () => {
  const [nothing] = visibilities([], brands);
  const [nobody] = visibilities([answer("q1 m1", "", "")], brands);

  expect(nothing).toMatchObject({
    visibilityScore: null,
    shareOfVoice: null,
    averagePosition: null,
    interval: null,
  });
  expect(nobody).toMatchObject({ visibilityScore: 0, shareOfVoice: null, averagePosition: null });
  expect(contentAuthority([answer("q1 m1", "Acme", "")])).toBeNull();
});

test("counts a domain once an answer, with its place among the cited domains", () => {
  const sources = influentialSources(answers, answers.slice(0, 3));

  expect(
    sources.map((one) => [
      one.rank,
      one.domain,
      one.useCount,
      rounded(one.usagePercentage),
      one.averagePosition,
    ]),
  ).toEqual([
    [1, "review", 5, 55.56, 1.4],
    [2, "acme", 4, 44.44, 1],
    [3, "beta", 2, 22.22, 1.5],
    [4, "wiki", 2, 22.22, 1.5],
  ]);
  expect(sources.map(({ previousUseCount }) => previousUseCount)).toEqual([2, 2, 0, 0]);
  expect(sources.filter(({ isClientDomain }) => isClientDomain).map(({ domain }) => domain)).toEqual([
    "acme",
  ]);
  expect(rounded(contentAuthority(answers))).toBe(44.44);
});

test("counts what each operator model says of the client, beside the period before", () => {
  expect(aiChannels(answers, answers.slice(0, 1), "Acme")).toEqual([
    {
      operatorModelId: "m1",
      mentions: 5,
      previousMentions: 1,
      ownedContentUsed: 4,
      previousOwnedContentUsed: 1,
    },
    {
      operatorModelId: "m2",
      mentions: 1,
      previousMentions: 0,
      ownedContentUsed: 0,
      previousOwnedContentUsed: 0,
    },
  ]);
});

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

test.each([
  [1, "highly"],
  [0.8, "highly"],
  [0.6, "moderately"],
  [0.4, "somewhat"],
  [0.2, "slightly"],
  [0.19, "minimal"],
])("calls a negativity of %d %s negative", (score, band) => {
  expect(negativityBand(score)).toBe(band);
});

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

test("knows no change from nothing and no interval of nothing", () => {
  expect(percentageChange(50, 40)).toBe(25);
  expect(percentageChange(50, 0)).toBe(0);
  expect(percentageChange(50, null)).toBe(0);
  expect(percentageChange(null, 40)).toBe(0);
  expect(wilsonInterval(0, 0)).toBeNull();
});
