import { z } from "zod";
import { count, id, instant } from "../base/fields.ts";
import { interval, verdict } from "../visibility/insight-fields.ts";
import { modelSimulationLimits, simulationArms, simulationProblems } from "./studio-words.ts";

const counts = z.object({ hits: count, n: count });

/** In per cent; of replies. */
const armRate = counts.extend({ rate: z.number().nullable(), interval });

/** How often replies did something with the page as it was and with its text; no change where there is no such page. */
const preferenceFigure = z.object({
  old: armRate.nullable(),
  draft: armRate,
  /** Text less page, in points, paired by model, query and place. */
  change: z
    .object({
      points: z.number(),
      interval: z.object({ low: z.number(), high: z.number() }),
      pairs: count,
      /** Queries. */
      clusters: count,
    })
    .nullable(),
  verdict,
});
export type PreferenceFigure = z.output<typeof preferenceFigure>;

const preferenceFigures = z.object({
  cited: preferenceFigure,
  /** Cited before any other document. */
  first: preferenceFigure,
  /** Sentences that cite it. Those of one reply hang together, so of their share no interval is told. */
  sentences: z.object({
    old: counts.extend({ rate: z.number().nullable() }).nullable(),
    draft: counts.extend({ rate: z.number().nullable() }),
  }),
  /** Asks that brought no reply; they are counted nowhere, and cost nothing. */
  failed: count,
});
export type PreferenceFigures = z.output<typeof preferenceFigures>;

/** A query that cannot be asked about, and why. */
export const leftOut = z.object({ text: z.string(), reason: z.string() });

export const preferenceResult = z.object({
  repeats: count,
  masked: z.boolean(),
  /** Names in the documents in place of each brand. */
  masks: z.array(z.object({ name: z.string(), mask: z.string() })),
  overall: preferenceFigures,
  models: z.array(preferenceFigures.extend({ id: z.string(), name: z.string() })),
  questions: z.array(
    z.object({
      text: z.string(),
      /** The pages of others that stood beside ours, in their order. */
      rivals: z.array(z.object({ url: z.string(), title: z.string() })),
      models: z.array(
        z.object({
          id: z.string(),
          /** Replies that cite ours, by the place at which it stood, from 1. */
          places: z.array(z.object({ place: count, old: counts.nullable(), draft: counts })),
        }),
      ),
    }),
  ),
  left_out: z.array(leftOut),
});
export type PreferenceResult = z.output<typeof preferenceResult>;

/** Reply of a model, or why it did not. */
export const simulationReply = z.object({
  id,
  operator_model: z.string(),
  /** Number of the question, from 0. */
  question: count,
  arm: z.enum(simulationArms),
  /** At which ours stood, from 1. */
  place: count,
  text: z.string().nullable(),
  problem: z.string().nullable(),
  /** Documents that it cites, in the order in which it does so first. */
  cited: z.array(count),
  sentences: count,
  /** Number of those that cite ours. */
  citing_sentences: count,
  asked: instant.nullable(),
});
export type SimulationReply = z.output<typeof simulationReply>;

/** Asks and cost of a simulation with AI models. */
export const simulationEstimate = z.object({
  asks: count,
  credits: count,
  remaining_credits: count,
  /** Queries of which enough cited pages are known. */
  queries: count,
  left_out: z.array(leftOut),
  /** Models that can answer from documents and have a key. */
  models: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Whether it can be asked now: it is neither switched off nor paused. */
      available: z.boolean(),
      /** For each reply. */
      credits: count,
    }),
  ),
  problem: z.enum(simulationProblems).nullable(),
});
export type SimulationEstimate = z.output<typeof simulationEstimate>;

const { models, places, repeats, repeatsDefault } = modelSimulationLimits;

/** Choice of what AI models are asked. */
export const preferenceAsked = {
  operator_models: z.array(z.string().max(100)).min(1).max(models).optional(),
  repeats: z.int().min(places).max(repeats).multipleOf(places).default(repeatsDefault),
  /** Whether names of brands are replaced by neutral ones. */
  masked: z.boolean().default(true),
};
