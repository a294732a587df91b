import { earlier, minuteMs } from "@citelens/contract/base/days";
import type { SectionChanges } from "@citelens/contract/content/content-studio";
import type { Claim, DiffPart, OptimizationSection } from "@citelens/contract/content/optimization-fields";
import { revisionsMax, type SectionState } from "@citelens/contract/content/studio-words";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { ThreadFailure } from "#platform/threads/threads.ts";
import type { Tools } from "#platform/tools.ts";
import { inTransaction } from "#platform/tools.ts";
import {
  changeOptimization,
  findOptimization,
  lockOptimization,
  type OptimizationRow,
} from "../store/optimizations.sql.ts";
import {
  addRevision,
  changeSection,
  findLastRevision,
  listSectionRows,
  type SectionRow,
} from "../store/parts.sql.ts";
import { checkText } from "./check-text.ts";
import { decidedMarkdown } from "./decided-section.rules.ts";
import { type TextPair, textDiff, type work } from "./diff.thread.ts";
import { shownClaims } from "./shown-claims.ts";

/** The sections of a text; of one that is not done their titles, since it is paid for when it is. */
export async function listSections(tools: Tools, place: Place, id: string): Promise<OptimizationSection[]> {
  const row = await findOptimization(tools, place, id);
  if (!row) throw new Refusal("NOT_FOUND");
  if (row.status === "DONE") return shownSections(tools, place, row);
  const rows = await listSectionRows(tools, place, id);
  return rows.map(unwritten);
}

function unwritten(row: SectionRow): OptimizationSection {
  const markdown = row.old_markdown ?? "";
  const diff = textDiff({ before: markdown, after: markdown }, 0);
  return shown({ ...row, markdown, proposed_markdown: null, changes: [] }, { claims: [], diff });
}

/** Locks the text of one that is done, for whoever changes it. */
export async function lockDone(within: Tools, place: Place, id: string): Promise<OptimizationRow> {
  const row = await lockOptimization(within, place, id);
  if (!row) throw new Refusal("NOT_FOUND");
  if (row.status !== "DONE") throw new Refusal("OPTIMIZATION_NOT_DONE");
  return row;
}

interface Change {
  readonly id: string;
  readonly sectionId: string;
  readonly changes: SectionChanges;
}

/** Decides of a section, as of the revision that the caller saw; how it stood before is kept. */
export async function updateSection(
  tools: Tools,
  member: Member,
  { id, sectionId, changes }: Change,
): Promise<OptimizationSection> {
  const row = await inTransaction(tools, async (within) => {
    const row = await lockDone(within, member, id);
    const sections = await listPaidSections(within, member, row);
    const section = sections.find((one) => one.id === sectionId);
    if (!section) throw new Refusal("NOT_FOUND");
    if (section.revision !== changes.revision) throw new Refusal("EDITED_ELSEWHERE");

    const decided = decidedMarkdown(section, changes);
    if (decided.markdown === section.markdown && decided.state === section.state) return row;
    const what = whatOf(decided.state, section);
    const isEditedOn = section.state === "EDITED" && decided.state === "EDITED";
    if (!isEditedOn || !(await isStillTyping(within, member, { id, what })))
      await keepRevision(within, member, { id, sections, what });
    await changeSection(within, member, {
      optimizationId: id,
      id: sectionId,
      changes: { ...decided, revision: section.revision + 1 },
    });
    await checkAgain(within, member, row);
    return row;
  });
  const [section] = await shownSections(tools, member, row, sectionId);
  if (!section) throw new Refusal("NOT_FOUND");
  return section;
}

const typingMinutes = 10;

/** An editor saves while somebody types: what they write in one go at one section is one change, and not one for each pause. */
async function isStillTyping(
  within: Tools,
  member: Member,
  { id, what }: { readonly id: string; readonly what: string },
): Promise<boolean> {
  const last = await findLastRevision(within, member, id);
  if (!last || last.by !== member.userId || last.what !== what) return false;
  return last.created >= earlier(within.now(), typingMinutes * minuteMs);
}

function whatOf(state: SectionState, { heading }: SectionRow): string {
  const name = heading === "" ? "the beginning" : `“${heading}”`;
  switch (state) {
    case "ACCEPTED":
      return `Accepted ${name}`;
    case "KEPT_OLD":
      return `Kept the old text of ${name}`;
    case "EDITED":
      return `Edited ${name}`;
    case "PROPOSED":
      return `Put ${name} back as it was proposed`;
  }
}

interface KeptRevision {
  readonly id: string;
  readonly sections: readonly SectionRow[];
  readonly what: string;
}

/** Keeps how a text stands before it is changed. */
export function keepRevision(
  within: Tools,
  member: Member,
  { id, sections, what }: KeptRevision,
): Promise<void> {
  return addRevision(within, member, {
    optimizationId: id,
    keptMax: revisionsMax,
    revision: {
      id: newId(),
      created: within.now(),
      by: member.userId,
      what,
      sections: sections.map(({ id: sectionId, state, markdown }) => ({ id: sectionId, state, markdown })),
    },
  });
}

/** After a change a text is checked anew, and approved no more. */
export async function checkAgain(within: Tools, place: Place, row: OptimizationRow): Promise<void> {
  const checked = await checkText(within, place, row);
  await checked.store(within);
  await changeOptimization(within, place, {
    id: row.id,
    changes: { ...checked.changes, revision: row.revision + 1, approved_at: null, approved_by: null },
  });
}

/** A brief has no proposals: what was written for it before credits were missing is nobody's until it is paid for. */
async function listPaidSections(tools: Tools, place: Place, row: OptimizationRow): Promise<SectionRow[]> {
  const sections = await listSectionRows(tools, place, row.id);
  return row.mode === "FULL"
    ? sections
    : sections.map((section) => ({ ...section, proposed_markdown: null, changes: [] }));
}

/** All sections, or one of them. */
export async function shownSections(
  tools: Tools,
  place: Place,
  row: OptimizationRow,
  only?: string,
): Promise<OptimizationSection[]> {
  const all = await listPaidSections(tools, place, row);
  const rows = only === undefined ? all : all.filter(({ id }) => id === only);
  const claims = await shownClaims(tools, place, row.id);
  const diffs = await textDiffs(
    tools,
    rows.map(({ old_markdown, markdown }) => ({ before: old_markdown ?? "", after: markdown })),
  );
  return rows.map((row, at) => shown(row, { claims: claims.get(row.id) ?? [], diff: diffs[at] ?? [] }));
}

function shown(
  section: SectionRow,
  { claims, diff }: { readonly claims: readonly Claim[]; readonly diff: DiffPart[] },
): OptimizationSection {
  return {
    ...section,
    changes: [...section.changes],
    gap_ids: [...section.gap_ids],
    claims: [...claims],
    diff,
  };
}

const ofDiffs = new URL("./diff.thread.ts", import.meta.url);
/** So many characters are compared sooner than a thread begins. */
const charactersInPlace = 8_000;
const inPlaceMs = 200;

/** Differences in the sections of a text, beside everything else where they are long. */
export async function textDiffs(tools: Tools, sections: readonly TextPair[]): Promise<DiffPart[][]> {
  const characters = sections.reduce((sum, { before, after }) => sum + before.length + after.length, 0);
  if (characters <= charactersInPlace) return sections.map((one) => textDiff(one, inPlaceMs));
  try {
    return await tools.threads.run<typeof work>(ofDiffs, sections);
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error;
    return sections.map((one) => textDiff(one, 0));
  }
}
