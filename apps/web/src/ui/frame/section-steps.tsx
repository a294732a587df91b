import { Check } from "lucide-react";
import type { ReactElement } from "react";
import { cx } from "../cx.ts";

export interface SectionStep {
  /** The id of the section's element, which gets the focus. */
  readonly id: string;
  readonly label: string;
  readonly state: "done" | "open" | "wrong";
  /** Cannot be gone to yet. */
  readonly disabled?: boolean;
}

export interface SectionStepsProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly steps: readonly SectionStep[];
  /** The one that is shown, where only one is. */
  readonly current?: string;
  /** Shows a step, where not all stand below one another. */
  readonly onChoose?: (id: string) => void;
}

const words = { done: "complete", open: "open", wrong: "needs attention" } as const;
const marks = {
  done: "border-transparent bg-brand text-brand-fg",
  open: "border-border-strong text-fg-2",
  wrong: "border-neg text-neg",
} as const;

/** The sections of a long form, with links and their completion. */
export function SectionSteps({
  label,
  steps,
  current,
  onChoose = showSection,
}: SectionStepsProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-1 gap-y-1">
        {steps.map(({ id, label: name, state, disabled }, index) => (
          <li key={id}>
            <button
              type="button"
              // A number that is seen belongs to the name.
              aria-label={`${state === "done" ? "" : `${index + 1} `}${name}, ${words[state]}`}
              disabled={disabled}
              {...(id === current && { "aria-current": "step" })}
              onClick={() => onChoose(id)}
              className={cx(
                "inline-flex h-8 items-center gap-2 rounded-control pr-3 pl-1.5 text-sm font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-50",
                id === current
                  ? "bg-brand-soft text-brand-text"
                  : "text-fg-2 hover:bg-surface-2 hover:text-fg",
              )}
            >
              <span
                aria-hidden="true"
                className={cx(
                  "flex size-5 items-center justify-center rounded-full border text-xs tabular-nums",
                  marks[state],
                )}
              >
                {state === "done" ? <Check size={12} strokeWidth={3} /> : index + 1}
              </span>{" "}
              {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Scrolls to a section and focuses it. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: "start" });
  section?.focus({ preventScroll: true });
}
