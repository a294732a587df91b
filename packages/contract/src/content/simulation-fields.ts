import { z } from "zod";
import { count, id, instant } from "../base/fields.ts";
import { interval } from "../visibility/insight-fields.ts";
import { preferenceResult } from "./preference-fields.ts";
import { simulationKinds, simulationStatuses } from "./studio-words.ts";

const passage = z.object({ heading: z.string(), text: z.string() }).nullable();

/** How a page fared with a question. */
export const simulatedOutcome = z.object({
  /** Among the pages that were found, from 1. */
  place: count.nullable(),
  retrieved: z.boolean(),
  cited: z.boolean(),
  /** The passage that did it, or came nearest. */
  passage,
  cited_instead: z.array(z.object({ url: z.string(), title: z.string(), own: z.boolean() })),
  /** In how many of the draws it was cited. */
  cited_in_draws: count,
});
export type SimulatedOutcome = z.output<typeof simulatedOutcome>;

/** In per cent; no rate and no interval where too few rivals were read. */
const simulatedRate = z.object({ hits: count, rate: z.number().nullable(), interval });
const simulatedArm = z.object({
  retrieved: simulatedRate,
  cited: simulatedRate,
  /** Share of all draws of all questions, in per cent. */
  cited_in_draws: z.number().nullable(),
});

export const simulationResult = z.object({
  /** Questions, and the target queries that they belong to. */
  n: count,
  clusters: count,
  draws: z.object({ count, foreign: count, left_out: count }),
  old: simulatedArm,
  draft: simulatedArm,
  questions: z.array(
    z.object({ text: z.string(), cluster: z.string(), old: simulatedOutcome, draft: simulatedOutcome }),
  ),
  /** A word that makes more than 3 % of the draft. */
  stuffing: z.object({ term: z.string(), times: count, share: z.number() }).nullable(),
});
export type SimulationResult = z.output<typeof simulationResult>;

export const simulation = z.object({
  id,
  kind: z.enum(simulationKinds),
  status: z.enum(simulationStatuses),
  created: instant,
  finished: instant.nullable(),
  /** Whether the text is still as it was simulated. */
  is_current: z.boolean(),
  /** Pages that answers cite for the target queries, and how many of them could be read. */
  rivals: z.object({ cited: count, read: count }).nullable(),
  /** Why there is no rate, or nothing at all. */
  problem: z.string().nullable(),
  /** Result of the local index. */
  result: simulationResult.nullable(),
  /** Result of AI models. */
  preference: preferenceResult.nullable(),
  /** How many of its asks are over; null of the local index, and before they are known. */
  progress: z.object({ done: count, of: count }).nullable(),
  /** Used so far. */
  credits: count,
});
export type Simulation = z.output<typeof simulation>;
