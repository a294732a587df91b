import { boughtPlans, type Plan, planById } from "@citelens/contract/billing/pricing";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { planPrice } from "./activation.rules.ts";

/** The available plans with monthly prices. */
export function PlanOffers(): ReactElement {
  return (
    <ul className="grid divide-border border-t border-border max-sm:divide-y sm:grid-cols-3 sm:divide-x">
      {boughtPlans.map((id) => (
        <PlanOffer key={id} plan={planById(id)} />
      ))}
    </ul>
  );
}

function PlanOffer({ plan }: { readonly plan: Plan }): ReactElement {
  const { name, credits, workspaces } = plan;
  return (
    <li className="px-5 py-4">
      <p className="font-semibold">{name}</p>
      <p className="text-2xl font-semibold tabular-nums">
        {planPrice(plan)} <span className="text-sm font-normal text-fg-3">a month</span>
      </p>
      <p className="text-sm text-fg-2">
        {counted(credits ?? 0, "credit")} a month, {counted(workspaces ?? 0, "workspace")}
      </p>
    </li>
  );
}
