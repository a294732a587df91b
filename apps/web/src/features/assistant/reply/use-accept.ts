import type { EditProposal } from "@citelens/contract/content/assistant-fields";
import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeSection } from "#features/content-studio/public.ts";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";

interface AcceptState {
  readonly isPending: boolean;
  readonly problem: string | undefined;
  /** Somebody has changed the section since it was read: it is to be looked at again before it is decided of. */
  readonly isElsewhere: boolean;
  readonly accept: () => void;
  /** The section was loaded again: what is accepted now replaces what is shown now. */
  readonly seeAgain: () => void;
}

/** Puts a proposal into the text, as of the section's revision that its writer has read. */
export function useAccept(proposal: EditProposal, section: OptimizationSection): AcceptState {
  const workspaceId = useWorkspaceId();
  const queryClient = useQueryClient();
  const [isSeenAgain, setIsSeenAgain] = useState(false);
  const { markdown, optimization_id: optimizationId, section_id: sectionId } = proposal;
  const revision = isSeenAgain ? section.revision : proposal.revision;
  const accepting = useMutation({
    mutationFn: () =>
      changeSection(
        queryClient,
        { workspaceId, optimizationId },
        { sectionId, changes: { markdown, revision } },
      ),
  });
  return {
    isPending: accepting.isPending,
    problem: accepting.isError ? problemMessage(accepting.error) : undefined,
    isElsewhere: accepting.error instanceof ApiProblem && accepting.error.code === "EDITED_ELSEWHERE",
    accept: () => accepting.isPending || accepting.mutate(),
    seeAgain: () => {
      accepting.reset();
      setIsSeenAgain(true);
    },
  };
}
