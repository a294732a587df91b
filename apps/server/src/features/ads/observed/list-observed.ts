import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import type { listObservedAds as endpoint, ModelWithAds } from "@citelens/contract/content/ads-library";
import { rateOf, shownInterval } from "@citelens/statistics";
import { observedAds } from "#features/answers/observed/public.ts";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import { pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import type { AdsDesk } from "../store/ads-desk.ts";

interface Input {
  readonly query: ParsedInput<typeof endpoint>["query"];
  readonly url: string;
}

/** Ads that were seen with the answers of a workspace's campaigns, and how many answers of each model showed any. */
export async function listObservedAds(
  tools: Tools,
  { place }: AdsDesk,
  { query: { page, page_size: pageSize, search }, url }: Input,
): Promise<Answer<typeof endpoint>> {
  const [{ count, rows }, counted, operators] = await Promise.all([
    observedAds.list(tools, place, { search, limit: pageSize, offset: (page - 1) * pageSize }),
    observedAds.countByModel(tools, place),
    listOperators(tools, place),
  ]);
  const models = modelsById(operators);
  const results = rows.map(({ query_text, first_seen, last_seen, ...ad }) => ({
    ...ad,
    query: query_text,
    display_name: modelShown(models, ad.operator_model).display_name,
    first_seen: new Date(first_seen).toISOString(),
    last_seen: new Date(last_seen).toISOString(),
  }));
  return {
    ...pageOfRows(results, { count, page, pageSize, url }),
    models: counted.map(
      ({ operator_model, came, with_ads: moments }): ModelWithAds => ({
        operator_model,
        display_name: modelShown(models, operator_model).display_name,
        answers: came,
        with_ads: moments && {
          hits: moments.hits,
          n: moments.total,
          rate: rateOf(moments.hits, moments.total),
          interval: shownInterval(moments),
        },
      }),
    ),
  };
}
