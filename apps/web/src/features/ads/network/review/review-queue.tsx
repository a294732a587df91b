import { useQuery } from "@tanstack/react-query";
import { ClipboardCheck } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { networkRowsPerPage, reviewQueueQuery } from "../network.queries.ts";
import { QueuedCard } from "./queued-card.tsx";

interface ReviewQueueProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Creatives of all workspaces that wait to be looked at, the oldest first. */
export function ReviewQueue({ page, onPage }: ReviewQueueProps): ReactElement {
  const queue = useQuery(reviewQueueQuery(useWorkspaceId(), page));
  if (!queue.data) {
    if (queue.isError) {
      return (
        <Card>
          <QueryError query={queue} />
        </Card>
      );
    }
    return <LoadingCard label="Loading the review queue" height="h-96" />;
  }
  const { count, results } = queue.data;
  if (results.length === 0) {
    return count > 0 ? (
      <PastTheEnd onFirst={() => onPage(1)} />
    ) : (
      <EmptyState icon={ClipboardCheck} title="Nothing waits for a review">
        Creatives that are handed over to review appear here, whatever workspace they are of. None is shown
        before somebody approves it.
      </EmptyState>
    );
  }
  return (
    <div className="space-y-5">
      <ul aria-label="Review queue" aria-busy={queue.isPlaceholderData} className="space-y-5">
        {results.map((creative) => (
          <li key={creative.id}>
            <QueuedCard creative={creative} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pageSize={networkRowsPerPage} total={count} onPage={onPage} />
    </div>
  );
}
