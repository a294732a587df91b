import type { ComponentProps, ReactElement } from "react";
import { cx } from "../cx.ts";
import { inputRecipe } from "../recipes.ts";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";

export interface TextAreaProps
  extends FieldFrameProps,
    Omit<ComponentProps<"textarea">, "className" | "style" | "id" | "children"> {
  /** Scrolls in itself from a moderate height on. */
  readonly bounded?: boolean;
}

/** Several lines of text; the field grows with what is typed where the browser can do it. */
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
