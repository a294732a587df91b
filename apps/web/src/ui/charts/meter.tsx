import { Meter as BaseMeter } from "@base-ui/react/meter";
import type { ReactElement } from "react";
import { shareText } from "#lib/figures.ts";

export interface MeterProps {
  /** The accessible name. */
  readonly label: string;
  /** 0 to 100; higher values are drawn as full. */
  readonly percent: number;
  readonly tone: "pos" | "warn" | "yellow" | "orange" | "neg";
}

const fills = {
  pos: "bg-pos",
  warn: "bg-warn",
  yellow: "bg-yellow",
  orange: "bg-orange",
  neg: "bg-neg",
} as const;

/** How much of a limit is used. */
export function Meter({ label, percent, tone }: MeterProps): ReactElement {
  return (
    <BaseMeter.Root
      aria-label={label}
      value={Math.min(100, Math.max(0, percent))}
      getAriaValueText={() => shareText(percent)}
    >
      <BaseMeter.Track className="h-1.5 overflow-hidden rounded-full bg-surface-2">
        <BaseMeter.Indicator className={`rounded-full ${fills[tone]}`} />
      </BaseMeter.Track>
    </BaseMeter.Root>
  );
}
