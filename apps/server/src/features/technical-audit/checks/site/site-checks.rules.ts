import type { SiteCheckId } from "@citelens/contract/content/audit-words";
import type { SiteCheck } from "../site-check.rules.ts";
import { agentChecks } from "./agent-checks.rules.ts";
import { fileChecks } from "./file-checks.rules.ts";
import { hostChecks } from "./host-checks.rules.ts";
import { robotsChecks } from "./robots-checks.rules.ts";
import { sitemapChecks } from "./sitemap-checks.rules.ts";

/** Every check of the site as a whole, in the order in which they are listed. */
export const siteChecks: readonly SiteCheck[] = [
  ...robotsChecks,
  ...agentChecks,
  ...sitemapChecks,
  ...hostChecks,
  ...fileChecks,
];

export function siteCheckOf(id: SiteCheckId): SiteCheck {
  const check = byId.get(id);
  if (!check) throw new Error(`There is no check of the site called ${id}`);
  return check;
}

const byId = new Map(siteChecks.map((check) => [check.id, check]));
