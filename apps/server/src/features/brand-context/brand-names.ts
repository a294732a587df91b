import type { NameSetting } from "@citelens/contract/visibility/name-settings";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { topic } from "#platform/topic.ts";
import { findNames } from "./brand-context.sql.ts";

/** The other names of the workspace's own brand changed, or how answers are searched for them. */
export const brandNamesChanged = topic<Place & { readonly brand: string }>("brand-context.names-changed");

/** Names in the brand context of one brand. */
export interface OwnNames {
  /** The brand that they are of: the one that the workspace is named after. */
  readonly brand: string;
  readonly aliases: readonly string[];
  readonly nameSettings: readonly NameSetting[];
}

export async function findOwnNames(tools: Tools, place: Place): Promise<OwnNames | undefined> {
  const names = await findNames(tools, place);
  const workspace = names && (await findWorkspaceSettings(tools, place.workspaceId));
  return workspace && { brand: workspace.name, aliases: names.aliases, nameSettings: names.name_settings };
}
