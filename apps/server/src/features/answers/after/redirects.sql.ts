import { and, eq, inArray, like, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answer_raws, answers } from "../store/answers.tables.ts";

/** Google names its sources by addresses of its own, which lead to the page for some days. */
const opaque = "https://vertexaisearch.cloud.google.com/grounding-api-redirect/%";

/** Condition for the answer that a citation stands in. */
export const isCitationOf = and(
  eq(answers.workspace_id, answer_citations.workspace_id),
  eq(answers.id, answer_citations.answer_id),
);

/** The opaque addresses that answers of a run name, each once. */
export async function listRedirects(
  tools: Tools,
  place: Place,
  { runId, limit }: { readonly runId: string; readonly limit: number },
): Promise<string[]> {
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .selectDistinct({ url: answer_citations.url })
      .from(answer_citations)
      .innerJoin(answers, isCitationOf)
      .where(
        and(
          eq(answers.workspace_id, place.workspaceId),
          eq(answers.run_id, runId),
          like(answer_citations.url, opaque),
        ),
      )
      .limit(limit),
  );
  return rows.map(({ url }) => url);
}

/** Puts the pages in place of the addresses that led to them, and marks the answers for another analysis. */
export async function replaceRedirects(
  tools: Tools,
  place: Place,
  { runId, pages }: { readonly runId: string; readonly pages: ReadonlyMap<string, string> },
): Promise<void> {
  await withinWorkspace(tools, place, async (db) => {
    const ofRun = db
      .select({ id: answers.id })
      .from(answers)
      .where(and(eq(answers.workspace_id, place.workspaceId), eq(answers.run_id, runId)));
    const changed = await db
      .update(answer_raws)
      .set({
        sources: sql`(
          select jsonb_agg(case when page.url is null then source
            else jsonb_set(source, '{url}', to_jsonb(page.url)) end order by place)
          from jsonb_array_elements(${answer_raws.sources}) with ordinality as named(source, place)
          left join jsonb_each_text(${JSON.stringify(Object.fromEntries(pages))}::jsonb) as page(led, url)
            on page.led = source ->> 'url')`,
        searches: sql`(
          select jsonb_agg(case when jsonb_typeof(search -> 'found') = 'array'
            then jsonb_set(search, '{found}', (
              select coalesce(jsonb_agg(coalesce(page.url, led) order by nth), '[]')
              from jsonb_array_elements_text(search -> 'found') with ordinality as address(led, nth)
              left join jsonb_each_text(${JSON.stringify(Object.fromEntries(pages))}::jsonb) as page(known, url)
                on page.known = led))
            else search end order by place)
          from jsonb_array_elements(${answer_raws.searches}) with ordinality as asked(search, place))`,
      })
      .where(
        and(
          eq(answer_raws.workspace_id, place.workspaceId),
          inArray(answer_raws.answer_id, ofRun),
          sql`exists (select from jsonb_array_elements(${answer_raws.sources}) as source
            where ${JSON.stringify(Object.fromEntries(pages))}::jsonb ? (source ->> 'url'))`,
        ),
      )
      .returning({ id: answer_raws.answer_id });
    if (changed.length === 0) return;
    await db
      .update(answers)
      .set({ analyser_version: 0 })
      .where(
        and(
          eq(answers.workspace_id, place.workspaceId),
          inArray(
            answers.id,
            changed.map(({ id }) => id),
          ),
        ),
      );
  });
}
