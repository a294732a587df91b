import type { Agency, HostBrand } from "@citelens/contract/accounts/agencies";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { Tools } from "#platform/tools.ts";
import type { AgencyRow } from "../store/agencies.sql.ts";
import { agencyTheme } from "./agency-theme.rules.ts";

/** An agency as the wire shows it, with the addresses of its pictures on this server. */
export function shownAgency(row: AgencyRow): Agency {
  const icon = row.has_icon ? pictureOf(row, "icon") : null;
  return {
    id: row.id,
    name: row.name,
    favicon_url: icon,
    icon,
    logo_url: row.has_logo ? pictureOf(row, "logo") : null,
    primary_color: row.primary_color,
    secondary_color: row.secondary_color,
    sub_domain: row.sub_domain,
    host_name: row.host_name,
    theme: agencyTheme(row),
  };
}

/** Parts of it that anybody may see. */
export function publicBrand(row: AgencyRow): HostBrand {
  const { name, favicon_url, icon, logo_url, theme } = shownAgency(row);
  return { name, favicon_url, icon, logo_url, theme };
}

/** Brands that are shown now: their owner wants it, and a grant or the plan allows it. */
export async function applied(tools: Tools, rows: readonly AgencyRow[]): Promise<AgencyRow[]> {
  const wanted = rows.filter(({ is_shown }) => is_shown);
  const byPlan = wanted.filter(({ granted }) => !granted).map(({ organization_id }) => organization_id);
  const limits = byPlan.length > 0 ? await tools.planLimits.ofAll(byPlan) : undefined;
  return wanted.filter((row) => row.granted || limits?.get(row.organization_id)?.whiteLabel === true);
}

function pictureOf({ id, version }: AgencyRow, kind: "icon" | "logo"): string {
  return `${apiBase}/agencies/${id}/${kind}.png?v=${version}`;
}
