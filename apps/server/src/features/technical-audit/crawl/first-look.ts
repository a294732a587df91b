import type { SeverityCounts } from "@citelens/contract/content/audit-fields";
import type { PageKind } from "@citelens/contract/content/audit-words";
import type { AuditedPage, SiteIndex } from "../checks/check.rules.ts";
import { checkPage, costOf } from "../checks/verdict/check-page.rules.ts";
import { usefulness } from "../checks/verdict/scores.rules.ts";
import { pageKindOf } from "../facts/page-kind.rules.ts";
import type { AuditRow } from "../store/audits.sql.ts";
import type { NewFinding } from "../store/findings.sql.ts";
import { type PageColumns, pageColumns } from "../store/page-columns.rules.ts";
import type { SettingsRow } from "../store/settings.sql.ts";
import type { ReadUrl } from "./audit-url.ts";

/** Look of a page while the rest of its site is unread. */
export interface FirstLook {
  readonly columns: PageColumns & { readonly kind: PageKind; readonly counts: SeverityCounts };
  readonly findings: readonly NewFinding[];
}

/** Settings that a first look goes by. */
export interface LookSettings {
  readonly created: Date;
  readonly ignored: SettingsRow["ignored"];
}

/** Settings of a first look, without pages that are read again: what is known of those stays till checked. */
export function lookingOf(
  { created, finished_at: finishedAt }: Pick<AuditRow, "created" | "finished_at">,
  { ignored }: Pick<SettingsRow, "ignored">,
): LookSettings | null {
  return finishedAt === null ? { created, ignored } : null;
}

/**
 * Says of a page what can be said while the rest of the site is unread, so that people see it as it is found, and an audit that is
 * canceled keeps it. The last step of an audit checks everything again. Of what nobody answered for there is nothing.
 */
export function firstLook(read: ReadUrl, { created, ignored }: LookSettings): FirstLook | undefined {
  const page = pageOf(read);
  if (!page) return undefined;
  const site = { ...nothingKnown, today: created.toISOString().slice(0, 10) };
  const { findings, counts } = checkPage(page, { site, ignored, isWholeSite: false });
  const u = usefulness(page);
  return {
    columns: { ...pageColumns(page.facts, page.firstBytesMs), kind: page.kind, counts },
    findings: findings.map((finding) => ({
      ...finding,
      hash: page.hash,
      part: "",
      cost: costOf({ severity: finding.severity, isHalf: finding.is_half, u }),
      first_seen: created,
    })),
  };
}

function pageOf({ hash, url, facts, found_in: foundIn, firstBytesMs }: ReadUrl): AuditedPage | undefined {
  if (!facts) return undefined;
  const { html } = facts;
  const kind = html ? pageKindOf({ url, types: html.structuredData.types, facts: html }) : "other";
  return { hash, url, kind, foundIn, facts, firstBytesMs, rendering: null, aiVisits: 0, citations: 0 };
}

const nothingKnown: Omit<SiteIndex, "today"> = {
  pagesRead: 0,
  hasSitemap: false,
  hasUnread: true,
  page: () => undefined,
  sharing: () => [],
  duplicatesOf: () => [],
  depthOf: () => undefined,
  linksTo: () => ({ count: 0, from: [] }),
  lastmodOf: () => undefined,
};
