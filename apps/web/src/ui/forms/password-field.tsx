import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactElement, useState } from "react";
import { cx } from "../cx.ts";
import { inputRecipe } from "../recipes.ts";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";

export interface PasswordFieldProps
  extends FieldFrameProps,
    Omit<
      ComponentProps<"input">,
      "className" | "style" | "type" | "size" | "id" | "children" | "autoComplete"
    > {
  /** Tells password managers whether to fill in a password or to suggest one. */
  readonly autoComplete: "current-password" | "new-password";
}

/** A password field with a show button, open to paste and password managers. */
export function PasswordField({ label, aside, hint, error, ...input }: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            type={shown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            className={cx(inputRecipe, "h-9 pr-10 pointer-coarse:h-10")}
            {...input}
            {...control}
          />
          <button
            type="button"
            aria-label={shown ? "Hide password" : "Show password"}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0.5 my-auto flex size-8 items-center justify-center rounded-control text-fg-3 hover:text-fg focus-visible:-outline-offset-2"
          >
            {shown ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
