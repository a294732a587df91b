import type { CreditUseObject } from "@citelens/contract/billing/credits";
import { creditCosts } from "@citelens/contract/billing/pricing";
import { modelSimulationLimits } from "@citelens/contract/content/studio-words";
import { askInLane } from "#features/answers/public.ts";
import { laneOf } from "#features/operators/public.ts";
import { framedMaterial } from "#platform/ai/ask/framed-material.ts";
import { HandedBack } from "#platform/leases/handed-back.ts";
import { LeaseLost } from "#platform/leases/lease-lost.ts";
import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { type AskRow, endAsk, listAsks } from "../../store/model-asks.sql.ts";
import type { OptimizationRow } from "../../store/optimizations.sql.ts";
import { documentInstructions, materialOf, type PlanQuestion } from "../../store/protocol.rules.ts";
import { changeLeasedSimulation, type SimulationRow } from "../../store/simulations.sql.ts";
import { payAsk, usesOf } from "./ask-credits.ts";
import { readReply } from "./reply.rules.ts";

interface ModelAskInput {
  readonly row: OptimizationRow;
  /** With its plan. */
  readonly simulation: SimulationRow;
  readonly signal: AbortSignal;
}

/** Asks what was not asked yet, the models of each provider in its lane. Throws LeaseLost, and HandedBack where the process stops. */
export async function askModels(
  tools: Tools,
  place: Place,
  { row, simulation, signal }: ModelAskInput,
): Promise<void> {
  const { language, organization_id: organizationId } = row;
  const named = { optimizationId: row.id, id: simulation.id };
  const waiting = await listAsks(tools, place, { named, isWaiting: true });
  const useOf = await usesOf(tools, place, row);
  const questionOf = ({ question }: AskRow): PlanQuestion => {
    const found = simulation.plan?.questions[question];
    if (!found) throw new Error(`There is no question ${question}`);
    return found;
  };
  const lanes = Map.groupBy(waiting, (ask) => laneOf(tools.ai, ask.operator_model));
  const stopping = new AbortController();
  const asked = [...lanes].map(([lane, items]) =>
    askInLane(tools, {
      // A model that is in the catalogue no more is in no lane: it is told that it cannot be asked.
      lane: lane ?? "",
      organizationId,
      items,
      signal: AbortSignal.any([signal, stopping.signal]),
      askOf: (ask) => ({
        operator_model: ask.operator_model,
        language,
        ...framedAsk(questionOf(ask), ask),
      }),
      onReply: (ask, reply) =>
        keepReply(tools, place, { row, simulation, ask, reply, use: useOf(questionOf(ask).text) }),
    }).catch((error: unknown) => {
      // Where the process stops, what others have asked is waited for.
      if (!(error instanceof HandedBack)) stopping.abort(error);
      throw error;
    }),
  );
  const ended = await Promise.allSettled(asked);
  const failed = ended.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

interface AskReply {
  readonly row: OptimizationRow;
  readonly simulation: SimulationRow;
  readonly ask: AskRow;
  readonly reply: { readonly text: string | null; readonly problem: string | null };
  readonly use: CreditUseObject;
}

/** Stores what came of an ask together with what it costs. Throws LeaseLost. */
async function keepReply(
  tools: Tools,
  place: Place,
  { row, simulation, ask, reply: { text, problem }, use }: AskReply,
): Promise<void> {
  const credits = text === null ? 0 : priceOf(simulation, ask);
  const { cited, ...sentences } = readReply(text ?? "", {
    language: row.language,
    documents: modelSimulationLimits.places,
    place: ask.place,
  });
  const changes = { ...sentences, cited: [...cited], reply: text, problem };
  await inTransaction(tools, async (within) => {
    const held = await changeLeasedSimulation(within, place, { row: simulation, changes: {} });
    if (!held) throw new LeaseLost();
    const named = { optimizationId: row.id, id: simulation.id };
    if (!(await endAsk(within, place, { named, id: ask.id, changes }))) throw new LeaseLost();
    const paid = await payAsk(within, held, { askId: ask.id, credits, object: use });
    await changeLeasedSimulation(within, place, { row: simulation, changes: {}, ask: { credits: paid } });
  });
}

/** As it was held: a price that changes meanwhile counts for the next simulation. */
export function priceOf({ settings }: SimulationRow, { operator_model }: AskRow): number {
  return settings?.operator_models.find(({ id }) => id === operator_model)?.credits ?? creditCosts.answer;
}

/** The question, and the documents between marks of their own for this ask. */
function framedAsk(
  question: PlanQuestion,
  ask: AskRow,
): { readonly question: string; readonly instructions: string } {
  const { text, about } = framedMaterial(materialOf(question, ask));
  return {
    question: `Question: ${question.asked}\n\n${text}`,
    instructions: `${documentInstructions}\n${about}`,
  };
}
