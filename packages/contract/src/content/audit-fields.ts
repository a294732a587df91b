import { z } from "zod";
import { count, id, instant } from "../base/fields.ts";
import {
  accessConclusions,
  auditCategories,
  auditFailures,
  auditPagesMax,
  auditPagesMin,
  auditPagesUsual,
  auditSchedules,
  auditScopes,
  auditSpeeds,
  auditStatuses,
  checkIds,
  evidenceGrades,
  pageKinds,
  pageOrigins,
  probeOutcomes,
  severities,
} from "./audit-words.ts";

/** Score of 100 points. */
const score = z.number();

/** A page of an audit: 16 hexadecimal digits that follow from its address. */
export const auditPageId = z.string().regex(/^[0-9a-f]{16}$/);

/** Paths as prefixes, such as /blog. */
const paths = z
  .array(z.string().trim().min(1).max(500).startsWith("/", "Begin each path with a slash."))
  .max(50);

/** Settings of an audit. */
export const auditSettings = {
  pages_max: z.int().min(auditPagesMin).max(auditPagesMax).default(auditPagesUsual),
  speed: z.enum(auditSpeeds).default("NORMAL"),
  /** Whether pages are also opened in a browser, where the installation has one. */
  render: z.boolean().default(true),
  /** The member may test this site: probes under agents' names, and the fast speed. */
  may_test: z.boolean().default(false),
  /** The owner lets us read what robots.txt closes to us. */
  ignore_robots: z.boolean().default(false),
  include_paths: paths.default([]),
  exclude_paths: paths.default([]),
} as const;

export const severityCounts = z.object({ blocker: count, high: count, medium: count, low: count });
export type SeverityCounts = z.output<typeof severityCounts>;

export const categoryScore = z.object({
  id: z.enum(auditCategories),
  /** Null where nothing of it could be checked. */
  score: score.nullable(),
});

export const auditProgress = z.object({
  step: z.enum(auditStatuses),
  read: count,
  known: count,
  failed: count,
  rendered: count,
  current_url: z.string().nullable(),
});

export const audit = z.object({
  id,
  scope: z.enum(auditScopes),
  status: z.enum(auditStatuses),
  failure: z
    .object({
      reason: z.enum(auditFailures),
      /** Sentences for people on what was seen, and on what to do. */
      seen: z.string(),
      remedy: z.string(),
    })
    .nullable(),
  url: z.string(),
  created: instant,
  finished: instant.nullable(),
  settings: z.object({
    pages_max: count,
    speed: z.enum(auditSpeeds),
    render: z.boolean(),
    may_test: z.boolean(),
    ignore_robots: z.boolean(),
    include_paths: z.array(z.string()),
    exclude_paths: z.array(z.string()),
  }),
  progress: auditProgress,
  score: score.nullable(),
  site_score: score.nullable(),
  pages_score: score.nullable(),
  /** To the audit before; null for the first one. */
  score_change: score.nullable(),
  categories: z.array(categoryScore),
  /** Issues that are not ignored, by severity. */
  counts: severityCounts,
  coverage: z.object({ read: count, known: count }),
  /** Why the crawl ended before the site did; null where it did not. */
  cut: z.string().nullable(),
  not_checked: z.array(z.object({ check_id: z.enum(checkIds), reason: z.string() })),
  previous_id: id.nullable(),
  /** Whether pages and issues are still kept, besides scores and counts. */
  is_whole: z.boolean(),
});
export type Audit = z.output<typeof audit>;

/** The proof of a finding: where, what stands there, what should, and the line of the page or the header that says so. */
export const auditEvidence = z.object({
  url: z.string(),
  found: z.string(),
  wanted: z.string(),
  /** Line of the HTML or of robots.txt, from 1 on. */
  line: count.nullable(),
  /** As it stands there. */
  quote: z.string().nullable(),
});
export type AuditEvidence = z.output<typeof auditEvidence>;

export const auditIssue = z.object({
  check_id: z.enum(checkIds),
  title: z.string(),
  why: z.string(),
  grade: z.enum(evidenceGrades),
  /** Severity of the worst place where it fails. */
  severity: z.enum(severities),
  /** Whether all places of that severity fail only by half. */
  is_half: z.boolean(),
  category: z.enum(auditCategories),
  /** Pages that fail it; of a check of the site, the things that do (an agent, an address). */
  pages: count,
  /** Share of the pages that it applies to, in per cent. */
  share: z.number(),
  since: instant,
  is_new: z.boolean(),
  /** The reason for which somebody ignores it for all its pages; null where nobody does. */
  ignored: z.string().nullable(),
  sample: z.array(auditEvidence),
});
export type AuditIssue = z.output<typeof auditIssue>;

export const issuePage = z.object({
  /** Null for a check of the site. */
  page_id: auditPageId.nullable(),
  url: z.string(),
  severity: z.enum(severities),
  is_half: z.boolean(),
  since: instant,
  ignored: z.string().nullable(),
  /** Visits of AI agents in 30 days and answers that cited it in 90. */
  ai_visits: count,
  citations: count,
  evidence: z.array(auditEvidence),
});
export type IssuePage = z.output<typeof issuePage>;

export const auditPage = z.object({
  id: auditPageId,
  url: z.string(),
  title: z.string().nullable(),
  kind: z.enum(pageKinds),
  found_in: z.array(z.enum(pageOrigins)),
  /** None where no server answered. */
  status: count.nullable(),
  /** Null where it is not counted. */
  score: score.nullable(),
  issues: severityCounts,
  words: count.nullable(),
  depth: count.nullable(),
  links_in: count,
  first_byte_ms: count.nullable(),
  html_bytes: count.nullable(),
  ai_visits: count,
  citations: count,
});
export type AuditPage = z.output<typeof auditPage>;

export const auditPageDetails = z.object({
  ...auditPage.shape,
  redirects: z.array(z.object({ url: z.string(), status: count })),
  canonical: z.string().nullable(),
  description: z.string().nullable(),
  language: z.string().nullable(),
  headings: z.array(z.object({ level: count, text: z.string(), line: count })),
  /** Types of structured data. */
  types: z.array(z.string()),
  /** Content that a browser shows beside what the server sends; null where it was not rendered. */
  rendering: z
    .object({
      /** The page that a browser opened, if it is another one that is built alike. */
      opened_page: auditPageId.nullable(),
      raw: z.object({ words: count, title: z.string().nullable(), links: count }),
      rendered: z.object({ words: count, title: z.string().nullable(), links: count }),
      /** Sentences that only a browser sees, at most five. */
      lost: z.array(z.string()),
    })
    .nullable(),
  findings: z.array(
    z.object({
      check_id: z.enum(checkIds),
      title: z.string(),
      severity: z.enum(severities),
      is_half: z.boolean(),
      ignored: z.string().nullable(),
      evidence: z.array(auditEvidence),
    }),
  ),
});
export type AuditPageDetails = z.output<typeof auditPageDetails>;

export const accessAgent = z.object({
  token: z.string(),
  operator: z.string(),
  purpose: z.string(),
  is_training: z.boolean(),
  robots: z.object({
    /** For the start page. */
    allowed: z.boolean(),
    rule: z.string().nullable(),
    line: count.nullable(),
    closed_pages: count,
    known_pages: count,
    closed_in_sitemap: count,
  }),
  /** Pages that meta tags or headers close to it by its name or to all. */
  closed_by_pages: z.object({ pages: count, sample: z.string().nullable() }),
  /** Null where none was sent, and then why. */
  probe: z
    .object({
      outcome: z.enum(probeOutcomes),
      status: count.nullable(),
      /** Sentence on what was seen. */
      seen: z.string(),
      at: instant,
    })
    .nullable(),
  no_probe: z.string().nullable(),
  /** In 30 days. */
  visits: z.object({
    verified: count,
    /** Verified visits answered with 2xx or 3xx, and with 4xx or 5xx. */
    ok: count,
    errors: count,
    unverified: count,
    last: instant.nullable(),
  }),
  conclusion: z.enum(accessConclusions),
  /** The conclusion as a sentence. */
  says: z.string(),
});
export type AccessAgent = z.output<typeof accessAgent>;

export const ignoredIssue = z.object({
  check_id: z.enum(checkIds),
  /** "/" for the whole site. */
  path_prefix: z.string().trim().min(1).max(500).startsWith("/"),
  reason: z.string().trim().min(1, "Say why it is ignored.").max(500),
});
export type IgnoredIssue = z.output<typeof ignoredIssue>;

/** Kind that people give to pages whose kind was guessed wrongly. */
export const correctedKind = z.object({
  path: z.string().trim().min(1).max(2048).startsWith("/"),
  kind: z.enum(pageKinds),
});

export const workspaceAuditSettings = z.object({
  schedule: z.enum(auditSchedules),
  next_audit: instant.nullable(),
  ignored: z.array(ignoredIssue),
  kinds: z.array(correctedKind),
  pages_max: count,
  speed: z.enum(auditSpeeds),
  render: z.boolean(),
  may_test: z.boolean(),
  ignore_robots: z.boolean(),
  include_paths: z.array(z.string()),
  exclude_paths: z.array(z.string()),
  /** Whether this installation can open pages in a browser; where not, why. */
  browser: z.object({ is_there: z.boolean(), reason: z.string().nullable() }),
});
export type WorkspaceAuditSettings = z.output<typeof workspaceAuditSettings>;

export const issueFix = z.object({
  kind: z.enum(["text", "html", "json-ld", "robots", "redirects", "steps"]),
  file_name: z.string(),
  text: z.string(),
});
export type IssueFix = z.output<typeof issueFix>;
