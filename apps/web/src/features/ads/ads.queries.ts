import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useWorkspaceId } from "#lib/workspace.tsx";

/** Root key of a workspace's ads, so that one change can have all of them asked again. */
export const adsRoot = (workspaceId: string) => ["ads", workspaceId] as const;

/** Changes something of the workspace's ads; what is shown of them is asked again afterwards. */
export function useAdsChange<Change, Answer>(
  run: (workspaceId: string, change: Change) => Promise<Answer>,
): UseMutationResult<Answer, Error, Change> {
  const workspaceId = useWorkspaceId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => run(workspaceId, change),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adsRoot(workspaceId) }),
  });
}
