import type { Agency } from "@citelens/contract/agencies";
import { apiBase } from "@citelens/contract/endpoint";
import type { AgencyRow } from "./agencies.sql.ts";
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
    theme: agencyTheme(row.primary_color),
  };
}

function pictureOf({ id, version }: AgencyRow, kind: "icon" | "logo"): string {
  return `${apiBase}/agencies/${id}/${kind}.png?v=${version}`;
}
