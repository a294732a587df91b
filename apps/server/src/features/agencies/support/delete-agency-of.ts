import type { Tools } from "#platform/tools.ts";
import { removeAgencyOf } from "../store/agencies.sql.ts";

/** The brand of an organization ends with it; in the caller's transaction. */
export function deleteAgencyOf(within: Tools, organizationId: string): Promise<void> {
  return removeAgencyOf(within, organizationId);
}
