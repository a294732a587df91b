import type { UseQueryResult } from "@tanstack/react-query";
import { ChartNoAxesColumn, RotateCw } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { problemMessage } from "#lib/api-problem.ts";
import { relativeTime } from "#lib/dates.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { InfoPopover } from "#ui/info-popover.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

export interface InsightCardProps<Data> {
  readonly title: string;
  /** One line below the title that says what the card shows. */
  readonly hint?: string | undefined;
  /** The formula, and how many answers it was applied to. Paragraphs for the popover beside the title. */
  readonly info: ReactNode;
  readonly actions?: ReactNode;
  readonly padding?: "normal" | "flush";
  readonly query: UseQueryResult<Data>;
  readonly isEmpty: (data: Data) => boolean;
  /** What is said where there is nothing to show. */
  readonly emptyText: string;
  /** Of the size of what is awaited, so that nothing jumps; rows of a list unless told. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A card of the insights with the four states of what it asks for; its failure leaves the other cards alone. */
export function InsightCard<Data>(props: InsightCardProps<Data>): ReactElement {
  const { title, hint, info, actions, padding = "normal" } = props;
  return (
    <Card
      title={title}
      {...(hint !== undefined && { hint })}
      info={<InfoPopover topic={title}>{info}</InfoPopover>}
      actions={actions}
      padding={padding}
    >
      <Content {...props} />
    </Card>
  );
}

function Content<Data>(props: InsightCardProps<Data>): ReactElement {
  const { title, padding, query, isEmpty, emptyText, skeleton, children } = props;
  const retry = (): void => void query.refetch();

  if (query.isPending) {
    return (
      <div role="status" aria-label={`Loading ${title}`} className={cx(padding === "flush" && "px-5 pb-5")}>
        {skeleton ?? <ListSkeleton rows={5} />}
      </div>
    );
  }
  if (query.data === undefined) {
    return <ErrorState message={problemMessage(query.error)} onRetry={retry} />;
  }
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className={cx("transition-opacity", query.isPlaceholderData && "opacity-50 delay-150")}
    >
      {query.isError && <Outdated updatedAt={query.dataUpdatedAt} padding={padding} onRetry={retry} />}
      {isEmpty(query.data) ? (
        <EmptyState frame="none" icon={ChartNoAxesColumn} title={emptyText} />
      ) : (
        children(query.data)
      )}
    </div>
  );
}

interface OutdatedProps {
  readonly updatedAt: number;
  readonly padding: InsightCardProps<unknown>["padding"];
  readonly onRetry: () => void;
}

/** Figures that could not be renewed stay in sight, with their age. */
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
        Could not be renewed: these figures were read{" "}
        {relativeTime(new Date(updatedAt).toISOString(), new Date())}.
      </p>
      <Button variant="ghost" size="sm" icon={<RotateCw size={14} aria-hidden="true" />} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

/** Rows of a list that is on its way. */
export function ListSkeleton({ rows }: { readonly rows: number }): ReactElement {
  return (
    <div className="space-y-3 py-1">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name.
        <div key={row} className="h-8">
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
