import { type ReactElement, type ReactNode, useId } from "react";

export interface FieldFrameProps {
  readonly label: string;
  /** Right of the label, such as a "Forgot password?" link. */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** Links a control to its label, hint and error; spread these on the control. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-invalid": boolean | undefined;
  readonly "aria-describedby": string | undefined;
}

interface FieldFrameOwnProps extends FieldFrameProps {
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error, linked for assistive technology. */
export function FieldFrame({ label, aside, hint, error, children }: FieldFrameOwnProps): ReactElement {
  const id = useId();
  const errorId = error === undefined ? "" : `${id}error`;
  const hintId = hint === undefined ? "" : `${id}hint`;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium text-fg">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": `${errorId} ${hintId}`.trim() || undefined,
      })}
      {error !== undefined && (
        <p id={errorId} className="text-sm text-neg">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-fg-3">
          {hint}
        </p>
      )}
    </div>
  );
}
