import type { Tools } from "#platform/tools.ts";
import { answersCounted, type CountedAnswer, waitingStill } from "../store/answers-counted.ts";
import { listCounted } from "../store/counted-answers.sql.ts";
import { type Key, lockAnswers } from "../store/keys-as-rows.sql.ts";
import { addRunTallies } from "../store/run-tallies.sql.ts";

/** Runs what changes the findings of stored answers within a transaction, and announces what counts of them before and after. */
export async function announceCountChanges(
  within: Tools,
  keys: readonly Key[],
  change: () => Promise<void>,
): Promise<void> {
  await lockAnswers(within, keys);
  const before = await listCounted(within, keys);
  await change();
  await answersCounted.announce(within, { before, after: await listCounted(within, keys) });
}

/** Adds answers that waited until this transaction closed them to their runs, which are held then, and announces them. */
export async function announceClosed(within: Tools, keys: readonly Key[]): Promise<void> {
  if (keys.length === 0) return;
  const after = await listCounted(within, keys);
  await announce(within, { before: after.map(waitingStill), after });
}

/** The same of an answer that failed and waits again, if that is what came of it. */
export async function announceReopened<T>(
  within: Tools,
  key: Key,
  reopen: () => Promise<T | undefined>,
): Promise<T | undefined> {
  await lockAnswers(within, [key]);
  const before = await listCounted(within, [key]);
  const reopened = await reopen();
  if (reopened !== undefined) await announce(within, { before, after: before.map(waitingStill) });
  return reopened;
}

/** The same of answers that are asked for from now on. */
export async function announceAsked(within: Tools, after: readonly CountedAnswer[]): Promise<void> {
  await announce(within, { before: [], after });
}

/** The same of answers that waited and are no more. */
export async function announceDropped(within: Tools, before: readonly CountedAnswer[]): Promise<void> {
  if (before.length > 0) await announce(within, { before, after: [] });
}

async function announce(
  within: Tools,
  changes: { readonly before: readonly CountedAnswer[]; readonly after: readonly CountedAnswer[] },
): Promise<void> {
  await addRunTallies(within, changes);
  await answersCounted.announce(within, changes);
}
