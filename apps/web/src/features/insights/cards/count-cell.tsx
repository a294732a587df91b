import type { ReactElement } from "react";
import { percentChange } from "#lib/change.ts";
import { countText } from "#lib/figures.ts";
import { Delta } from "#ui/charts/delta.tsx";
import { AnswersLink, type AnswersLinkProps } from "../answers-link.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";

interface CountCellProps extends Omit<AnswersLinkProps, "children"> {
  readonly count: number;
  readonly previous: number;
}

/** A number of answers with a link to them, and its change in per cent when periods are compared. */
export function CountCell({ count, previous, ...link }: CountCellProps): ReactElement {
  const { isCompared } = useInsightScope();
  return (
    <span className="inline-flex flex-col items-end">
      <span className="font-medium text-fg">
        {count === 0 ? countText(count) : <AnswersLink {...link}>{countText(count)}</AnswersLink>}
      </span>
      {isCompared && <Delta change={percentChange(count, previous)} unit="%" />}
    </span>
  );
}
