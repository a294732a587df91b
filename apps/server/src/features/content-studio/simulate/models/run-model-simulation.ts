import { later, minuteMs } from "@citelens/contract/base/days";
import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { findOptimization, lockOptimization, type OptimizationRow } from "../../optimizations.sql.ts";
import { HeldNoMore } from "../../work/while-held.ts";
import {
  changeLeasedSimulation,
  findSimulation,
  isOver,
  leaseSimulation,
  type NamedSimulation,
  type SimulationRow,
} from "../simulations.sql.ts";
import { releaseAsks } from "./ask-credits.ts";
import { askModels } from "./ask-models.ts";
import { insertAsks, listAsks } from "./model-asks.sql.ts";
import { preferenceOf } from "./preference.rules.ts";
import { armsOf, plannedAsks } from "./protocol.rules.ts";
import { readPlan } from "./read-plan.ts";

/** Whoever comes meanwhile tries again for longer than this; it is renewed while somebody asks. */
const leaseMs = 5 * minuteMs;
const attemptsMax = 3;

/**
 * Puts documents into the context of AI models and asks which one they cite. Each reply is stored and paid by itself, so that whoever comes
 * after a worker that was killed goes on at the first one that is missing.
 */
export const runModelSimulation = job({
  name: "content-studio.ask-models",
  payload: z.object({ workspaceId: z.uuid(), optimizationId: z.uuid(), simulationId: z.uuid() }),
  // Many asks take longer than a job may: others knock meanwhile, and one of them goes on if this worker dies.
  retryLimit: 20,
  run: async (tools, { optimizationId, simulationId, ...workspace }) => {
    const place = placeOfJob(workspace);
    const named = { optimizationId, id: simulationId };
    const leased = await leaseSimulation(tools, place, { named, until: later(tools.now(), leaseMs) });
    if (!leased) return refuseIfHeld(tools, place, named);
    await workAt(tools, place, leased).catch((error: unknown) => fail(tools, place, { leased, error }));
  },
});

/** One that is over needs nothing; one that somebody else works at is looked at again later. */
async function refuseIfHeld(tools: Tools, place: Place, named: NamedSimulation): Promise<void> {
  const row = await findSimulation(tools, place, named);
  if (row && !isOver(row)) throw new Error(`Somebody else works at the simulation ${named.id}`);
}

async function workAt(tools: Tools, place: Place, leased: SimulationRow): Promise<void> {
  const row = await findOptimization(tools, place, leased.optimization_id);
  if (!row) return;
  const planned = leased.plan ? leased : await planIn(tools, place, { row, simulation: leased });
  if (!planned.plan || planned.plan.questions.length === 0)
    return endWithout(tools, place, planned, "For none of the queries four cited pages could be read.");
  await whileLeased(tools, place, planned, (signal) =>
    askModels(tools, place, { row, simulation: planned, signal }),
  );
  await finish(tools, place, { row, simulation: planned });
}

interface Working {
  readonly row: OptimizationRow;
  readonly simulation: SimulationRow;
}

/** Stores what is asked and everything that is asked of it together. Throws HeldNoMore. */
async function planIn(tools: Tools, place: Place, { row, simulation }: Working): Promise<SimulationRow> {
  const { settings } = simulation;
  if (!settings) throw new Error("Nobody said what is to be asked");
  await changeLeasedSimulation(tools, place, { row: simulation, changes: { status: "READING" } });
  const { plan, rivals } = await readPlan(tools, place, { row, settings });
  const asks = plannedAsks({
    questions: plan.questions.length,
    arms: armsOf(row),
    models: settings.operator_models.map(({ id }) => id),
    repeats: settings.repeats,
  });
  return inTransaction(tools, async (within) => {
    // Before its simulation, as whoever deletes it does.
    await lockOptimization(within, place, row.id);
    const planned = await changeLeasedSimulation(within, place, {
      row: simulation,
      // The text as it was read, not as it was when somebody clicked.
      changes: { ...rivals, plan, status: "ASKING", of: asks.length, revision: row.revision },
    });
    if (!planned) throw new HeldNoMore();
    const named = { optimizationId: row.id, id: simulation.id };
    if (asks.length > 0) await insertAsks(within, place, { named, asks });
    return planned;
  });
}

const renewEveryMs = 2_000;

/** Renews the lease while something runs, which learns within seconds that there is nothing to ask for any more. */
async function whileLeased(
  tools: Tools,
  place: Place,
  row: SimulationRow,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const renew = async (): Promise<void> => {
    const changes = { lease_until: later(tools.now(), leaseMs) };
    if (!(await changeLeasedSimulation(tools, place, { row, changes }))) stop.abort(new HeldNoMore());
  };
  const renewing = setInterval(() => {
    renew().catch((error: unknown) =>
      tools.log.warn({ err: error, simulationId: row.id }, "The lease of a simulation could not be renewed"),
    );
  }, renewEveryMs);
  try {
    await run(stop.signal);
  } finally {
    clearInterval(renewing);
  }
}

/** Sums up what came, and gives back what was not used. */
async function finish(tools: Tools, place: Place, { row, simulation }: Working): Promise<void> {
  const { plan, settings } = simulation;
  if (!plan || !settings) throw new Error("There is no plan");
  const named = { optimizationId: row.id, id: simulation.id };
  const asks = await listAsks(tools, place, { named });
  if (asks.every(({ reply }) => reply === null)) {
    const [failed] = asks;
    return endWithout(tools, place, simulation, failed?.problem ?? "No model has replied.");
  }
  const preference = preferenceOf({
    asks: asks.map((ask) => ({ ...ask, is_answered: ask.reply !== null })),
    ...{ settings, plan, arms: armsOf(row) },
  });
  await endAs(tools, place, { simulation, changes: { status: "DONE", preference } });
}

function endWithout(tools: Tools, place: Place, simulation: SimulationRow, problem: string): Promise<void> {
  return endAs(tools, place, { simulation, changes: { status: "FAILED", problem } });
}

interface Ending {
  readonly simulation: SimulationRow;
  readonly changes: Pick<Partial<SimulationRow>, "preference" | "problem"> & Pick<SimulationRow, "status">;
}

async function endAs(tools: Tools, place: Place, { simulation, changes }: Ending): Promise<void> {
  await inTransaction(tools, async (within) => {
    const ended = await changeLeasedSimulation(within, place, {
      row: simulation,
      changes: { ...changes, finished_at: tools.now(), lease_until: null },
    });
    if (ended) await releaseAsks(within, ended);
  });
}

interface Failed {
  readonly leased: SimulationRow;
  readonly error: unknown;
}

/** What fails is tried again twice, and goes on where it stood. */
async function fail(tools: Tools, place: Place, { leased, error }: Failed): Promise<void> {
  if (error instanceof HeldNoMore) return;
  if (leased.attempts < attemptsMax) {
    await changeLeasedSimulation(tools, place, { row: leased, changes: { lease_until: null } });
    throw error;
  }
  tools.log.error({ err: error, simulationId: leased.id }, "A simulation with AI models failed for good");
  await endWithout(tools, place, leased, "Something went wrong on our side. Try again.");
}
