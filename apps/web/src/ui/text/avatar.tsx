import { Avatar as BaseAvatar } from "@base-ui/react/avatar";
import type { ReactElement } from "react";
import { cx } from "../cx.ts";

export interface AvatarProps {
  /** A person is a circle with two initials, a site a square with its first letter. */
  readonly kind: "person" | "site";
  readonly name: string;
  readonly src?: string | undefined;
  readonly size?: "xs" | "sm" | "md" | "lg";
}

const sizes = {
  xs: "size-4 text-xs",
  sm: "size-6 text-xs",
  md: "size-7 text-xs",
  lg: "size-10 text-base",
} as const;

/** Decorative beside a name; on its own, the surrounding control has the accessible name. */
export function Avatar({ kind, name, src, size = "md" }: AvatarProps): ReactElement {
  return (
    <BaseAvatar.Root
      aria-hidden="true"
      className={cx(
        "inline-flex shrink-0 items-center justify-center overflow-hidden bg-brand-soft font-semibold text-brand-text select-none",
        kind === "person" ? "rounded-full" : "rounded-control",
        sizes[size],
      )}
    >
      {src !== undefined && <BaseAvatar.Image src={src} alt="" className="size-full object-cover" />}
      {/* Letters drawn by the stylesheet are not text, so they do not change the name of a surrounding button. */}
      <BaseAvatar.Fallback
        data-initials={initials(kind, name)}
        className="before:content-[attr(data-initials)]"
      />
    </BaseAvatar.Root>
  );
}

function initials(kind: AvatarProps["kind"], name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.map((word) => [...word][0] ?? "").slice(0, kind === "person" ? 2 : 1);
  return letters.join("").toUpperCase() || "?";
}
