/** A whole site, or one page of any site. */
export const auditScopes = ["SITE", "PAGE"] as const;
export type AuditScope = (typeof auditScopes)[number];

export const auditStatuses = [
  "QUEUED",
  "READING",
  "CRAWLING",
  "RENDERING",
  "CHECKING",
  "DONE",
  "FAILED",
  "CANCELED",
] as const;
export type AuditStatus = (typeof auditStatuses)[number];

/** Statuses of an audit that is not over. */
export const runningStatuses = ["QUEUED", "READING", "CRAWLING", "RENDERING", "CHECKING"] as const;

/** Why an audit could not read anything. */
export const auditFailures = [
  "DNS",
  "UNREACHABLE",
  "TIMEOUT",
  "CERTIFICATE",
  "ADDRESS",
  "ROBOTS_DOWN",
  "ROBOTS_CLOSED",
  "CHALLENGED",
  "LOGIN",
  "REFUSED",
  "TOO_LARGE",
  "NO_PAGES",
  "INTERNAL",
] as const;
export type AuditFailure = (typeof auditFailures)[number];

export const auditSpeeds = ["GENTLE", "NORMAL", "FAST"] as const;
export type AuditSpeed = (typeof auditSpeeds)[number];

export const auditSchedules = ["off", "weekly", "monthly"] as const;
export type AuditSchedule = (typeof auditSchedules)[number];

/** From what keeps agents out to what is only told. */
export const severities = ["blocker", "high", "medium", "low", "info"] as const;
export type Severity = (typeof severities)[number];

/** Points that a failed check takes from a score. */
export const severityWeights: Readonly<Record<Severity, number>> = {
  blocker: 10,
  high: 5,
  medium: 3,
  low: 1,
  info: 0,
};

/** How well it is known that a check matters: measured in trials, documented by a vendor, or a convention. */
export const evidenceGrades = ["a", "b", "c"] as const;
export type EvidenceGrade = (typeof evidenceGrades)[number];

export const auditCategories = ["access", "javascript", "structure", "trust", "links", "speed"] as const;
export type AuditCategory = (typeof auditCategories)[number];

/** Checks of the site as a whole. */
export const siteCheckIds = [
  "robots-down",
  "robots-search",
  "robots-training",
  "robots-usage",
  "robots-faults",
  "firewall",
  "agents-errors",
  "cited-dead",
  "sitemap",
  "sitemap-urls",
  "lastmod-false",
  "http-open",
  "two-hosts",
  "soft-404",
  "llms-txt",
  "identity",
] as const;

/** Checks of each page. */
export const pageCheckIds = [
  "status",
  "redirects",
  "noindex",
  "no-snippet",
  "canonical",
  "challenge",
  "js-text",
  "js-facts",
  "hidden-text",
  "boxed-text",
  "thin",
  "duplicate",
  "title",
  "answer-first",
  "long-sections",
  "few-facts",
  "no-date",
  "stale",
  "date-false",
  "no-author",
  "ld-broken",
  "ld-incomplete",
  "ld-untrue",
  "hreflang",
  "broken-links",
  "deep",
  "orphan",
  "slow",
  "heavy",
  "description",
  "headings",
  "lang",
  "vague-links",
  "mixed",
  "alt",
  "social",
  "no-validators",
  "uncompressed",
] as const;

export const checkIds = [...siteCheckIds, ...pageCheckIds] as const;
export type SiteCheckId = (typeof siteCheckIds)[number];
export type PageCheckId = (typeof pageCheckIds)[number];
export type CheckId = (typeof checkIds)[number];

/** Kinds of page by what they are for. */
export const pageKinds = [
  "home",
  "product",
  "article",
  "guide",
  "comparison",
  "list",
  "contact",
  "legal",
  "other",
] as const;
export type PageKind = (typeof pageKinds)[number];

/** How a page came to be known. */
export const pageOrigins = ["START", "SITEMAP", "LINK", "CITED", "VISITED"] as const;
export type PageOrigin = (typeof pageOrigins)[number];

export const probeOutcomes = [
  "OPEN",
  "CHALLENGED",
  "REFUSED",
  "PAYMENT",
  "DIFFERENT",
  "INCONCLUSIVE",
] as const;
export type ProbeOutcome = (typeof probeOutcomes)[number];

/**
 * Conclusions about an agent, the surest first: a rule of robots.txt keeps it from the start page, from more than half of the known pages,
 * or from some of the sitemap; its real visits were answered or were refused; a probe was; nothing is known.
 */
export const accessConclusions = [
  "closed_by_robots",
  "mostly_closed_by_robots",
  "open_seen",
  "blocked_seen",
  "likely_open",
  "likely_blocked",
  "unknown",
] as const;
export type AccessConclusion = (typeof accessConclusions)[number];

export const auditPagesMin = 10;
export const auditPagesMax = 10_000;
export const auditPagesUsual = 200;
/** Site audits that an organization may begin in a day. */
export const auditsPerDay = 20;
/** The newest audits of a workspace are kept whole, older ones as scores and counts. */
export const auditsWhole = 20;
export const recheckedPagesMax = 50;

/** A score's band by its lower end, in points of 100. */
export const scoreBands = [
  { from: 70, band: "strong" },
  { from: 50, band: "good" },
  { from: 20, band: "fair" },
  { from: 0, band: "weak" },
] as const;
export type ScoreBand = (typeof scoreBands)[number]["band"];
