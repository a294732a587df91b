import type { Input } from "@citelens/contract/base/endpoint";
import type { createOptimization } from "@citelens/contract/content/content-studio";
import type { Optimization } from "@citelens/contract/content/optimization-fields";

const titleMax = 200;

/** Copy to begin a draft with that is to be like another one; what was written of that, and the opportunity behind it, stay with it. */
export function copyOf(of: Optimization): Input<typeof createOptimization>["body"] {
  const { title, kind, page_url, queries, notes, language, campaign } = of;
  return {
    title: `Copy of ${title}`.slice(0, titleMax).trim(),
    kind,
    page_url,
    notes,
    language,
    queries: queries.map(({ text, query_id }) => ({ text, query_id })),
    ...(campaign && { campaign_id: campaign.id }),
  };
}
