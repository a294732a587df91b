import { and, desc, eq } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { optimization_simulations } from "../content-studio.tables.ts";

export type SimulationRow = typeof optimization_simulations.$inferSelect;

export interface NamedSimulation {
  readonly optimizationId: string;
  readonly id: string;
}

function isNamed({ workspaceId }: Place, { optimizationId, id }: NamedSimulation) {
  return and(
    eq(optimization_simulations.workspace_id, workspaceId),
    eq(optimization_simulations.optimization_id, optimizationId),
    eq(optimization_simulations.id, id),
  );
}

export async function insertSimulation(
  tools: Tools,
  place: Place,
  row: Omit<typeof optimization_simulations.$inferInsert, "workspace_id">,
): Promise<SimulationRow> {
  const [inserted] = await withinWorkspace(tools, place, (db) =>
    db
      .insert(optimization_simulations)
      .values({ ...row, workspace_id: place.workspaceId })
      .returning(),
  );
  if (!inserted) throw new Error("A simulation was not stored");
  return inserted;
}

export async function findSimulation(
  tools: Tools,
  place: Place,
  named: NamedSimulation,
): Promise<SimulationRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.select().from(optimization_simulations).where(isNamed(place, named)),
  );
  return row;
}

export async function changeSimulation(
  tools: Tools,
  place: Place,
  { named, changes }: { readonly named: NamedSimulation; readonly changes: Partial<SimulationRow> },
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db.update(optimization_simulations).set(changes).where(isNamed(place, named)),
  );
}

/** The newest first. */
export function listSimulationRows(
  tools: Tools,
  place: Place,
  { optimizationId, limit }: { readonly optimizationId: string; readonly limit: number },
): Promise<SimulationRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(optimization_simulations)
      .where(
        and(
          eq(optimization_simulations.workspace_id, place.workspaceId),
          eq(optimization_simulations.optimization_id, optimizationId),
        ),
      )
      .orderBy(desc(optimization_simulations.created), desc(optimization_simulations.id))
      .limit(limit),
  );
}
