import { Circle, CircleCheck } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { testCards } from "./payment-text.rules.ts";

export interface CardFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (number: string) => void;
}

/** A test card number, typed or chosen. Browsers must not offer the user's real cards. */
export function CardField({ value, error, onChange }: CardFieldProps): ReactElement {
  return (
    <div className="space-y-3">
      <TextField
        label="Card number"
        name="card"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <ul aria-label="Test cards" className="space-y-1.5">
        {testCards.map(({ number, fate }) => (
          <li key={number} className="flex items-center gap-3 text-sm">
            <Button
              size="sm"
              aria-pressed={value === number}
              icon={
                value === number ? (
                  <CircleCheck size={14} aria-hidden="true" />
                ) : (
                  <Circle size={14} aria-hidden="true" />
                )
              }
              onClick={() => onChange(number)}
            >
              <span className="tabular-nums">{number}</span>
            </Button>
            <span className="text-fg-3">{fate}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
