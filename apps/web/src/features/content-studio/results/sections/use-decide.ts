import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiProblem, problemMessage } from "#lib/api/api-problem.ts";
import { toast } from "#ui/overlays/toast.ts";
import { studioAfresh } from "../../studio.queries.ts";
import { changeSection } from "../results.queries.ts";
import { useText } from "../text/current-text.tsx";

interface DecisionState {
  /** Decision on its way. */
  readonly pending: "ACCEPTED" | "KEPT_OLD" | undefined;
  readonly decide: (state: "ACCEPTED" | "KEPT_OLD") => void;
}

/** Accepts a section, or keeps the old one; words that somebody has written come back by Undo. */
export function useDecide(section: OptimizationSection): DecisionState {
  const { named } = useText();
  const queryClient = useQueryClient();
  const { id: sectionId, revision } = section;
  const fail = (problem: unknown): void => {
    const isElsewhere = problem instanceof ApiProblem && problem.code === "EDITED_ELSEWHERE";
    if (isElsewhere) void studioAfresh(queryClient, named.workspaceId);
    toast.error(
      isElsewhere
        ? "This section was edited elsewhere meanwhile. Look at it as it is now, and decide again."
        : problemMessage(problem),
    );
  };
  const putBack = (decided: OptimizationSection): void => {
    const changes = { markdown: section.markdown, revision: decided.revision };
    changeSection(queryClient, named, { sectionId, changes }).catch(fail);
  };
  const deciding = useMutation({
    mutationFn: (state: "ACCEPTED" | "KEPT_OLD") =>
      changeSection(queryClient, named, { sectionId, changes: { state, revision } }),
    onSuccess: (decided) => {
      const isLost = section.state === "EDITED" && decided.markdown !== section.markdown;
      if (isLost) toast.undo("What was edited here is taken out of the text", () => putBack(decided));
    },
    onError: fail,
  });
  return {
    pending: deciding.isPending ? deciding.variables : undefined,
    decide: (state) => {
      if (!deciding.isPending && state !== section.state) deciding.mutate(state);
    },
  };
}
