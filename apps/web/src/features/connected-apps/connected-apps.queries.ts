import type { Input } from "@citelens/contract/base/endpoint";
import {
  allowAppRequest,
  type ConnectedApp,
  denyAppRequest,
  disconnectApp,
  getAppRequest,
  listConnectedApps,
} from "@citelens/contract/workspaces/connected-apps";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { endpointQuery, showChange } from "#lib/api/queries.ts";

export type AllowedAccess = Input<typeof allowAppRequest>["body"];

/** Never asked again: once it is answered, the request is over. */
export function appRequestQuery(requestId: string) {
  return endpointQuery(["app-request", requestId], [getAppRequest, { params: { requestId } }], {
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Answers the request, with what is allowed or with a no; resolves to where the app waits for it. */
export function useAnswerRequest(
  requestId: string,
): UseMutationResult<string, Error, AllowedAccess | undefined> {
  return useMutation({
    mutationFn: async (allowed: AllowedAccess | undefined) => {
      const params = { requestId };
      const { redirect_to } = allowed
        ? await call(allowAppRequest, { params, body: allowed })
        : await call(denyAppRequest, { params });
      return redirect_to;
    },
  });
}

export function connectedAppsQuery(workspaceId: string) {
  return endpointQuery(
    ["connected-apps", workspaceId],
    [listConnectedApps, { params: { projectId: workspaceId } }],
  );
}

export function useDisconnectApp(workspaceId: string): UseMutationResult<string, Error, ConnectedApp> {
  const queryClient = useQueryClient();
  const query = connectedAppsQuery(workspaceId);
  return useMutation({
    mutationFn: async ({ id }: ConnectedApp) => {
      await call(disconnectApp, { params: { projectId: workspaceId, appId: id } });
      return id;
    },
    onSuccess: (gone) => showChange(queryClient, query, (known) => known?.filter(({ id }) => id !== gone)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
}
