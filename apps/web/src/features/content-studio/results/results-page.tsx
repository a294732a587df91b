import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { Address } from "#lib/address/use-address.ts";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { NoSuchOptimization } from "../no-such-optimization.tsx";
import { optimizationQuery } from "../studio.queries.ts";
import type { ResultsSearch } from "./results-search.rules.ts";
import { TextScope } from "./text/current-text.tsx";
import { TextResults } from "./text-results.tsx";
import { UnfinishedText } from "./unfinished-text.tsx";

interface ResultsPageProps extends Address<ResultsSearch> {
  readonly optimizationId: string;
}

/** Results of the Content Studio for a page, for people to decide of; of one that is not done, where it stands. */
export function ResultsPage({ optimizationId, ...address }: ResultsPageProps): ReactElement {
  const found = useQuery(optimizationQuery(useWorkspaceId(), optimizationId));
  if (found.error instanceof ApiProblem && found.error.status === 404) return <NoSuchOptimization />;
  if (found.data?.status === "DONE") {
    return (
      <TextScope optimization={found.data}>
        <TextResults {...address} />
      </TextScope>
    );
  }
  if (found.data) return <UnfinishedText optimization={found.data} />;
  return (
    <div className="space-y-5">
      <PageHeader title="Results" />
      {found.isError ? (
        <Card title="The text">
          <QueryError query={found} />
        </Card>
      ) : (
        <LoadingCard label="Loading the text" height="h-96" />
      )}
    </div>
  );
}
