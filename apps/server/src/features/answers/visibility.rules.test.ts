import { expect, test } from "vitest";
import { aiChannels } from "./ai-channels.rules.ts";
import { industryRanking } from "./industry-ranking.rules.ts";
import { contentAuthority, influentialSources } from "./influential-sources.rules.ts";
import { visibilities } from "./visibility.rules.ts";
import { answer, answers, brands, rounded } from "./worked-example.test-helper.ts";

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
