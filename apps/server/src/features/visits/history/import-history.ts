import type { historyVisit, ImportedHistory } from "@citelens/contract/traffic/history";
import type { z } from "zod";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { isUnavailable } from "#platform/clickhouse.ts";
import { newId } from "#platform/ids.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { Identity } from "../identity/identity.ts";
import { lineNumber } from "../ingest/line-number.ts";
import { listKnownLines } from "../ingest/lines.events.ts";
import { readSettings } from "../ingest/reporters.ts";
import { insertReferrals, insertVisits, type ReferralRow, type VisitRow } from "../ingest/taken.events.ts";
import { openTracker } from "../ingest/tracker.ts";
import { namedRows, type UnnamedRow } from "../ingest/unnamed-visits.ts";
import { occurredFault } from "../ingest/visits.rules.ts";
import { holdHistory } from "./history.sql.ts";

type Visit = z.output<typeof historyVisit>;
type ImportVisits = (member: Member, visits: readonly Visit[]) => Promise<ImportedHistory>;

const retryAfterSeconds = 5;
/** No API key reported what is imported, and no counter of a key counts it. */
const noKey = "00000000-0000-0000-0000-000000000000";

/**
 * Takes visits out of an access log as the tracking endpoint takes them, but waits for ClickHouse, so that what was imported
 * is known when it comes again: a line counts once, in whichever file and batch it stands. Of a workspace one batch is stored at
 * a time, whichever instances take them.
 */
export function openImporter(tools: Tools, identity: Identity): ImportVisits {
  return async (member, visits) => {
    refuseUntimely(visits, tools.now());
    const settings = await readSettings(tools, member.workspaceId);
    if (!settings) throw new Refusal("NOT_FOUND");

    const taken = openTaken();
    const tracker = openTracker(tools, taken.counters, { ...taken.ports, identity });
    const lined = visits.map((visit) => ({ ...visit, line: lineOf(visit) }));
    await tracker.track({ keyId: noKey, workspaceId: member.workspaceId, settings }, lined);
    const rows = {
      visits: [...taken.visits, ...(await namedRows(identity, taken.unnamed))],
      referrals: taken.referrals,
    };
    try {
      const stored = await inTransaction(tools, async (within) => {
        await holdHistory(within, member);
        return storeNew(tools, member, rows);
      });
      const known = rows.visits.length + rows.referrals.length - stored;
      const { expired } = taken.counters;
      return { stored, repeated: known, filtered: visits.length - stored - known - expired, expired };
    } catch (error) {
      if (isUnavailable(error)) throw new Refusal("UNAVAILABLE", { retryAfterSeconds });
      throw error;
    }
  };
}

interface Rows {
  readonly visits: readonly VisitRow[];
  readonly referrals: readonly ReferralRow[];
}

/** Stores the rows whose lines are not known yet; resolves to their number. */
async function storeNew({ events }: Tools, member: Member, { visits, referrals }: Rows): Promise<number> {
  const all = [...visits, ...referrals];
  if (all.length === 0) return 0;

  const times = all.map(({ ts }) => Date.parse(ts));
  const known = await listKnownLines(events, member, {
    lines: all.flatMap(({ line }) => line ?? []),
    since: new Date(Math.min(...times)),
    until: new Date(Math.max(...times)),
  });
  const isNew = ({ line = 0 }: { readonly line?: number }): boolean => !known.has(line);
  const [newVisits, newReferrals] = [visits.filter(isNew), referrals.filter(isNew)];
  if (newVisits.length > 0) await insertVisits(events, newVisits, newId());
  if (newReferrals.length > 0) await insertReferrals(events, newReferrals, newId());
  return newVisits.length + newReferrals.length;
}

/** Where the tracker puts what is kept, instead of storing it. */
function openTaken() {
  const visits: VisitRow[] = [];
  const referrals: ReferralRow[] = [];
  const unnamed: UnnamedRow[] = [];
  const into = <Row>(list: Row[]) => ({
    hasRoom: () => true,
    add: async (rows: readonly Row[]) => void list.push(...rows),
  });
  return {
    visits,
    referrals,
    unnamed,
    counters: countExpired(),
    ports: {
      tables: { visits: into(visits), referrals: into(referrals), people: into([]) },
      unnamed: into(unnamed),
      probes: { note: () => undefined },
    },
  };
}

/** Count of expired requests: of what the tracker counts, only this is no request that the workspace does not want. */
function countExpired() {
  const counted = {
    expired: 0,
    count: (
      _: unknown,
      __: unknown,
      { reason, times = 1 }: { readonly reason: string; readonly times?: number },
    ) => {
      if (reason === "expired") counted.expired += times;
    },
  };
  return counted;
}

function refuseUntimely(visits: readonly Visit[], now: Date): void {
  const faults = visits.flatMap(({ occurred_at }, index) => {
    const fault = occurredFault(new Date(occurred_at), now);
    return fault ? [`Visit ${index + 1}: ${fault}`] : [];
  });
  if (faults.length > 0) throw new FieldRefusal({ visits: faults.slice(0, 10) });
}

/** The same for the same line of a log, also where an older reader of it left out the address that a header has already. */
function lineOf({ sdk: _, ...visit }: Visit): number {
  const isRelayed = "x-forwarded-for" in visit.request_headers;
  return lineNumber(JSON.stringify(isRelayed ? { ...visit, client_ip: undefined } : visit));
}
