import type { BrandRecord } from "@citelens/contract/workspaces/brand-context";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { findSettingsRow } from "./brand-context.sql.ts";

const nothing = {
  aliases: [],
  about_brand: "",
  brand_point_of_view: [],
  main_products_services: [],
  market_positioning: { market_scope: "", market_context: [] },
};

/** Facts about a workspace's brand, for work that nobody waits for; its name alone where nothing was saved. */
export async function brandRecord(tools: Tools, place: Place): Promise<BrandRecord> {
  const workspace = await findWorkspaceSettings(tools, place.workspaceId);
  const row = await findSettingsRow(tools, place);
  return { ...nothing, ...row, project_name: workspace?.name ?? "" };
}
