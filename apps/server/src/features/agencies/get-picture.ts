import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { findPicture } from "./agencies.sql.ts";

/** The PNG of an agency's icon or logo. */
export async function getPicture(tools: Tools, agencyId: string, kind: "icon" | "logo"): Promise<Buffer> {
  const png = await findPicture(tools, agencyId, kind);
  if (!png) throw new Refusal("NOT_FOUND");
  return png;
}
