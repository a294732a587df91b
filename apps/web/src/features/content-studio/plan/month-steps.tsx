import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactElement } from "react";
import { monthText } from "#lib/dates/dates.ts";
import { Button } from "#ui/forms/button.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { monthAfter } from "./plan-search.rules.ts";

interface MonthStepsProps {
  /** As yyyy-MM; none until it is known. */
  readonly month: string | undefined;
  readonly thisMonth: string | undefined;
  readonly onChange: (month: string) => void;
}

/** The month that is shown, and the way to its neighbours and back. */
export function MonthSteps({ month, thisMonth, onChange }: MonthStepsProps): ReactElement {
  const step = (months: number) => () => {
    if (month !== undefined) onChange(monthAfter(month, months));
  };
  return (
    <nav aria-label="Month" className="flex flex-wrap items-center gap-2">
      <IconButton
        label="The month before"
        icon={<ChevronLeft size={16} aria-hidden="true" />}
        onClick={step(-1)}
      />
      <h2 aria-live="polite" className="min-w-36 text-center font-semibold tabular-nums">
        {month === undefined ? "–" : monthText(month)}
      </h2>
      <IconButton
        label="The month after"
        icon={<ChevronRight size={16} aria-hidden="true" />}
        onClick={step(1)}
      />
      {thisMonth !== undefined && month !== thisMonth && (
        <Button size="sm" variant="ghost" onClick={() => onChange(thisMonth)}>
          This month
        </Button>
      )}
    </nav>
  );
}
