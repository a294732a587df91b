import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import type { ReactElement } from "react";
import { moneyText } from "#lib/figures.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/frame/card.tsx";
import { priceNames } from "../../ads-labels.rules.ts";
import type { StepProps } from "./step-props.ts";

interface BudgetStepProps extends StepProps {
  readonly campaign: AdCampaign;
  /** The new daily budget, typed again where it rises steeply. */
  readonly confirmation: {
    readonly isAsked: boolean;
    readonly typed: string;
    readonly error: string | undefined;
    readonly onType: (typed: string) => void;
  };
}

/** Step for the cost of the campaign, and when it runs. */
export function BudgetStep({
  draft,
  change,
  errorUnder,
  campaign,
  confirmation,
}: BudgetStepProps): ReactElement {
  const { channel, currency, daily_cents: daily } = campaign;
  const amount = (field: "budget" | "daily" | "price", label: string, hint: string): ReactElement => (
    <TextField
      label={`${label} in ${currency}`}
      inputMode="decimal"
      autoComplete="off"
      hint={hint}
      value={draft[field]}
      error={errorUnder(field)}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  return (
    <Card title="Budget and dates" hint="Nothing is spent before the campaign is activated.">
      <div className="max-w-form space-y-5">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {amount("budget", "Whole budget", "The campaign stops when it is spent.")}
          {amount("daily", "Daily budget", "The most that one day may cost.")}
        </div>
        {confirmation.isAsked && (
          <TextField
            label="Type the new daily budget again"
            inputMode="decimal"
            autoComplete="off"
            hint={`It is more than half above the ${moneyText(daily, currency)} of now.`}
            value={confirmation.typed}
            error={confirmation.error}
            onChange={(event) => confirmation.onType(event.target.value)}
          />
        )}
        {amount(
          "price",
          priceNames[channel],
          channel === "NETWORK"
            ? "Reads by agents whose visits count; spoofed ones cost nothing."
            : "The bid is never raised by us.",
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            type="date"
            label="First day"
            value={draft.starts}
            error={errorUnder("starts")}
            onChange={(event) => change({ starts: event.target.value })}
          />
          <TextField
            type="date"
            label="Last day (optional)"
            min={draft.starts}
            value={draft.ends}
            error={errorUnder("ends")}
            onChange={(event) => change({ ends: event.target.value })}
          />
        </div>
        <p className="text-sm text-fg-3">
          {channel === "NETWORK"
            ? "Spend and publishers’ earnings are written down. Nothing is charged or paid out by itself."
            : "ChatGPT charges your ad account. The workspace’s daily ceiling holds for all campaigns together."}
        </p>
      </div>
    </Card>
  );
}
