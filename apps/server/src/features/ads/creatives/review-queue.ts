import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import type { listReviewQueue } from "@citelens/contract/content/ads-library";
import { people } from "#features/accounts/people/public.ts";
import { findSites } from "#features/workspaces/support/public.ts";
import { pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { faultsOf } from "./lint.rules.ts";
import { listQueue } from "./review-queue.sql.ts";
import { shownTexts } from "./show-creatives.ts";

type ReviewListInput = Pick<ParsedInput<typeof listReviewQueue>, "query"> & { readonly url: string };

/** Creatives of all workspaces that wait for a review, the oldest first; a page of them takes as many statements as one. */
export async function listQueued(
  tools: Tools,
  { query: { page, page_size: pageSize }, url }: ReviewListInput,
): Promise<Answer<typeof listReviewQueue>> {
  const { count, rows } = await listQueue(tools, { limit: pageSize, offset: (page - 1) * pageSize });
  const [sites, names] = await Promise.all([
    findSites(tools, [...new Set(rows.map(({ workspace_id }) => workspace_id))]),
    people.names(
      tools,
      rows.map(({ author_id }) => author_id),
    ),
  ]);
  const queued = rows.flatMap((row) => {
    const site = sites.get(row.workspace_id);
    if (!site) return []; // deleted meanwhile
    return {
      ...row,
      ...shownTexts(row, site.name),
      workspace_name: site.name,
      author: names.get(row.author_id ?? "") ?? "",
      submitted: (row.submitted_at ?? row.updated).toISOString(),
      faults: faultsOf(row.content),
    };
  });
  return pageOfRows(queued, { count, page, pageSize, url });
}
