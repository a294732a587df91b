import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { AuditRow } from "../audits.sql.ts";
import type { AuditedPage, SiteIndex } from "../checks/check.rules.ts";
import { usefulness } from "../checks/scores.rules.ts";
import { pageKindOf } from "../facts/page-kind.rules.ts";
import { checkPage, costOf } from "../finish/check-page.rules.ts";
import { storeChecked } from "../finish/findings.sql.ts";
import type { SettingsRow } from "../settings.sql.ts";
import type { ReadUrl } from "./audit-urls.sql.ts";

interface Provisional {
  readonly audit: AuditRow;
  readonly settings: SettingsRow;
  readonly pages: readonly ReadUrl[];
}

/**
 * What can be said of pages while the rest of the site is unread, so that people see it as it is found, and an audit that is
 * canceled keeps it. The last step of an audit checks everything again.
 */
export async function storeProvisional(
  tools: Tools,
  place: Place,
  { audit, settings, pages }: Provisional,
): Promise<void> {
  const site = { ...nothingKnown, today: audit.created.toISOString().slice(0, 10) };
  const checked = pages.flatMap((read) => {
    const page = pageOf(read);
    return page
      ? [{ page, ...checkPage(page, { site, ignored: settings.ignored, isWholeSite: false }) }]
      : [];
  });
  await storeChecked(tools, place, {
    auditId: audit.id,
    pages: checked.map(({ page, counts }) => ({
      ...{ hash: page.hash, kind: page.kind, counts, score: null, depth: null, links_in: 0 },
      title: page.facts.html?.titles[0]?.text.slice(0, textCharactersMax) ?? null,
      description: page.facts.html?.description?.text.slice(0, textCharactersMax) ?? null,
      canonical: page.facts.html?.canonicals[0]?.url ?? null,
      words: page.facts.html?.mainWords ?? null,
      first_byte_ms: page.firstBytesMs[0] ?? null,
      html_bytes: page.facts.html ? page.facts.fetch.bytes : null,
      ai_visits: 0,
      citations: 0,
    })),
    findings: checked.flatMap(({ page, findings }) =>
      findings.map((finding) => ({
        ...finding,
        hash: page.hash,
        part: "",
        cost: costOf({ severity: finding.severity, isHalf: finding.is_half, u: usefulness(page) }),
        first_seen: audit.created,
      })),
    ),
  });
}

const textCharactersMax = 300;

function pageOf({ hash, url, facts, found_in: foundIn, firstBytesMs }: ReadUrl): AuditedPage | undefined {
  if (!facts) return undefined;
  const { html } = facts;
  const kind = html ? pageKindOf({ url, types: html.structuredData.types, facts: html }) : "other";
  return { ...{ hash, url, kind, foundIn, facts, firstBytesMs }, rendering: null, aiVisits: 0, citations: 0 };
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
