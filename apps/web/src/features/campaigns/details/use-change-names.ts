import {
  type CampaignDetails,
  updateCampaign,
  updateCompetitor,
} from "@citelens/contract/visibility/campaigns";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { type EditedNames, reanalysesQuery } from "#features/brand-context/names/public.ts";
import { call } from "#lib/api/call.ts";
import { campaignQuery, competitorsQuery } from "../campaigns.queries.ts";

interface NamesChange {
  /** The campaign's own brand when left out. */
  readonly competitorId: string | undefined;
  readonly names: EditedNames;
}

/** Changes the names of a brand of a launched campaign; its answers are then read again. */
export function useChangeNames(
  workspaceId: string,
  { id: campaignId, brand }: CampaignDetails,
): UseMutationResult<unknown, Error, NamesChange> {
  const queryClient = useQueryClient();
  const params = { projectId: workspaceId };
  return useMutation<unknown, Error, NamesChange>({
    mutationFn: ({ competitorId, names }) =>
      competitorId === undefined
        ? call(updateCampaign, { params: { ...params, campaignId }, body: { brand: { ...brand, ...names } } })
        : call(updateCompetitor, { params: { ...params, competitorId }, body: names }),
    onSettled: () =>
      Promise.all(
        [
          campaignQuery(workspaceId, campaignId),
          competitorsQuery(workspaceId),
          reanalysesQuery(workspaceId),
        ].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
