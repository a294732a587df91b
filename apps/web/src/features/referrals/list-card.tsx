import type { FileFormat } from "@citelens/contract/base/list-format";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";

interface ListCardProps<Data> {
  readonly title: string;
  readonly hint: string;
  readonly list: UseQueryResult<Data>;
  readonly isEmpty: (data: Data) => boolean;
  /** File that it is saved as; see ExportButton. */
  readonly file: { readonly name: string; readonly read: (format: FileFormat) => Promise<Blob> };
  readonly children: (data: Data) => ReactNode;
}

const skeletonRows = ["first", "second", "third", "fourth", "fifth"];

/** A list of the page in a card of its own, which loads and fails by itself. */
export function ListCard<Data>({
  title,
  hint,
  list,
  isEmpty,
  file,
  children,
}: ListCardProps<Data>): ReactElement {
  const { data } = list;
  return (
    <Card
      title={title}
      hint={hint}
      padding="flush"
      actions={<ExportButton {...file} disabled={data === undefined || isEmpty(data)} />}
    >
      {data === undefined && list.isError && <QueryError query={list} />}
      {data === undefined && !list.isError && (
        <div className="space-y-4 px-5 pb-5" aria-busy="true">
          {skeletonRows.map((row) => (
            <Skeleton key={row} />
          ))}
        </div>
      )}
      {data !== undefined && isEmpty(data) && (
        <p className="px-5 pt-2 pb-6 text-fg-2">Nobody came from an AI assistant in this period.</p>
      )}
      {data !== undefined && !isEmpty(data) && children(data)}
    </Card>
  );
}
