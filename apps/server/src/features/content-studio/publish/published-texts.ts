import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { DraftSection } from "../draft/draft.rules.ts";
import { readDraft } from "../draft/read-draft.ts";
import { listSectionRows } from "../parts.sql.ts";
import { listPublished } from "../show/summary.sql.ts";

export interface PublishedText {
  readonly url: string;
  readonly title: string;
  readonly publishedAt: Date;
  readonly sections: readonly DraftSection[];
}

const textsMax = 20;

/** The texts of a workspace that were published last, as they stand now; of two at one address the later one. */
export async function publishedTexts(tools: Tools, place: Place): Promise<PublishedText[]> {
  const found = new Map<string, PublishedText>();
  for (const row of await listPublished(tools, place, textsMax)) {
    const { published_url: url, published_at: publishedAt, id, title } = row;
    if (url === null || publishedAt === null || found.has(url)) continue;
    const sections = await listSectionRows(tools, place, id);
    const text = readDraft(sections.map(({ markdown }) => markdown).join("\n\n"));
    found.set(url, { url, title, publishedAt, sections: text.sections });
  }
  return [...found.values()];
}
