import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import {
  optimization_claims,
  optimization_revisions,
  optimization_sections,
  optimization_sources,
} from "./content-studio.tables.ts";

export type SourceRow = typeof optimization_sources.$inferSelect;
export type SectionRow = typeof optimization_sections.$inferSelect;
export type ClaimRow = typeof optimization_claims.$inferSelect;
export type RevisionRow = typeof optimization_revisions.$inferSelect;
type NewPart<Row> = Omit<Row, "workspace_id" | "optimization_id">;

export function listSourceRows(tools: Tools, place: Place, optimizationId: string): Promise<SourceRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(optimization_sources)
      .where(
        and(
          eq(optimization_sources.workspace_id, place.workspaceId),
          eq(optimization_sources.optimization_id, optimizationId),
        ),
      )
      .orderBy(asc(optimization_sources.position), asc(optimization_sources.id)),
  );
}

/** Puts sources in the place of those that were found before; those that a person attached stay. */
export async function replaceSources(
  tools: Tools,
  place: Place,
  {
    optimizationId,
    sources,
  }: { readonly optimizationId: string; readonly sources: readonly NewPart<SourceRow>[] },
): Promise<void> {
  const { workspaceId: workspace_id } = place;
  await withinWorkspace(tools, place, async (db) => {
    await db
      .delete(optimization_sources)
      .where(
        and(
          eq(optimization_sources.workspace_id, workspace_id),
          eq(optimization_sources.optimization_id, optimizationId),
          eq(optimization_sources.is_attached, false),
        ),
      );
    if (sources.length > 0)
      await db
        .insert(optimization_sources)
        .values(sources.map((source) => ({ ...source, workspace_id, optimization_id: optimizationId })));
  });
}

export async function insertSource(
  tools: Tools,
  place: Place,
  { optimizationId, source }: { readonly optimizationId: string; readonly source: NewPart<SourceRow> },
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .insert(optimization_sources)
      .values({ ...source, workspace_id: place.workspaceId, optimization_id: optimizationId }),
  );
}

export function listSectionRows(tools: Tools, place: Place, optimizationId: string): Promise<SectionRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(optimization_sections)
      .where(
        and(
          eq(optimization_sections.workspace_id, place.workspaceId),
          eq(optimization_sections.optimization_id, optimizationId),
        ),
      )
      .orderBy(asc(optimization_sections.position)),
  );
}

/** The same of several, each text's in order. */
export function listSectionsOf(
  tools: Tools,
  place: Place,
  optimizationIds: readonly string[],
): Promise<SectionRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(optimization_sections)
      .where(
        and(
          eq(optimization_sections.workspace_id, place.workspaceId),
          inArray(optimization_sections.optimization_id, [...optimizationIds]),
        ),
      )
      .orderBy(asc(optimization_sections.optimization_id), asc(optimization_sections.position)),
  );
}

export async function replaceSections(
  tools: Tools,
  place: Place,
  {
    optimizationId,
    sections,
  }: { readonly optimizationId: string; readonly sections: readonly NewPart<SectionRow>[] },
): Promise<void> {
  const { workspaceId: workspace_id } = place;
  await withinWorkspace(tools, place, async (db) => {
    await db
      .delete(optimization_sections)
      .where(
        and(
          eq(optimization_sections.workspace_id, workspace_id),
          eq(optimization_sections.optimization_id, optimizationId),
        ),
      );
    if (sections.length > 0)
      await db
        .insert(optimization_sections)
        .values(sections.map((section) => ({ ...section, workspace_id, optimization_id: optimizationId })));
  });
}

interface SectionChange {
  readonly optimizationId: string;
  readonly id: string;
  readonly changes: Partial<
    Pick<SectionRow, "state" | "markdown" | "revision" | "proposed_markdown" | "changes">
  >;
}

export async function changeSection(
  tools: Tools,
  place: Place,
  { optimizationId, id, changes }: SectionChange,
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(optimization_sections)
      .set(changes)
      .where(
        and(
          eq(optimization_sections.workspace_id, place.workspaceId),
          eq(optimization_sections.optimization_id, optimizationId),
          eq(optimization_sections.id, id),
        ),
      ),
  );
}

/** Makes proposals the text. */
export async function takeProposals(tools: Tools, place: Place, optimizationId: string): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(optimization_sections)
      .set({
        markdown: sql`${optimization_sections.proposed_markdown}`,
        revision: sql`${optimization_sections.revision} + 1`,
      })
      .where(
        and(
          eq(optimization_sections.workspace_id, place.workspaceId),
          eq(optimization_sections.optimization_id, optimizationId),
          isNotNull(optimization_sections.proposed_markdown),
        ),
      ),
  );
}

/** The text stays as it is; of all its sections unless one is named. */
export async function dropProposals(
  tools: Tools,
  place: Place,
  optimizationId: string,
  sectionId?: string,
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(optimization_sections)
      .set({ proposed_markdown: null, changes: [] })
      .where(
        and(
          eq(optimization_sections.workspace_id, place.workspaceId),
          eq(optimization_sections.optimization_id, optimizationId),
          sectionId === undefined ? undefined : eq(optimization_sections.id, sectionId),
        ),
      ),
  );
}

export function listClaimRows(tools: Tools, place: Place, optimizationId: string): Promise<ClaimRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(optimization_claims)
      .where(
        and(
          eq(optimization_claims.workspace_id, place.workspaceId),
          eq(optimization_claims.optimization_id, optimizationId),
        ),
      )
      .orderBy(asc(optimization_claims.position)),
  );
}

export async function changeClaim(
  tools: Tools,
  place: Place,
  {
    optimizationId,
    id,
    changes,
  }: {
    readonly optimizationId: string;
    readonly id: string;
    readonly changes: Partial<Pick<ClaimRow, "vouched_by" | "vouched_at">>;
  },
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(optimization_claims)
      .set(changes)
      .where(
        and(
          eq(optimization_claims.workspace_id, place.workspaceId),
          eq(optimization_claims.optimization_id, optimizationId),
          eq(optimization_claims.id, id),
        ),
      ),
  );
}

export async function replaceClaims(
  tools: Tools,
  place: Place,
  {
    optimizationId,
    claims,
  }: { readonly optimizationId: string; readonly claims: readonly NewPart<ClaimRow>[] },
): Promise<void> {
  const { workspaceId: workspace_id } = place;
  await withinWorkspace(tools, place, async (db) => {
    await db
      .delete(optimization_claims)
      .where(
        and(
          eq(optimization_claims.workspace_id, workspace_id),
          eq(optimization_claims.optimization_id, optimizationId),
        ),
      );
    if (claims.length > 0)
      await db
        .insert(optimization_claims)
        .values(claims.map((claim) => ({ ...claim, workspace_id, optimization_id: optimizationId })));
  });
}

/** Keeps how a text stood, and of all such the newest ones. */
export async function addRevision(
  tools: Tools,
  place: Place,
  {
    optimizationId,
    revision,
    keptMax,
  }: { readonly optimizationId: string; readonly revision: NewPart<RevisionRow>; readonly keptMax: number },
): Promise<void> {
  const { workspaceId: workspace_id } = place;
  const own = and(
    eq(optimization_revisions.workspace_id, workspace_id),
    eq(optimization_revisions.optimization_id, optimizationId),
  );
  await withinWorkspace(tools, place, async (db) => {
    await db
      .insert(optimization_revisions)
      .values({ ...revision, workspace_id, optimization_id: optimizationId });
    const kept = await db
      .select({ id: optimization_revisions.id })
      .from(optimization_revisions)
      .where(own)
      .orderBy(desc(optimization_revisions.created), desc(optimization_revisions.id))
      .limit(keptMax);
    await db
      .delete(optimization_revisions)
      .where(
        and(own, sql`${optimization_revisions.id} <> all(${sql.param(kept.map(({ id }) => id))}::uuid[])`),
      );
  });
}

/** The newest, without the text that it keeps. */
export async function findLastRevision(
  tools: Tools,
  place: Place,
  optimizationId: string,
): Promise<Pick<RevisionRow, "created" | "by" | "what"> | undefined> {
  const { created, by, what, id } = optimization_revisions;
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({ created, by, what })
      .from(optimization_revisions)
      .where(
        and(
          eq(optimization_revisions.workspace_id, place.workspaceId),
          eq(optimization_revisions.optimization_id, optimizationId),
        ),
      )
      .orderBy(desc(created), desc(id))
      .limit(1),
  );
  return row;
}

export function listRevisionRows(tools: Tools, place: Place, optimizationId: string): Promise<RevisionRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select()
      .from(optimization_revisions)
      .where(
        and(
          eq(optimization_revisions.workspace_id, place.workspaceId),
          eq(optimization_revisions.optimization_id, optimizationId),
        ),
      )
      .orderBy(desc(optimization_revisions.created), desc(optimization_revisions.id)),
  );
}
