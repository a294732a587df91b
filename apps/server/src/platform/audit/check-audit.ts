import type { Tools } from "#platform/tools.ts";
import { sealOf } from "./chain.rules.ts";
import {
  type Check,
  changeCheck,
  findCheck,
  findLastSeal,
  putCheckUnlessRunning,
  readSealed,
  type SealedSlice,
} from "./chain.sql.ts";

/** Rows of so many seals are read by one statement, up to 100,000. */
const sealsAtOnce = 10;

/** Begins to compare the log with its chain from the beginning; false where that is being done. */
export async function beginCheck(tools: Tools): Promise<boolean> {
  const last = await findLastSeal(tools);
  return putCheckUnlessRunning(tools, {
    status: "RUNNING",
    begun_at: tools.now(),
    finished_at: null,
    seals_done: 0,
    seals: last?.number ?? 0,
    rows: 0,
    broken: 0,
    first_broken: null,
    misdated: 0,
  });
}

/** Goes on where the last one stood, and notes how far it is. Run again after a process was killed, it repeats a slice at most. */
export async function runCheck(tools: Tools): Promise<void> {
  for (;;) {
    const check = await findCheck(tools);
    if (check?.status !== "RUNNING") return;
    await changeCheck(tools, await checkNext(tools, check));
  }
}

async function checkNext(tools: Tools, { id: _id, ...check }: Check): Promise<Omit<Check, "id">> {
  const limit = Math.min(sealsAtOnce, check.seals - check.seals_done);
  const found = limit > 0 ? await readSealed(tools, { after: check.seals_done, limit }) : [];
  const numbers = Array.from({ length: limit }, (_, index) => check.seals_done + 1 + index);
  const faulty = faultyOf(found, numbers);
  const done = check.seals_done + limit;
  const isDone = done >= check.seals;
  return {
    ...check,
    seals_done: done,
    rows: check.rows + sumOf(found, "found"),
    misdated: check.misdated + sumOf(found, "misdated"),
    broken: check.broken + faulty.length,
    first_broken: check.first_broken ?? faulty[0] ?? null,
    ...(isDone && { status: "DONE", finished_at: tools.now() }),
  };
}

function sumOf(slices: readonly SealedSlice[], of: "found" | "misdated"): number {
  return slices.reduce((sum, slice) => sum + slice[of], 0);
}

/** The numbers that do not fit: of a seal that is gone, that the one before it does not lead to, or whose rows say something else. */
function faultyOf(found: readonly SealedSlice[], numbers: readonly number[]): number[] {
  const byNumber = new Map(found.map((slice) => [slice.number, slice]));
  return numbers.filter((number) => {
    const slice = byNumber.get(number);
    return !slice || slice.found !== slice.rows || sealOf(slice.previous, slice) !== slice.seal;
  });
}
