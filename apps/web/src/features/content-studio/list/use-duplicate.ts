import { createOptimization } from "@citelens/contract/content/content-studio";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { problemMessage } from "#lib/api/api-problem.ts";
import { call } from "#lib/api/call.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { studioAfresh } from "../studio.queries.ts";
import { studioPaths } from "../studio-paths.ts";
import { copyOf } from "./copy-of.rules.ts";

/** Begins a draft with what another one was told, and leads to it. */
export function useDuplicate(): UseMutationResult<Optimization, Error, Optimization> {
  const projectId = useWorkspaceId();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (of) => call(createOptimization, { params: { projectId }, body: copyOf(of) }),
    onSuccess: ({ id }) => {
      void studioAfresh(queryClient, projectId);
      void navigate({ to: studioPaths(projectId).edit(id) });
    },
    onError: (problem) => toast.error(problemMessage(problem)),
  });
}
