import { CircleCheck, CircleDashed } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { cx } from "../cx.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

export interface ChecklistStepProps {
  readonly title: string;
  readonly why: string;
  readonly isDone: boolean;
  /** The buttons by which it is done. */
  readonly action: ReactNode;
  /** Whether the steps stand beside each other, or below each other with their buttons at the end of the line. */
  readonly layout?: "column" | "row";
}

/** One of the first steps, in a list of them: why and how, or that it is done. */
export function ChecklistStep(props: ChecklistStepProps): ReactElement {
  const { title, why, isDone, action, layout = "column" } = props;
  const Icon = isDone ? CircleCheck : CircleDashed;
  const isRow = layout === "row";
  return (
    <li className={cx("flex gap-3", isRow && "py-3 first:pt-0 last:pb-0")}>
      <Icon
        size={20}
        aria-hidden="true"
        className={isDone ? "mt-0.5 shrink-0 text-pos" : "mt-0.5 shrink-0 text-fg-3"}
      />
      <div
        className={
          isRow
            ? "flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-8 gap-y-2"
            : "min-w-0 space-y-2"
        }
      >
        <div className={isRow ? "min-w-0 flex-1 basis-64" : "space-y-2"}>
          <p className={isDone ? "font-medium text-fg-3" : "font-medium"}>
            {title}
            {isDone && <VisuallyHidden>: done</VisuallyHidden>}
          </p>
          {!isDone && <p className="text-sm text-fg-2">{why}</p>}
        </div>
        {!isDone && (
          <div className={cx("flex flex-wrap gap-2", isRow && "max-w-full has-[fieldset]:w-full")}>
            {action}
          </div>
        )}
      </div>
    </li>
  );
}
