import { and, eq, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { workspaces } from "../store/workspaces.tables.ts";

export interface OwnWorkspace {
  readonly id: string;
  readonly organization_id: string;
}

/** Which workspaces are meant: those of organizations, or some by their ids. */
type Among = { readonly organizationIds: readonly string[] } | { readonly ids: readonly string[] };

/** Those among them that are no demo; deleted ones too, until they are removed. */
export async function listOwn({ db }: Tools, among: Among): Promise<OwnWorkspace[]> {
  const [column, ids] =
    "ids" in among ? [workspaces.id, among.ids] : [workspaces.organization_id, among.organizationIds];
  if (ids.length === 0) return [];
  return db
    .select({ id: workspaces.id, organization_id: workspaces.organization_id })
    .from(workspaces)
    .where(and(eq(workspaces.is_demo, false), sql`${column} = any(${sql.param([...ids])}::uuid[])`));
}
