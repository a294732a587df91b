import type { BrandColours, BrandPreview } from "@citelens/contract/accounts/agencies";
import type { Input } from "@citelens/contract/base/endpoint";
import {
  checkWhiteLabelHost,
  getWhiteLabel,
  previewWhiteLabel,
  updateWhiteLabel,
  type WhiteLabel,
} from "@citelens/contract/billing/white-label";
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { call } from "#lib/api/call.ts";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";

export function whiteLabelQuery(workspaceId: string) {
  return endpointQuery(["white-label", workspaceId], [getWhiteLabel, { params: { projectId: workspaceId } }]);
}

/** Preview of both themes for two colours; the last ones stay until these are here. */
export function useOwnPreview(colours: BrandColours): UseQueryResult<BrandPreview> {
  const projectId = useWorkspaceId();
  return useQuery(
    pageQuery(
      ["brand-preview", projectId, colours],
      [previewWhiteLabel, { params: { projectId }, body: colours }],
      {
        staleTime: Number.POSITIVE_INFINITY,
      },
    ),
  );
}

export type WhiteLabelChanges = Input<typeof updateWhiteLabel>["body"];

/** Stores the brand; the workspaces bear it at once. */
export function useSaveBrand(): UseMutationResult<WhiteLabel, Error, WhiteLabelChanges> {
  const projectId = useWorkspaceId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => call(updateWhiteLabel, { params: { projectId }, body }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(whiteLabelQuery(projectId).queryKey, saved);
      await queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey });
    },
  });
}

/** Asks the DNS now whose the own host is. */
export function useCheckHost(): UseMutationResult<WhiteLabel, Error, void> {
  const projectId = useWorkspaceId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(checkWhiteLabelHost, { params: { projectId } }),
    onSuccess: (checked) => queryClient.setQueryData(whiteLabelQuery(projectId).queryKey, checked),
  });
}
