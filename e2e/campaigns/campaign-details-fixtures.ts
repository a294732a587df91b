import type { CampaignDetails } from "@citelens/contract/visibility/campaigns";
import type { RunProgress } from "@citelens/contract/visibility/runs";

const models = (["ChatGPT", "Claude", "Gemini"] as const).map((display_name) => ({
  id: display_name.toLowerCase(),
  display_name,
  operator_name: `${display_name} Inc.`,
  operator_favicon: null,
}));
export function detailsOf(fields: Partial<CampaignDetails> = {}): CampaignDetails {
  const query = { country: null, language: null, priority: 2, branded: false, retired: null };
  return {
    id: "0198a3b2-7c1d-7e00-8a55-0000000000c1",
    name: "Chairs, Germany",
    status: "ACTIVE",
    campaign_type: "BRAND",
    campaign_favicon: null,
    created: "2026-11-01T09:00:00Z",
    last_run: "2026-11-20T09:00:00Z",
    next_run: "2026-11-21T09:00:00Z",
    on_activate: null,
    frequency: "WEEKLY",
    operator_model_info: models,
    query_count: 2,
    answer_count: 33,
    brand_visibility: { brand: { visibility_score: 54.5, visibility_score_change: 4, n: 33 } },
    content_authority: { client: { score: 44.4, score_change: 0, n: 33 } },
    has_optimization: false,
    stop_reason: null,
    brand: {
      name: "Northwind",
      aliases: ["Northwind Flow"],
      domains: ["northwind.example"],
      name_settings: [],
    },
    competitors: [{ id: crypto.randomUUID(), name: "Fabrikam", aliases: [], domains: [], name_settings: [] }],
    queries: [
      { ...query, id: crypto.randomUUID(), text: "What is the best desk chair for a small office?" },
      { ...query, id: crypto.randomUUID(), text: "Is Northwind any good?", branded: true },
      { ...query, id: crypto.randomUUID(), text: "Old query", retired: "2026-11-10T09:00:00Z" },
    ],
    operator_models: models.map(({ id }) => id),
    repeats: 2,
    country: "DE",
    language: "en",
    ...fields,
  };
}

export function pageOfRuns(results: RunProgress[]) {
  return { count: results.length, next: null, previous: null, results };
}
