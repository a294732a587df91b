import type { AdAccount } from "@citelens/contract/content/ads-campaigns";
import { type FormEvent, type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { moneyText } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useAdsChange } from "../ads.queries.ts";
import { amountFault, budgetBounds, centsOf, typedText } from "../money.rules.ts";
import { changeAdCeiling } from "./account.queries.ts";

/** Stands in until an account says its own. */
const currencyUntilConnected = "EUR";

/** The most that a day of ads in ChatGPT may cost. */
export function CeilingForm({ known }: { readonly known: AdAccount }): ReactElement {
  const { own_ceiling_cents: own, installation_ceiling_cents: installation, ceiling_cents: ceiling } = known;
  const currency = known.account?.currency ?? currencyUntilConnected;
  const changing = useAdsChange(changeAdCeiling);
  const [amount, setAmount] = useState(own === null ? "" : typedText(own));
  const [error, setError] = useState<string>();

  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (changing.isPending) return;
    const cents = amount.trim() === "" ? null : centsOf(amount);
    const fault = cents === null ? undefined : amountFault(amount, budgetBounds, currency);
    if (cents === undefined || fault !== undefined) {
      setError(fault);
      return;
    }
    changing.mutate(cents, {
      onSuccess: () => toast.success(cents === null ? "Ceiling taken away" : "Ceiling saved"),
      onError: (problem) => setError(problemMessage(problem)),
    });
  };
  return (
    <form noValidate onSubmit={save} className="space-y-3">
      <TextField
        label={`Daily ceiling in ${currency}`}
        inputMode="decimal"
        autoComplete="off"
        hint={
          installation === null
            ? "The most that all campaigns in ChatGPT may cost on one day. They are paused when it is reached."
            : `The installation allows ${moneyText(installation, currency)} a day. The lower of both counts.`
        }
        value={amount}
        error={error}
        onChange={(event) => {
          setAmount(event.target.value);
          setError(undefined);
        }}
      />
      <p className={ceiling === null ? "text-sm text-warn" : "text-sm text-fg-2"}>
        {ceiling === null
          ? "Without a ceiling no campaign in ChatGPT can be activated."
          : `Up to ${moneyText(ceiling, currency)} a day may be spent in ChatGPT.`}
      </p>
      <Button type="submit" loading={changing.isPending}>
        Save ceiling
      </Button>
    </form>
  );
}
