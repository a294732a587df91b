import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { Question } from "../language/question-kind.rules.ts";
import { queryOf, rankedPages } from "../rank/retrieve.rules.ts";
import { workspaceIndex } from "../rank/workspace-index.ts";

interface PassageFound {
  readonly url: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

interface PageSearchInput extends Question {
  /** Whether a page is looked at. */
  readonly isWanted: (url: string) => boolean;
  readonly limit: number;
}

/** Passages that are looked at before those of other pages are left out. */
const lookedAtMax = 400;

/** The best passage of each of the pages that hold most of a query, among those that were read for the workspace. Nothing is fetched. */
export async function searchPages(
  tools: Tools,
  place: Place,
  { isWanted, limit, ...question }: PageSearchInput,
): Promise<{ readonly pages: number; readonly found: readonly PassageFound[] }> {
  const index = await workspaceIndex(tools, place);
  const query = queryOf(index, question);
  const hits = index.search(query.searched, lookedAtMax).filter(({ page }) => isWanted(page.url));
  const found = rankedPages(hits, query)
    .slice(0, limit)
    .flatMap(({ all: [best] }) =>
      best
        ? [
            {
              url: best.page.url,
              title: best.page.title,
              heading: best.passage.heading,
              text: best.passage.text,
            },
          ]
        : [],
    );
  return { pages: index.pages.filter(({ url }) => isWanted(url)).length, found };
}
