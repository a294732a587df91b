import type { ExportFormat } from "@citelens/contract/content/studio-words";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { type WholeFile, wholeFile } from "#platform/files/whole-file.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { orUnreadable } from "../draft/draft-in-thread.ts";
import { expectOptimization } from "../show/optimizations.ts";
import { listClaimRows, listSectionRows, listSourceRows } from "../store/parts.sql.ts";
import type { ExportTask, work } from "./export.thread.ts";
import type { ExportedText } from "./exported.rules.ts";

const ofFile = new URL("./export.thread.ts", import.meta.url);

const types: Readonly<Record<ExportFormat, string>> = {
  md: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** A text or brief that is done, as a file. */
export async function exportOptimization(
  tools: Tools,
  member: Member,
  { id, format }: { readonly id: string; readonly format: ExportFormat },
): Promise<WholeFile> {
  const exported = await exportedOf(tools, member, id);
  return wholeFile({
    name: `${fileName(exported.title)}.${format}`,
    type: types[format],
    chunks: [await written(tools, { exported, format, today: tools.now().toISOString().slice(0, 10) })],
  });
}

async function written(tools: Tools, task: ExportTask): Promise<string | Buffer> {
  const file = await orUnreadable(tools.threads.run<typeof work>(ofFile, task));
  return typeof file === "string" ? file : Buffer.from(file);
}

async function exportedOf(tools: Tools, member: Member, id: string): Promise<ExportedText> {
  const row = await expectOptimization(tools, member, id);
  if (row.status !== "DONE") throw new Refusal("OPTIMIZATION_NOT_DONE");
  const [sections, claims, sources] = await Promise.all([
    listSectionRows(tools, member, id),
    listClaimRows(tools, member, id),
    listSourceRows(tools, member, id),
  ]);
  const gaps = new Map((row.gaps ?? []).map((gap) => [gap.id, gap]));
  const cited = new Set(claims.map(({ source_id }) => source_id));
  return {
    title: row.title,
    language: row.language,
    isBrief: row.mode === "BRIEF" && row.approved_at === null,
    isApproved: row.approved_at !== null,
    pageUrl: row.page_url,
    queries: row.queries.map(({ text }) => text),
    notes: row.notes,
    sections: sections
      .filter(({ markdown }) => markdown.trim() !== "")
      .map(({ heading, markdown, gap_ids }) => ({
        heading,
        markdown,
        cover: gap_ids.flatMap((gapId) => {
          const gap = gaps.get(gapId);
          return gap ? [{ text: gap.text, quotes: gap.quotes.map(({ text, url }) => ({ text, url })) }] : [];
        }),
      })),
    sources: sources
      .filter(({ id: sourceId }) => cited.has(sourceId))
      .map(({ url, title }) => ({ url, title })),
    openClaims: claims
      .filter(({ status }) => status === "UNSUPPORTED" || status === "CONTRADICTS_BRAND")
      .map(({ text }) => text),
  };
}

/** Name of letters, digits and dashes alone, as every system can store it. */
function fileName(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/[^a-zA-Z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  return plain === "" ? "text" : plain.toLowerCase();
}
