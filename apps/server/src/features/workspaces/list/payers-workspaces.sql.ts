import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { workspaces } from "../store/workspaces.tables.ts";

export interface EndingWorkspace {
  readonly id: string;
  readonly name: string;
  readonly cancellation_date: string;
}

/** The organization's workspaces that are scheduled for deactivation, the next one first. */
export async function listEnding({ db }: Tools, organizationId: string): Promise<EndingWorkspace[]> {
  const rows = await db
    .select({ id: workspaces.id, name: workspaces.name, at: workspaces.cancellation_date })
    .from(workspaces)
    .where(
      and(
        eq(workspaces.organization_id, organizationId),
        isNull(workspaces.deleted_at),
        eq(workspaces.is_active, true),
        isNotNull(workspaces.cancellation_date),
      ),
    )
    .orderBy(asc(workspaces.cancellation_date));
  return rows.flatMap(({ id, name, at }) => (at ? { id, name, cancellation_date: at.toISOString() } : []));
}

/** Organizations that have workspaces. */
export async function listPayers({ db }: Tools): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: workspaces.organization_id })
    .from(workspaces)
    .where(isNull(workspaces.deleted_at));
  return rows.map(({ id }) => id);
}

/** Every workspace that is there, with who pays for it. */
export function listPaid({
  db,
}: Tools): Promise<{ readonly workspaceId: string; readonly organizationId: string }[]> {
  return db
    .select({ workspaceId: workspaces.id, organizationId: workspaces.organization_id })
    .from(workspaces)
    .where(isNull(workspaces.deleted_at))
    .orderBy(asc(workspaces.id));
}

export interface WorkspaceBound {
  readonly organizationId: string;
  /** How many may be active; null for any number. */
  readonly max: number | null;
  /** When those beyond it are deactivated. */
  readonly ends: Date;
}

/** The organization's active ones, a demo apart, which no plan counts; the oldest, which are kept, first. */
function ownActive(organizationId: string): SQL | undefined {
  return and(
    eq(workspaces.organization_id, organizationId),
    eq(workspaces.is_demo, false),
    isNull(workspaces.deleted_at),
    eq(workspaces.is_active, true),
  );
}

const oldestFirst = [asc(workspaces.created), asc(workspaces.id)] as const;

/** Workspaces that would go with such a bound, and when. */
export async function listBeyond(
  { db }: Tools,
  { organizationId, max, ends }: WorkspaceBound,
): Promise<EndingWorkspace[]> {
  if (max === null) return [];
  const rows = await db
    .select({ id: workspaces.id, name: workspaces.name, at: workspaces.cancellation_date })
    .from(workspaces)
    .where(ownActive(organizationId))
    .orderBy(...oldestFirst)
    .offset(max);
  return rows.map(({ id, name, at }) => ({ id, name, cancellation_date: (at ?? ends).toISOString() }));
}

/** Keeps the oldest; the others end at their date, and those that fit again are let be. */
export async function boundWorkspaces(
  { db, now }: Tools,
  { organizationId, max, ends }: WorkspaceBound,
): Promise<void> {
  await db.transaction(async (within) => {
    const active = await within
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(ownActive(organizationId))
      .orderBy(...oldestFirst)
      .for("update");
    const ids = active.map(({ id }) => id);
    const [kept, beyond] = max === null ? [ids, []] : [ids.slice(0, max), ids.slice(max)];
    if (kept.length > 0) {
      await within
        .update(workspaces)
        .set({ cancellation_date: null })
        .where(and(inArray(workspaces.id, kept), isNotNull(workspaces.cancellation_date)));
    }
    if (beyond.length > 0) {
      await within
        .update(workspaces)
        .set({ cancellation_date: sql`coalesce(${workspaces.cancellation_date}, ${ends})` })
        .where(inArray(workspaces.id, beyond));
      await within
        .update(workspaces)
        .set({ is_active: false })
        .where(and(inArray(workspaces.id, beyond), lte(workspaces.cancellation_date, now())));
    }
  });
}

interface OwnWorkspace {
  readonly id: string;
  readonly organization_id: string;
}

/** Workspaces that are meant: those of organizations, or some by their ids. */
type WorkspaceSelection =
  | { readonly organizationIds: readonly string[] }
  | { readonly ids: readonly string[] };

/** Workspaces among them that are no demo; deleted ones too, until they are removed. */
export async function listOwn({ db }: Tools, among: WorkspaceSelection): Promise<OwnWorkspace[]> {
  const [column, ids] =
    "ids" in among ? [workspaces.id, among.ids] : [workspaces.organization_id, among.organizationIds];
  if (ids.length === 0) return [];
  return db
    .select({ id: workspaces.id, organization_id: workspaces.organization_id })
    .from(workspaces)
    .where(and(eq(workspaces.is_demo, false), sql`${column} = any(${sql.param([...ids])}::uuid[])`));
}
