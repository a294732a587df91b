import type { HostBrand } from "@citelens/contract/accounts/agencies";
import type { Tools } from "#platform/tools.ts";
import { brandHostOf } from "../hosts/host-names.rules.ts";
import { findByHost } from "../store/agencies.sql.ts";
import { applied, publicBrand } from "./shown-agency.ts";

/** The brand to which a request's host belongs; null for the product's own. */
export async function hostBrandOf(tools: Tools, host: string): Promise<HostBrand | null> {
  const named = brandHostOf(host, tools.publicUrl);
  const row = named && (await findByHost(tools, named));
  const [shown] = row ? await applied(tools, [row]) : [];
  return shown ? publicBrand(shown) : null;
}
