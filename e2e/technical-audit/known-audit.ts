import type { Route } from "@playwright/test";
import { auditIds, knownAudit, knownBefore, knownFailed, knownRunning } from "./known-audits.ts";
import {
  knownAccess,
  knownComparison,
  knownFix,
  knownIssuePages,
  knownIssues,
  knownPage,
  knownPages,
  knownSettings,
} from "./known-findings.ts";

/** The calls of the pages of audits. */
export const auditCalls = /\/api\/v1\/projects\/[^/]+\/(audits|audit-settings)\//;

function listOf<Row>(results: readonly Row[]) {
  return { count: results.length, next: null, previous: null, results };
}

/** What a test changes of the known audits: answers by the end of the path. */
type Answers = Readonly<Record<string, unknown>>;

/** Answers each call of the audits with what is known of Northwind. */
export function answerKnownAudits(changed: Answers = {}): (route: Route) => Promise<void> {
  return async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname.replace(/^.*?\/projects\/[^/]+/, "");
    const known = [...Object.entries(changed), ...knownAnswers].find(([pattern]) =>
      new RegExp(`^${pattern}$`).test(path),
    );
    if (!known) return route.abort();
    return route.fulfill({ json: known[1] });
  };
}

const knownAnswers: readonly (readonly [string, unknown])[] = [
  ["/audit-settings/", knownSettings],
  ["/audits/", listOf([knownAudit(), knownBefore])],
  [`/audits/${auditIds.last}/`, knownAudit()],
  [`/audits/${auditIds.before}/`, knownBefore],
  [`/audits/${auditIds.failed}/`, knownFailed],
  [`/audits/${auditIds.running}/`, knownRunning],
  ["/audits/[^/]+/issues/", listOf(knownIssues)],
  ["/audits/[^/]+/issues/[^/]+/pages/", listOf(knownIssuePages)],
  ["/audits/[^/]+/issues/[^/]+/fix/", knownFix],
  ["/audits/[^/]+/pages/", listOf(knownPages)],
  ["/audits/[^/]+/pages/[^/]+/", knownPage],
  ["/audits/[^/]+/access/", knownAccess],
  ["/audits/[^/]+/compare/", knownComparison],
];
