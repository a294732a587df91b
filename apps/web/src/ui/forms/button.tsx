import { mergeProps } from "@base-ui/react/merge-props";
import { useRender } from "@base-ui/react/use-render";
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from "react";
import { cx } from "../cx.ts";
import { Spinner } from "../frame/spinner.tsx";

export interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "style"> {
  readonly variant?: "primary" | "secondary" | "ghost" | "danger" | undefined;
  readonly size?: "sm" | "md" | "lg" | undefined;
  /** Before the label; replaced by a spinner while loading. */
  readonly icon?: ReactNode;
  /** Keeps focus and width, shows a spinner and ignores presses. */
  readonly loading?: boolean | undefined;
  /** For a label that may be too long for one line. */
  readonly wraps?: boolean | undefined;
  /** Another element styled as the button, such as a router link. */
  readonly render?: ReactElement | undefined;
}

const variants = {
  primary: "border-transparent bg-brand text-brand-fg not-aria-disabled:hover:bg-brand-hover",
  secondary:
    "border-border bg-surface text-fg not-aria-disabled:hover:bg-surface-2 data-popup-open:bg-surface-2 " +
    "aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-text not-aria-disabled:aria-pressed:hover:bg-brand-soft",
  ghost:
    "border-transparent text-fg-2 not-aria-disabled:hover:bg-surface-2 not-aria-disabled:hover:text-fg data-popup-open:bg-surface-2",
  danger: "border-transparent bg-neg text-neg-fg not-aria-disabled:hover:bg-neg-hover",
} as const;

const sizes = {
  sm: "h-8 gap-1.5 px-2.5 text-sm",
  md: "h-9 gap-2 px-3 text-base",
  lg: "h-10 gap-2 px-4 text-base",
} as const;

export function Button({
  variant = "secondary",
  size = "md",
  icon,
  loading = false,
  wraps = false,
  disabled = false,
  render,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactElement | null {
  const own = {
    className: cx(
      "inline-flex shrink-0 items-center justify-center rounded-control border font-medium",
      wraps ? "h-auto! min-h-9 py-1.5 wrap-anywhere" : "whitespace-nowrap",
      "transition-colors select-none disabled:cursor-not-allowed disabled:opacity-50",
      "aria-disabled:cursor-default",
      variants[variant],
      sizes[size],
    ),
    onClick: loading ? ignore : onClick,
    children: (
      <>
        {loading ? <Spinner /> : icon}
        {children}
      </>
    ),
    ...(loading && { "aria-busy": true, "aria-disabled": true }),
    ...(!render && { type: "button" as const, disabled }),
  };
  return useRender({ defaultTagName: "button", render, props: mergeProps<"button">(own, rest) });
}

/** Also prevents the form from being submitted twice. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}
