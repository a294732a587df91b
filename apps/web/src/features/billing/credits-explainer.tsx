import { creditCosts, workedExample } from "@citelens/contract/billing/pricing";
import type { ReactElement } from "react";
import { counted, countText } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";

const { preAudit, brandMonitoring, productCampaign, credits } = workedExample;
const answersOf = ({
  models,
  queries,
  times,
}: typeof preAudit | typeof brandMonitoring | typeof productCampaign) => models * queries * times;
const creditsOf = (example: Parameters<typeof answersOf>[0]): string =>
  countText(answersOf(example) * creditCosts.answer);

const examples = [
  {
    title: "Pre-audit campaigns",
    cost: `${creditsOf(preAudit)} credits each`,
    how: `${answersOf(preAudit)} AI answers = ${preAudit.models} models x ${preAudit.queries} queries. ${preAudit.audits} pre-audits for prospects use ${counted(credits, "credit")}.`,
  },
  {
    title: "Brand monitoring",
    cost: `${creditsOf(brandMonitoring)} credits per month`,
    how: `${answersOf(brandMonitoring)} answers = ${brandMonitoring.models} models x ${brandMonitoring.queries} queries x ${brandMonitoring.times} weeks.`,
  },
  {
    title: "Product campaigns",
    cost: `${creditsOf(productCampaign)} credits per month`,
    how: `${answersOf(productCampaign)} answers = ${productCampaign.models} model x ${productCampaign.queries} queries x ${productCampaign.times} days: the top ${productCampaign.products} products, ${productCampaign.queriesPerProduct} queries each, daily.`,
  },
];

export interface CreditsExplainerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CreditsExplainer({ open, onClose }: CreditsExplainerProps): ReactElement {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Your typical client delivery with ${credits} credits`}
      description={`An AI answer costs ${creditCosts.answer} credits, a content optimization ${creditCosts.optimization}, once. Each of these is one way to use ${counted(credits, "credit")}.`}
      actions={
        <Button variant="primary" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <ul className="divide-y divide-border">
        {examples.map(({ title, cost, how }) => (
          <li key={title} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap justify-between gap-x-4 font-medium">
              <span>{title}</span>
              <span className="text-brand-text tabular-nums">{cost}</span>
            </p>
            <p className="text-fg-2">{how}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
