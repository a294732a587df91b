import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Button } from "../forms/button.tsx";

export interface PaginationProps {
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** There are more than `total`: how many rows this page has, and whether it is the last that can be shown. */
  readonly more?: { readonly shown: number; readonly isLast: boolean } | undefined;
  readonly onPage: (page: number) => void;
}

export function Pagination({ page, pageSize, total, more, onPage }: PaginationProps): ReactElement {
  const before = (page - 1) * pageSize;
  const first = more ? before + 1 : Math.min(before + 1, total);
  const last = more ? before + more.shown : Math.min(before + pageSize, total);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p aria-live="polite" className="text-sm text-fg-3 tabular-nums">
        Showing {countText(first)} to {countText(last)} of {more && "more than "}
        {countText(total)} results
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          disabled={page <= 1}
          icon={<ChevronLeft size={14} aria-hidden="true" />}
          onClick={() => onPage(page - 1)}
        >
          Previous
        </Button>
        <Button size="sm" disabled={more ? more.isLast : last >= total} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight size={14} aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}

/** The footer of a table that is paged; none while nothing is in it. */
export function pagesFooter(pages: PaginationProps): ReactElement | undefined {
  return pages.total > 0 ? <Pagination {...pages} /> : undefined;
}
