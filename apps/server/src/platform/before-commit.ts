import { AsyncLocalStorage } from "node:async_hooks";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";

/** The last statement of a transaction. Throws to end it without anything being stored. */
export type Note = (transaction: Pick<NodePgDatabase, "execute">) => Promise<void>;

const notes = new AsyncLocalStorage<Note>();

/** Notes something in each transaction that begins in the course of `run`: it is there where what was stored is, and only there. */
export function notingBeforeCommit<T>(note: Note, run: () => Promise<T>): Promise<T> {
  return notes.run(note, run);
}

/** Called by whoever is about to commit. */
export async function noteBeforeCommit(transaction: Parameters<Note>[0]): Promise<void> {
  await notes.getStore()?.(transaction);
}
