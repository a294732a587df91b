import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { DraftSection } from "../draft/draft.rules.ts";
import { draftInThread } from "../draft/draft-in-thread.ts";
import { listPublished } from "../show/summary.sql.ts";
import { listSectionsOf } from "../store/parts.sql.ts";

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
  const rows = await listPublished(tools, place, textsMax);
  if (rows.length === 0) return [];
  const all = await listSectionsOf(
    tools,
    place,
    rows.map(({ id }) => id),
  );
  const sectionsOf = Map.groupBy(all, ({ optimization_id }) => optimization_id);
  for (const row of rows) {
    const { published_url: url, published_at: publishedAt, id, title } = row;
    if (url === null || publishedAt === null || found.has(url)) continue;
    const sections = sectionsOf.get(id) ?? [];
    const text = await draftInThread(tools, sections.map(({ markdown }) => markdown).join("\n\n"));
    found.set(url, { url, title, publishedAt, sections: text.sections });
  }
  return [...found.values()];
}
