import { creditCosts } from "@citelens/contract/billing/pricing";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { Link } from "@tanstack/react-router";
import { Pencil, RotateCw } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EndedCard } from "#ui/frame/ended-card.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { studioPaths } from "../studio-paths.ts";
import { useWork } from "../work.queries.ts";

function againLabel(isFull: boolean, hasFailed: boolean): string {
  if (isFull) return `Write it: ${countText(creditCosts.optimization)} credits`;
  return hasFailed ? "Retry" : "Make the brief";
}

/** End of a brief whose making ended too early: what was seen and what to do, or that somebody canceled it. */
export function EndedWork({ optimization }: { readonly optimization: Optimization }): ReactElement {
  const workspaceId = useWorkspaceId();
  const { id, failure, mode } = optimization;
  const isFull = mode === "FULL";
  const again = useWork(workspaceId, "generate");
  const retry = (): void =>
    again.mutate({ id }, { onError: (problem) => toast.error(problemMessage(problem)) });
  return (
    <EndedCard
      title={`The ${isFull ? "text" : "brief"} ${failure ? "could not be made" : "was canceled"}`}
      failure={failure}
      canceledText="Nothing was charged. What had been found was dropped; what you filled in is kept."
    >
      <Button
        size="sm"
        variant="primary"
        icon={<RotateCw size={14} aria-hidden="true" />}
        loading={again.isPending}
        onClick={retry}
      >
        {againLabel(isFull, failure !== null)}
      </Button>
      <Button
        size="sm"
        icon={<Pencil size={14} aria-hidden="true" />}
        render={<Link to={studioPaths(workspaceId).edit(id)} />}
      >
        Edit the draft
      </Button>
    </EndedCard>
  );
}
