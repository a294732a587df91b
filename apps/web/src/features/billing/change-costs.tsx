import { formatMoney } from "@citelens/contract/base/money";
import { taxPercent } from "@citelens/contract/billing/pricing";
import type { ReactElement } from "react";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { changeText, counted, countText, shareText, wordFor } from "#lib/figures.ts";
import { Banner } from "#ui/frame/banner.tsx";
import type { Preview } from "./billing.queries.ts";
import { dueToday, totalsOf } from "./billing.rules.ts";

export interface ChangeCostsProps {
  readonly preview: Preview;
  /** The subscription ends with its period. */
  readonly isEnding: boolean;
}

/** Shows the effect of a plan change on cost, credits and workspaces before it is made. */
export function ChangeCosts({ preview, isEnding }: ChangeCostsProps): ReactElement {
  const { plan_name, plan_amount, currency, next_billing_date, amount_due_today, line_items } = preview;
  const { tax, total } = totalsOf(plan_amount);
  const money = (amount: number): string => formatMoney(amount, currency);
  return (
    <div className="space-y-5">
      <section className="space-y-1">
        <dl>
          <Line label={`${plan_name} plan`} value={money(plan_amount)} />
          <Line label={`Tax (${shareText(taxPercent)})`} value={money(tax)} />
          {isEnding ? (
            <Line label="Subscription ends on" value={dayOfInstantText(next_billing_date)} />
          ) : (
            <>
              <Line label="Total from the next billing date on" value={money(total)} />
              <Line label="Next billing date" value={dayOfInstantText(next_billing_date)} />
            </>
          )}
        </dl>
      </section>
      <Sum
        title="Today"
        lines={line_items.map(({ description, amount }) => [description, money(amount)])}
        total={["Amount due today", money(dueToday(amount_due_today))]}
      />
      <Sum
        title="Credits"
        lines={[
          ["Remaining now", countText(preview.credits_before)],
          ...preview.credit_lines.map(
            ({ description, credits }) => [description, changeText(credits)] as const,
          ),
        ]}
        total={["Remaining after the change", countText(preview.credits_after)]}
      />
      {preview.credits_after < 0 && (
        <Banner tone="warn">
          You have used more credits than the smaller plan includes for the time so far. You can spend credits
          again once the difference is covered.
        </Banner>
      )}
      <EndingWorkspaces workspaces={preview.ending_workspaces} />
    </div>
  );
}

function Line({ label, value }: { readonly label: string; readonly value: string }): ReactElement {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="min-w-0 text-fg-2">{label}</dt>
      <dd className="shrink-0 text-right tabular-nums">{value}</dd>
    </div>
  );
}

interface SumProps {
  readonly title: string;
  readonly lines: readonly (readonly [label: string, value: string])[];
  readonly total: readonly [label: string, value: string];
}

/** Lines and their sum. */
function Sum({ title, lines, total: [label, value] }: SumProps): ReactElement {
  return (
    <section>
      <h3 className="text-sm font-medium text-fg-3">{title}</h3>
      <dl>
        {lines.map(([one, amount]) => (
          <Line key={one} label={one} value={amount} />
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t border-border pt-2 font-semibold">
          <dt>{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      </dl>
    </section>
  );
}

function EndingWorkspaces({
  workspaces,
}: {
  readonly workspaces: Preview["ending_workspaces"];
}): ReactElement | null {
  if (workspaces.length === 0) return null;
  return (
    <Banner
      tone="warn"
      title={`${counted(workspaces.length, "workspace")} ${wordFor(workspaces.length, "is", "are")} over the limit of this plan`}
    >
      <ul>
        {workspaces.map(({ id, name, cancellation_date }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium text-fg">{name}</span> is deactivated on{" "}
            {dayOfInstantText(cancellation_date)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
