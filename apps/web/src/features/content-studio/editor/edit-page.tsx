import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight, CircleCheck, Hourglass } from "lucide-react";
import type { ReactElement } from "react";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { NoSuchOptimization } from "../no-such-optimization.tsx";
import { optimizationQuery } from "../studio.queries.ts";
import { isEditable } from "../studio-labels.rules.ts";
import { standsAt, studioPaths } from "../studio-paths.ts";
import { draftOf } from "./draft.rules.ts";
import { EditorForm } from "./editor-form.tsx";
import { EditorSkeleton } from "./editor-skeleton.tsx";

/** A draft, also of a brief that failed or was canceled. */
export function EditOptimizationPage({ optimizationId }: { readonly optimizationId: string }): ReactElement {
  const found = useQuery(optimizationQuery(useWorkspaceId(), optimizationId));
  const optimization = found.data;
  if (found.error instanceof ApiProblem && found.error.status === 404) return <NoSuchOptimization />;
  return (
    <div className="space-y-5">
      <PageHeader
        title="Edit brief"
        purpose={optimization && isEditable(optimization.status) ? "A draft until you make it." : undefined}
      />
      {optimization && <Content optimization={optimization} />}
      {!optimization && found.isError && <QueryError query={found} />}
      {found.isPending && <EditorSkeleton label="Loading the brief" />}
    </div>
  );
}

function Content({ optimization }: { readonly optimization: Optimization }): ReactElement {
  const { status, failure } = optimization;
  if (!isEditable(status)) return <NoDraft optimization={optimization} />;
  return (
    <>
      {failure && (
        <Banner tone="warn" title={failure.seen}>
          {failure.remedy}
        </Banner>
      )}
      <EditorForm first={draftOf(optimization)} optimization={optimization} />
    </>
  );
}

/** While it is made, and once it is done, its form is fixed. */
function NoDraft({ optimization }: { readonly optimization: Optimization }): ReactElement {
  const paths = studioPaths(useWorkspaceId());
  const isDone = optimization.status === "DONE";
  return (
    <EmptyState
      icon={isDone ? CircleCheck : Hourglass}
      title={isDone ? "This brief is done" : "This brief is being made"}
      actions={
        <Button
          variant="primary"
          icon={<ArrowRight size={16} aria-hidden="true" />}
          render={<Link to={standsAt(paths, optimization)} />}
        >
          {isDone ? "Open it" : "Follow it"}
        </Button>
      }
    >
      {isDone
        ? "What it was made of stays as it is. Edit its sections, or begin a new brief."
        : "It can be edited again once it has ended. To change it now, cancel it first."}
    </EmptyState>
  );
}
