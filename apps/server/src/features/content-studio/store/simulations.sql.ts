import type { SimulationKind, SimulationStatus } from "@citelens/contract/content/studio-words";
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { changeHeld, changeHeldRow, type LeasedRow, letGo, takeLease } from "#platform/leases/lease.sql.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { optimization_simulations } from "./content-studio.tables.ts";

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

const ended: readonly SimulationStatus[] = ["DONE", "FAILED"];

export function isOver({ status }: { readonly status: SimulationStatus }): boolean {
  return ended.includes(status);
}

function leasedRow(place: Place, named: NamedSimulation): LeasedRow<typeof optimization_simulations> {
  const isUnderWay = notInArray(optimization_simulations.status, [...ended]);
  return { table: optimization_simulations, place, where: and(isNamed(place, named), isUnderWay) };
}

/** Gives one to one worker alone, until it is over or that time; none where it is over, or taken. */
export function leaseSimulation(
  tools: Tools,
  place: Place,
  { named, until }: { readonly named: NamedSimulation; readonly until: Date },
): Promise<SimulationRow | undefined> {
  const changes = { attempts: sql`${optimization_simulations.attempts} + 1` };
  return takeLease(tools, leasedRow(place, named), { until, changes });
}

/** Lets it be taken by anybody at once; where the holder stops, this time is none of those that it was taken up. */
export function letGoSimulation(
  tools: Tools,
  place: Place,
  { optimization_id: optimizationId, id, fence }: LeasedChange["row"],
  { isHandedBack }: { readonly isHandedBack: boolean },
): Promise<boolean> {
  const uncounted = isHandedBack && { attempts: sql`${optimization_simulations.attempts} - 1` };
  const changes = { ...letGo(optimization_simulations), ...uncounted };
  return changeHeld(tools, leasedRow(place, { optimizationId, id }), { fence, changes });
}

interface LeasedChange {
  readonly row: Pick<SimulationRow, "optimization_id" | "id" | "fence">;
  readonly changes: Partial<SimulationRow>;
  /** Whether one more of its asks is over, and what that has cost. */
  readonly ask?: { readonly credits: number };
}

/** Changes it for the holder of that lease, and locks it; none where somebody else holds it, or it is over or gone. */
export function changeLeasedSimulation(
  tools: Tools,
  place: Place,
  { row: { optimization_id: optimizationId, id, fence }, changes, ask }: LeasedChange,
): Promise<SimulationRow | undefined> {
  const asked = ask && {
    done: sql`${optimization_simulations.done} + 1`,
    credits: sql`${optimization_simulations.credits} + ${ask.credits}`,
  };
  return changeHeldRow(tools, leasedRow(place, { optimizationId, id }), {
    fence,
    changes: { ...changes, ...asked },
  });
}

/** Simulations with AI models that are under way; nothing comes of them until the transaction ends. */
export function lockModelSimulations(
  tools: Tools,
  place: Place,
  optimizationId: string,
): Promise<SimulationRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(optimization_simulations)
      .where(
        and(
          eq(optimization_simulations.workspace_id, place.workspaceId),
          eq(optimization_simulations.optimization_id, optimizationId),
          eq(optimization_simulations.kind, "model"),
          notInArray(optimization_simulations.status, [...ended]),
        ),
      )
      .for("update"),
  );
}

interface SimulationListQuery {
  readonly optimizationId: string;
  /** Kind of simulations, all by default. */
  readonly kind?: SimulationKind;
  readonly limit: number;
}

/** The newest first. */
export function listSimulationRows(
  tools: Tools,
  place: Place,
  { optimizationId, kind, limit }: SimulationListQuery,
): Promise<SimulationRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(optimization_simulations)
      .where(
        and(
          eq(optimization_simulations.workspace_id, place.workspaceId),
          eq(optimization_simulations.optimization_id, optimizationId),
          kind && eq(optimization_simulations.kind, kind),
        ),
      )
      .orderBy(desc(optimization_simulations.created), desc(optimization_simulations.id))
      .limit(limit),
  );
}
