import type { Credits } from "@citelens/contract/billing/credits";
import type { ReactElement } from "react";
import { Meter } from "#ui/charts/meter.tsx";
import { creditLevel } from "./credits.rules.ts";

const tones = { green: "pos", yellow: "warn", orange: "orange", red: "neg" } as const;

export function CreditMeter({ credits }: { readonly credits: Credits }): ReactElement {
  return (
    <Meter
      label="Credits used"
      percent={credits.credit_usage_percentage}
      tone={tones[creditLevel(credits)]}
    />
  );
}
