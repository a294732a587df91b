import { expect, test } from "vitest";
import {
  asksOf,
  type ModelPlan,
  materialOf,
  type PlannedAsk,
  plannedAsks,
} from "../../store/protocol.rules.ts";
import { type EndedAsk, preferenceOf } from "./preference.rules.ts";

const document = (title: string) => ({ title, text: `Of ${title}.` });
const rivals = ["one", "two", "three", "four"].map((title) => ({
  url: `https://${title}.example/`,
  ...document(title),
}));
const question = (text: string) => ({
  text,
  asked: text,
  rivals,
  old: document("old"),
  draft: document("draft"),
});
const planOf = (count: number): ModelPlan => ({
  questions: Array.from({ length: count }, (_, at) => question(`question ${at}`)),
  left_out: [{ text: "left out", reason: "Too few." }],
  masks: [],
});
const chatgpt = { id: "chatgpt", name: "ChatGPT" };
const grok = { id: "grok", name: "Grok" };

interface SimulatedAsks {
  readonly questions?: number;
  readonly repeats?: number;
  readonly models?: readonly { readonly id: string; readonly name: string }[];
  readonly arms?: readonly ("old" | "draft")[];
  readonly cites: (ask: PlannedAsk) => readonly number[] | undefined;
}

/** Findings about a double that cites by a rule, or fails. */
function simulated({
  questions = 6,
  repeats = 10,
  models = [chatgpt],
  arms = ["old", "draft"],
  cites,
}: SimulatedAsks) {
  const planned = plannedAsks({ questions, arms, models: models.map(({ id }) => id), repeats });
  const asks = planned.map((ask): EndedAsk => {
    const cited = cites(ask);
    const citing = cited?.includes(ask.place) ? 1 : 0;
    return {
      ...ask,
      is_answered: cited !== undefined,
      cited: cited ?? [],
      sentences: 2,
      citing_sentences: citing,
    };
  });
  const settings = { operator_models: models, queries: [], repeats, masked: true };
  return preferenceOf({ asks, settings, plan: planOf(questions), arms });
}

test.each([
  ["what stands first", () => [1]],
  ["what stands last", () => [5]],
  ["the first three", () => [1, 2, 3]],
  ["nothing", () => []],
  ["everything", () => [5, 4, 3, 2, 1]],
])("a double that cites %s has no effect", (_, cites) => {
  const { overall } = simulated({ cites });

  expect(overall.cited).toMatchObject({
    change: { points: 0, pairs: 30, clusters: 6 },
    verdict: "within_noise",
  });
  expect(overall.first.verdict).toBe("within_noise");
});

test("a double that prefers the draft has moved", () => {
  const cites = ({ arm, place, position }: PlannedAsk): number[] =>
    arm === "draft" || position % 20 === 0 ? [place, 1] : [place === 1 ? 2 : 1];

  const { overall, models } = simulated({ cites });

  expect(overall.cited).toMatchObject({ draft: { hits: 60, n: 60, rate: 100 }, verdict: "moved" });
  expect(overall.cited.change?.interval.low).toBeGreaterThan(0);
  expect(models[0]?.cited).toEqual(overall.cited);
});

test("one query alone moves nothing, however large the change looks", () => {
  const cites = ({ arm, place }: PlannedAsk): number[] => (arm === "draft" && place < 3 ? [place] : []);

  expect(simulated({ questions: 1, repeats: 5, cites }).overall.cited.verdict).toBe("within_noise");
});

test("what brought no reply is counted nowhere", () => {
  const cites = ({ arm, place }: PlannedAsk): number[] | undefined =>
    arm === "old" && place === 3 ? undefined : [place];

  const { overall, questions } = simulated({ questions: 2, repeats: 5, cites });

  expect(overall).toMatchObject({
    failed: 2,
    cited: { old: { hits: 8, n: 8 }, draft: { hits: 10, n: 10 }, change: { points: 0, pairs: 8 } },
    sentences: { old: { hits: 8, n: 16, rate: 50 }, draft: { hits: 10, n: 20, rate: 50 } },
  });
  expect(questions[0]?.models[0]?.places[2]).toEqual({
    place: 3,
    old: { hits: 0, n: 0 },
    draft: { hits: 1, n: 1 },
  });
});

test("models are told apart, and a new page has no change", () => {
  const cites = ({ operator_model, place }: PlannedAsk): number[] =>
    operator_model === "grok" ? [place] : [];

  const { overall, models } = simulated({ models: [chatgpt, grok], arms: ["draft"], cites });

  expect(models.map(({ id, cited }) => [id, cited.draft.rate, cited.old, cited.change])).toEqual([
    ["chatgpt", 0, null, null],
    ["grok", 100, null, null],
  ]);
  expect(overall.cited).toMatchObject({ draft: { rate: 50, n: 120 }, verdict: null });
  expect(overall.sentences.old).toBeNull();
});

test("ours stands at each place equally often, with the same rivals in both arms", () => {
  const asking = { questions: 2, arms: ["old", "draft"] as const, models: ["a", "b"], repeats: 10 };

  const asks = plannedAsks(asking);

  expect(asks).toHaveLength(asksOf(asking));
  const times = Map.groupBy(
    asks,
    ({ place, arm, operator_model, question }) => `${place} ${arm} ${operator_model} ${question}`,
  );
  expect([...times.values()].map(({ length }) => length)).toEqual(Array.from({ length: 40 }, () => 2));
  const [old, draft] = (["old", "draft"] as const).map((arm) => materialOf(question("q"), { arm, place: 3 }));
  expect(draft).toBe(
    "[1] one\nOf one.\n\n[2] two\nOf two.\n\n[3] draft\nOf draft.\n\n[4] three\nOf three.\n\n[5] four\nOf four.",
  );
  expect(old).toBe(draft?.replaceAll("draft", "old"));
});
