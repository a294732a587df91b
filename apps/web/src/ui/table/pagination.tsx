import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Button } from "../forms/button.tsx";

export interface PaginationProps {
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

export function Pagination({ page, pageSize, total, onPage }: PaginationProps): ReactElement {
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p aria-live="polite" className="text-sm text-fg-3 tabular-nums">
        Showing {countText(first)} to {countText(last)} of {countText(total)} results
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
        <Button size="sm" disabled={last >= total} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight size={14} aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
