import type { UseQueryResult } from "@tanstack/react-query";
import { ChartNoAxesColumn, RotateCw } from "lucide-react";
import { type ReactElement, type ReactNode, useDeferredValue } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { cx } from "../cx.ts";
import { Button } from "../forms/button.tsx";
import { Ago } from "../text/instant.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorState } from "./error-state.tsx";
import { ListSkeleton } from "./skeleton.tsx";

export interface QueryContentProps<Data> {
  readonly title: string;
  readonly padding?: "normal" | "flush";
  readonly query: UseQueryResult<Data>;
  readonly isEmpty: (data: Data) => boolean;
  /** The text of the empty state. */
  readonly emptyText: string;
  /** One line of text in a small card; a picture above it by default. */
  readonly emptyLook?: "picture" | "line";
  /** A skeleton of the content's size, so that the layout does not jump; list rows by default. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The content in its four states: loading, failed, empty, loaded. */
export function QueryContent<Data>(props: QueryContentProps<Data>): ReactElement {
  const { title, padding, query, isEmpty, emptyText, emptyLook, skeleton, children } = props;
  const retry = (): void => void query.refetch();
  // Drawn in small steps between which the page answers: several cards often get what they show at once.
  const data = useDeferredValue(query.data);

  if (query.isPending || (data === undefined && query.data !== undefined)) {
    return (
      <div role="status" aria-label={`Loading ${title}`} className={cx(padding === "flush" && "px-5 pb-5")}>
        {skeleton || <ListSkeleton rows={5} />}
      </div>
    );
  }
  if (data === undefined) {
    return <ErrorState message={problemMessage(query.error)} onRetry={retry} />;
  }
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className={cx("transition-opacity", query.isPlaceholderData && "opacity-50 delay-150")}
    >
      {query.isError && <Outdated updatedAt={query.dataUpdatedAt} padding={padding} onRetry={retry} />}
      {isEmpty(data) ? <Empty text={emptyText} look={emptyLook} /> : children(data)}
    </div>
  );
}

interface EmptyProps {
  readonly text: string;
  readonly look: QueryContentProps<unknown>["emptyLook"];
}

function Empty({ text, look }: EmptyProps): ReactElement {
  if (look === "line") return <p className="text-fg-3">{text}.</p>;
  return <EmptyState frame="none" icon={ChartNoAxesColumn} title={text} />;
}

interface OutdatedProps {
  readonly updatedAt: number;
  readonly padding: QueryContentProps<unknown>["padding"];
  readonly onRetry: () => void;
}

/** Figures that failed to refresh stay visible, with their age. */
function Outdated({ updatedAt, padding, onRetry }: OutdatedProps): ReactElement {
  return (
    <div
      role="status"
      className={cx(
        "flex flex-wrap items-center gap-2 pb-2 text-sm text-warn",
        padding === "flush" && "px-5",
      )}
    >
      <p>
        Could not be refreshed. These figures were loaded <Ago at={new Date(updatedAt).toISOString()} />.
      </p>
      <Button variant="ghost" size="sm" icon={<RotateCw size={14} aria-hidden="true" />} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
