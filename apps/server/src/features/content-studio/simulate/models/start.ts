import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { SimulationAsked } from "@citelens/contract/content/content-studio";
import type { SimulationProblem } from "@citelens/contract/content/studio-words";
import { expectFeature } from "#features/organizations/features/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { expectOptimization } from "../../show/optimizations.ts";
import { insertSimulation, lockModelSimulations, type SimulationRow } from "../../store/simulations.sql.ts";
import { lockDone } from "../../text/sections.ts";
import { holdAsks } from "./ask-credits.ts";
import { type EstimateResult, estimateOf } from "./estimate.ts";
import { runModelSimulation } from "./run-model-simulation.ts";

interface SimulationStart {
  readonly id: string;
  readonly asked: SimulationAsked;
}

export interface StartedSimulation {
  readonly row: SimulationRow;
  /** Revision of the text. */
  readonly revision: number;
}

/** Begins one with AI models and holds what it may cost; while one is under way that one is it, however often it is asked for. */
export async function startModelSimulation(
  tools: Tools,
  member: Member,
  { id, asked }: SimulationStart,
): Promise<StartedSimulation> {
  const text = await expectOptimization(tools, member, id);
  if (text.status !== "DONE") throw new Refusal("OPTIMIZATION_NOT_DONE");
  const estimated = await estimateOf(tools, member, { row: text, asked });
  return inTransaction(tools, async (within) => {
    const row = await lockDone(within, member, id);
    const { revision } = row;
    const [atWork] = await lockModelSimulations(within, member, id);
    if (atWork) return { row: atWork, revision };

    const { problem, asks, credits } = estimated.estimate;
    if (problem !== null) throw refusalOf(problem);
    await expectFeature(within, member.organizationId, "simulations");
    const simulationId = newId();
    const inserted = await insertSimulation(within, member, {
      id: simulationId,
      optimization_id: id,
      kind: "model",
      status: "QUEUED",
      of: asks,
      created: tools.now(),
      created_by: member.userId,
      revision,
      organization_id: row.organization_id,
      settings: settingsOf(estimated, asked),
    });
    await holdAsks(within, member, { row, simulationId, credits });
    const { workspaceId } = member;
    await enqueue(within, runModelSimulation, { workspaceId, optimizationId: id, simulationId });
    return { row: inserted, revision };
  });
}

function settingsOf({ chosen, queries }: EstimateResult, { repeats, masked }: SimulationAsked) {
  return { operator_models: chosen, queries, repeats, masked };
}

function refusalOf(problem: SimulationProblem): Error {
  switch (problem) {
    case "NO_MODEL":
      return new Refusal("MODEL_MISSING");
    case "NO_MODEL_CHOSEN":
      return new FieldRefusal({ operator_models: [fieldErrors.blank] });
    case "NO_RIVALS":
      return new Refusal("RIVALS_MISSING");
    case "TOO_MANY_ASKS":
      return new Refusal("ASKS_TOO_MANY");
    case "NOT_ENOUGH_CREDITS":
      return new Refusal("NOT_ENOUGH_CREDITS");
  }
}
