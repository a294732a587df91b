import type { ReactElement } from "react";
import { percentChange } from "#lib/change.ts";
import { countText, perCent, signed } from "#lib/figures.ts";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { AnswersLink, type AnswersLinkProps } from "../links/answers-link.tsx";

interface CountCellProps extends Omit<AnswersLinkProps, "children"> {
  readonly count: number;
  readonly previous: number;
}

/** A number of answers with a link to them, and its change, which no verdict is of: it has no arrow and no colour. */
export function CountCell({ count, previous, ...link }: CountCellProps): ReactElement {
  const { isCompared } = useInsightScope();
  const change = isCompared ? percentChange(count, previous) : 0;
  return (
    <span className="inline-flex flex-col items-end">
      <span className="font-medium text-fg">
        {count === 0 ? countText(count) : <AnswersLink {...link}>{countText(count)}</AnswersLink>}
      </span>
      {change !== 0 && (
        <span
          data-tooltip={`${countText(previous)} in the period compared with`}
          className="text-xs whitespace-nowrap text-fg-3"
        >
          {perCent(signed(change))}
        </span>
      )}
    </span>
  );
}
