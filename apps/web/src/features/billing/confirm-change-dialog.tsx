import { formatMoney } from "@citelens/contract/money";
import { taxPercent } from "@citelens/contract/pricing";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import {
  type PlanChange,
  type PlanChoice,
  type Preview,
  previewQuery,
  useChangePlan,
} from "./billing.queries.ts";
import { dueToday, serverSentence, totalsOf } from "./billing.rules.ts";
import { longDay } from "./moment.ts";

const failure = "Failed to change plan.";

export interface ConfirmChangeDialogProps {
  readonly projectId: string;
  /** The dialog is closed without one. */
  readonly choice: PlanChoice | undefined;
  readonly onClose: () => void;
  readonly onChanged: (change: PlanChange) => void;
}

/** Shows what a change costs before it is made; exactly that is then charged. */
export function ConfirmChangeDialog({
  projectId,
  choice,
  onClose,
  onChanged,
}: ConfirmChangeDialogProps): ReactElement {
  // What is shown stays while the dialog fades away.
  const [asked, setAsked] = useState(choice);
  if (choice && choice !== asked) setAsked(choice);
  const change = useChangePlan(projectId);
  const preview = useQuery({
    ...previewQuery(projectId, asked ?? { plan: "creator", interval: "monthly" }),
    enabled: choice !== undefined,
  });
  const shown = preview.isFetching ? undefined : preview.data;
  const close = (): void => {
    change.reset();
    onClose();
  };
  const confirm = (): void => {
    if (!asked || !shown) return;
    change.mutate(
      { choice: asked, preview: shown },
      {
        onSuccess: (changed) => {
          onChanged(changed);
          close();
        },
        // What was shown may be what no longer holds, so it is asked for again.
        onError: () => void preview.refetch(),
      },
    );
  };

  return (
    <Dialog
      open={choice !== undefined}
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Confirm Your Updates"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" disabled={!shown} loading={change.isPending} onClick={confirm}>
            Confirm and pay
          </Button>
        </>
      }
    >
      {shown && <Costs preview={shown} />}
      {!shown && !preview.isError && (
        <div aria-busy="true" className="h-40">
          <Skeleton shape="card" />
        </div>
      )}
      {preview.isError && !preview.isFetching && (
        <Banner tone="neg">{serverSentence(preview.error, failure)}</Banner>
      )}
      {change.isError && <Banner tone="neg">{serverSentence(change.error, failure)}</Banner>}
    </Dialog>
  );
}

const figures = new Intl.NumberFormat("en", { signDisplay: "exceptZero" });

function Costs({ preview }: { readonly preview: Preview }): ReactElement {
  const { plan_name, plan_amount, currency, next_billing_date, amount_due_today, credits_change } = preview;
  const { tax, total } = totalsOf(plan_amount);
  const money = (amount: number): string => formatMoney(amount, currency);
  const lines = [
    [`${plan_name} plan`, money(plan_amount)],
    [`Tax (${taxPercent}%)`, money(tax)],
    ["Total from the next billing date on", money(total)],
    ["Next billing date", longDay(next_billing_date)],
    ["Credits for the rest of this period", figures.format(credits_change)],
  ];
  return (
    <div className="space-y-3">
      <dl>
        {lines.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt className="text-fg-2">{label}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="mt-2 flex justify-between gap-4 border-t border-border pt-3 font-semibold">
          <dt>Amount due today</dt>
          <dd className="tabular-nums">{money(dueToday(amount_due_today))}</dd>
        </div>
      </dl>
      {preview.line_items.length > 0 && (
        <details className="text-sm text-fg-2">
          <summary className="cursor-pointer py-1 font-medium text-fg">How this is made up</summary>
          <ul>
            {preview.line_items.map(({ description, amount }) => (
              <li key={description} className="flex justify-between gap-4 py-0.5">
                <span>{description}</span>
                <span className="tabular-nums">{money(amount)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
