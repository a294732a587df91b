import { later } from "@citelens/contract/base/days";
import type { Tools } from "#platform/tools.ts";
import { giveBack, renewLeases, type TakenAnswer } from "../store/queue.sql.ts";
import { inTurns } from "./in-turns.rules.ts";
import { takeNext } from "./take-next.ts";

/** A share and a lease live so long without being renewed; a dead worker's are taken by others then. */
export const livesMs = 45_000;
/** A lease is renewed when no more of it is left. */
const leftMsMin = livesMs / 2;
/** So many are taken ahead, for each that is being asked; and so many where news may not wait until the next are taken. */
const aheadMax = 2;
const aheadOfNewsMax = 3;

/** A row that this worker has, and until when by the clock of performance.now(). */
interface HeldRow {
  readonly row: TakenAnswer;
  readonly untilMs: number;
}

/** Rows that a worker has taken of a lane. */
export interface LaneRows {
  readonly name: string;
  readonly workerId: string;
  /** Share of this worker: as many are asked at once. */
  slots: number;
  /** Not asked yet, or being asked. */
  readonly held: Map<string, HeldRow>;
  /** Asked, and on their way into the database. */
  readonly unstored: Map<string, HeldRow>;
  /** Not asked yet, in the order in which they will be. */
  buffer: TakenAnswer[];
  refilling: Promise<void> | undefined;
  isDry: boolean;
  isStopped: boolean;
}

/** Next row to ask; none where nothing is left, or the lane is stopped. */
export async function nextRow(tools: Tools, lane: LaneRows): Promise<TakenAnswer | undefined> {
  if (lane.buffer.length <= lane.slots && !lane.isDry) {
    const more = refillOnce(tools, lane);
    if (lane.buffer.length === 0) await more;
  }
  return lane.isStopped ? undefined : lane.buffer.shift();
}

/** Takes new rows; what came while others were being taken is not among them. */
export async function takeNews(tools: Tools, lane: LaneRows): Promise<void> {
  await lane.refilling;
  await refillOnce(tools, lane, aheadOfNewsMax);
}

/** One refill at a time; a failing database ends the lane's round, and the next look begins another. */
function refillOnce(tools: Tools, lane: LaneRows, ahead = aheadMax): Promise<void> {
  lane.refilling ??= refill(tools, lane, ahead)
    .catch((error: unknown) => {
      lane.isDry = true;
      tools.log.warn({ err: error, lane: lane.name }, "No questions could be taken from the queue");
    })
    .finally(() => {
      lane.refilling = undefined;
    });
  return lane.refilling;
}

async function refill(tools: Tools, lane: LaneRows, ahead: number): Promise<void> {
  const { name, workerId, slots, held } = lane;
  const limit = Math.min(ahead * slots - lane.buffer.length, aheadMax * slots);
  if (limit <= 0 || lane.isStopped) return;
  const untilMs = performance.now() + livesMs;
  const until = later(tools.now(), livesMs);
  const taken = await takeNext(tools, { lane: name, workerId, limit, until });
  // Also what comes when it is being stopped is held, and given back with the rest.
  for (const row of taken) held.set(row.id, { row, untilMs });
  // A few of another organization do not wait until all are asked that were taken before.
  lane.buffer = inTurns([...lane.buffer, ...taken], ({ organization_id }) => organization_id);
  lane.isDry = taken.length === 0;
}

/** Renews leases that end soon; what others have taken since, because this worker did not come to renew it in time, is theirs. */
export async function renewHeld(tools: Tools, lane: LaneRows): Promise<void> {
  const { held, unstored } = lane;
  const untilMs = performance.now() + livesMs;
  const [mine, asked] = [rowsEnding(held), rowsEnding(unstored)];
  if (mine.length + asked.length === 0) return;
  const renewed = await renewLeases(tools, [...mine, ...asked], later(tools.now(), livesMs));
  for (const row of mine) {
    if (!held.has(row.id)) continue;
    if (renewed.has(row.id)) held.set(row.id, { row, untilMs });
    else held.delete(row.id);
  }
  for (const row of asked)
    if (renewed.has(row.id) && unstored.has(row.id)) unstored.set(row.id, { row, untilMs });
  lane.buffer = lane.buffer.filter(({ id }) => held.has(id));
}

function rowsEnding(some: ReadonlyMap<string, HeldRow>): TakenAnswer[] {
  const ending = [...some.values()].filter(({ untilMs }) => untilMs - performance.now() < leftMsMin);
  return ending.map(({ row }) => row);
}

/** Hands back what was taken and not asked. */
export async function handBack(tools: Tools, lane: LaneRows): Promise<void> {
  const left = [...lane.held.values()].map(({ row }) => row);
  if (left.length > 0)
    await giveBack(tools, left).catch((error: unknown) =>
      tools.log.warn(
        { err: error, lane: lane.name },
        "Questions could not be given back; their leases end soon",
      ),
    );
  lane.held.clear();
  lane.buffer = [];
}
