import type { Input } from "@citelens/contract/endpoint";
import { createWorkspace, listWorkspaces, type Workspace } from "@citelens/contract/workspaces";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/call.ts";

/** The workspaces that the user is a member of, the oldest first. */
export const workspacesQuery = queryOptions({
  queryKey: ["workspaces"],
  queryFn: ({ signal }) => call(listWorkspaces, { signal }),
});

export type NewWorkspace = Input<typeof createWorkspace>["body"];

/** Creates a workspace; it is in the list before anyone is sent to its pages. Throws ApiProblem. */
export function useCreateWorkspace(): (body: NewWorkspace) => Promise<Workspace> {
  const queryClient = useQueryClient();
  return async (body) => {
    const created = await call(createWorkspace, { body });
    await queryClient.cancelQueries({ queryKey: workspacesQuery.queryKey });
    queryClient.setQueryData(workspacesQuery.queryKey, (known) => known && [...known, created]);
    return created;
  };
}
