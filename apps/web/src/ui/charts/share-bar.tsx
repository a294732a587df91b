import type { ReactElement } from "react";

/** A bar for the share (0 to 1) next to it; decorative. */
export function ShareBar({ share }: { readonly share: number }): ReactElement {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
  return (
    <svg className="block h-1 w-full" aria-hidden="true">
      <rect width="100%" height="100%" rx="2" className="fill-surface-2" />
      <rect width={`${percent}%`} height="100%" rx="2" className="fill-brand" />
    </svg>
  );
}
