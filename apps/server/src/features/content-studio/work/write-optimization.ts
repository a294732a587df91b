import type { OptimizationStep } from "@citelens/contract/content/studio-words";
import { z } from "zod";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { job } from "#platform/jobs/job.ts";
import { HandedBack } from "#platform/leases/handed-back.ts";
import { LeaseLost } from "#platform/leases/lease-lost.ts";
import { whileLeased } from "#platform/leases/while-leased.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  changeLeased,
  findOptimization,
  leaseOptimization,
  letGoOptimization,
  type OptimizationRow,
} from "../store/optimizations.sql.ts";
import { isWorking } from "../store/status.rules.ts";
import { WorkFailure } from "../store/work-failure.ts";
import { endWithout } from "./end-without.ts";
import { type StepWork, steps } from "./steps.ts";

/** After that a dead worker's job is another's. */
export const aliveSeconds = 20;
/** Time to wait for a model where the process stops, as it has to be paid. */
export const finishMs = 15_000;
const attemptsMax = 3;

/** Works at one attempt, step by step; each step is stored, so that whoever follows a killed worker goes on behind it. */
export const writeOptimization = job({
  name: "content-studio.write",
  payload: z.object({ workspaceId: z.uuid(), optimizationId: z.uuid(), attempt: z.int() }),
  run: async (tools, { optimizationId, attempt, ...workspace }) => {
    const place = placeOfJob(workspace);
    const done = await whileLeased(
      tools,
      {
        what: { optimizationId },
        finishMs,
        take: (until) => leaseOptimization(tools, place, { id: optimizationId, attempt, until }),
        renew: async ({ id, fence }, lease_until) =>
          (await changeLeased(tools, place, { id, fence, changes: { lease_until } })) !== undefined,
        letGo: ({ id, fence }, { isHandedBack }) =>
          letGoOptimization(tools, place, { id, fence, isHandedBack }),
      },
      (row, signal) =>
        workAt(tools, place, { row, signal }).catch((error: unknown) =>
          fail(tools, place, { row, error: signal.aborted ? signal.reason : error }),
        ),
    );
    if (done === "held") await refuseIfHeld(tools, place, { optimizationId, attempt });
  },
  aliveSeconds,
});

interface AttemptId {
  readonly optimizationId: string;
  readonly attempt: number;
}

/** One that is over needs nothing; one that somebody else works at is looked at again later. */
async function refuseIfHeld(
  tools: Tools,
  place: Place,
  { optimizationId, attempt }: AttemptId,
): Promise<void> {
  const row = await findOptimization(tools, place, optimizationId);
  if (row && row.attempt === attempt && isWorking(row.status))
    throw new Error(`Somebody else works at the optimization ${optimizationId}`);
}

async function workAt(tools: Tools, place: Place, { row: leased, signal }: StepWork): Promise<void> {
  let row: OptimizationRow | undefined = leased;
  while (row && row.status !== "DONE") {
    tools.stopping.throwIfAborted();
    signal.throwIfAborted();
    const step: OptimizationStep = row.step ?? "PAGE";
    // None where it was canceled, deleted, or is somebody else's by now.
    row = await steps[step](tools, place, { row, signal });
  }
}

interface FailedOptimization {
  readonly row: OptimizationRow;
  readonly error: unknown;
}

/** Notes a failure; what cannot be mended by trying again ends it at once, anything else after the third time. */
async function fail(tools: Tools, place: Place, { row, error }: FailedOptimization): Promise<void> {
  const { id, fence, attempts } = row;
  if (error instanceof LeaseLost || error instanceof HandedBack) throw error;
  const known = error instanceof WorkFailure ? error : unreadable(error);
  if (!known && attempts < attemptsMax) throw error;
  if (!known) tools.log.error({ err: error, optimizationId: id }, "An optimization failed for good");
  const told = known ?? failureOfModel(error);
  await inTransaction(tools, async (within) => {
    const failure = {
      failure: told?.reason ?? ("INTERNAL" as const),
      failure_seen: told?.message ?? "Something went wrong on our side.",
    };
    const held = await changeLeased(within, place, { id, fence, changes: { fence } });
    if (!held) return;
    const keepsText = told?.reason === "NOT_ENOUGH_CREDITS";
    const changes = await endWithout(within, place, { row: held, status: "FAILED", keepsText });
    await changeLeased(within, place, { id, fence, changes: { ...changes, ...failure } });
  });
}

/** A text that nobody reads in time is not read again. */
function unreadable(error: unknown): WorkFailure | undefined {
  return error instanceof Refusal && error.code === "TEXT_UNREADABLE"
    ? new WorkFailure("PAGE_UNREADABLE", "The text takes longer to read than any text that people write.")
    : undefined;
}

/** A model that did not answer any of the times. */
function failureOfModel(error: unknown): WorkFailure | undefined {
  return error instanceof OperatorFailure
    ? new WorkFailure("MODEL_FAILED", "The model did not answer, though it was asked several times.")
    : undefined;
}
