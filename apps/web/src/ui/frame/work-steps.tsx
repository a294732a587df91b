import { Circle, CircleCheck } from "lucide-react";
import type { ReactElement } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { Spinner } from "./spinner.tsx";

export interface WorkStep {
  readonly title: string;
  /** Sentence on what happens in it. */
  readonly hint: string;
  readonly state: "done" | "current" | "next";
  /** How far it is, such as "3 of 8"; where that is known. */
  readonly count?: string | undefined;
}

const marks: Readonly<Record<WorkStep["state"], ReactElement>> = {
  done: <CircleCheck size={18} aria-hidden="true" className="text-pos" />,
  current: (
    <span className="text-brand-text">
      <Spinner />
    </span>
  ),
  next: <Circle size={18} aria-hidden="true" className="text-border-strong" />,
};

/** The steps of long work, and how far it is. */
export function WorkSteps({ steps }: { readonly steps: readonly WorkStep[] }): ReactElement {
  return (
    <ol aria-label="Steps" className="space-y-4">
      {steps.map(({ title, hint, state, count }) => (
        <li key={title} aria-current={state === "current" ? "step" : undefined} className="flex gap-3">
          <span className="flex h-6 w-5 shrink-0 items-center justify-center">{marks[state]}</span>
          <div>
            <p className={state === "next" ? "text-fg-2" : "font-medium"}>
              {title}
              {state === "done" && <VisuallyHidden>, done</VisuallyHidden>}
              {count !== undefined && <span className="font-normal text-fg-2 tabular-nums"> · {count}</span>}
            </p>
            <p className="text-sm text-fg-3">{hint}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
