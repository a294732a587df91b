import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { HandedBack } from "#platform/leases/handed-back.ts";
import { LeaseLost } from "#platform/leases/lease-lost.ts";
import { unlessAborted } from "#platform/leases/unless-aborted.ts";
import { whileLeased } from "#platform/leases/while-leased.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { insertAsks, listAsks } from "../../store/model-asks.sql.ts";
import { findOptimization, lockOptimization, type OptimizationRow } from "../../store/optimizations.sql.ts";
import { armsOf, plannedAsks } from "../../store/protocol.rules.ts";
import {
  changeLeasedSimulation,
  findSimulation,
  isOver,
  leaseSimulation,
  letGoSimulation,
  type NamedSimulation,
  type SimulationRow,
} from "../../store/simulations.sql.ts";
import { aliveSeconds, finishMs } from "../../work/write-optimization.ts";
import { releaseAsks, staysHeld } from "./ask-credits.ts";
import { askModels, priceOf } from "./ask-models.ts";
import { preferenceOf } from "./preference.rules.ts";
import { readPlan } from "./read-plan.ts";

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
    const done = await whileLeased(
      tools,
      {
        what: { simulationId },
        finishMs,
        take: (until) => leaseSimulation(tools, place, { named, until }),
        renew: async (row, lease_until) =>
          (await changeLeasedSimulation(tools, place, { row, changes: { lease_until } })) !== undefined,
        letGo: (row, how) => letGoSimulation(tools, place, row, how),
      },
      (leased, signal) =>
        workAt(tools, place, { leased, signal }).catch((error: unknown) =>
          fail(tools, place, { leased, error: signal.aborted ? signal.reason : error }),
        ),
    );
    if (done === "held") await refuseIfHeld(tools, place, named);
  },
  aliveSeconds,
});

/** One that is over needs nothing; one that somebody else works at is looked at again later. */
async function refuseIfHeld(tools: Tools, place: Place, named: NamedSimulation): Promise<void> {
  const row = await findSimulation(tools, place, named);
  if (row && !isOver(row)) throw new Error(`Somebody else works at the simulation ${named.id}`);
}

interface LeasedWork {
  readonly leased: SimulationRow;
  readonly signal: AbortSignal;
}

async function workAt(tools: Tools, place: Place, { leased, signal }: LeasedWork): Promise<void> {
  const row = await findOptimization(tools, place, leased.optimization_id);
  if (!row) return;
  const planned = leased.plan
    ? leased
    : // Nobody has paid for it: where the process stops, another makes it anew.
      await unlessAborted(
        AbortSignal.any([signal, tools.stopping]),
        planIn(tools, place, { row, simulation: leased }),
      );
  if (!planned.plan || planned.plan.questions.length === 0)
    return endWithout(tools, place, planned, "For none of the queries four cited pages could be read.");
  const isHeld = await keepHeld(tools, place, planned);
  if (isHeld) await askModels(tools, place, { row, simulation: planned, signal });
  await finish(tools, place, { row, simulation: planned, problem: isHeld ? null : creditsMissing });
}

const creditsMissing =
  "It waited for so long that its credits were given back, and too few are left now to ask the rest.";

/** Whether what is still to be asked is held, which models are asked for alone. Throws LeaseLost. */
async function keepHeld(tools: Tools, place: Place, simulation: SimulationRow): Promise<boolean> {
  return inTransaction(tools, async (within) => {
    const held = await changeLeasedSimulation(within, place, { row: simulation, changes: {} });
    if (!held) throw new LeaseLost();
    const named = { optimizationId: simulation.optimization_id, id: simulation.id };
    const waiting = await listAsks(within, place, { named, isWaiting: true });
    return staysHeld(
      within,
      held,
      waiting.reduce((sum, ask) => sum + priceOf(simulation, ask), 0),
    );
  });
}

interface SimulationWork {
  readonly row: OptimizationRow;
  readonly simulation: SimulationRow;
}

/** Stores what is asked and everything that is asked of it together. Throws LeaseLost. */
async function planIn(
  tools: Tools,
  place: Place,
  { row, simulation }: SimulationWork,
): Promise<SimulationRow> {
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
    if (!planned) throw new LeaseLost();
    const named = { optimizationId: row.id, id: simulation.id };
    if (asks.length > 0) await insertAsks(within, place, { named, asks });
    return planned;
  });
}

/** Sums up what came, and gives back what was not used. */
async function finish(
  tools: Tools,
  place: Place,
  { row, simulation, problem }: SimulationWork & { readonly problem: string | null },
): Promise<void> {
  const { plan, settings } = simulation;
  if (!plan || !settings) throw new Error("There is no plan");
  const named = { optimizationId: row.id, id: simulation.id };
  const asks = await listAsks(tools, place, { named });
  if (asks.every(({ reply }) => reply === null)) {
    const [failed] = asks;
    return endWithout(tools, place, simulation, problem ?? failed?.problem ?? "No model has replied.");
  }
  const preference = preferenceOf({
    asks: asks.map((ask) => ({ ...ask, is_answered: ask.reply !== null })),
    settings,
    plan,
    arms: armsOf(row),
  });
  await endAs(tools, place, { simulation, changes: { status: "DONE", preference, problem } });
}

function endWithout(tools: Tools, place: Place, simulation: SimulationRow, problem: string): Promise<void> {
  return endAs(tools, place, { simulation, changes: { status: "FAILED", problem } });
}

interface SimulationEnding {
  readonly simulation: SimulationRow;
  readonly changes: Pick<Partial<SimulationRow>, "preference" | "problem"> & Pick<SimulationRow, "status">;
}

async function endAs(tools: Tools, place: Place, { simulation, changes }: SimulationEnding): Promise<void> {
  await inTransaction(tools, async (within) => {
    const ended = await changeLeasedSimulation(within, place, {
      row: simulation,
      changes: { ...changes, finished_at: tools.now(), lease_until: null },
    });
    if (ended) await releaseAsks(within, ended);
  });
}

interface FailedSimulation {
  readonly leased: SimulationRow;
  readonly error: unknown;
}

/** Notes a failure; what fails is tried again twice, and goes on where it stood. */
async function fail(tools: Tools, place: Place, { leased, error }: FailedSimulation): Promise<void> {
  if (error instanceof LeaseLost || error instanceof HandedBack || leased.attempts < attemptsMax) throw error;
  tools.log.error({ err: error, simulationId: leased.id }, "A simulation with AI models failed for good");
  await endWithout(tools, place, leased, "Something went wrong on our side. Try again.");
}
