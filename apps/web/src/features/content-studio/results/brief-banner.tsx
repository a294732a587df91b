import type { OptimizationDetails } from "@citelens/contract/content/optimization-fields";
import { briefNotice } from "@citelens/contract/content/studio-words";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { summaryQuery } from "../studio.queries.ts";
import { studioPaths } from "../studio-paths.ts";
import { useWork } from "../work.queries.ts";
import { WriteWithModel } from "../write-with-model.tsx";
import { useSavedFirst } from "./text/use-saved-first.ts";

/** Introduction to a brief, and that a model can write on it where one is configured. */
export function BriefBanner({ optimization }: { readonly optimization: OptimizationDetails }): ReactElement {
  const workspaceId = useWorkspaceId();
  const navigate = useNavigate();
  const { data: summary } = useQuery(summaryQuery(workspaceId));
  const writing = useWork(workspaceId, "generate");
  const { id, approved_at: approvedAt } = optimization;
  const savedFirst = useSavedFirst();
  const write = (): void =>
    savedFirst(() =>
      writing.mutate(
        { id, mode: "FULL" },
        {
          onSuccess: () => void navigate({ to: studioPaths(workspaceId).generating(id) }),
          onError: (problem) => toast.error(problemMessage(problem)),
        },
      ),
    );
  const writer = summary?.writer;
  return (
    <Banner tone="info" title={writer === null ? briefNotice : "This is a brief, not an article."}>
      It says what the page must cover, with passages of cited pages. Write the sections here, or export it
      for whoever writes them.
      {writer && approvedAt === null && (
        <div className="mt-3 sm:w-fit">
          <WriteWithModel writer={writer} isPending={writing.isPending} onWrite={write} />
        </div>
      )}
    </Banner>
  );
}
