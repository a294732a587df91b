import { isSuperuser } from "#features/accounts/sign-in/public.ts";
import type { Tools } from "#platform/tools.ts";

interface Viewer {
  readonly userId: string;
  readonly impersonatorId: string | undefined;
}

/** Whether somebody sees what AI providers charge: superusers, and everybody where credits have no limit. */
export async function seesCosts(tools: Tools, viewer: Viewer): Promise<boolean> {
  return tools.billing.mode === "off" || (await isSuperuser(tools, viewer));
}
