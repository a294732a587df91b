import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Grid3x3, RotateCw } from "lucide-react";
import type { ReactElement } from "react";
import type { Address } from "#lib/address/use-address.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { AgentsCard } from "./agents-card.tsx";
import { FileCard } from "./file-card.tsx";
import { PolicyCard } from "./policy-card.tsx";
import { robotsQuery, useReadAgain } from "./robots.queries.ts";
import { daysUsual, type RobotsSearch } from "./robots-search.rules.ts";

/** Verdicts of a site's robots.txt for each agent, who read what it forbids, and what a policy would make of it. */
export function RobotsPage(address: Address<RobotsSearch>): ReactElement {
  const workspace = useWorkspace();
  const days = address.search.days ?? daysUsual;
  const found = useQuery(robotsQuery(workspace.id, days));
  const again = useReadAgain(workspace.id, days);
  const readAgain = (): void =>
    again.mutate(undefined, { onError: (problem) => toast.error(problemMessage(problem)) });

  return (
    <div className="space-y-5">
      <PageHeader
        title="robots.txt"
        purpose={`Which AI agents ${workspace.name} lets in, and which come nevertheless.`}
        actions={
          <>
            <Button
              icon={<Grid3x3 size={16} aria-hidden="true" />}
              render={<Link to="/workspaces/$projectId/indexing" params={{ projectId: workspace.id }} />}
            >
              AI Indexing
            </Button>
            <Button
              icon={<RotateCw size={16} aria-hidden="true" />}
              loading={again.isPending || (found.isFetching && !found.data)}
              onClick={readAgain}
            >
              Read again
            </Button>
          </>
        }
      />
      {found.data ? (
        <>
          <FileCard robots={found.data} />
          <AgentsCard robots={found.data} isStale={found.isPlaceholderData} days={days} {...address} />
          <PolicyCard key={found.data.fetched_at} robots={found.data} />
        </>
      ) : (
        <Card title="Your robots.txt">
          {found.isError ? (
            <QueryError query={found} />
          ) : (
            <div className="h-64">
              <Skeleton shape="card" />
            </div>
          )}
        </Card>
      )}
    </div>
  );
}
