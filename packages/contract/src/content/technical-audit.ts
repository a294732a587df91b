import { z } from "zod";
import { cardFigure } from "../base/card-figure.ts";
import { endpoint } from "../base/endpoint.ts";
import { count, id, instant, many, webUrl } from "../base/fields.ts";
import { listFormat, savedQuery } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspacePath, workspaceReads, workspaceWrites } from "../workspaces/workspaces.ts";
import {
  accessAgent,
  audit,
  auditIssue,
  auditPage,
  auditPageDetails,
  auditPageId,
  auditSettings,
  correctedKind,
  ignoredIssue,
  issueFix,
  issuePage,
  workspaceAuditSettings,
} from "./audit-fields.ts";
import {
  auditCategories,
  auditPagesMax,
  auditPagesMin,
  auditSchedules,
  auditScopes,
  auditSpeeds,
  checkIds,
  pageKinds,
  recheckedPagesMax,
  severities,
} from "./audit-words.ts";

const auditPath = workspacePath.extend({ auditId: id });
const auditReads = { ...workspaceReads, params: auditPath } as const;
const issuePath = auditPath.extend({ checkId: z.enum(checkIds) });
const search = z.string().trim().max(500).optional();

export const startAudit = endpoint({
  ...workspaceWrites,
  path: "/projects/:projectId/audits/",
  summary: "Audit the workspace's website, or one page of any site where an address is given",
  body: z.object({
    /** One page to be audited alone; without it the whole site is. */
    url: webUrl.optional(),
    ...auditSettings,
  }),
  status: 201,
  answer: audit,
});
export type AuditStart = z.output<typeof startAudit.body>;

export const listAudits = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/audits/",
  summary: "The audits of a workspace, the newest first",
  query: z.object({ ...paging, scope: z.enum(auditScopes).default("SITE"), format: listFormat }),
  answer: pageOf(audit),
  item: audit,
});

export const getAudit = endpoint({
  ...auditReads,
  path: "/projects/:projectId/audits/:auditId/",
  tool: {
    name: "get_audit",
    title: "Get a technical audit",
    untrusted: ["failure.seen", "progress.current_url", "cut"],
  },
  summary: "An audit: its progress while it runs, its scores and counts once it is done",
  answer: audit,
});

export const deleteAudit = endpoint({
  method: "DELETE",
  path: "/projects/:projectId/audits/:auditId/",
  caller: "user",
  scope: "write",
  summary: "Delete an audit with all that it found; one that runs is canceled first",
  params: auditPath,
  status: 204,
});

export const cancelAudit = endpoint({
  method: "POST",
  path: "/projects/:projectId/audits/:auditId/cancel/",
  caller: "user",
  scope: "write",
  summary: "Cancel an audit within three seconds; what it has read until then is kept",
  params: auditPath,
  answer: audit,
});

/** Server-sent events: one named `audit` with an Audit immediately and at each change, until it is over. */
export const watchAudit = endpoint({
  ...auditReads,
  path: "/projects/:projectId/audits/:auditId/events/",
  summary: "Watch an audit, as server-sent events",
  status: 200,
});

export const issueStates = ["open", "new", "ignored"] as const;
export type IssueState = (typeof issueStates)[number];

export const listAuditIssues = endpoint({
  ...auditReads,
  path: "/projects/:projectId/audits/:auditId/issues/",
  summary: "What an audit found, by what it costs most: each check with the pages that fail it",
  query: z.object({
    ...paging,
    severity: many(z.enum(severities)),
    category: many(z.enum(auditCategories)),
    state: z.enum(issueStates).default("open"),
    search,
    format: listFormat,
  }),
  answer: pageOf(auditIssue),
  item: auditIssue,
});

export const listIssuePages = endpoint({
  method: "GET",
  path: "/projects/:projectId/audits/:auditId/issues/:checkId/pages/",
  caller: "user",
  scope: "read",
  summary:
    "The pages that fail a check, each with its evidence, those first that agents read and answers cite most",
  params: issuePath,
  query: z.object({ ...paging, search, format: listFormat }),
  answer: pageOf(issuePage),
  item: issuePage,
});

export const getIssueFix = endpoint({
  method: "GET",
  path: "/projects/:projectId/audits/:auditId/issues/:checkId/fix/",
  caller: "user",
  scope: "read",
  summary: "How to mend it, as a text to copy; for one page where it is named",
  params: issuePath,
  query: z.object({ page: auditPageId.optional() }),
  answer: issueFix,
});

export const recheckIssue = endpoint({
  method: "POST",
  path: "/projects/:projectId/audits/:auditId/issues/:checkId/recheck/",
  caller: "user",
  scope: "write",
  summary: "Read pages again and check them anew, up to 50",
  params: issuePath,
  body: z.object({ page_ids: z.array(auditPageId).max(recheckedPagesMax) }),
  status: 202,
  answer: audit,
});

export const auditPageOrders = [
  "url",
  "-url",
  "score",
  "-score",
  "-ai_visits",
  "-citations",
  "first_byte_ms",
  "-first_byte_ms",
  "html_bytes",
  "-html_bytes",
] as const;
export type AuditPageOrder = (typeof auditPageOrders)[number];

export const listAuditPages = endpoint({
  ...auditReads,
  path: "/projects/:projectId/audits/:auditId/pages/",
  summary: "The pages that an audit read",
  query: z.object({
    ...paging,
    search,
    kind: many(z.enum(pageKinds)),
    order_by: z.enum(auditPageOrders).default("score"),
    format: listFormat,
  }),
  answer: pageOf(auditPage),
  item: auditPage,
});

export const getAuditPage = endpoint({
  method: "GET",
  path: "/projects/:projectId/audits/:auditId/pages/:pageId/",
  caller: "user",
  scope: "read",
  summary: "One page of an audit with all its findings",
  params: auditPath.extend({ pageId: auditPageId }),
  answer: auditPageDetails,
});

export const getAuditAccess = endpoint({
  ...auditReads,
  path: "/projects/:projectId/audits/:auditId/access/",
  summary: "Which AI agents can read the site: what robots.txt, pages, probes and real visits say",
  query: savedQuery,
  item: cardFigure,
  answer: z.object({
    agents: z.array(accessAgent),
    /** When the first visit that is still stored came; null without any. */
    tracking_since: instant.nullable(),
    /** Whether somebody let us probe. */
    probed: z.boolean(),
  }),
});
export type AuditAccess = z.output<typeof getAuditAccess.answer>;

const comparedIssue = z.object({
  check_id: z.enum(checkIds),
  title: z.string(),
  severity: z.enum(severities),
  is_half: z.boolean(),
  pages_before: count,
  pages_after: count,
});

export const compareAudits = endpoint({
  ...auditReads,
  path: "/projects/:projectId/audits/:auditId/compare/",
  summary: "What changed since another audit of the workspace",
  query: z.object({ with: id, format: listFormat }),
  item: cardFigure,
  answer: z.object({
    score_before: z.number().nullable(),
    score_after: z.number().nullable(),
    issues: z.object({
      new: z.array(comparedIssue),
      gone: z.array(comparedIssue),
      persisting: z.array(comparedIssue),
    }),
    /** At most 200 of each. */
    pages: z.object({
      added: z.array(z.string()),
      removed: z.array(z.string()),
      changed: z.array(
        z.object({ url: z.string(), field: z.string(), before: z.string(), after: z.string() }),
      ),
    }),
  }),
});
export type AuditComparison = z.output<typeof compareAudits.answer>;

/** A file: a table of all findings, everything as JSON, or a report to print, in the agency's look where there is one. */
export const exportAudit = endpoint({
  ...auditReads,
  path: "/projects/:projectId/audits/:auditId/export/",
  summary: "Everything that an audit found, as a file",
  query: z.object({ format: z.enum(["csv", "json", "html"]).default("csv") }),
  status: 200,
});

export const getAuditSettings = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/audit-settings/",
  summary: "When the site is audited by itself, what is ignored, and how audits are done",
  answer: workspaceAuditSettings,
});

const path = z.string().trim().min(1).max(500).startsWith("/", "Begin each path with a slash.");

export const updateAuditSettings = endpoint({
  method: "PATCH",
  path: "/projects/:projectId/audit-settings/",
  caller: "user",
  scope: "write",
  summary: "Change the schedule, what is ignored, and how audits are done; what is left out stays",
  params: workspacePath,
  body: z.object({
    schedule: z.enum(auditSchedules).optional(),
    ignored: z.array(ignoredIssue).max(200).optional(),
    kinds: z.array(correctedKind).max(500).optional(),
    pages_max: z.int().min(auditPagesMin).max(auditPagesMax).optional(),
    speed: z.enum(auditSpeeds).optional(),
    render: z.boolean().optional(),
    may_test: z.boolean().optional(),
    ignore_robots: z.boolean().optional(),
    include_paths: z.array(path).max(50).optional(),
    exclude_paths: z.array(path).max(50).optional(),
  }),
  answer: workspaceAuditSettings,
});
