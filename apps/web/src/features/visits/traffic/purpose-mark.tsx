import type { Purpose } from "@citelens/contract/traffic/agent-words";
import type { ReactElement } from "react";
import { chartStrokes } from "#ui/charts/time-series/chart-tones.ts";
import { purposeLabel, purposeTone } from "./public.ts";

/** A purpose with its colour in the chart. */
export function PurposeMark({ purpose }: { readonly purpose: Purpose }): ReactElement {
  return (
    <span className="inline-flex items-center gap-2 sm:whitespace-nowrap">
      <svg width="10" height="10" className="shrink-0" aria-hidden="true">
        <rect width="10" height="10" rx="2.5" fill={chartStrokes[purposeTone(purpose)]} />
      </svg>
      {purposeLabel(purpose)}
    </span>
  );
}
