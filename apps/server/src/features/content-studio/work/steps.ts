import { type OptimizationStep, sourcesMax } from "@citelens/contract/content/studio-words";
import { openCoverage } from "#features/local-index/fit/public.ts";
import { readPages } from "#features/local-index/kept/public.ts";
import { addPages } from "#features/local-index/public.ts";
import { newId } from "#platform/ids.ts";
import { LeaseLost } from "#platform/leases/lease-lost.ts";
import { unlessAborted } from "#platform/leases/unless-aborted.ts";
import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { draftInThread } from "../draft/draft-in-thread.ts";
import { listCitedPages, listSearches } from "../gather/cited-pages.ts";
import { gapsOf } from "../gather/gaps.rules.ts";
import { outlineOf } from "../gather/outline.rules.ts";
import { readOldPage } from "../gather/read-old-page.ts";
import { writeNextSection } from "../model/sections-step.ts";
import { sectionsWrittenMax } from "../model/to-be-written.rules.ts";
import { defaultTitle } from "../store/default-title.rules.ts";
import { changeLeased, type OptimizationChange, type OptimizationRow } from "../store/optimizations.sql.ts";
import {
  changeSection,
  listSourceRows,
  replaceSections,
  replaceSources,
  takeProposals,
} from "../store/parts.sql.ts";
import { WorkFailure } from "../store/work-failure.ts";
import { checkText } from "../text/check-text.ts";
import { passagesOfText, splitSections } from "../text/split-sections.ts";
import { payFor, staysHeld } from "./paid-work.ts";

const titleMax = 200;

export interface StepWork {
  readonly row: OptimizationRow;
  /** Aborted once nobody may work at it here any more. */
  readonly signal: AbortSignal;
}

/** Does one step for the holder of the lease and stores it; resolves to the row as it is then, or none where it is theirs no more. */
export type Step = (tools: Tools, place: Place, work: StepWork) => Promise<OptimizationRow | undefined>;

type Move = (within: Tools) => Promise<OptimizationChange>;

/** Stores what a step found and its end together, if the lease still holds. */
function moveOn(
  tools: Tools,
  place: Place,
  { id, fence }: OptimizationRow,
  move: Move,
): Promise<OptimizationRow | undefined> {
  return inTransaction(tools, async (within) => {
    // It locks the row: whoever cancels it waits, and finds what was stored here.
    const held = await changeLeased(within, place, { id, fence, changes: { fence } });
    if (!held) return undefined;
    return changeLeased(within, place, { id, fence, changes: await move(within) });
  });
}

/** Nobody has paid for what is read: where the process stops, another reads it anew. */
function unlessStopped<T>({ stopping }: Tools, signal: AbortSignal, reading: Promise<T>): Promise<T> {
  return unlessAborted(AbortSignal.any([signal, stopping]), reading);
}

const page: Step = async (tools, place, { row, signal }) => {
  const url = row.kind === "REWRITE" ? row.page_url : null;
  const old = url ? await unlessStopped(tools, signal, readOldPage(tools, url)) : null;
  const { title, page_url, queries } = row;
  const isUntitled = title === defaultTitle(page_url, queries);
  return moveOn(tools, place, row, async () => ({
    status: "GATHERING",
    step: "ANSWERS",
    old_page: old,
    ...(isUntitled && old?.title && { title: old.title.slice(0, titleMax) }),
  }));
};

const answers: Step = async (tools, place, { row }) => {
  const cited = await listCitedPages(tools, place, { ...row, limit: sourcesMax });
  return moveOn(tools, place, row, async (within) => {
    await replaceSources(within, place, {
      optimizationId: row.id,
      sources: cited.map(({ url, title, answers: count }, position) => ({
        id: newId(),
        url,
        title: title ?? "",
        language: row.language,
        answers: count,
        is_attached: false,
        problem: null,
        passages: [],
        position,
      })),
    });
    return { step: "SOURCES", done: 0, of: cited.length };
  });
};

const sources: Step = async (tools, place, { row, signal }) => {
  const found = (await listSourceRows(tools, place, row.id)).filter(({ is_attached }) => !is_attached);
  await unlessStopped(tools, signal, addPages(tools, place, found));
  const pages = await readPages.find(
    tools,
    place,
    found.map(({ url }) => url),
  );
  return moveOn(tools, place, row, async (within) => {
    await replaceSources(within, place, {
      optimizationId: row.id,
      sources: found.map(({ workspace_id: _, optimization_id: __, ...source }) => {
        const read = pages.get(source.url);
        return read && read.passages.length > 0
          ? {
              ...source,
              title: read.title || source.title,
              language: read.language,
              passages: [...read.passages],
            }
          : { ...source, problem: "It could not be read, or its robots.txt does not let us." };
      }),
    });
    return { step: "GAPS", done: found.length };
  });
};

const gaps: Step = async (tools, place, { row }) => {
  const read = await listSourceRows(tools, place, row.id);
  const coverage = await openCoverage(tools, place);
  const { language } = row;
  const found = gapsOf({
    queries: row.queries.map(({ text }) => text),
    language,
    searches: [...(await listSearches(tools, place, row)).values()].flat(),
    sources: read.flatMap(({ id, url, passages }) =>
      passages.map(({ heading, text }) => ({ source_id: id, url, heading, text })),
    ),
    own: passagesOfText(await draftInThread(tools, row.old_page?.markdown ?? "")),
    coverage: (text, passage) => coverage.of({ text, language }, passage),
  });
  return moveOn(tools, place, row, async () => ({ step: "OUTLINE", gaps: found }));
};

const outline: Step = async (tools, place, { row }) => {
  const coverage = await openCoverage(tools, place);
  const { language } = row;
  const old = row.old_page?.markdown ?? "";
  const outlined = outlineOf({
    title: row.old_page?.title || row.title,
    queries: row.queries,
    sections: splitSections(old, await draftInThread(tools, old)),
    gaps: row.gaps ?? [],
    coverage: (text, passage) => coverage.of({ text, language }, passage),
  });
  return moveOn(tools, place, row, async (within) => {
    await replaceSections(within, place, {
      optimizationId: row.id,
      sections: outlined.map(({ heading, level, old, gap_ids }, position) => ({
        id: newId(),
        position,
        heading,
        level,
        state: "PROPOSED" as const,
        old_markdown: old,
        proposed_markdown: null,
        revision: 0,
        changes: [],
        gap_ids: [...gap_ids],
        markdown: old ?? emptySection({ heading, level }),
      })),
    });
    // A brief is for somebody who writes: no section of it is written here.
    return row.mode === "FULL"
      ? { status: "WRITING", step: "SECTIONS", done: 0, of: Math.min(outlined.length, sectionsWrittenMax) }
      : { status: "CHECKING", step: "CLAIMS" };
  });
};

const sections: Step = async (tools, place, { row, signal }) => {
  const beforeAsking = () => keepHeld(tools, place, row);
  const written = await writeNextSection(tools, place, { row, signal, beforeAsking });
  return moveOn(tools, place, row, async (within) => {
    if (!written) return { status: "CHECKING", step: "CLAIMS" };
    const { section, proposal, model, done, of } = written;
    await changeSection(within, place, {
      optimizationId: row.id,
      id: section.id,
      changes: { proposed_markdown: proposal.markdown, changes: [...proposal.changes] },
    });
    return { status: "WRITING", done, of, model };
  });
};

/** A model is asked for what is held alone. Throws LeaseLost, and a WorkFailure where there are too few credits to hold it again. */
async function keepHeld(tools: Tools, place: Place, { id, fence }: OptimizationRow): Promise<void> {
  await inTransaction(tools, async (within) => {
    // It locks the row: whoever cancels it waits, and gives back what is held here.
    const held = await changeLeased(within, place, { id, fence, changes: { fence } });
    if (!held) throw new LeaseLost();
    if (!(await staysHeld(within, held)))
      throw new WorkFailure(
        "NOT_ENOUGH_CREDITS",
        "It waited for so long that its credits were given back, and too few are left now.",
      );
  });
}

/** Check whose text takes its place with its payment: before, ending the work leaves the text as it was. */
const check: Step = (tools, place, { row }) =>
  moveOn(tools, place, row, async (within) => {
    if (row.mode === "FULL") await takeProposals(within, place, row.id);
    const checked = await checkText(within, place, row);
    await checked.store(within);
    return {
      ...checked.changes,
      credits: row.credits + (await payFor(within, place, row)),
      status: "DONE",
      step: "SCORE",
      finished_at: tools.now(),
      lease_until: null,
    };
  });

/** By what comes next. */
export const steps: Readonly<Record<OptimizationStep, Step>> = {
  PAGE: page,
  ANSWERS: answers,
  SOURCES: sources,
  GAPS: gaps,
  OUTLINE: outline,
  SECTIONS: sections,
  CLAIMS: check,
  SCORE: check,
};

/** A heading under which somebody is to write. */
function emptySection({ heading, level }: { readonly heading: string; readonly level: number }): string {
  return `${"#".repeat(Math.max(1, level))} ${heading}`;
}
