import type {
  AccessAgent,
  AuditEvidence,
  IgnoredIssue,
  SeverityCounts,
} from "@citelens/contract/content/audit-fields";
import {
  type AuditCategory,
  auditFailures,
  auditSchedules,
  auditScopes,
  auditSpeeds,
  auditStatuses,
  type CheckId,
  type PageOrigin,
  pageKinds,
  probeOutcomes,
  severities,
} from "@citelens/contract/content/audit-words";
import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { workspaces } from "#features/workspaces/store/workspaces.tables.ts";
import { leaseColumns } from "#platform/leases/lease-columns.ts";
import { at } from "#platform/tables/columns.ts";
import { workspaceTable } from "#platform/tables/workspace-table.ts";
import type { PageFacts, RenderFacts } from "./page-facts.rules.ts";
import type { SeenSite } from "./seen-site.rules.ts";

/** Audits of a workspace's website, or of single pages, with their scores. */
export const audits = workspaceTable(
  "audits",
  { workspaces, key: ["id"] },
  {
    id: uuid().notNull(),
    scope: text({ enum: auditScopes }).notNull(),
    status: text({ enum: auditStatuses }).notNull(),
    failure: text({ enum: auditFailures }),
    /** Sentence on what was seen when it failed. */
    failure_seen: text(),
    /** Where it begins: the start page of the site, or the page. */
    url: text().notNull(),
    /** User who began it; null where the schedule did. */
    begun_by: uuid(),
    created: at().notNull(),
    finished_at: at(),
    pages_max: integer().notNull(),
    speed: text({ enum: auditSpeeds }).notNull(),
    render: boolean().notNull(),
    may_test: boolean().notNull(),
    ignore_robots: boolean().notNull(),
    include_paths: text().array().notNull(),
    exclude_paths: text().array().notNull(),
    ...leaseColumns(),
    /** When somebody last worked at it, or it was begun. */
    beaten_at: at().notNull(),
    /** How often its present step was begun, and when for the first time; each part of a crawl counts from one again. */
    attempts: smallint().notNull().default(0),
    attempted_at: at(),
    read: integer().notNull().default(0),
    known: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    rendered: integer().notNull().default(0),
    current_url: text(),
    /** Why the crawl ended before the site did. */
    cut: text(),
    /** Facts seen of the site beside its pages. */
    site: jsonb().$type<SeenSite>(),
    /** The rows of the access matrix. */
    access: jsonb().$type<readonly AccessAgent[]>(),
    score: real(),
    site_score: real(),
    pages_score: real(),
    categories: jsonb().$type<Readonly<Partial<Record<AuditCategory, number>>>>(),
    counts: jsonb().$type<SeverityCounts>(),
    not_checked: jsonb().$type<readonly { readonly check_id: CheckId; readonly reason: string }[]>(),
    /** Pages that each check applies to. */
    applies: jsonb().$type<Readonly<Record<string, number>>>(),
    previous_id: uuid(),
    is_whole: boolean().notNull().default(true),
  },
  (table) => [
    index("audits_by_time").on(table.workspace_id, table.scope, table.created),
    // One audit of a site at a time, however often somebody clicks.
    uniqueIndex("audits_running")
      .on(table.workspace_id)
      .where(sql`scope = 'SITE' and status in ('QUEUED', 'READING', 'CRAWLING', 'RENDERING', 'CHECKING')`),
    index("audits_at_work")
      .on(table.beaten_at)
      .where(sql`status in ('QUEUED', 'READING', 'CRAWLING', 'RENDERING', 'CHECKING')`),
  ],
);

/** The addresses that an audit knows: those ahead, and those that were read with what was found there. */
export const audit_urls = workspaceTable(
  "audit_urls",
  { workspaces, of: { audit_id: audits }, key: ["audit_id", "hash"] },
  {
    /** Hash of the address, as pageHash() makes it. */
    hash: text().notNull(),
    url: text().notNull(),
    /** CLOSED: robots.txt does not let us. */
    state: text({ enum: ["AHEAD", "DONE", "CLOSED"] }).notNull(),
    found_in: text().array().$type<PageOrigin[]>().notNull(),
    /** Lower ones are read first: the start, cited and visited pages, then by the clicks that lead there. */
    rank: smallint().notNull(),
    /** As the sitemap writes it. */
    lastmod: text(),
    facts: jsonb().$type<PageFacts>(),
    rendering: jsonb().$type<RenderFacts>(),
    /** The hash of the page that was opened for it: itself, or one that is built like it. */
    rendered_page: text(),
    first_bytes_ms: integer().array().notNull().default([]),
    /** Columns that the checks fill; null until they have. */
    kind: text({ enum: pageKinds }),
    title: text(),
    description: text(),
    canonical: text(),
    status: smallint(),
    score: real(),
    counts: jsonb().$type<SeverityCounts>(),
    words: integer(),
    depth: smallint(),
    links_in: integer().notNull().default(0),
    first_byte_ms: integer(),
    html_bytes: integer(),
    ai_visits: integer().notNull().default(0),
    citations: integer().notNull().default(0),
  },
  (table) => [
    index("audit_urls_ahead")
      .on(table.workspace_id, table.audit_id, table.rank, table.hash)
      .where(sql`state = 'AHEAD'`),
  ],
);

/** Faults, whole or half, and the proof of it. */
export const audit_findings = workspaceTable(
  "audit_findings",
  { workspaces, of: { audit_id: audits }, key: ["audit_id", "check_id", "hash", "part"] },
  {
    check_id: text().$type<CheckId>().notNull(),
    /** The page's; empty for a check of the site. */
    hash: text().notNull(),
    /** Part that it is about where a check of the site is about several things, such as an agent. */
    part: text().notNull().default(""),
    severity: text({ enum: severities }).notNull(),
    is_half: boolean().notNull(),
    /** Weight and use of the page: by what issues and their pages are ordered. */
    cost: real().notNull(),
    evidence: jsonb().$type<readonly AuditEvidence[]>().notNull(),
    /** When the first audit of those in a row that found it was begun. */
    first_seen: at().notNull(),
    /** The reason for which it is ignored. */
    ignored: text(),
  },
  (table) => [index("audit_findings_of_page").on(table.workspace_id, table.audit_id, table.hash)],
);

/** Findings of a finished audit, summed up by check, so that lists need not count all findings again. */
export const audit_issues = workspaceTable(
  "audit_issues",
  { workspaces, of: { audit_id: audits }, key: ["audit_id", "check_id"] },
  {
    check_id: text().$type<CheckId>().notNull(),
    /** Severity of the worst finding; and of the worst one that is not ignored. One that is half is less than a whole one. */
    severity: text({ enum: severities }).notNull(),
    is_half: boolean().notNull(),
    open_severity: text({ enum: severities }),
    open_is_half: boolean(),
    pages: integer().notNull(),
    open: integer().notNull(),
    cost: doublePrecision().notNull(),
    open_cost: doublePrecision().notNull(),
    since: at().notNull(),
    /** The reason for which all of it is ignored. */
    ignored: text(),
    /** The first proofs of its three costliest findings. */
    sample: jsonb().$type<readonly AuditEvidence[]>().notNull(),
  },
);

/** How the site answered requests under the names of agents. */
export const audit_probes = workspaceTable(
  "audit_probes",
  { workspaces, of: { audit_id: audits }, key: ["audit_id", "token"] },
  {
    /** The agent's. */
    token: text().notNull(),
    outcome: text({ enum: probeOutcomes }).notNull(),
    status: smallint(),
    seen: text().notNull(),
    at: at().notNull(),
  },
);

/** How a workspace's site is audited, and what of it is ignored. */
export const audit_settings = workspaceTable(
  "audit_settings",
  { workspaces, key: [] },
  {
    schedule: text({ enum: auditSchedules }).notNull().default("off"),
    next_audit_at: at(),
    ignored: jsonb().$type<readonly IgnoredIssue[]>().notNull().default([]),
    kinds: jsonb()
      .$type<readonly { readonly path: string; readonly kind: (typeof pageKinds)[number] }[]>()
      .notNull()
      .default([]),
    pages_max: integer().notNull(),
    speed: text({ enum: auditSpeeds }).notNull(),
    render: boolean().notNull(),
    may_test: boolean().notNull(),
    ignore_robots: boolean().notNull(),
    include_paths: text().array().notNull(),
    exclude_paths: text().array().notNull(),
  },
  (table) => [index("audit_settings_next").on(table.next_audit_at).where(sql`next_audit_at is not null`)],
);
