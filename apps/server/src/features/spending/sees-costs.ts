import { isSuperuser } from "#features/accounts/sign-in/public.ts";
import type { Tools } from "#platform/tools.ts";

interface Viewer {
  readonly userId: string;
  readonly impersonatorId: string | undefined;
}

/**
 * Whether somebody may see what AI providers charge: superusers, who pay them, and everybody of an installation that
 * counts credits without a limit, since nobody else does there.
 */
export async function seesCosts(tools: Tools, viewer: Viewer): Promise<boolean> {
  return tools.billing.mode === "off" || (await isSuperuser(tools, viewer));
}
