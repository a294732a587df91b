import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cx } from "../cx.ts";

export interface IconButtonProps
  extends Omit<ComponentProps<"button">, "className" | "style" | "children" | "aria-label"> {
  /** The accessible name and the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: "sm" | "md" | undefined;
  readonly variant?: "ghost" | "secondary" | undefined;
}

const variants = {
  ghost: "border-transparent",
  secondary: "border-border bg-surface",
} as const;

export function IconButton({
  label,
  icon,
  size = "md",
  variant = "ghost",
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      className={cx(
        "inline-flex shrink-0 items-center justify-center rounded-control border text-fg-2 transition-colors print:hidden",
        "not-disabled:hover:bg-surface-2 not-disabled:hover:text-fg data-popup-open:bg-surface-2",
        "disabled:cursor-not-allowed disabled:opacity-50",
        variants[variant],
        size === "sm" ? "size-7" : "size-8",
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
