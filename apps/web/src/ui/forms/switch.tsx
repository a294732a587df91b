import { type ReactElement, type ReactNode, useId } from "react";
import { SwitchControl } from "./switch-control.tsx";

export interface SwitchProps {
  readonly label: string;
  /** Change that the setting makes when it is on. */
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** A setting that takes effect immediately. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps): ReactElement {
  const id = useId();
  const hintId = useId();
  return (
    <div className={`flex justify-between gap-4 ${hint === undefined ? "items-center" : "items-start"}`}>
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium text-fg">
          {label}
        </label>
        {hint !== undefined && (
          <p id={hintId} className="text-sm text-fg-3">
            {hint}
          </p>
        )}
      </div>
      <SwitchControl
        id={id}
        describedBy={hint === undefined ? undefined : hintId}
        checked={checked}
        onChange={onChange}
        disabled={disabled}
      />
    </div>
  );
}
