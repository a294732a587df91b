import type {
  OptimizationRevision,
  OptimizationSection,
} from "@citelens/contract/content/optimization-fields";
import { sectionStates } from "@citelens/contract/content/studio-words";
import { people } from "#features/accounts/people/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { findOptimization } from "../store/optimizations.sql.ts";
import { changeSection, listRevisionRows, listSectionRows } from "../store/parts.sql.ts";
import { checkAgain, keepRevision, lockDone, shownSections } from "./sections.ts";

/** How a text stood before each of its last changes, the newest first. */
export async function listRevisions(
  tools: Tools,
  member: Member,
  id: string,
): Promise<OptimizationRevision[]> {
  if (!(await findOptimization(tools, member, id))) throw new Refusal("NOT_FOUND");
  const rows = await listRevisionRows(tools, member, id);
  const names = await people.names(
    tools,
    rows.map(({ by }) => by),
  );
  return rows.map(({ id: revisionId, created, by, what }) => ({
    id: revisionId,
    created: created.toISOString(),
    what,
    by: by === null ? null : (names.get(by) ?? null),
  }));
}

/** Puts a text back to how it stood before a change, which is a change itself. */
export async function restoreRevision(
  tools: Tools,
  member: Member,
  { id, revisionId }: { readonly id: string; readonly revisionId: string },
): Promise<OptimizationSection[]> {
  const row = await inTransaction(tools, async (within) => {
    const row = await lockDone(within, member, id);
    const wanted = (await listRevisionRows(within, member, id)).find((one) => one.id === revisionId);
    if (!wanted) throw new Refusal("NOT_FOUND");

    const sections = await listSectionRows(within, member, id);
    await keepRevision(within, member, { id, sections, what: "Put an earlier revision back" });
    const before = new Map(wanted.sections.map((section) => [section.id, section]));
    for (const section of sections) {
      const kept = before.get(section.id);
      const state = sectionStates.find((one) => one === kept?.state);
      if (!kept || !state || (kept.markdown === section.markdown && state === section.state)) continue;
      await changeSection(within, member, {
        optimizationId: id,
        id: section.id,
        changes: { state, markdown: kept.markdown, revision: section.revision + 1 },
      });
    }
    await checkAgain(within, member, row);
    return row;
  });
  return shownSections(tools, member, row);
}
