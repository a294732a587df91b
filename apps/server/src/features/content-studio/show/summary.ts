import { creditCosts } from "@citelens/contract/billing/pricing";
import type { OptimizationSummary } from "@citelens/contract/content/optimization-fields";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { showOptimizations } from "./shown-optimization.ts";
import { countStates, listPublished } from "./summary.sql.ts";

const lastMax = 10;

export async function getSummary(tools: Tools, place: Place): Promise<OptimizationSummary> {
  const [counts, last] = await Promise.all([countStates(tools, place), listPublished(tools, place, lastMax)]);
  const { writer } = tools;
  return {
    writer: writer ? { model: writer.model, credits: creditCosts.optimization } : null,
    ...counts,
    last_published: await showOptimizations(tools, place, last),
  };
}
