import type { SimulationArm } from "@citelens/contract/content/studio-words";
import { and, asc, eq, isNull } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { optimization_simulation_asks } from "./content-studio.tables.ts";
import type { PlannedAsk } from "./protocol.rules.ts";
import type { NamedSimulation } from "./simulations.sql.ts";

export type AskRow = typeof optimization_simulation_asks.$inferSelect;

function ofSimulation({ workspaceId }: Place, { optimizationId, id }: NamedSimulation) {
  return and(
    eq(optimization_simulation_asks.workspace_id, workspaceId),
    eq(optimization_simulation_asks.optimization_id, optimizationId),
    eq(optimization_simulation_asks.simulation_id, id),
  );
}

export async function insertAsks(
  tools: Tools,
  place: Place,
  { named, asks }: { readonly named: NamedSimulation; readonly asks: readonly PlannedAsk[] },
): Promise<void> {
  const of = {
    workspace_id: place.workspaceId,
    optimization_id: named.optimizationId,
    simulation_id: named.id,
  };
  await withinWorkspace(tools, place, (db) =>
    db.insert(optimization_simulation_asks).values(asks.map((ask) => ({ ...ask, ...of, id: newId() }))),
  );
}

interface AskQuery {
  readonly named: NamedSimulation;
  readonly operator_model?: string | undefined;
  readonly question?: number | undefined;
  readonly arm?: SimulationArm | undefined;
  /** Only those that were not asked yet. */
  readonly isWaiting?: boolean;
}

/** In the order in which they are asked. */
export function listAsks(
  tools: Tools,
  place: Place,
  { named, operator_model, question, arm, isWaiting = false }: AskQuery,
): Promise<AskRow[]> {
  const asks = optimization_simulation_asks;
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(asks)
      .where(
        and(
          ofSimulation(place, named),
          operator_model === undefined ? undefined : eq(asks.operator_model, operator_model),
          question === undefined ? undefined : eq(asks.question, question),
          arm === undefined ? undefined : eq(asks.arm, arm),
          isWaiting ? isNull(asks.asked_at) : undefined,
        ),
      )
      .orderBy(asc(asks.position)),
  );
}

interface AskEnding {
  readonly named: NamedSimulation;
  readonly id: string;
  readonly changes: Pick<AskRow, "reply" | "problem" | "cited" | "sentences" | "citing_sentences">;
}

/** Stores what came of one; false where that is known already. */
export async function endAsk(
  tools: Tools,
  place: Place,
  { named, id, changes }: AskEnding,
): Promise<boolean> {
  const ended = await withinWorkspace(tools, place, (db) =>
    db
      .update(optimization_simulation_asks)
      .set({ ...changes, asked_at: tools.now() })
      .where(
        and(
          ofSimulation(place, named),
          eq(optimization_simulation_asks.id, id),
          isNull(optimization_simulation_asks.asked_at),
        ),
      )
      .returning({ id: optimization_simulation_asks.id }),
  );
  return ended.length > 0;
}
