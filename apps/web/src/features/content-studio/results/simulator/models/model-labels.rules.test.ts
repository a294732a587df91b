import type { PreferenceFigure, PreferenceResult } from "@citelens/contract/content/preference-fields";
import type { Simulation } from "@citelens/contract/content/simulation-fields";
import { expect, test } from "vitest";
import {
  changeText,
  estimateText,
  introText,
  madeText,
  noteOf,
  pointsText,
  preferenceVerdict,
  progressText,
  rateIntervalText,
  replyTitle,
  totalOf,
} from "./model-labels.rules.ts";

const rate = { hits: 12, n: 60, rate: 20, interval: { low: 11.8, high: 31.8, of: "topic" as const } };
const figure: PreferenceFigure = {
  old: rate,
  draft: rate,
  change: { points: 25, interval: { low: 4.5, high: 45.5 }, pairs: 30, clusters: 6 },
  verdict: "moved",
};

test("the note names the model, and of several none", () => {
  expect(noteOf(["ChatGPT"])).toContain("It tells which one ChatGPT prefers once it has them");
  expect(noteOf(["ChatGPT", "Grok"])).toContain("which one each model prefers");
  expect(noteOf([])).toContain("which one each model prefers");
});

test("what is asked is told with what it costs", () => {
  const estimate = { queries: 6, left_out: [], models: [], problem: null };
  expect(estimateText({ ...estimate, asks: 120, credits: 600, remaining_credits: 1_240 })).toBe(
    "120 asks, 600 credits; 1,240 left",
  );
  expect(introText({ page_url: null })).not.toContain("old page");
  expect(introText({ page_url: "https://acme.example/" })).toContain(
    "once as the old page and once as the draft",
  );
});

test.each([
  [{ status: "QUEUED", progress: { done: 0, of: 120 }, credits: 0 }, "Waiting for its turn"],
  [{ status: "READING", progress: { done: 0, of: 120 }, credits: 0 }, "Reading the pages that answers cite"],
  [
    { status: "ASKING", progress: { done: 34, of: 120 }, credits: 165 },
    "34 of 120 asks over, 165 credits used",
  ],
] as const)("%j is told as %j", (fields, text) => {
  expect(progressText(fields as unknown as Simulation)).toBe(text); // it reads these fields alone
});

test("a change is told with its interval, n and verdict", () => {
  expect(pointsText(figure)).toBe("+25.0 pts");
  expect(changeText(figure)).toBe("95 %: +4.5 to +45.5; 30 pairs, 6 queries");
  expect(preferenceVerdict(figure)?.verdict).toBe("up");
  expect(preferenceVerdict({ ...figure, verdict: "within_noise" })?.verdict).toBe("noise");
});

test("without an old page there is no change", () => {
  const alone = { ...figure, old: null, change: null, verdict: null };
  expect([pointsText(alone), changeText(alone), preferenceVerdict(alone)]).toEqual([
    "–",
    undefined,
    undefined,
  ]);
});

test("an interval says of what it is", () => {
  expect(rateIntervalText(rate)).not.toContain("these queries");
  expect(rateIntervalText({ ...rate, interval: { ...rate.interval, of: "prompts" } })).toContain(
    " for these queries",
  );
  expect(rateIntervalText({ ...rate, interval: null })).toBe("");
});

test.each([
  [
    { repeats: 5, masked: true, masks: [{ name: "Acme", mask: "Brand A" }] },
    "5 repeats, one at each place. Brands were masked: Acme as Brand A.",
  ],
  [{ repeats: 10, masked: true, masks: [] }, "10 repeats, 2 at each place. Brands kept their names."],
  [{ repeats: 5, masked: false, masks: [] }, "5 repeats, one at each place. Brands kept their names."],
])("how it was made: %j", (fields, text) => {
  expect(madeText(fields as unknown as PreferenceResult)).toBe(text); // it reads these fields alone
});

test("a reply is told by page, place and what it cites", () => {
  const reply = {
    id: "1",
    operator_model: "chatgpt",
    question: 0,
    place: 2,
    text: "Dry [2].",
    asked: null,
    arm: "draft" as const,
    problem: null,
    cited: [2, 4],
    sentences: 1,
    citing_sentences: 1,
  };
  expect(replyTitle(reply)).toBe("Draft at place 2: cites 2, 4");
  expect(replyTitle({ ...reply, arm: "old", cited: [] })).toBe("Old page at place 2: cites nothing");
  expect(replyTitle({ ...reply, text: null, problem: "No.", cited: [] })).toBe("Draft at place 2: no reply");
});

test("places are added up", () => {
  const places = [1, 2].map((place) => ({ place, old: null, draft: { hits: 1, n: 2 } }));
  expect([totalOf(places, "draft"), totalOf(places, "old")]).toEqual([
    { hits: 2, n: 4 },
    { hits: 0, n: 0 },
  ]);
});
