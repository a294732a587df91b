import type { RunProgress } from "@citelens/contract/visibility/runs";
import { Circle, CircleCheck } from "lucide-react";
import type { ReactElement } from "react";
import { Spinner } from "#ui/frame/spinner.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { launchSteps, type StepState } from "./launch.rules.ts";

const marks: Readonly<Record<StepState, ReactElement>> = {
  done: <CircleCheck size={18} aria-hidden="true" className="text-pos" />,
  current: (
    <span className="text-brand-text">
      <Spinner />
    </span>
  ),
  next: <Circle size={18} aria-hidden="true" className="text-border-strong" />,
};

export function LaunchSteps({ run }: { readonly run: RunProgress | undefined }): ReactElement {
  return (
    <ol className="space-y-4">
      {launchSteps(run).map(({ title, hint, state }) => (
        <li key={title} aria-current={state === "current" ? "step" : undefined} className="flex gap-3">
          <span className="flex h-6 w-5 shrink-0 items-center justify-center">{marks[state]}</span>
          <div>
            <p className={state === "next" ? "text-fg-2" : "font-medium"}>
              {title}
              {state === "done" && <VisuallyHidden>, done</VisuallyHidden>}
            </p>
            <p className="text-sm text-fg-3">{hint}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
