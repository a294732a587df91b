import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { SimulationAsked } from "@citelens/contract/content/content-studio";
import type { SimulationEstimate } from "@citelens/contract/content/preference-fields";
import { modelSimulationLimits, type SimulationProblem } from "@citelens/contract/content/studio-words";
import { creditsOf } from "#features/credits/public.ts";
import { listOperators } from "#features/operators/public.ts";
import { canAnswerFromDocuments } from "#platform/ai/operator-of.ts";
import type { Place } from "#platform/place.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import type { OptimizationRow } from "../../store/optimizations.sql.ts";
import { armsOf, asksOf } from "../../store/protocol.rules.ts";
import { hasEnough, listRivalPages, tooFewCited } from "./rival-pages.ts";

export interface EstimateResult {
  readonly estimate: SimulationEstimate;
  /** Models that were chosen and can be asked. */
  readonly chosen: readonly { readonly id: string; readonly name: string; readonly credits: number }[];
  /** Numbers of the target queries, from 0. */
  readonly queries: readonly number[];
}

/** Asks and cost of a simulation. Throws a FieldRefusal for a model that cannot be asked. */
export async function estimateOf(
  tools: Tools,
  place: Place,
  { row, asked }: { readonly row: OptimizationRow; readonly asked: SimulationAsked },
): Promise<EstimateResult> {
  const models = await askableModels(tools, place);
  const ids = new Set(asked.operator_models ?? []);
  const isFree = asked.kind === "local";
  const chosen = isFree ? [] : models.filter(({ id, available }) => ids.has(id) && available);
  if (!isFree && models.length > 0 && chosen.length < ids.size)
    throw new FieldRefusal({ operator_models: [fieldErrors.invalid] });

  const rivals = await listRivalPages(tools, place, row);
  const known = rivals.filter(({ cited }) => hasEnough(cited));
  const asks = asksOf({
    questions: known.length,
    arms: armsOf(row),
    models: chosen.map(({ id }) => id),
    repeats: asked.repeats,
  });
  const { remaining_credits, billing } = await creditsOf(tools, row.organization_id);
  // Each model is asked as often as another.
  const credits = chosen.reduce((sum, model) => sum + (asks / chosen.length) * model.credits, 0);
  const hasCredits = billing === "off" || credits <= remaining_credits;
  return {
    estimate: {
      asks,
      credits,
      remaining_credits,
      models,
      queries: known.length,
      left_out: rivals
        .filter(({ cited }) => !hasEnough(cited))
        .map(({ text }) => ({ text, reason: tooFewCited })),
      problem: isFree ? null : problemOf({ models, chosen, queries: known.length, asks, hasCredits }),
    },
    chosen: chosen.map(({ id, name, credits: each }) => ({ id, name, credits: each })),
    queries: known.map(({ query }) => query),
  };
}

/** The catalogue's models that have a key and answer from documents; a demo's assistants and the local index are none. */
async function askableModels(tools: Tools, place: Place): Promise<SimulationEstimate["models"]> {
  const operators = await listOperators(tools, place);
  return operators
    .filter((operator) => operator.configured && canAnswerFromDocuments(operator))
    .map(({ id, display_name, available, credits_per_answer: credits }) => ({
      id,
      name: display_name,
      available,
      credits,
    }));
}

interface EstimateCounts {
  readonly models: readonly unknown[];
  readonly chosen: readonly unknown[];
  readonly queries: number;
  readonly asks: number;
  readonly hasCredits: boolean;
}

function problemOf({ models, chosen, queries, asks, hasCredits }: EstimateCounts): SimulationProblem | null {
  if (models.length === 0) return "NO_MODEL";
  if (queries === 0) return "NO_RIVALS";
  if (chosen.length === 0) return "NO_MODEL_CHOSEN";
  if (asks > modelSimulationLimits.asks) return "TOO_MANY_ASKS";
  return hasCredits ? null : "NOT_ENOUGH_CREDITS";
}
