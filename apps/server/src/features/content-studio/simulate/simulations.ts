import type { Simulation } from "@citelens/contract/content/simulation-fields";
import type { SimulationKind, SimulationStatus } from "@citelens/contract/content/studio-words";
import type { Member } from "#features/workspaces/members/public.ts";
import { newId } from "#platform/ids.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { expectOptimization } from "../show/optimizations.ts";
import { lockDone } from "../text/sections.ts";
import { runSimulation } from "./run-simulation.ts";
import {
  findSimulation,
  insertSimulation,
  listSimulationRows,
  type NamedSimulation,
  type SimulationRow,
} from "./simulations.sql.ts";

const listedMax = 20;
const ended: ReadonlySet<SimulationStatus> = new Set(["DONE", "FAILED"]);

/** Begins one of a text as it stands; while one is under way, that one is as good. */
export async function startSimulation(
  tools: Tools,
  member: Member,
  { id, kind }: { readonly id: string; readonly kind: SimulationKind },
): Promise<Simulation> {
  return inTransaction(tools, async (within) => {
    const { revision } = await lockDone(within, member, id);
    const [last] = await listSimulationRows(within, member, { optimizationId: id, limit: 1 });
    if (last && last.revision === revision && !ended.has(last.status)) return shown(last, revision);

    const row = await insertSimulation(within, member, {
      ...{ id: newId(), optimization_id: id, kind, status: "QUEUED" },
      ...{ created: tools.now(), created_by: member.userId, revision },
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

export function isEnded({ status }: Simulation): boolean {
  return ended.has(status);
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
  };
}
