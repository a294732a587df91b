import type { ReactElement, ReactNode } from "react";
import { cx } from "../cx.ts";

export interface BadgeProps {
  readonly tone: "neutral" | "pos" | "neg" | "warn" | "info" | "brand";
  readonly children: ReactNode;
}

const tones = {
  neutral: "text-fg-3",
  pos: "text-pos",
  neg: "text-neg",
  warn: "text-warn",
  info: "text-info",
  brand: "text-brand-text",
} as const;

/** A state in one word with a coloured dot; the word carries the meaning, the colour is only an aid. */
export function Badge({ tone, children }: BadgeProps): ReactElement {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-2 align-bottom text-sm leading-5 whitespace-nowrap",
        tones[tone],
      )}
    >
      <span aria-hidden="true" className="rounded-full border-3 border-current" />
      {children}
    </span>
  );
}
