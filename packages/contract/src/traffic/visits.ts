import { z } from "zod";
import { checkRange, dateRange } from "../base/dates.ts";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id, instant } from "../base/fields.ts";
import { listFormat, savedQuery } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspaceReads } from "../workspaces/workspaces.ts";
import { storedVerdicts } from "./identity.ts";

/** How old what is reported may be; how long it is kept is the workspace's setting. */
export const visitsStoredDays = 395;
/** How far a reporting server's clock may be ahead. */
export const occurredAheadMaxMs = 5 * 60_000;

/** Messages of the fields of a reported request. */
export const visitErrors = {
  json: "This is not valid JSON.",
  path: "The path may not contain control characters.",
  method: "Enter an HTTP method, such as GET.",
  occurredAhead: "This time is more than 5 minutes ahead of ours.",
  occurredLate: `This time is more than ${visitsStoredDays} days ago.`,
  batchKey: "Idempotency-Key has 1 to 200 visible characters.",
} as const;

/** Header names in any case; a header that occurs more than once is a list. */
export const requestHeaders = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** One request to a customer's server. Unknown fields are ignored. */
export const visit = z.object({
  /** A path with its query, or a full URL. Of the query only utm_*, ref and a referrer that names a host are stored. */
  request_path: z
    .string()
    .min(1, fieldErrors.blank)
    .max(8192)
    .refine((path) => !/\p{Cc}/u.test(path), visitErrors.path),
  request_method: z.string().regex(/^[A-Za-z][A-Za-z-]{0,19}$/, visitErrors.method),
  request_headers: requestHeaders,
  response_status: z.number().int().min(100).max(599).optional(),
  /** The visitor's address, if no forwarding header contains it; only its network is stored. */
  client_ip: z.string().max(64).optional(),
  /** When it happened, if not now: ISO 8601 with a time zone. */
  occurred_at: z.iso.datetime({ offset: true }).optional(),
  /** Name and version of the reporting client. */
  sdk: z.string().max(64).optional(),
});
export type Visit = z.output<typeof visit>;

export const visitsPerBatchMax = 10_000;
export const visitBytesMax = 65_536;
export const visitBatchBytesMax = 5_000_000;
/** For how long a batch that comes again with the same Idempotency-Key is known. */
export const batchKeyDays = 7;
export const trackVisit = endpoint({
  method: "POST",
  path: "/tracking/visit/",
  caller: "api-key",
  worksReadOnly: true,
  summary: "Report one request; answers 202 once it is stored",
  repeatable: "reports",
  body: visit,
  status: 202,
});

export const trackVisits = endpoint({
  method: "POST",
  path: "/tracking/visits/",
  caller: "api-key",
  worksReadOnly: true,
  summary:
    "Report many requests, as a JSON array or as NDJSON, gzip allowed; answers 202 once all are stored, and refuses all if one is invalid. With an Idempotency-Key a batch that is sent again counts once",
  repeatable: "once",
  body: z.array(visit).max(visitsPerBatchMax),
  status: 202,
});

/** The orders of the visits page; a leading minus means descending. */
export const botVisitOrders = ["path", "-path", "scrap_date", "-scrap_date", "count", "-count"] as const;
export type BotVisitOrder = (typeof botVisitOrders)[number];

/** 0 other AI · 1 LLM training · 2 AI search index · 3 live fetch for a user · 4 acts for a user · 5 SEO. */
export const botTypes = [0, 1, 2, 3, 4, 5] as const;

export const botVisit = z.object({
  path: z.string(),
  /** When an agent last read the page. */
  scrap_date: instant,
  count: z.number().int(),
  /** The agent that read it last, as it called itself. */
  agent: z.string(),
  /** Whether it was that agent. */
  verdict: z.enum(storedVerdicts),
});
export type BotVisit = z.output<typeof botVisit>;

export const botVisitPage = pageOf(botVisit).extend({
  /** The total visits of the filtered list. */
  total_visits: z.number().int(),
});
export type BotVisitPage = z.output<typeof botVisitPage>;

const botType = z.enum(botTypes.map(String), fieldErrors.invalid).transform(Number);
const oneOrMany = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

export const listBotVisits = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/events/bot-visits/",
  summary: "The pages that agents read, with the last time and the number of visits",
  query: z
    .object({
      ...dateRange,
      ...paging,
      order_by: z.enum(botVisitOrders).default("-scrap_date"),
      search: z.string().max(500).optional(),
      bot_type: oneOrMany.pipe(z.array(botType).max(20)).optional(),
      verdict: oneOrMany.pipe(z.array(z.enum(storedVerdicts, fieldErrors.invalid)).max(20)).optional(),
      format: listFormat,
    })
    .superRefine(checkRange),
  answer: botVisitPage,
  item: botVisit,
});

/** How the requests that a key reported were handled. */
export const trackingCounters = z.object({
  key_id: id,
  key_name: z.string(),
  received: z.number().int(),
  stored: z.number().int(),
  filtered: z.number().int(),
  rejected: z.number().int(),
  /** Why requests were filtered or rejected, with their counts. */
  reasons: z.record(z.string(), z.number().int()),
});
export type TrackingCounters = z.output<typeof trackingCounters>;

export const listTrackingCounters = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/tracking/counters/",
  summary: "How the reported requests of the last 30 days were handled, by API key",
  query: savedQuery,
  answer: z.array(trackingCounters),
  item: trackingCounters,
});
