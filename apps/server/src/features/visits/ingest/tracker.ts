import { join } from "node:path";
import { setImmediate as breath } from "node:timers/promises";
import { dayIn } from "@citelens/contract/base/days";
import type { Visit } from "@citelens/contract/traffic/visits";
import { createClassifier } from "@citelens/crawlers";
import { isUnavailable } from "#platform/clickhouse.ts";
import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { type Identity, openIdentity } from "../identity/identity.ts";
import { type Batcher, type BatcherLimits, openBatcher } from "../journal/visits.batcher.ts";
import { type JournalLimits, openJournal } from "../journal/visits.journal.ts";
import { pagePathOf } from "../page-path.rules.ts";
import type { Counters, Outcome } from "./counters.ts";
import type { Reporter } from "./reporters.ts";
import { readStoredHeaders } from "./stored-headers.rules.ts";
import {
  countPeople,
  insertReferrals,
  insertVisits,
  type PersonRow,
  type ReferralRow,
  type VisitRow,
} from "./taken.events.ts";
import { bytesOf, referralRowOf, type Taken, visitRowOf } from "./visit-rows.ts";
import { decide, occurredAtOf } from "./visits.rules.ts";

export interface Tracker {
  /** Resolves once everything of the visits that is worth keeping is stored, and counts what became of them. */
  track(reporter: Reporter, visits: readonly Visit[]): Promise<void>;
  /** Takes nothing more; resolves once all that was taken is stored or refused. */
  drain(): Promise<void>;
}

const batching: BatcherLimits = {
  batchRowsMax: 1_000,
  lingerMs: 3,
  insertsMax: 1,
  rowsMax: 50_000,
  bytesMax: 64 * 1024 * 1024,
  attemptsMax: 6,
  retryDelayMs: 50,
};
const journaling: Omit<JournalLimits, "dir"> = {
  segmentRowsMax: 1_000,
  lingerMs: 50,
  rowsMax: 100_000,
  bytesMax: 128 * 1024 * 1024,
  retryDelayMs: 100,
  retryDelayMaxMs: 2_000,
};
const userAgentsKnown = 20_000;
const visitsPerBreath = 500;

export interface TrackerOptions {
  /** What tells one batch of rows from another; rows of a batch that was stored before are not stored again. */
  readonly newToken?: () => string;
  /** What tells agents from forgers. */
  readonly identity?: Identity;
}

type TrackerTools = Pick<Tools, "events" | "now" | "log" | "journalDir">;

/** With a journal, visits are stored once they are in its files; without one, once ClickHouse has them. */
export function openTracker(
  tools: TrackerTools,
  counters: Counters,
  { newToken = newId, identity = openIdentity() }: TrackerOptions = {},
): Tracker {
  const { events, now } = tools;
  const classify = createClassifier({ cacheSize: userAgentsKnown });
  const open = <Row>(name: string, insert: Insert<Row>): Batcher<Row> =>
    openTable<Row>(tools, { name, insert, newToken });
  const visitRows = open<VisitRow>("visits", (rows, token) => insertVisits(events, rows, token));
  const referralRows = open<ReferralRow>("referrals", (rows, token) => insertReferrals(events, rows, token));
  const peopleRows = open<PersonRow>("people", (rows, token) => countPeople(events, rows, token));

  function sort(reporter: Reporter, visit: Visit, into: Sorted): void {
    const { settings, workspaceId } = reporter;
    const request = {
      method: visit.request_method.toUpperCase(),
      page: pagePathOf(visit.request_path),
      headers: readStoredHeaders(visit.request_headers),
    };
    const taken: Taken = { workspaceId, visit, request, at: occurredAtOf(visit, now()) };
    const decision = decide(request, settings, classify);

    if (decision.kind === "agent") into.visits.push(visitRowOf(taken, decision.agent, identity));
    else if (decision.kind === "referral") into.referrals.push(referralRowOf(taken, decision.match));
    else if (decision.reason === "people")
      into.people.push({ workspace_id: workspaceId, day: dayIn(settings.timeZone, taken.at) });

    if (decision.kind === "filtered") tally(into, "filtered", decision.reason);
    else tally(into, "stored", decision.kind);
  }

  return {
    track: async (reporter, visits) => {
      const sorted: Sorted = { visits: [], referrals: [], people: [], tallies: new Map() };
      for (const [index, visit] of visits.entries()) {
        if (index % visitsPerBreath === visitsPerBreath - 1) await breath();
        sort(reporter, visit, sorted);
      }
      await Promise.all([
        visitRows.add(sorted.visits, bytesOfAll(sorted.visits)),
        referralRows.add(sorted.referrals, bytesOfAll(sorted.referrals)),
        peopleRows.add(sorted.people, sorted.people.length * bytesPerPerson),
      ]);
      for (const { outcome, reason, times } of sorted.tallies.values())
        counters.count(reporter, outcome, { reason, times });
    },
    drain: async () => {
      await Promise.all([visitRows.drain(), referralRows.drain(), peopleRows.drain()]);
    },
  };
}

/** What becomes of the visits of one request. */
interface Sorted {
  readonly visits: VisitRow[];
  readonly referrals: ReferralRow[];
  readonly people: PersonRow[];
  readonly tallies: Map<string, Tally>;
}

interface Tally {
  readonly outcome: Outcome;
  readonly reason: string;
  times: number;
}

const bytesPerPerson = 200;

function tally({ tallies }: Sorted, outcome: Outcome, reason: string): void {
  const known = tallies.get(reason);
  if (known) known.times += 1;
  else tallies.set(reason, { outcome, reason, times: 1 });
}

function bytesOfAll(rows: readonly Parameters<typeof bytesOf>[0][]): number {
  return rows.reduce((sum, row) => sum + bytesOf(row), 0);
}

type Insert<Row> = (rows: readonly Row[], token: string) => Promise<void>;

interface Table<Row> {
  readonly name: string;
  readonly insert: Insert<Row>;
  readonly newToken: () => string;
}

function openTable<Row>(
  { log, journalDir }: TrackerTools,
  { name, insert, newToken }: Table<Row>,
): Batcher<Row> {
  const after = (delayMs: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  };
  const ports = { insert, isUnavailable, newToken, after, log };
  if (journalDir === undefined) return openBatcher<Row>(ports, batching);
  return openJournal<Row>(ports, { ...journaling, dir: join(journalDir, name) });
}
