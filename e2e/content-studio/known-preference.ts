import type {
  PreferenceFigure,
  PreferenceFigures,
  PreferenceResult,
  SimulationEstimate,
  SimulationReply,
} from "@citelens/contract/content/preference-fields";
import type { Simulation } from "@citelens/contract/content/simulation-fields";
import { knownSimulation, resultIds } from "./known-results.ts";

const models = [
  { id: "chatgpt", name: "ChatGPT" },
  { id: "claude", name: "Claude" },
];

/** What the server says of a choice: four asks of each repeat and model. */
export function knownEstimate(fields: Partial<SimulationEstimate> = {}): SimulationEstimate {
  return {
    ...{ asks: 0, credits: 0, remaining_credits: 1_240, queries: 1, problem: "NO_MODEL_CHOSEN" },
    left_out: [
      {
        text: "light shoes for long hikes",
        reason: "Fewer than 4 pages of others are cited for it by the answers of 90 days.",
      },
    ],
    models: [
      ...models.map((model) => ({ ...model, available: true })),
      { id: "gemini", name: "Gemini", available: false },
    ],
    ...fields,
  };
}

const moved: PreferenceFigure = {
  old: { hits: 3, n: 20, rate: 15, interval: { low: 5.24, high: 36.04, of: "prompts" } },
  draft: { hits: 16, n: 20, rate: 80, interval: { low: 58.4, high: 91.93, of: "prompts" } },
  change: { points: 65, interval: { low: 38.2, high: 91.8 }, pairs: 20, clusters: 2 },
  verdict: "moved",
};
const noise: PreferenceFigure = {
  ...moved,
  change: { points: 10, interval: { low: -12.5, high: 32.5 }, pairs: 20, clusters: 2 },
  verdict: "within_noise",
};
const figures: PreferenceFigures = {
  ...{ cited: moved, first: noise, failed: 1 },
  sentences: { old: { hits: 4, n: 60, rate: 6.67 }, draft: { hits: 22, n: 64, rate: 34.38 } },
};

function knownPreference(): PreferenceResult {
  return {
    ...{ repeats: 5, masked: true, overall: figures },
    masks: [
      { name: "Beta", mask: "Brand A" },
      { name: "Northwind", mask: "Brand B" },
    ],
    models: models.map((model) => ({ ...model, ...figures })),
    questions: [
      {
        text: "shoes for rain",
        rivals: ["one", "two", "three", "four"].map((name) => ({
          url: `https://review.example/${name}`,
          title: `Waterproof shoes compared: ${name}`,
        })),
        models: models.map(({ id }) => ({
          id,
          places: [1, 2, 3, 4, 5].map((place) => ({
            place,
            old: { hits: place === 1 ? 1 : 0, n: 1 },
            draft: { hits: 1, n: 1 },
          })),
        })),
      },
    ],
    left_out: knownEstimate().left_out,
  };
}

/** One with two models that is done. */
export function knownModelSimulation(fields: Partial<Simulation> = {}): Simulation {
  return knownSimulation({
    ...{ kind: "model", result: null, preference: knownPreference(), credits: 95 },
    progress: { done: 20, of: 20 },
    rivals: { cited: 4, read: 4 },
    ...fields,
  });
}

export function knownReplies(): SimulationReply[] {
  const reply = { operator_model: "chatgpt", question: 0, asked: "2026-11-20T12:00:01.000Z" };
  return [
    {
      ...{ ...reply, id: resultIds.review, arm: "old", place: 2, cited: [1], problem: null },
      ...{ text: "They stay dry for a day [1].", sentences: 1, citing_sentences: 0 },
    },
    {
      ...{ ...reply, id: resultIds.care, arm: "draft", place: 2, cited: [2, 1], problem: null },
      ...{
        text: "They stay dry for nine hours [2]. Others say a day [1].",
        sentences: 2,
        citing_sentences: 1,
      },
    },
    {
      ...{ ...reply, id: resultIds.price, arm: "draft", place: 3, cited: [], text: null },
      ...{ problem: "The model declined to answer.", sentences: 0, citing_sentences: 0 },
    },
  ];
}
