import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useId } from "react";
import { countText } from "#lib/figures.ts";
import { ShareBar } from "#ui/charts/share-bar.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { statusText } from "./status.rules.ts";

interface PanelContentProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Name of what is loaded, such as "the agent". */
  readonly what: string;
  readonly children: (data: Data) => ReactNode;
}

/** Content of a panel once it is there. */
export function PanelContent<Data>({ query, what, children }: PanelContentProps<Data>): ReactElement {
  if (query.data !== undefined && !query.isPlaceholderData) {
    return <div className="space-y-6">{children(query.data)}</div>;
  }
  if (query.isError) {
    return <QueryError query={query} />;
  }
  return (
    <div role="status" aria-label={`Loading ${what}`}>
      <ListSkeleton rows={8} />
    </div>
  );
}

interface PanelSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function PanelSection({ title, children }: PanelSectionProps): ReactElement {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="space-y-2">
      <h3 id={titleId} className="font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface PanelFiguresProps {
  readonly figures: readonly { readonly label: string; readonly value: ReactNode }[];
}

export function PanelFigures({ figures }: PanelFiguresProps): ReactElement {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-border bg-border">
      {figures.map(({ label, value }) => (
        <div key={label} className="bg-surface px-4 py-3">
          <dt className="text-sm text-fg-2">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CountListProps {
  readonly label: string;
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly visits: number }[];
}

/** Things with their visits, each with a bar for its share of the most frequent one. */
export function CountList({ label, rows }: CountListProps): ReactElement {
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  return (
    <ul aria-label={label} className="space-y-2">
      {rows.map(({ key, name, visits }) => (
        <li key={key} className="space-y-1">
          <div className="flex items-start justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 text-fg-2 tabular-nums">{countText(visits)}</span>
          </div>
          <ShareBar share={visits / most} />
        </li>
      ))}
    </ul>
  );
}

interface StatusListProps {
  readonly statuses: readonly { readonly status: number; readonly visits: number }[];
}

/** Statuses of the answers, how often. */
export function StatusList({ statuses }: StatusListProps): ReactElement {
  return (
    <CountList
      label="Statuses"
      rows={statuses.map(({ status, visits }) => ({
        key: String(status),
        name: <span className={status >= 400 ? "text-neg" : undefined}>{statusText(status)}</span>,
        visits,
      }))}
    />
  );
}
