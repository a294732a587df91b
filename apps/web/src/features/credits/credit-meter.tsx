import type { Credits } from "@citelens/contract/billing/credits";
import type { ReactElement } from "react";
import { Meter } from "#ui/charts/meter.tsx";
import { cx } from "#ui/cx.ts";
import { creditLevel, levelLabels, usageText } from "./credits.rules.ts";

export const levelColours = {
  green: "text-pos",
  yellow: "text-yellow",
  orange: "text-orange",
  red: "text-neg",
} as const;
const tones = { green: "pos", yellow: "yellow", orange: "orange", red: "neg" } as const;

export function CreditMeter({ credits }: { readonly credits: Credits }): ReactElement {
  return (
    <Meter
      label="Credits used"
      percent={credits.credit_usage_percentage}
      tone={tones[creditLevel(credits)]}
    />
  );
}

/** The meter with what it says in words: a colour alone tells nobody who cannot tell it. */
export function CreditUsage({ credits }: { readonly credits: Credits }): ReactElement {
  const level = creditLevel(credits);
  return (
    <div className="flex flex-col gap-1.5">
      <CreditMeter credits={credits} />
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span data-level={level} className={cx("font-medium", levelColours[level])}>
          {levelLabels[level]}
        </span>
        <span className="text-fg-2 tabular-nums">{usageText(credits.credit_usage_percentage)}</span>
      </p>
    </div>
  );
}
