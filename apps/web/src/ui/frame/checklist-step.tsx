import { CircleCheck, CircleDashed } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

export interface ChecklistStepProps {
  readonly title: string;
  readonly why: string;
  readonly isDone: boolean;
  /** The buttons by which it is done. */
  readonly action: ReactNode;
}

/** One of the first steps, in a list of them: why and how, or that it is done. */
export function ChecklistStep({ title, why, isDone, action }: ChecklistStepProps): ReactElement {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex gap-3">
      <Icon
        size={20}
        aria-hidden="true"
        className={isDone ? "mt-0.5 shrink-0 text-pos" : "mt-0.5 shrink-0 text-fg-3"}
      />
      <div className="min-w-0 space-y-2">
        <p className={isDone ? "font-medium text-fg-3" : "font-medium"}>
          {title}
          {isDone && <VisuallyHidden>: done</VisuallyHidden>}
        </p>
        {!isDone && (
          <>
            <p className="text-sm text-fg-2">{why}</p>
            <div className="flex flex-wrap gap-2">{action}</div>
          </>
        )}
      </div>
    </li>
  );
}
