import type { SimulationKind, SimulationStatus } from "@citelens/contract/content/studio-words";
import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { isLeaseOver } from "#platform/leases/lease-over.sql.ts";
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

/** Gives one to one worker alone, until it is over or that time; none where it is over, or taken. */
export async function leaseSimulation(
  tools: Tools,
  place: Place,
  { named, until }: { readonly named: NamedSimulation; readonly until: Date },
): Promise<SimulationRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .update(optimization_simulations)
      .set({
        lease_until: until,
        fence: sql`${optimization_simulations.fence} + 1`,
        attempts: sql`${optimization_simulations.attempts} + 1`,
      })
      .where(
        and(
          isNamed(place, named),
          notInArray(optimization_simulations.status, [...ended]),
          isLeaseOver(optimization_simulations.lease_until, { now: tools.now(), until }),
        ),
      )
      .returning(),
  );
  return row;
}

/** Lets it be taken by anybody at once: nothing that the holder still has under way changes it, and this time is none of those that it was taken up. */
export async function handBackSimulation(
  tools: Tools,
  place: Place,
  { optimization_id, id, fence }: Pick<SimulationRow, "optimization_id" | "id" | "fence">,
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(optimization_simulations)
      .set({
        lease_until: null,
        fence: sql`${optimization_simulations.fence} + 1`,
        attempts: sql`${optimization_simulations.attempts} - 1`,
      })
      .where(
        and(
          isNamed(place, { optimizationId: optimization_id, id }),
          eq(optimization_simulations.fence, fence),
          notInArray(optimization_simulations.status, [...ended]),
        ),
      ),
  );
}

interface LeasedChange {
  readonly row: Pick<SimulationRow, "optimization_id" | "id" | "fence">;
  readonly changes: Partial<SimulationRow>;
  /** Whether one more of its asks is over, and what that has cost. */
  readonly ask?: { readonly credits: number };
}

/** Changes it for the holder of that lease, and locks it; none where somebody else holds it, or it is over or gone. */
export async function changeLeasedSimulation(
  tools: Tools,
  place: Place,
  { row: { optimization_id, id, fence }, changes, ask }: LeasedChange,
): Promise<SimulationRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .update(optimization_simulations)
      .set({
        fence,
        ...changes,
        ...(ask && {
          done: sql`${optimization_simulations.done} + 1`,
          credits: sql`${optimization_simulations.credits} + ${ask.credits}`,
        }),
      })
      .where(
        and(
          isNamed(place, { optimizationId: optimization_id, id }),
          eq(optimization_simulations.fence, fence),
          notInArray(optimization_simulations.status, [...ended]),
        ),
      )
      .returning(),
  );
  return row;
}

/** Those with AI models that are under way; nothing comes of them until the transaction ends. */
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

interface Listed {
  readonly optimizationId: string;
  /** Of all kinds by default. */
  readonly kind?: SimulationKind;
  readonly limit: number;
}

/** The newest first. */
export function listSimulationRows(
  tools: Tools,
  place: Place,
  { optimizationId, kind, limit }: Listed,
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
