import { rangeFault } from "@citelens/contract/base/dates";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

interface Dates {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** The days that were asked for, in the workspace's time zone; an open end is open. */
export async function periodOf(
  tools: Tools,
  member: Member,
  { start_date, end_date }: Dates,
): Promise<Dates & { readonly timeZone: string }> {
  const fault = start_date && end_date ? rangeFault(start_date, end_date) : undefined;
  if (fault) throw new FieldRefusal({ end_date: [fault] });

  const workspace = await findWorkspaceSettings(tools, member.workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");
  return { start_date, end_date, timeZone: workspace.time_zone };
}
