import { formatMoney } from "@citelens/contract/money";
import { creditCosts, demoPlan, planById, purchaseMinimum, workedExample } from "@citelens/contract/pricing";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import type { ReactElement } from "react";
import { creditsQuery } from "#features/credits/public.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PageHeader } from "#ui/page-header.tsx";

const figures = new Intl.NumberFormat("en");
const { brandMonitoring } = workedExample;
const monitored = brandMonitoring.models * brandMonitoring.queries * brandMonitoring.times;
const creator = planById("creator");

const about = {
  insight: {
    title: "Activate AI visibility monitoring",
    purpose: "See what AI assistants answer when your customers ask them.",
    gets: [
      "Campaigns that ask many AI models your customers' questions, day after day",
      "How often your brand is named, where, and beside which competitors",
      "Which pages the answers cite, and the answers themselves behind every number",
    ],
    cost: `An AI answer costs ${creditCosts.answer} credits. Monitoring a brand with ${brandMonitoring.queries} queries on ${brandMonitoring.models} models, weekly, is ${figures.format(monitored)} answers a month: ${figures.format(monitored * creditCosts.answer)} credits.`,
  },
  optimization: {
    title: "Activate content optimization",
    purpose: "Make the pages better that AI assistants read about you.",
    gets: [
      "Which questions your pages do not answer yet, and what the cited pages do better",
      "A rewritten page with every change shown beside the old text",
      "A technical audit of what keeps AI agents from reading you",
    ],
    cost: `A content optimization costs ${creditCosts.optimization} credits, once, without a recurring fee.`,
  },
} as const;

export interface CatchPageProps {
  readonly projectId: string;
  readonly area: keyof typeof about;
}

/** Where the Activate link leads somebody who has no credits left: what they would get, what it costs, how to buy it. */
export function CatchPage({ projectId, area }: CatchPageProps): ReactElement {
  const { title, purpose, gets, cost } = about[area];
  const { data: credits } = useQuery(creditsQuery(projectId));
  const left = Math.max(0, credits?.remaining_credits ?? 0);
  return (
    <div className="max-w-(--container-form) space-y-5">
      <PageHeader title={title} purpose={purpose} />
      <Card title="What you get">
        <ul className="space-y-2">
          {gets.map((benefit) => (
            <li key={benefit} className="flex gap-2.5">
              <Check size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-pos" />
              {benefit}
            </li>
          ))}
        </ul>
      </Card>
      <Card title="What it costs">
        <div className="space-y-4">
          <p className="text-fg-2">{cost}</p>
          <p className="text-fg-2">
            {left === 0
              ? `No credits are left: the ${demoPlan.credits} of the demo come once.`
              : `You have ${figures.format(left)} credits left.`}{" "}
            The {creator.name} plan brings {figures.format(creator.credits ?? 0)} credits a month for{" "}
            {formatMoney((creator.monthlyCents ?? 0) / 100, "eur")}; single purchases start at €
            {purchaseMinimum.euros} for {figures.format(purchaseMinimum.credits)} credits.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" render={<Link to="/settings/billing" />}>
              See plans and buy credits
            </Button>
            <Button render={<Link to="/settings/credit-calculator" />}>Calculate your costs</Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
