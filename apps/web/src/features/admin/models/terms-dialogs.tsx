import type { OperatorHealth } from "@citelens/contract/visibility/operators";
import { type ReactElement, useState } from "react";
import { counted } from "#lib/figures.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { ActDialog } from "../act-dialog.tsx";
import { useSetModelLimits, useSetModelPrice } from "./models.queries.ts";
import { limitsText } from "./models.rules.ts";

interface DialogProps {
  readonly operator: OperatorHealth;
  readonly onClose: () => void;
}

/** Figure in a field; null where it is empty, and what the server refuses where it is no number. */
function figureIn(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}

/** Price of an answer. */
export function PriceDialog({ operator, onClose }: DialogProps): ReactElement {
  const { mutateAsync } = useSetModelPrice(operator.id);
  const [credits, setCredits] = useState(String(operator.credits_per_answer));
  return (
    <ActDialog
      title={`Price of ${operator.display_name}`}
      description="It holds from the next run on. A run that has begun keeps its price."
      submitLabel="Set price"
      reasonHint="It stays in the audit log."
      fields={["credits_per_answer"]}
      run={(act) => mutateAsync({ credits_per_answer: figureIn(credits), ...act })}
      done={(set) => `An answer costs ${counted(set.credits_per_answer, "credit")}.`}
      onClose={onClose}
    >
      {(errorUnder) => (
        <TextField
          label="Credits per answer"
          hint={`Standard: ${operator.standard_credits_per_answer}. Empty brings it back.`}
          inputMode="numeric"
          autoComplete="off"
          value={credits}
          error={errorUnder("credits_per_answer")}
          onChange={(event) => setCredits(event.target.value)}
        />
      )}
    </ActDialog>
  );
}

/** How often the provider is asked. */
export function LimitsDialog({ operator, onClose }: DialogProps): ReactElement {
  const { mutateAsync } = useSetModelLimits(operator.id);
  const { limits, provider } = operator;
  const [atOnce, setAtOnce] = useState(String(limits.concurrency));
  const [perMinute, setPerMinute] = useState(String(limits.per_minute));
  const [concurrency, per_minute] = [figureIn(atOnce), figureIn(perMinute)];
  // One that is empty alone is refused by the server, under its field.
  const wanted =
    concurrency === null && per_minute === null
      ? null
      : { concurrency: concurrency ?? 0, per_minute: per_minute ?? 0 };
  return (
    <ActDialog
      title={`Limits of ${provider}`}
      description="For all models of this provider, in all instances together, within seconds."
      submitLabel="Set limits"
      reasonHint="It stays in the audit log."
      fields={["limits.concurrency", "limits.per_minute"]}
      run={(act) => mutateAsync({ limits: wanted, ...act })}
      done={(set) => `${provider} is asked ${limitsText(set.limits)}.`}
      onClose={onClose}
    >
      {(errorUnder) => (
        <>
          <TextField
            label="Questions at once"
            hint={`Standard: ${limits.standard.concurrency}. Empty both to bring the standard back.`}
            inputMode="numeric"
            autoComplete="off"
            value={atOnce}
            error={errorUnder("limits.concurrency")}
            onChange={(event) => setAtOnce(event.target.value)}
          />
          <TextField
            label="Questions a minute"
            hint={`Standard: ${limits.standard.per_minute}.`}
            inputMode="numeric"
            autoComplete="off"
            value={perMinute}
            error={errorUnder("limits.per_minute")}
            onChange={(event) => setPerMinute(event.target.value)}
          />
        </>
      )}
    </ActDialog>
  );
}
