import { dayIn } from "@citelens/contract/base/days";
import type { PageView } from "@citelens/contract/traffic/page-views";
import { createClassifier, isHostOfSite } from "@citelens/crawlers";
import { promiseCache } from "#platform/promise-cache.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import type { Counters, Outcome } from "../ingest/counters.ts";
import type { EventLimit } from "../ingest/event-limit.ts";
import type { LastReports } from "../ingest/last-reports.ts";
import { rejectionOf } from "../ingest/rejections.ts";
import { type ReporterSettings, readSettings } from "../ingest/reporters.ts";
import { readStoredHeaders } from "../ingest/stored-headers.rules.ts";
import { bytesPerPerson, type TakenTables } from "../ingest/taken-tables.ts";
import { bytesOf, personRowOf, type ReferredPerson, referralRowOf } from "../ingest/visit-rows.ts";
import { openVisitors } from "../ingest/visitor.ts";
import { decide, type Request } from "../ingest/visits.rules.ts";
import { pagePathOf } from "../store/page-path.rules.ts";
import { trackerKeyId } from "../store/visits.sql.ts";

/** A page view as it came over the network. */
export interface SentPageView {
  readonly view: PageView;
  readonly headers: {
    readonly origin?: string | undefined;
    readonly referer?: string | undefined;
    readonly "user-agent"?: string | undefined;
  };
  readonly address: string;
}

export interface PageViews {
  /** Resolves once what is worth keeping is stored, to the origin of the page that reported. */
  take(sent: SentPageView): Promise<string>;
}

interface Ports {
  readonly tables: TakenTables;
  readonly lastReports: LastReports;
  readonly counters: Pick<Counters, "count">;
  readonly limit: EventLimit;
}

/** Changed settings are felt within a second, as they are where servers report. */
const knownForMs = 900;

export function openPageViews(tools: Tools, { tables, lastReports, counters, limit }: Ports): PageViews {
  const known = promiseCache<ReporterSettings | undefined>({ max: 100_000, ttl: knownForMs });
  const classify = createClassifier({ cacheSize: 20_000 });
  const visitorOf = openVisitors(tools.secretKey);

  function storeReferral(
    { view, headers, address }: SentPageView,
    { request, match, retentionDays }: Pick<ReferredPerson, "request" | "match" | "retentionDays">,
  ) {
    const at = tools.now();
    const workspaceId = view.project;
    const visitor = visitorOf({ workspaceId, at, address, userAgent: headers["user-agent"] ?? "" });
    const row = referralRowOf({ workspaceId, retentionDays, request, at, match, source: "tracker", visitor });
    return tables.referrals.add([row], bytesOf(row));
  }

  return {
    take: async (sent) => {
      const { view, headers, address } = sent;
      const settings = await known.get(view.project, () => readSettings(tools, view.project));
      if (!settings) throw new Refusal("FORBIDDEN");

      const count = (outcome: Outcome, reason: string): void =>
        counters.count({ keyId: trackerKeyId, workspaceId: view.project }, outcome, { reason });
      const origin = originWithin(headers, settings.siteHost);
      if (!origin) {
        count("rejected", "origin");
        throw new Refusal("FORBIDDEN");
      }

      const request = requestOf(sent, origin);
      const { retentionDays } = settings;
      const decision = decide(request, { ...settings, trackAssets: true }, classify);
      const reason = decision.kind === "filtered" ? decision.reason : decision.kind;
      const isStored = reason === "referral" || reason === "people";
      try {
        limit.take(settings, { amount: 1, address });
        if (decision.kind === "referral")
          await storeReferral(sent, { request, match: decision.match, retentionDays });
        else if (isStored) {
          const day = dayIn(settings.timeZone, tools.now());
          const person = personRowOf({ workspaceId: view.project, retentionDays }, day);
          await tables.trackedPeople.add([person], bytesPerPerson);
        }
      } catch (error) {
        count("rejected", rejectionOf(error));
        throw error;
      }
      count(isStored ? "stored" : "filtered", reason);
      lastReports.note(view.project, "pageView");
      return origin;
    },
  };
}

/** As a server would have reported the page; where the person came from is what the script says, not who sent the report. */
function requestOf({ view, headers }: SentPageView, origin: string): Request {
  return {
    method: "GET",
    page: pagePathOf(view.url),
    headers: readStoredHeaders({
      "user-agent": headers["user-agent"] ?? "",
      host: new URL(origin).host,
      ...(view.referrer && { referer: view.referrer }),
    }),
  };
}

/** Names of a machine for itself: whoever develops a website there visits nothing. */
const ownMachine = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[.*\])$/;

/**
 * The origin of the page that reports, if it is one of the site's: its host or one below it, "www." and the port aside. Browsers
 * write these headers themselves, so no page can claim to be another one's.
 */
function originWithin({ origin, referer }: SentPageView["headers"], siteHost: string): string | undefined {
  const page = URL.parse(origin ?? referer ?? "");
  if (!page || !/^https?:$/.test(page.protocol) || ownMachine.test(page.hostname)) return undefined;
  return isHostOfSite(page.hostname, siteHost) ? page.origin : undefined;
}
