import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactElement } from "react";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { NoSuchOptimization } from "../no-such-optimization.tsx";
import { isWorking, optimizationQuery } from "../studio.queries.ts";
import { standsAt, studioPaths } from "../studio-paths.ts";
import { useLiveOptimization } from "../work.queries.ts";
import { AboutCard } from "./about-card.tsx";
import { EndedWork } from "./ended-work.tsx";
import { StepsCard } from "./steps-card.tsx";

/** A brief while it is made, or why that ended too early; any other leads on to where it stands. A reload loses nothing. */
export function GeneratingPage({ optimizationId }: { readonly optimizationId: string }): ReactElement {
  const workspaceId = useWorkspaceId();
  const paths = studioPaths(workspaceId);
  const found = useQuery(optimizationQuery(workspaceId, optimizationId));
  const optimization = found.data;
  const isLive = optimization !== undefined && isWorking(optimization);
  useLiveOptimization(workspaceId, optimizationId, isLive);
  if (found.error instanceof ApiProblem && found.error.status === 404) return <NoSuchOptimization />;
  if (optimization?.status === "DONE" || optimization?.status === "DRAFT")
    return <Navigate to={standsAt(paths, optimization)} replace />;
  return (
    <div className="space-y-5">
      <PageHeader
        title={isLive ? "Making the brief" : "Brief"}
        {...(isLive && { purpose: "You can leave this page. The work goes on, and the brief is kept." })}
        actions={
          <Button icon={<ArrowLeft size={16} aria-hidden="true" />} render={<Link to={paths.list} />}>
            Content Studio
          </Button>
        }
      />
      {optimization && (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {isLive ? <StepsCard optimization={optimization} /> : <EndedWork optimization={optimization} />}
          <AboutCard optimization={optimization} />
        </div>
      )}
      {!optimization && found.isError && (
        <Card title="Steps">
          <QueryError query={found} />
        </Card>
      )}
      {found.isPending && <LoadingCard label="Loading the brief" height="h-96" />}
    </div>
  );
}
