import type { OpportunityState } from "@citelens/contract/content/opportunity-words";
import { Ban, Check, ListTodo, type LucideIcon, RotateCcw } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { StateBadge } from "../marks/state-badge.tsx";
import { type DecidedState, isToBeWritten, moveLabels, moves } from "./decision.rules.ts";
import { DismissForm } from "./dismiss-form.tsx";
import { OptimizeLink } from "./optimize-link.tsx";
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
  const isWritten = isToBeWritten(props.opportunity);
  const { move } = useDecision(props);
  const [form, setForm] = useState<"unused" | "open" | "canceled">("unused");
  const standing = useRef<HTMLParagraphElement>(null);
  // The button that was pressed goes, and the focus would go with it.
  const decide = (next: DecidedState, given?: string): void => {
    setForm("unused");
    move(next, given);
    standing.current?.focus();
  };
  return (
    <section aria-label="Why, and what becomes of it" className="space-y-3">
      <p className="wrap-anywhere">{why}</p>
      <p
        ref={standing}
        role="status"
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control text-sm text-fg-2 outline-none"
      >
        <StateBadge state={state} />
        {state === "DISMISSED" && <span className="wrap-anywhere">{reason}</span>}
        {state === "GONE" && "The last two searches did not find any more what it rests on."}
      </p>
      {form === "open" ? (
        <DismissForm onCancel={() => setForm("canceled")} onDismiss={(given) => decide("DISMISSED", given)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {isWritten && <OptimizeLink id={props.opportunity.id} />}
          <Moves
            state={state}
            hasPrimary={!isWritten}
            focused={form === "canceled" ? "DISMISSED" : undefined}
            onMove={(next) => (next === "DISMISSED" ? setForm("open") : decide(next))}
          />
        </div>
      )}
    </section>
  );
}

interface MovesProps {
  readonly state: OpportunityState;
  /** Whether the usual one stands out: where nothing else does. */
  readonly hasPrimary: boolean;
  /** The one that has the focus when it appears. */
  readonly focused: DecidedState | undefined;
  readonly onMove: (next: DecidedState) => void;
}

function Moves({ state, hasPrimary, focused, onMove }: MovesProps): readonly ReactElement[] {
  const isAhead = state === "OPEN" || state === "PLANNED";
  return moves[state].map((next, at) => {
    const Icon = icons[next];
    return (
      <Button
        key={next}
        size="sm"
        variant={at === 0 && hasPrimary && isAhead ? "primary" : "secondary"}
        icon={<Icon size={14} aria-hidden="true" />}
        autoFocus={next === focused}
        onClick={() => onMove(next)}
      >
        {moveLabels[next]}
      </Button>
    );
  });
}
