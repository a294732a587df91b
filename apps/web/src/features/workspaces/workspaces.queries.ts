import type { Input } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";
import {
  createWorkspace,
  deleteWorkspace,
  listMembers,
  listWorkspaces,
  reactivateWorkspace,
  removeMember,
  updateWorkspace,
  type Workspace,
} from "@citelens/contract/workspaces/workspaces";
import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callForFile } from "#lib/api/call.ts";
import { endpointQuery, showChange } from "#lib/api/queries.ts";
import { clearLastWorkspace, lastWorkspaceId, selectWorkspace } from "#lib/session/last-workspace.ts";
import { pickWorkspace } from "./workspaces.rules.ts";

/** The user's workspaces, oldest first. */
export const workspacesQuery = endpointQuery(["workspaces"], [listWorkspaces, {}]);

/** The members of a workspace, owners first. */
export function membersQuery(workspaceId: string) {
  return endpointQuery(["members", workspaceId], [listMembers, { params: { projectId: workspaceId } }]);
}

/** The members as a file. */
export function membersFile(workspaceId: string, format: FileFormat): Promise<Blob> {
  return callForFile(listMembers, { params: { projectId: workspaceId }, query: { format } });
}

export type NewWorkspace = Input<typeof createWorkspace>["body"];
export type WorkspaceChanges = Input<typeof updateWorkspace>["body"];

/** Creates a workspace and adds it to the cached list before navigating. Throws ApiProblem. */
export function useCreateWorkspace(): (body: NewWorkspace) => Promise<Workspace> {
  const queryClient = useQueryClient();
  return async (body) => {
    const created = await call(createWorkspace, { body });
    await change(queryClient, (known) => [...known, created]);
    return created;
  };
}

/** Changes a workspace and updates the cache. Throws ApiProblem. */
export function useUpdateWorkspace(workspaceId: string): (body: WorkspaceChanges) => Promise<Workspace> {
  const queryClient = useQueryClient();
  return async (body) => {
    const updated = await call(updateWorkspace, { params: { projectId: workspaceId }, body });
    await change(queryClient, (known) => known.map((one) => (one.id === updated.id ? updated : one)));
    return updated;
  };
}

export function useDeleteWorkspace(): UseMutationResult<unknown, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (workspaceId: string) => call(deleteWorkspace, { params: { projectId: workspaceId } }),
    onSuccess: (_, workspaceId) => forgetOne(queryClient, workspaceId),
  });
}

/** Reactivates a workspace and refetches everything about it and its organization. */
export function useReactivateWorkspace(): UseMutationResult<unknown, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (workspaceId: string) => call(reactivateWorkspace, { params: { projectId: workspaceId } }),
    onSuccess: async ({ project }) => {
      await change(queryClient, (known) => known.map((one) => (one.id === project.id ? project : one)));
      await queryClient.invalidateQueries();
    },
  });
}

export interface Removal {
  readonly projectId: string;
  readonly userId: string;
}

export function useRemoveMember(): UseMutationResult<unknown, Error, Removal> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (params: Removal) => call(removeMember, { params }),
    onSettled: (_, __, { projectId: workspaceId }) =>
      queryClient.invalidateQueries({ queryKey: membersQuery(workspaceId).queryKey }),
  });
}

export function useLeaveWorkspace(): UseMutationResult<unknown, Error, Removal> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (params: Removal) => call(removeMember, { params }),
    onSuccess: (_, { projectId: workspaceId }) => forgetOne(queryClient, workspaceId),
  });
}

/** Removes a workspace from the cached list; if it was selected, another one is selected, or none. */
async function forgetOne(queryClient: QueryClient, workspaceId: string): Promise<void> {
  await change(queryClient, (known) => known.filter(({ id }) => id !== workspaceId));
  const left = queryClient.getQueryData(workspacesQuery.queryKey) ?? [];
  const selected = pickWorkspace(left, [lastWorkspaceId()]);
  if (selected) selectWorkspace(selected);
  else clearLastWorkspace();
}

async function change(
  queryClient: QueryClient,
  to: (known: readonly Workspace[]) => Workspace[],
): Promise<void> {
  await showChange(queryClient, workspacesQuery, (known) => known && to(known));
}
