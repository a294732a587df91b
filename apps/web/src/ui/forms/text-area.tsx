import type { ComponentProps, ReactElement } from "react";
import { cx } from "../cx.ts";
import { inputRecipe } from "../recipes.ts";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";

export interface TextAreaProps
  extends FieldFrameProps,
    Omit<ComponentProps<"textarea">, "className" | "style" | "id" | "children"> {
  /** Scrolls above a moderate height. */
  readonly bounded?: boolean;
}

/** A multi-line text field; it grows with its content where the browser supports it. */
export function TextArea({
  label,
  aside,
  hint,
  error,
  bounded = false,
  ...area
}: TextAreaProps): ReactElement {
  return (
    <FieldFrame label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <textarea
          className={cx(inputRecipe, "field-sizing-content min-h-24 resize-y py-2", bounded && "max-h-60")}
          {...area}
          {...control}
        />
      )}
    </FieldFrame>
  );
}
