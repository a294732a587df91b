import { smallSampleAnswers } from "@citelens/contract/visibility/insight-constants";
import { TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { type Sample, sampleText } from "./time-series/sample-text.ts";

export interface IntervalNoteProps extends Sample {
  readonly n: number;
  readonly unit?: "%" | "";
}

const meanings = {
  topic: "The 95 % interval for the topic that the prompts stand for.",
  prompts: "The 95 % interval for these prompts alone: five or more tell something of their topic.",
} as const;

/** The number of answers of a figure and its interval, with a warning when they are few. */
export function IntervalNote({ unit = "%", ...sample }: IntervalNoteProps): ReactElement {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5 text-xs text-fg-3 tabular-nums">
      <span {...(sample.of && { "data-tooltip": meanings[sample.of] })}>
        <Unbroken text={sampleText(sample, unit)} />
        {sample.of === "prompts" && sample.low !== undefined && " for these prompts"}
      </span>
      {sample.n < smallSampleAnswers && (
        <span
          data-tooltip={`Fewer than ${smallSampleAnswers} answers: take the figure as a hint only.`}
          className="inline-flex items-center gap-1 rounded-full border border-border px-1.5 font-medium whitespace-nowrap text-warn"
        >
          <TriangleAlert size={11} aria-hidden="true" />
          low sample
        </span>
      )}
    </span>
  );
}

/** A narrow tile breaks it in front of the interval alone. */
function Unbroken({ text }: { readonly text: string }): ReactElement {
  const [count = "", interval] = text.split(" · ");
  return (
    <>
      <span className="whitespace-nowrap">
        {count}
        {interval !== undefined && " ·"}
      </span>{" "}
      {interval !== undefined && <span className="whitespace-nowrap">{interval}</span>}
    </>
  );
}
