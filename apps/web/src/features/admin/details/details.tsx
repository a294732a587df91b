import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";

interface DetailsProps<Data> {
  /** The heading until it is known what the page shows. */
  readonly title: string;
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A page of one thing, in its three states: loading, failed, there. */
export function Details<Data>({ title, query, children }: DetailsProps<Data>): ReactElement {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  return (
    <>
      <PageHeader title={title} />
      {query.isError ? (
        <Card>
          <QueryError query={query} />
        </Card>
      ) : (
        <div aria-busy="true" className="h-72">
          <Skeleton shape="card" />
        </div>
      )}
    </>
  );
}
