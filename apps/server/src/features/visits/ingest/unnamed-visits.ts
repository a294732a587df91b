import type { Tools } from "#platform/tools.ts";
import type { Identity } from "../identity/identity.ts";
import { insertVisits, type VisitRow } from "./taken.events.ts";
import { openTable } from "./taken-tables.ts";
import { bytesOf } from "./visit-rows.ts";

/** A visit that is stored once the name of its address is known; the whole address is nowhere but here. */
export interface UnnamedRow {
  readonly row: VisitRow;
  readonly address: string;
}

export interface UnnamedVisits {
  /** Whether visits can wait for names here, and not too many do already. */
  hasRoom(): boolean;
  add(rows: readonly UnnamedRow[]): Promise<void>;
  drain(): Promise<void>;
}

interface Options {
  readonly identity: Identity;
  readonly newToken: () => string;
}

/** More would wait longer than anyone wants to wait for a visit. */
const waitingMax = 5_000;

/** Visits that wait in a journal of their own until the DNS was asked; without a journal none wait. */
export function openUnnamed(
  tools: Pick<Tools, "events" | "log" | "journalDir">,
  { identity, newToken }: Options,
): UnnamedVisits {
  if (tools.journalDir === undefined)
    return { hasRoom: () => false, add: async () => undefined, drain: async () => undefined };

  let waiting = 0;
  const queue = openTable<UnnamedRow>(tools, {
    name: "visits-names",
    newToken,
    insert: async (unnamed, token) => {
      const rows = await namedRows(identity, unnamed);
      await insertVisits(tools.events, rows, token);
      waiting = Math.max(0, waiting - rows.length);
    },
  });
  return {
    hasRoom: () => waiting < waitingMax,
    add: async (rows) => {
      await queue.add(
        rows,
        rows.reduce((sum, { row }) => sum + bytesOf(row), 0),
      );
      waiting += rows.length;
    },
    drain: () => queue.drain(),
  };
}

/** The rows with what the names of their addresses say. */
export async function namedRows(identity: Identity, unnamed: readonly UnnamedRow[]): Promise<VisitRow[]> {
  const judgements = await identity.judgeByName(
    unnamed.map(({ row, address }) => ({ token: row.token, address, at: new Date(row.ts) })),
  );
  return unnamed.map(({ row }, index) => {
    const { verdict, evidence, version } = judgements[index] ?? { ...row, version: row.evidence_version };
    return { ...row, verdict, evidence, evidence_version: version };
  });
}
