import type { ComponentProps, ReactElement } from "react";
import { cx } from "../cx.ts";
import { inputRecipe } from "../recipes.ts";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";

export interface TextFieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<"input">, "className" | "style" | "type" | "size" | "id" | "children"> {
  readonly type?: "text" | "email" | "url" | "date" | "datetime-local" | undefined;
}

export function TextField({
  label,
  aside,
  hint,
  error,
  type = "text",
  ...input
}: TextFieldProps): ReactElement {
  return (
    <FieldFrame label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <input type={type} className={cx(inputRecipe, "h-9 pointer-coarse:h-10")} {...input} {...control} />
      )}
    </FieldFrame>
  );
}
