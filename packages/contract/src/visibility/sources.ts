import { z } from "zod";
import { day } from "../base/dates.ts";
import { endpoint } from "../base/endpoint.ts";
import { count, instant } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspaceReads } from "../workspaces/workspaces.ts";
import { sourceKinds } from "./answers.ts";
import { checkDates, insightFilter, interval, pairedPoints, verdict } from "./insight-fields.ts";

export const sourceOrders = [
  "-use_count",
  "use_count",
  "-retrieved_count",
  "retrieved_count",
  "domain",
  "-domain",
  "avg_position",
  "-avg_position",
] as const;
export type SourceOrder = (typeof sourceOrders)[number];

export const sourceDomain = z.object({
  domain: z.string(),
  /** Path of its icon. */
  favicon: z.string(),
  kind: z.enum(sourceKinds),
  is_client_domain: z.boolean(),
  /** Answers that cite it, each once. */
  use_count: count,
  previous_use_count: count,
  /** Answers for which it was retrieved, cited or not. */
  retrieved_count: count,
  /** In per cent of the answers that cite any source. */
  usage_percentage: z.number().nullable(),
  interval,
  /** The mean position of its first citation among the cited domains. */
  avg_position: z.number().nullable(),
  last_seen: day,
  /** Percentage points of usage since the previous period; null where one of both is missing. */
  change_points: z.number().nullable(),
  paired_points: pairedPoints,
  verdict,
  /** Answers that cite it, on the days with answers. */
  trend: z.array(z.object({ date: day, use_count: count })),
});
export type SourceDomain = z.output<typeof sourceDomain>;

const sourceFilter = {
  ...paging,
  ...insightFilter,
  kind: z.enum(sourceKinds).optional(),
  /** One site, by its registrable domain. */
  domain: z.string().trim().toLowerCase().max(253).optional(),
  /** Search text in the domain, or in a page's URL or title. */
  search: z.string().trim().max(200).optional(),
  ordering: z.enum(sourceOrders).default("-use_count"),
  format: listFormat,
};

export const listSources = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/sources/",
  tool: { name: "list_sources", title: "List sources", untrusted: ["results.*.domain"] },
  summary: "The sites that answers cite or are based on",
  query: z.object(sourceFilter).superRefine(checkDates),
  answer: pageOf(sourceDomain).extend({
    /** Answers that cite any source. */
    n: count,
    /** Domains by type and their uses, each domain once per answer; not filtered by type. */
    kinds: z.array(z.object({ kind: z.enum(sourceKinds), domains: count, use_count: count })),
  }),
  item: sourceDomain,
});
export type SourceList = z.output<typeof listSources.answer>;

export const sourcePageOrders = [
  "-use_count",
  "use_count",
  "-retrieved_count",
  "retrieved_count",
  "url",
  "-url",
  "last_seen",
  "-last_seen",
] as const;
export type SourcePageOrder = (typeof sourcePageOrders)[number];

export const sourcePage = z.object({
  url: z.string(),
  title: z.string().nullable(),
  domain: z.string(),
  /** Path of its site's icon. */
  favicon: z.string(),
  kind: z.enum(sourceKinds),
  use_count: count,
  retrieved_count: count,
  /** Queries whose answers cite it. */
  queries: count,
  /** AI models whose answers cite it. */
  models: count,
  last_seen: instant,
});
export type SourcePage = z.output<typeof sourcePage>;

export const listSourcePages = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/sources/urls/",
  tool: {
    name: "list_source_pages",
    title: "List pages of sources",
    untrusted: ["results.*.url", "results.*.title", "results.*.domain"],
  },
  summary: "The pages that answers cite or are based on, of one site or of all",
  query: z
    .object({
      ...sourceFilter,
      ordering: z.enum(sourcePageOrders).default("-use_count"),
    })
    .superRefine(checkDates),
  answer: pageOf(sourcePage),
  item: sourcePage,
});
export type SourcePageList = z.output<typeof listSourcePages.answer>;
