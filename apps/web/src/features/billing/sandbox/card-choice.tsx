import { sandboxCards } from "@citelens/contract/sandbox-payments";
import type { ReactElement } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

export interface CardChoiceProps {
  readonly value: string;
  readonly onChange: (card: string) => void;
  readonly error: string | undefined;
}

/** The number of a test card, typed or taken from those that are known. */
export function CardChoice({ value, onChange, error }: CardChoiceProps): ReactElement {
  return (
    <div className="space-y-2">
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        error={error}
        hint="Only the sandbox's test cards work. Never type a real card here."
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {Object.entries(sandboxCards).map(([card, outcome]) => (
          <Button key={card} size="sm" onClick={() => onChange(spaced(card))}>
            …{card.slice(-4)} {outcome}
          </Button>
        ))}
      </div>
    </div>
  );
}

function spaced(card: string): string {
  return card.replace(/(\d{4})(?=\d)/g, "$1 ");
}
