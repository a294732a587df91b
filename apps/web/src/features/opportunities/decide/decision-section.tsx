import { Ban, Check, ListTodo, type LucideIcon, RotateCcw } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { StateBadge } from "../state-badge.tsx";
import { type DecidedState, moveLabels, moves } from "./decision.rules.ts";
import { DismissForm } from "./dismiss-form.tsx";
import { type DecisionProps, useDecision } from "./use-decision.ts";

const icons: Readonly<Record<DecidedState, LucideIcon>> = {
  OPEN: RotateCcw,
  PLANNED: ListTodo,
  DONE: Check,
  DISMISSED: Ban,
};

/** Why it is one, and what becomes of it. */
export function DecisionSection(props: DecisionProps): ReactElement {
  const { why, state, reason } = props.opportunity;
  const { isBusy, move } = useDecision(props);
  const [isDismissing, setIsDismissing] = useState(false);
  return (
    <section aria-label="Why, and what becomes of it" className="space-y-3">
      <p className="wrap-anywhere">{why}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-2">
        <StateBadge state={state} />
        {state === "DISMISSED" && <span className="wrap-anywhere">{reason}</span>}
        {state === "GONE" && "The last two searches did not find any more what it rests on."}
      </p>
      {isDismissing ? (
        <DismissForm
          onCancel={() => setIsDismissing(false)}
          onDismiss={(given) => {
            setIsDismissing(false);
            move("DISMISSED", given);
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {moves[state].map((next, at) => {
            const Icon = icons[next];
            return (
              <Button
                key={next}
                size="sm"
                variant={at === 0 && state !== "DONE" && state !== "DISMISSED" ? "primary" : "secondary"}
                icon={<Icon size={14} aria-hidden="true" />}
                disabled={isBusy}
                onClick={() => (next === "DISMISSED" ? setIsDismissing(true) : move(next))}
              >
                {moveLabels[next]}
              </Button>
            );
          })}
        </div>
      )}
    </section>
  );
}
