import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "../forms/button.tsx";

export interface ErrorStateProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Shown inside the failed card, so that other cards are not affected. */
export function ErrorState({ message, onRetry }: ErrorStateProps): ReactElement {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-10 text-center">
      <CircleAlert size={24} aria-hidden="true" className="text-neg" />
      <p className="max-w-md text-fg-2">{message}</p>
      <Button size="sm" icon={<RotateCw size={14} aria-hidden="true" />} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

interface QueryErrorProps {
  readonly query: { readonly error: unknown; readonly refetch: () => Promise<unknown> };
}

/** The error state of a query that failed. */
export function QueryError({ query: { error, refetch } }: QueryErrorProps): ReactElement {
  return <ErrorState message={problemMessage(error)} onRetry={() => void refetch()} />;
}
