import { expect, test } from "vitest";
import { siteOf } from "../web/fictional-answer.ts";
import { demoAds } from "./demo-ads.ts";
import { demoCampaigns } from "./demo-campaigns.ts";
import { tastes } from "./tastes.ts";

const questions = demoCampaigns.flatMap(({ given }) => (given.queries ?? []).map(({ text }) => text));
const adsOf = (assistant: string, question: string, seed: string) => {
  const taste = tastes[assistant];
  if (!taste) throw new Error(`There is no ${assistant}.`);
  return demoAds(taste, { question, seed });
};

test("two assistants of the demo show ads, each where it shows them, and the others cannot", () => {
  const places = Object.keys(tastes).map((assistant) => [
    assistant,
    [
      ...new Set(
        questions.flatMap((text) => adsOf(assistant, text, "1")?.map(({ place }) => place) ?? "none"),
      ),
    ],
  ]);

  expect(Object.fromEntries(places)).toEqual({
    "demo-recent": ["BESIDE_ANSWER"],
    "demo-guides": ["IN_ANSWER"],
    "demo-reviews": ["none"],
    "demo-memory": ["none"],
  });
});

test("ads are of sites of the fictional web, at most two an answer, and in some answers only", () => {
  const shown = questions.map((text) => adsOf("demo-recent", text, text) ?? []);

  expect(Math.max(...shown.map(({ length }) => length))).toBe(2);
  expect(shown.filter(({ length }) => length === 0).length).toBeGreaterThan(questions.length / 10);
  for (const { url, advertiser, title } of shown.flat()) {
    expect(siteOf(url ?? "")?.name).toBe(advertiser);
    expect(title).not.toBe("");
  }
});

test("the same answer has the same ads, and another run of the question others", () => {
  const [question = ""] = questions;
  const runs = Array.from({ length: 20 }, (_, run) => adsOf("demo-recent", question, `${run}`));

  expect(Array.from({ length: 20 }, (_, run) => adsOf("demo-recent", question, `${run}`))).toEqual(runs);
  expect(
    new Set(questions.map((text) => JSON.stringify(adsOf("demo-recent", text, "1")))).size,
  ).toBeGreaterThan(3);
});
