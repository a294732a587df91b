import { hostOf, registrableDomain } from "@citelens/answer-analysis";
import type { BrandRecord } from "@citelens/contract/workspaces/brand-context";
import { brandRecord } from "#features/brand-context/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { OptimizationRow } from "../store/optimizations.sql.ts";
import { listSectionRows, listSourceRows, type SectionRow } from "../store/parts.sql.ts";
import { WorkFailure } from "../store/work-failure.ts";
import type { Proposal } from "./section-task.rules.ts";
import { toBeWritten } from "./to-be-written.rules.ts";
import { writeSection } from "./write-section.ts";

export interface SectionWritten {
  readonly section: SectionRow;
  readonly proposal: Proposal;
  /** The model as its provider calls it. */
  readonly model: string;
  readonly done: number;
  readonly of: number;
}

/** Lets a model write the first section that is missing; none where all are there. What was written before is asked for never again. */
export async function writeNextSection(
  tools: Tools,
  place: Place,
  {
    row,
    signal,
    beforeAsking,
  }: {
    readonly row: OptimizationRow;
    readonly signal: AbortSignal;
    readonly beforeAsking: () => Promise<void>;
  },
): Promise<SectionWritten | undefined> {
  const { writer } = tools;
  if (!writer) throw new WorkFailure("MODEL_FAILED", "No AI model is configured any more.");
  const sections = await listSectionRows(tools, place, row.id);
  const wanted = toBeWritten(sections);
  const section = wanted.find(({ proposed_markdown }) => proposed_markdown === null);
  if (!section) return undefined;

  await beforeAsking();
  const sources = await listSourceRows(tools, place, row.id);
  const workspace = await findWorkspaceSettings(tools, place.workspaceId);
  const proposal = await writeSection(tools, {
    writer,
    signal,
    organizationId: row.organization_id,
    ownDomains: new Set(
      [workspace?.url, row.page_url].flatMap((url) => (url ? [registrableDomain(hostOf(url))] : [])),
    ),
    asked: {
      title: row.old_page?.title || row.title,
      language: row.language,
      queries: row.queries.map(({ text }) => text),
      notes: row.notes,
      brand: brandLines(await brandRecord(tools, place)),
      outline: sections.map(({ heading }) => heading),
      heading: section.heading || row.title,
      level: section.level,
      old: section.old_markdown,
      gaps: (row.gaps ?? []).filter(({ id }) => section.gap_ids.includes(id)),
      sources: sources.filter(({ problem }) => problem === null),
    },
  });
  const done = wanted.filter(({ proposed_markdown }) => proposed_markdown !== null).length + 1;
  return { section, proposal, model: writer.model, done, of: wanted.length };
}

function brandLines({
  project_name: name,
  about_brand: about,
  main_products_services: products,
}: BrandRecord): string[] {
  return [`Name: ${name}`, about, ...(products.length > 0 ? [`Products: ${products.join(", ")}`] : [])];
}
