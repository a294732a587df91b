import type { BrandSettings, updateBrandSettings } from "@citelens/contract/brand-context";
import type { Parsed } from "@citelens/contract/endpoint";
import { findWorkspaceSettings, type Member } from "#features/workspaces/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
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

export async function changeBrandSettings(
  tools: Tools,
  member: Member,
  {
    settingsId,
    body,
  }: { readonly settingsId: string; readonly body: Parsed<typeof updateBrandSettings>["body"] },
): Promise<BrandSettings> {
  const row = await changeSettings(tools, member, { settingsId, changes: definedOnly(body) });
  if (!row) throw new Refusal("NOT_FOUND");
  return shown(tools, member, row);
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
