import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { steps } from "./onboarding.rules.ts";

interface ProgressBarProps {
  /** From 1 to 4. */
  readonly step: number;
  readonly next: string | undefined;
}

const itemRecipe = "flex flex-col gap-2 rounded-control pb-1 text-xs sm:text-sm";

/** The four steps; all but the last, a confirmation only, are links. */
export function ProgressBar({ step, next }: ProgressBarProps): ReactElement {
  return (
    <nav aria-label="Progress">
      <ol className="grid grid-cols-4 gap-2 sm:gap-3">
        {steps.map(({ number, path, label }) => {
          const content = (
            <StepLabel state={stateOf(number, step)} number={number}>
              {label}
            </StepLabel>
          );
          return (
            <li key={number} aria-current={number === step ? "step" : undefined}>
              {number === steps.length ? (
                <span className={itemRecipe}>{content}</span>
              ) : (
                <Link
                  to={path}
                  search={next === undefined ? {} : { next }}
                  className={`${itemRecipe} hover:underline`}
                >
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type StepState = "done" | "current" | "ahead";

function stateOf(number: number, step: number): StepState {
  if (number < step) return "done";
  return number === step ? "current" : "ahead";
}

interface StepLabelProps {
  readonly state: StepState;
  readonly number: number;
  readonly children: ReactNode;
}

function StepLabel({ state, number, children }: StepLabelProps): ReactElement {
  return (
    <>
      <span
        aria-hidden="true"
        data-state={state}
        className="h-1 rounded-full bg-border data-[state=current]:bg-brand data-[state=done]:bg-brand forced-colors:data-[state=current]:bg-[Highlight] forced-colors:data-[state=done]:bg-[Highlight]"
      />
      <span
        data-state={state}
        className="flex items-start gap-1 text-fg-3 data-[state=current]:font-semibold data-[state=current]:text-fg data-[state=done]:text-fg-2"
      >
        {state === "done" ? (
          <Check
            size={14}
            role="img"
            aria-label="Done:"
            className="mt-0.5 shrink-0 text-brand-text max-sm:sr-only"
          />
        ) : (
          <span aria-hidden="true" className="tabular-nums max-sm:hidden">
            {number}.
          </span>
        )}
        <span className="min-w-0">{children}</span>
      </span>
    </>
  );
}
