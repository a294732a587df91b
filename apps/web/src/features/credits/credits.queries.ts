import { getOrganization } from "@citelens/contract/billing";
import { calculateCredits, getCredits, listCreditUses } from "@citelens/contract/credits";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, callForFile } from "#lib/call.ts";
import { logProblem } from "#lib/log-problem.ts";
import type { Calculation } from "./calculator.rules.ts";
import { type UseOrder, usesPerPage } from "./credit-uses.rules.ts";

/** The credits of the workspace's organization; where that call fails, its organization is asked instead. */
export function creditsQuery(projectId: string) {
  return queryOptions({
    queryKey: ["credits", projectId],
    queryFn: async ({ signal }) => {
      const params = { projectId };
      try {
        return await call(getCredits, { params, signal });
      } catch (problem) {
        if (signal.aborted) throw problem;
        logProblem("The credits could not be had; the organization is asked instead.", problem);
        return call(getOrganization, { params, signal });
      }
    },
    retry: false,
  });
}

/** One page of what the organization used credits for; the page before stays in sight while the next one comes. */
export function creditUsesQuery(
  projectId: string,
  { order, page }: { readonly order: UseOrder; readonly page: number },
) {
  return queryOptions({
    queryKey: ["credit-uses", projectId, order, page],
    queryFn: ({ signal }) =>
      call(listCreditUses, {
        params: { projectId },
        query: { page, page_size: usesPerPage, ordering: order },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function fetchCreditUsesFile(projectId: string, order: UseOrder): Promise<Blob> {
  return callForFile(listCreditUses, { params: { projectId }, query: { ordering: order, format: "csv" } });
}

/** What planned campaigns cost; the last answer stays in sight while the next one comes. */
export function estimateQuery({ campaigns, num_optimizations }: Calculation) {
  return queryOptions({
    queryKey: ["credit-estimate", campaigns, num_optimizations],
    queryFn: ({ signal }) =>
      call(calculateCredits, { body: { campaigns: [...campaigns], num_optimizations }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
