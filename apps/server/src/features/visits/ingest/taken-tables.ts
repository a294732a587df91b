import { join } from "node:path";
import { hourMs } from "@citelens/contract/base/days";
import { isUnavailable } from "#platform/clickhouse.ts";
import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { type Batcher, type BatcherLimits, openBatcher } from "../journal/visits.batcher.ts";
import { type JournalLimits, type JournalPorts, openJournal } from "../journal/visits.journal.ts";
import {
  countPeople,
  insertLines,
  insertReferrals,
  insertVisits,
  type PersonRow,
  type ReferralRow,
  type VisitRow,
} from "./taken.events.ts";

/** Where rows go that were taken, whoever reported them. One of them for each process, as each journal is one's own. */
export interface TakenTables {
  readonly visits: Pick<Batcher<VisitRow>, "add" | "hasRoom">;
  readonly referrals: Pick<Batcher<ReferralRow>, "add" | "hasRoom">;
  /** As servers count them. */
  readonly people: Pick<Batcher<PersonRow>, "add" | "hasRoom">;
  /** As tracker.js counts them. */
  readonly trackedPeople: Pick<Batcher<PersonRow>, "add">;
  /** Takes nothing more; resolves once all that was taken is stored or refused. */
  drain(): Promise<void>;
}

/** About what a row of people takes in memory while it waits. */
export const bytesPerPerson = 200;

const batching: BatcherLimits = {
  batchRowsMax: 50_000,
  lingerMs: 3,
  insertEveryMs: 50,
  insertsMax: 1,
  rowsMax: 100_000,
  bytesMax: 128 * 1024 * 1024,
  attemptsMax: 6,
  retryDelayMs: 50,
};
const journaling: Omit<JournalLimits, "dir"> = {
  segmentRowsMax: 20_000,
  lingerMs: 50,
  lingerMaxMs: 1_000,
  rowsMax: 500_000,
  bytesMax: 512 * 1024 * 1024,
  retryDelayMs: 100,
  retryDelayMaxMs: 2_000,
  retryAsideMs: hourMs,
};

type TableTools = Pick<Tools, "events" | "log" | "journalDir">;

export interface TakenOptions {
  /** Token that tells one batch of rows from another; rows of a batch that was stored before are not stored again. */
  readonly newToken?: () => string;
}

/** With a journal, rows are stored once they are in its files; without one, once ClickHouse has them. */
export function openTakenTables(tools: TableTools, { newToken = newId }: TakenOptions = {}): TakenTables {
  const { events } = tools;
  const open = <Row>(name: string, insert: Insert<Row>, inserted?: Table<Row>["insertLines"]): Batcher<Row> =>
    openTable<Row>(tools, { name, insert, insertLines: inserted, newToken });
  const lines = (table: Parameters<typeof insertLines>[1]): Table<unknown>["insertLines"] => {
    return (lines, token) => insertLines(events, table, { lines, token });
  };
  const people = (table: Parameters<typeof countPeople>[2]["table"]): Insert<PersonRow> => {
    return (rows, token) => countPeople(events, rows, { table, token });
  };
  const tables = {
    visits: open<VisitRow>("visits", (rows, token) => insertVisits(events, rows, token), lines("visits")),
    referrals: open<ReferralRow>(
      "referrals",
      (rows, token) => insertReferrals(events, rows, token),
      lines("referrals"),
    ),
    people: open<PersonRow>("people", people("people_daily")),
    trackedPeople: open<PersonRow>("people-tracker", people("people_daily_tracker")),
  };
  return {
    ...tables,
    drain: async () => {
      await Promise.all(Object.values(tables).map((table) => table.drain()));
    },
  };
}

type Insert<Row> = (rows: readonly Row[], token: string) => Promise<void>;

export interface Table<Row> {
  readonly name: string;
  readonly insert: Insert<Row>;
  /** The same of rows as a journal has them, where nothing has to be read of them. */
  readonly insertLines?: ((lines: Uint8Array, token: string) => Promise<void>) | undefined;
  readonly newToken: () => string;
}

/** The way of rows into a table of their own: by a journal where there is one, else in small batches. */
export function openTable<Row>(
  { log, journalDir }: Pick<TableTools, "log" | "journalDir">,
  { name, insert, insertLines, newToken }: Table<Row>,
): Batcher<Row> {
  const after = (delayMs: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  };
  const ports = { isUnavailable, newToken, after, elapsedMs: () => performance.now(), log };
  if (journalDir === undefined) return openBatcher<Row>({ ...ports, insert }, batching);
  const insertJournaled: JournalPorts<Row>["insert"] = ({ lines, all }, token) =>
    insertLines ? insertLines(lines, token) : insert(all(), token);
  return openJournal<Row>(
    { ...ports, insert: insertJournaled },
    { ...journaling, dir: join(journalDir, name) },
  );
}
