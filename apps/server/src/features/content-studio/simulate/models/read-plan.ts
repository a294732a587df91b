import { setImmediate as others } from "node:timers/promises";
import { brandRecord } from "#features/brand-context/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { openCoverage } from "#features/local-index/fit/public.ts";
import { readPages } from "#features/local-index/kept/public.ts";
import { addPages } from "#features/local-index/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { draftInThread } from "../../draft/draft-in-thread.ts";
import type { OptimizationRow } from "../../store/optimizations.sql.ts";
import { listSectionRows } from "../../store/parts.sql.ts";
import {
  armsOf,
  type ModelPlan,
  type ModelSettings,
  type PlanDocument,
  type PlanQuestion,
  rivalsOfQuestion,
} from "../../store/protocol.rules.ts";
import { passagesOfText } from "../../text/split-sections.ts";
import { type DocumentPassage, documentOf } from "./documents.rules.ts";
import { type MaskedBrand, type MaskedNames, maskingOf } from "./masks.rules.ts";
import { hasEnough, listRivalPages, type RivalPages, tooFewCited, tooFewRead } from "./rival-pages.ts";

export interface ReadPlan {
  readonly plan: ModelPlan;
  readonly rivals: { readonly rivals_cited: number; readonly rivals_read: number };
}

interface PlanInput {
  readonly row: OptimizationRow;
  readonly settings: ModelSettings;
}

const tooLittleOfOurs = "There are no words of ours to put beside the others.";

/** Reads the pages that stand beside ours, and puts together what models are given. */
export async function readPlan(tools: Tools, place: Place, { row, settings }: PlanInput): Promise<ReadPlan> {
  const all = await listRivalPages(tools, place, row);
  const isWanted = ({ query, cited }: RivalPages): boolean =>
    settings.queries.includes(query) && hasEnough(cited);
  const wanted = all.filter(isWanted);
  // Those of each query by themselves: of many at once only the first are read.
  for (const { cited } of wanted) await addPages(tools, place, cited);
  const urls = [...new Set(wanted.flatMap(({ cited }) => cited.map(({ url }) => url)))];
  const read = await readPages.find(tools, place, urls);
  const masking = settings.masked ? maskingOf(await brandsOf(tools, place, row)) : noMasking;
  const reading: PlanReading = {
    ours: await oursOf(tools, place, row),
    pages: read,
    asked: masking.of,
    documentOf: await openDocuments(tools, place, { row, masking }),
  };
  const tried = [];
  for (const rivals of all)
    tried.push(
      isWanted(rivals) ? await questionOf(rivals, reading) : { text: rivals.text, reason: tooFewCited },
    );
  return {
    plan: {
      questions: tried.filter((one) => "draft" in one),
      left_out: tried.filter((one) => "reason" in one),
      masks: [...masking.masks],
    },
    rivals: { rivals_cited: urls.length, rivals_read: read.size },
  };
}

interface PlanReading {
  readonly ours: { readonly old: OwnDocument | null; readonly draft: OwnDocument };
  readonly pages: ReadonlyMap<string, OwnDocument>;
  readonly asked: (text: string) => string;
  readonly documentOf: (question: string, page: OwnDocument) => Promise<PlanDocument | undefined>;
}

/** Question asked for one target query, or why nothing is. */
async function questionOf(
  { text, cited }: RivalPages,
  { ours, pages, asked, documentOf }: PlanReading,
): Promise<PlanQuestion | ModelPlan["left_out"][number]> {
  const rivals: PlanQuestion["rivals"][number][] = [];
  for (const { url } of cited) {
    const page = pages.get(url);
    const document = page && rivals.length < rivalsOfQuestion ? await documentOf(text, page) : undefined;
    if (document) rivals.push({ url, ...document });
  }
  if (!hasEnough(rivals)) return { text, reason: tooFewRead };

  const draft = await documentOf(text, ours.draft);
  const old = ours.old && ((await documentOf(text, ours.old)) ?? null);
  if (!draft || (ours.old && !old)) return { text, reason: tooLittleOfOurs };
  return { text, asked: asked(text), rivals, old, draft };
}

interface PlanDocuments {
  readonly row: OptimizationRow;
  readonly masking: MaskedNames;
}

async function openDocuments(
  tools: Tools,
  place: Place,
  { row: { language }, masking }: PlanDocuments,
): Promise<PlanReading["documentOf"]> {
  const coverage = await openCoverage(tools, place);
  return async (text, page) => {
    // Each look takes a while, in which nothing else would be answered.
    await others();
    const found = documentOf({ ...page, fit: (passage) => coverage.of({ text, language }, passage) });
    return found && { title: masking.of(found.title), text: masking.of(found.text) };
  };
}

interface OwnDocument {
  readonly title: string;
  readonly passages: readonly DocumentPassage[];
}

const noMasking: MaskedNames = { masks: [], of: (text) => text };

/** The page as it was, unless it is new, and its text as it stands. */
async function oursOf(
  tools: Tools,
  place: Place,
  row: OptimizationRow,
): Promise<{ readonly old: OwnDocument | null; readonly draft: OwnDocument }> {
  const sections = await listSectionRows(tools, place, row.id);
  const draft = await passagesIn(tools, sections.map(({ markdown }) => markdown).join("\n\n"));
  const hasOld = armsOf(row).includes("old");
  return {
    old: hasOld
      ? {
          title: row.old_page?.title || row.title,
          passages: await passagesIn(tools, row.old_page?.markdown ?? ""),
        }
      : null,
    draft: { title: draft.find(({ heading }) => heading !== "")?.heading || row.title, passages: draft },
  };
}

async function passagesIn(tools: Tools, markdown: string): Promise<ReturnType<typeof passagesOfText>> {
  return passagesOfText(await draftInThread(tools, markdown));
}

/** Our brand and the competitors; of a text without a campaign ours alone. */
async function brandsOf(tools: Tools, place: Place, row: OptimizationRow): Promise<readonly MaskedBrand[]> {
  const { campaign_id: campaignId } = row;
  const known = campaignId === null ? undefined : await campaigns.brandsOf(tools, place, [campaignId]);
  const brands = campaignId === null ? undefined : known?.get(campaignId);
  return brands ?? [{ name: (await brandRecord(tools, place)).project_name, aliases: [], domains: [] }];
}
