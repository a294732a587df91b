import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { draftQuery, useLaunch, useSaveDraft } from "../editor/editor.queries.ts";

export interface FirstCampaign {
  readonly queries: readonly string[];
  readonly modelId: string;
}

/** Makes a campaign of these queries and launches it; a second try after a failure goes on with the same draft. */
export function useAskFirst(workspaceId: string): UseMutationResult<void, Error, FirstCampaign> {
  const saveDraft = useSaveDraft(workspaceId);
  const { mutateAsync: launch } = useLaunch(workspaceId);
  const queryClient = useQueryClient();
  const draftId = useRef<string>(undefined);
  return useMutation({
    mutationFn: async ({ queries, modelId }) => {
      const parts = { name: "First questions", queries: [...queries], operator_models: [modelId] };
      const draft = await saveDraft({ campaignId: draftId.current, parts });
      draftId.current = draft.id;
      await launch(draft.id);
      // Its page would begin with the draft that it was.
      queryClient.removeQueries({ queryKey: draftQuery(workspaceId, draft.id).queryKey });
    },
  });
}
