import type { Opportunity } from "@citelens/contract/content/opportunities";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight, PenLine } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { begunOfQuery } from "../opportunities.queries.ts";

/** To a new brief of it, or to the one that was begun. */
export function OptimizeLink({ id }: Pick<Opportunity, "id">): ReactElement | null {
  const projectId = useWorkspaceId();
  const begun = useQuery(begunOfQuery(projectId, id));
  const [first] = begun.data?.results ?? [];
  if (begun.isPending) return null;
  if (first) {
    return (
      <Button
        size="sm"
        variant="primary"
        icon={<ArrowRight size={14} aria-hidden="true" />}
        render={
          // It leads on to where the brief stands.
          <Link
            to="/workspaces/$projectId/optimization/$campaignId/generating"
            params={{ projectId, campaignId: first.id }}
          />
        }
      >
        Open in Content Studio
      </Button>
    );
  }
  return (
    <Button
      size="sm"
      variant="primary"
      icon={<PenLine size={14} aria-hidden="true" />}
      render={
        <Link
          to="/workspaces/$projectId/optimization/create"
          params={{ projectId }}
          search={{ opportunity: id }}
        />
      }
    >
      Optimize
    </Button>
  );
}
