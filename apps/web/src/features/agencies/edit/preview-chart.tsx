import type { ReactElement } from "react";

const lines = [
  "M0 40 L40 34 L80 37 L120 22 L160 25 L200 10",
  "M0 30 L40 36 L80 26 L120 32 L160 38 L200 31",
] as const;

/** The first two series of a chart, the own brand's stronger, as charts draw them. */
export function PreviewChart({ tones }: { readonly tones: readonly string[] }): ReactElement {
  return (
    <svg viewBox="0 0 200 48" preserveAspectRatio="none" className="h-12 w-full" aria-hidden="true">
      {lines.map((line, index) => (
        <path
          key={line}
          d={line}
          fill="none"
          stroke={tones[index]}
          strokeWidth={index === 0 ? 2.5 : 1.5}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
