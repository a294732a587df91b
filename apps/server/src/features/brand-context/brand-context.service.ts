import type { Parsed } from "@citelens/contract/base/endpoint";
import type { BrandSettings, updateBrandSettings } from "@citelens/contract/workspaces/brand-context";
import type { Member } from "#features/workspaces/members/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { isTooLarge } from "./brand-context.rules.ts";
import {
  changeSettings,
  ensureSettings,
  type SettingsChanges,
  type SettingsRow,
} from "./brand-context.sql.ts";

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
  }: { readonly settingsId: string; readonly body: Parsed<typeof updateBrandSettings>["body"] },
): Promise<BrandSettings> {
  return inTransaction(tools, async (within) => {
    const row = await changeSettings(within, member, { settingsId, changes: definedOnly(body) });
    if (!row) throw new Refusal("NOT_FOUND");
    if (isTooLarge(row)) throw new Refusal("BRAND_TOO_LARGE");
    return shown(within, member, row);
  });
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
function definedOnly(body: Parsed<typeof updateBrandSettings>["body"]): SettingsChanges {
  const { about_brand, brand_point_of_view, main_products_services, market_positioning } = body;
  return {
    ...(about_brand !== undefined && { about_brand }),
    ...(brand_point_of_view !== undefined && { brand_point_of_view }),
    ...(main_products_services !== undefined && { main_products_services }),
    ...(market_positioning !== undefined && { market_positioning }),
  };
}
