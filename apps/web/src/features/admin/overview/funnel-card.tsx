import { type Overview, overviewDays } from "@citelens/contract/platform/overview";
import type { ReactElement } from "react";
import { counted, countText, percent, wordFor } from "#lib/figures.ts";
import { RateBar } from "#ui/charts/rate-bar.tsx";
import { Card } from "#ui/frame/card.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { type FunnelStep, funnelSteps } from "./funnel.rules.ts";

interface FunnelCardProps {
  /** Undefined while it is loading. */
  readonly overview: Overview | undefined;
}

const title = "From sign-up to payment";

/** How far those have come who signed up in the days that are shown. */
export function FunnelCard({ overview }: FunnelCardProps): ReactElement {
  const funnel = overview?.funnel;
  return (
    <Card
      title={title}
      hint={hintOf(funnel)}
      info={
        <InfoPopover topic={title}>
          <p>
            Each step counts whoever has made it since signing up, whether or not they made the ones before.
          </p>
          <p>
            A first visit is one of an agent, a first campaign one that was launched, both in a workspace of
            the account&apos;s own organization; demo workspaces do not count.
          </p>
          <p>Paid is whoever has bought a plan, credits or a workspace.</p>
        </InfoPopover>
      }
      padding="flush"
    >
      <Steps overview={overview} />
    </Card>
  );
}

function hintOf(funnel: Overview["funnel"] | undefined): string {
  const { signed_up } = funnel ?? { signed_up: 0 };
  const accounts = signed_up === 0 ? "accounts" : counted(signed_up, "account");
  return `How far ${accounts} of the last ${overviewDays} days ${wordFor(signed_up, "has", "have")} come until now`;
}

function Steps({ overview }: FunnelCardProps): ReactElement {
  if (overview === undefined)
    return (
      <div role="status" aria-label={`Loading ${title}`} className="px-5 pb-5">
        <ListSkeleton rows={5} />
      </div>
    );
  const { as_of, funnel } = overview;
  if (as_of === null) return <p className="px-5 pb-5 text-fg-2">Nobody has been counted yet.</p>;
  if (funnel.signed_up === 0)
    return <p className="px-5 pb-5 text-fg-2">Nobody has signed up in these days.</p>;
  return (
    <FigureTable label={title} columns={columns} rows={funnelSteps(funnel)} rowKey={({ name }) => name} />
  );
}

const columns: readonly FigureColumn<FunnelStep>[] = [
  { id: "step", header: "Step", kind: "main", cell: ({ name }) => name },
  {
    id: "bar",
    header: "Of those who signed up",
    kind: "bar",
    cell: ({ share }) => <RateBar value={share} />,
  },
  { id: "count", header: "Accounts", kind: "figure", cell: ({ count }) => countText(count) },
  { id: "share", header: "Share", kind: "figure", cell: ({ share }) => percent(share) },
];
