import type { SimulationAsked } from "@citelens/contract/content/content-studio";
import type { SimulationEstimate, SimulationReply } from "@citelens/contract/content/preference-fields";
import type { Simulation } from "@citelens/contract/content/simulation-fields";
import type { SimulationArm } from "@citelens/contract/content/studio-words";
import { expectFeature } from "#features/organizations/features/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { expectOptimization } from "../show/optimizations.ts";
import { listAsks } from "../store/model-asks.sql.ts";
import {
  findSimulation,
  insertSimulation,
  isOver,
  listSimulationRows,
  type NamedSimulation,
  type SimulationRow,
} from "../store/simulations.sql.ts";
import { lockDone } from "../text/sections.ts";
import { estimateOf } from "./models/estimate.ts";
import { startModelSimulation } from "./models/start.ts";
import { runSimulation } from "./run-simulation.ts";

const listedMax = 20;

/** Begins one of a text as it stands; while one is under way, that one is as good. */
export async function startSimulation(
  tools: Tools,
  member: Member,
  { id, asked }: { readonly id: string; readonly asked: SimulationAsked },
): Promise<Simulation> {
  if (asked.kind === "model") {
    const { row, revision } = await startModelSimulation(tools, member, { id, asked });
    return shown(row, revision);
  }
  return inTransaction(tools, async (within) => {
    const { revision } = await lockDone(within, member, id);
    const [last] = await listSimulationRows(within, member, { optimizationId: id, kind: "local", limit: 1 });
    if (last && last.revision === revision && !isOver(last)) return shown(last, revision);

    await expectFeature(within, member.organizationId, "simulations");
    const row = await insertSimulation(within, member, {
      id: newId(),
      optimization_id: id,
      kind: "local",
      status: "QUEUED",
      created: tools.now(),
      created_by: member.userId,
      revision,
    });
    await enqueue(within, runSimulation, {
      workspaceId: member.workspaceId,
      optimizationId: id,
      simulationId: row.id,
    });
    return shown(row, revision);
  });
}

export async function listSimulations(tools: Tools, place: Place, id: string): Promise<Simulation[]> {
  const { revision } = await expectOptimization(tools, place, id);
  const rows = await listSimulationRows(tools, place, { optimizationId: id, limit: listedMax });
  return rows.map((row) => shown(row, revision));
}

export async function getSimulation(tools: Tools, place: Place, named: NamedSimulation): Promise<Simulation> {
  const { revision } = await expectOptimization(tools, place, named.optimizationId);
  const row = await findSimulation(tools, place, named);
  if (!row) throw new Refusal("NOT_FOUND");
  return shown(row, revision);
}

/** Asks and cost of one with AI models. */
export async function estimateSimulation(
  tools: Tools,
  place: Place,
  { id, asked }: { readonly id: string; readonly asked: SimulationAsked },
): Promise<SimulationEstimate> {
  const row = await expectOptimization(tools, place, id);
  return (await estimateOf(tools, place, { row, asked })).estimate;
}

interface AskFilter {
  readonly operator_model?: string | undefined;
  readonly question?: number | undefined;
  readonly arm?: SimulationArm | undefined;
}

/** Replies of models, or none; what was not asked yet is not there. */
export async function listSimulationReplies(
  tools: Tools,
  place: Place,
  { named, wanted }: { readonly named: NamedSimulation; readonly wanted: AskFilter },
): Promise<SimulationReply[]> {
  if (!(await findSimulation(tools, place, named))) throw new Refusal("NOT_FOUND");
  const asks = await listAsks(tools, place, { named, ...wanted });
  return asks
    .filter(({ asked_at }) => asked_at !== null)
    .map(({ reply, asked_at, ...ask }) => ({
      ...ask,
      text: reply,
      asked: asked_at?.toISOString() ?? null,
    }));
}

export function isEnded(simulation: Simulation): boolean {
  return isOver(simulation);
}

function shown(row: SimulationRow, revision: number): Simulation {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    created: row.created.toISOString(),
    finished: row.finished_at?.toISOString() ?? null,
    is_current: row.revision === revision,
    rivals:
      row.rivals_cited === null || row.rivals_read === null
        ? null
        : { cited: row.rivals_cited, read: row.rivals_read },
    problem: row.problem,
    result: row.result,
    preference: row.preference,
    progress: row.of === null ? null : { done: row.done, of: row.of },
    credits: row.credits,
  };
}
