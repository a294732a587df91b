import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { settingsToStore } from "@citelens/contract/visibility/name-settings";
import type { BrandSettings, updateBrandSettings } from "@citelens/contract/workspaces/brand-context";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { isTooLarge } from "./brand-context.rules.ts";
import {
  changeSettings,
  ensureSettings,
  type SettingsChanges,
  type SettingsRow,
} from "./brand-context.sql.ts";
import { brandNamesChanged } from "./brand-names.ts";

/** The workspace's one record. */
export async function getBrandSettings(tools: Tools, member: Member): Promise<BrandSettings> {
  return shown(tools, member, await ensureSettings(tools, member));
}

/** Changes the fields that are given; a record that would become too large stays as it was. */
export async function changeBrandSettings(
  tools: Tools,
  member: Member,
  {
    settingsId,
    body,
  }: { readonly settingsId: string; readonly body: ParsedInput<typeof updateBrandSettings>["body"] },
): Promise<BrandSettings> {
  return inTransaction(tools, async (within) => {
    const row = await changeSettings(within, member, { settingsId, changes: definedOnly(body) });
    if (!row) throw new Refusal("NOT_FOUND");
    if (isTooLarge(row)) throw new Refusal("BRAND_TOO_LARGE");
    if (!body.aliases && !body.name_settings) return shown(within, member, row);
    return changeNames(within, member, row);
  });
}

/** Keeps settings of the names alone that there are now, and tells those who look for them. */
async function changeNames(within: Tools, member: Member, row: SettingsRow): Promise<BrandSettings> {
  const workspace = await findWorkspaceSettings(within, member.workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");
  const kept = settingsToStore([workspace.name, ...row.aliases], row.name_settings);
  const changes = { name_settings: kept };
  const changed = await changeSettings(within, member, { settingsId: row.id, changes });
  await brandNamesChanged.announce(within, { ...member, brand: workspace.name });
  return shown(within, member, changed ?? row);
}

async function shown(
  tools: Tools,
  { workspaceId }: Member,
  { workspace_id: _, updated, ...row }: SettingsRow,
): Promise<BrandSettings> {
  const workspace = await findWorkspaceSettings(tools, workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");
  return { ...row, project_name: workspace.name, updated: updated?.toISOString() ?? null };
}

/** Drops the fields that the request left out. */
function definedOnly(body: ParsedInput<typeof updateBrandSettings>["body"]): SettingsChanges {
  const { about_brand, brand_point_of_view, main_products_services, market_positioning } = body;
  return {
    ...(about_brand !== undefined && { about_brand }),
    ...(brand_point_of_view !== undefined && { brand_point_of_view }),
    ...(main_products_services !== undefined && { main_products_services }),
    ...(market_positioning !== undefined && { market_positioning }),
    ...(body.aliases !== undefined && { aliases: [...new Set(body.aliases)] }),
    ...(body.name_settings !== undefined && { name_settings: body.name_settings }),
  };
}
