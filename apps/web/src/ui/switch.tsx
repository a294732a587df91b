import { Switch as BaseSwitch } from "@base-ui/react/switch";
import { type ReactElement, type ReactNode, useId } from "react";

export interface SwitchProps {
  readonly label: string;
  /** What is different while it is on. */
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** A setting that takes effect at once. */
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
      <BaseSwitch.Root
        id={id}
        aria-describedby={hint === undefined ? undefined : hintId}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="flex h-6 w-10 shrink-0 rounded-full border border-border-strong bg-surface-2 p-0.75 transition-colors data-checked:border-transparent data-checked:bg-brand data-disabled:cursor-not-allowed data-disabled:opacity-50"
      >
        <BaseSwitch.Thumb className="size-4 rounded-full bg-border-strong transition-[translate,background-color] data-checked:translate-x-4 data-checked:bg-brand-fg forced-colors:bg-[ButtonText]" />
      </BaseSwitch.Root>
    </div>
  );
}
