import { setImmediate as breath } from "node:timers/promises";
import { dayIn } from "@citelens/contract/base/days";
import { createClassifier, type ReferrerMatch } from "@citelens/crawlers";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import type { Claim, Identity } from "../identity/identity.ts";
import { openProbeMarks } from "../probes/probe-marks.ts";
import type { SeenProbes } from "../probes/seen-probes.ts";
import { pagePathOf } from "../store/page-path.rules.ts";
import { clientAddressOf } from "./client-address.ts";
import type { Counters } from "./counters.ts";
import type { Reporter } from "./reporters.ts";
import { nothingSorted, type SortedVisits, tally } from "./sorted.ts";
import { readStoredHeaders } from "./stored-headers.rules.ts";
import type { ReferralRow } from "./taken.events.ts";
import { bytesPerPerson, type TakenTables } from "./taken-tables.ts";
import type { UnnamedVisits } from "./unnamed-visits.ts";
import {
  bytesOf,
  claimOf,
  personRowOf,
  referralRowOf,
  type TakenRequest,
  type TakenVisit,
  visitRowOf,
} from "./visit-rows.ts";
import { openVisitors } from "./visitor.ts";
import {
  type Decision,
  decide,
  filtered,
  isExpired,
  occurredAtOf,
  type TrackingSettings,
} from "./visits.rules.ts";

export interface Tracker {
  /** Resolves once all worth keeping is stored, and counts it; `leaveOut` takes away what is stored before. */
  track(reporter: Reporter, visits: readonly TakenVisit[], leaveOut?: LeaveOut): Promise<void>;
}

type LeaveOut = (sorted: SortedVisits) => Promise<SortedVisits>;

const userAgentsKnown = 20_000;
const visitsPerBreath = 500;
const retryAfterSeconds = 1;

interface TrackerPorts {
  readonly tables: Pick<TakenTables, "visits" | "referrals" | "people">;
  /** Identity, which tells agents from forgers. */
  readonly identity: Identity;
  /** Where visits wait for the names of their addresses. */
  readonly unnamed: Pick<UnnamedVisits, "hasRoom" | "add">;
  /** Where our own requests are watched for. */
  readonly probes: Pick<SeenProbes, "note">;
}

export function openTracker(
  { now, secretKey, publicUrl }: Pick<Tools, "now" | "secretKey" | "publicUrl">,
  counters: Pick<Counters, "count">,
  { tables, identity, unnamed, probes }: TrackerPorts,
): Tracker {
  const classify = createClassifier({ cacheSize: userAgentsKnown });
  const visitorOf = openVisitors(secretKey);
  const marks = openProbeMarks({ secretKey, publicUrl });

  function sort(reporter: Reporter, visit: TakenVisit, into: SortedVisits): void {
    const { settings, workspaceId } = reporter;
    const request = {
      method: visit.request_method.toUpperCase(),
      page: pagePathOf(visit.request_path),
      headers: readStoredHeaders(visit.request_headers),
    };
    const at = occurredAtOf(visit, now());
    const { retentionDays } = settings;
    const taken: TakenRequest = { workspaceId, retentionDays, visit, request, at };
    const decision = decisionOf(taken, settings);

    if (decision.kind === "agent") sortAgent(claimOf(taken, decision.agent, settings.siteHost), taken, into);
    else if (decision.kind === "referral") into.referrals.push(referralOf(taken, decision.match));
    else if (decision.reason === "own_agent") probes.note(reporter, request.headers.get("user-agent") ?? "");
    else if (decision.reason === "people") into.people.push(personRowOf(taken, dayIn(settings.timeZone, at)));

    if (decision.kind === "filtered") tally(into, "filtered", decision.reason);
    else tally(into, "stored", decision.kind);
  }

  /** Probes of the access matrix bear the names of agents, so that only their mark tells them as ours. */
  function decisionOf(
    { workspaceId, retentionDays, request, at }: TakenRequest,
    settings: TrackingSettings,
  ): Decision {
    if (isExpired(at, { retentionDays, now: now() })) return filtered("expired");
    if (marks.isIn(request.headers, { workspaceId, at })) return filtered("own_agent");
    return decide(request, settings, classify);
  }

  /** A visit that only the name of its address can tell waits for that name, where it can wait. */
  function sortAgent(claim: Claim, taken: TakenRequest, into: SortedVisits): void {
    const judgement = identity.judge(claim);
    const row = visitRowOf(taken, claim, judgement);
    if (judgement.evidence !== "name_pending" || claim.address === undefined) into.visits.push(row);
    else if (unnamed.hasRoom()) into.unnamed.push({ row, address: claim.address });
    else {
      into.visits.push(row);
      identity.learnName(claim.address);
    }
  }

  function referralOf(taken: TakenRequest, match: ReferrerMatch): ReferralRow {
    const { headers } = taken.request;
    const address = clientAddressOf(headers, taken.visit.client_ip);
    const visitor = visitorOf({ ...taken, address, userAgent: headers.get("user-agent") ?? "" });
    return referralRowOf({ ...taken, match, source: "server", visitor });
  }

  /** All of it or, where one table has no room, nothing: what is sent again is then stored nowhere yet. */
  async function store({ visits, unnamed: waiting, referrals, people }: SortedVisits): Promise<void> {
    const bytes = [bytesOfAll(visits), bytesOfAll(referrals), people.length * bytesPerPerson] as const;
    const hasRoom =
      tables.visits.hasRoom(visits.length, bytes[0]) &&
      tables.referrals.hasRoom(referrals.length, bytes[1]) &&
      tables.people.hasRoom(people.length, bytes[2]);
    if (!hasRoom) throw new Refusal("UNAVAILABLE", { retryAfterSeconds });

    // Only what there is: of a single visit all but one are empty.
    const stored: Promise<void>[] = [];
    if (visits.length > 0) stored.push(tables.visits.add(visits, bytes[0]));
    if (waiting.length > 0) stored.push(unnamed.add(waiting));
    if (referrals.length > 0) stored.push(tables.referrals.add(referrals, bytes[1]));
    if (people.length > 0) stored.push(tables.people.add(people, bytes[2]));
    await (stored.length === 1 ? stored[0] : Promise.all(stored));
  }

  return {
    track: async (reporter, visits, leaveOut) => {
      const reading = identity.ready();
      if (reading !== undefined) await reading;
      const sorted = nothingSorted();
      for (const [index, visit] of visits.entries()) {
        if (index % visitsPerBreath === visitsPerBreath - 1) await breath();
        sort(reporter, visit, sorted);
      }
      await store(leaveOut ? await leaveOut(sorted) : sorted);
      for (const { outcome, reason, times } of sorted.tallies.values())
        counters.count(reporter, outcome, { reason, times });
    },
  };
}

function bytesOfAll(rows: readonly Parameters<typeof bytesOf>[0][]): number {
  return rows.reduce((sum, row) => sum + bytesOf(row), 0);
}
