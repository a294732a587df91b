import type { InsightMatrix } from "@citelens/contract/visibility/insight-cards";
import type { ReactElement } from "react";
import { pointChange } from "#lib/change.ts";
import { countText, percent, signed, wordFor } from "#lib/figures.ts";
import { rateOf } from "../figures.rules.ts";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { AnswersLink } from "../links/answers-link.tsx";
import type { MatrixCellText } from "./matrix-cells.rules.ts";

interface MatrixCellProps {
  readonly cell: MatrixCellText;
  readonly matrix: InsightMatrix;
}

const looks = {
  named_and_cited: "border-pos/40 bg-pos/8",
  named_only: "border-border bg-brand/8",
  cited_only: "border-border bg-brand/8",
  absent: "border-border bg-surface-2",
} as const;

export function MatrixCell({ cell, matrix }: MatrixCellProps): ReactElement {
  const { isCompared } = useInsightScope();
  const { name, title, meaning, advice, traits } = cell;
  const { previous } = matrix;
  const share = rateOf(matrix[name], matrix.n);
  const change = pointChange(share, rateOf(previous[name], previous.n));
  return (
    <li className={`rounded-control border px-4 py-3 ${looks[name]}`}>
      <h3 className="text-sm font-medium text-fg">{title}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="text-xl font-semibold text-fg">
          <AnswersLink traits={traits} label={`${wordFor(matrix[name], "answer")}: ${title.toLowerCase()}`}>
            {countText(matrix[name])}
          </AnswersLink>
        </span>
        <span className="text-sm text-fg-2">{percent(share)}</span>
        {isCompared && (
          <>
            {change !== 0 && (
              <span className="text-xs font-medium whitespace-nowrap text-fg-2">
                {signed(change)}
                {"\u00a0pts"}
              </span>
            )}
            <span className="text-xs text-fg-2">before: {countText(previous[name])}</span>
          </>
        )}
      </p>
      <p className="mt-1 text-sm text-fg-2">
        {meaning} {advice}
      </p>
    </li>
  );
}
