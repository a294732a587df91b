import {
  acceptInvitation,
  invite,
  listInvitations,
  resendInvitation,
  revokeInvitation,
  type SentInvitation,
  verifyInvitation,
} from "@citelens/contract/accounts/invitations";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { call } from "#lib/api/call.ts";
import { endpointQuery } from "#lib/api/queries.ts";
import { selectWorkspace } from "#lib/session/last-workspace.ts";

/** The open invitations of a workspace, newest first. */
export function invitationsQuery(workspaceId: string) {
  return endpointQuery(["invitations", workspaceId], [listInvitations, { query: { project: workspaceId } }]);
}

/** The invitation of a link. */
export function linkQuery(token: string) {
  return endpointQuery(["invitation", token], [verifyInvitation, { query: { token } }]);
}

export function useInvite(workspaceId: string): UseMutationResult<SentInvitation, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call(invite, { body: { email, project: workspaceId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsQuery(workspaceId).queryKey }),
  });
}

export function useResend(workspaceId: string): UseMutationResult<SentInvitation, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: string) => call(resendInvitation, { params: { invitationId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsQuery(workspaceId).queryKey }),
  });
}

export function useRevoke(workspaceId: string): UseMutationResult<unknown, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: string) => call(revokeInvitation, { params: { invitationId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsQuery(workspaceId).queryKey }),
  });
}

/** Joins the workspace, loads it and selects it; returns its id. */
export function useAccept(): UseMutationResult<string, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) => {
      const { project_id: id } = await call(acceptInvitation, { body: { token } });
      return id;
    },
    onSuccess: async (id) => {
      selectWorkspace({ id });
      // A failed refetch is retried by the page that needs the list: joining itself succeeded.
      await queryClient.prefetchQuery({ ...workspacesQuery, staleTime: 0 });
    },
  });
}
