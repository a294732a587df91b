import type { ProblemCode } from "@citelens/robots";

/** No parser reads these. */
export const unreadableCodes: ReadonlySet<ProblemCode> = new Set([
  "too-large",
  "utf-16",
  "web-page",
  "line-too-long",
  "unreadable-line",
  "rule-before-agent",
  "usage-before-agent",
  "empty-agent",
  "path-without-slash",
  "relative-sitemap",
  "relative-license",
]);

/** Google reads these as they are meant, and others may not; or all read them otherwise than they look. */
export const leniencyCodes: ReadonlySet<ProblemCode> = new Set([
  "not-utf-8",
  "byte-order-mark",
  "missing-colon",
  "misspelt-key",
  "agent-cut",
  "groups-joined",
  "usage-unread",
]);

export const faultCodes: ReadonlySet<ProblemCode> = new Set([...unreadableCodes, ...leniencyCodes]);
