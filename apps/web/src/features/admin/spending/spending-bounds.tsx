import type { SpendingBound } from "@citelens/contract/billing/spending";
import type { ReactElement } from "react";
import { dollarsText } from "#lib/figures.ts";
import { Meter } from "#ui/charts/meter.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Instant } from "#ui/text/instant.tsx";
import { boundTone, usedPercent } from "./spending.rules.ts";

interface SpendingBoundsProps {
  /** Undefined while they are loading. */
  readonly bounds: readonly SpendingBound[] | undefined;
}

const title = "Limits of today";

const scopes = { installation: "Everything", operator: "Operator", organization: "Organization" } as const;

/** How much of each limit of a day is used, and what rests until when. */
export function SpendingBounds({ bounds }: SpendingBoundsProps): ReactElement {
  return (
    <Card
      title={title}
      hint="What has been spent since midnight in UTC, with calls in progress at their expected cost"
      info={
        <InfoPopover topic={title}>
          <p>
            <code className="wrap-anywhere">SPEND_PER_DAY_MAX_USD</code>,{" "}
            <code className="wrap-anywhere">SPEND_PER_DAY_MAX_USD_OPERATORS</code> and{" "}
            <code className="wrap-anywhere">SPEND_PER_DAY_MAX_USD_ORGANIZATION</code> set them; the server
            reads them when it starts.
          </p>
          <p>When one is reached, questions within it wait for the next day in UTC.</p>
          <p>Of the organizations, the ten that used the most are listed.</p>
        </InfoPopover>
      }
    >
      {bounds ? (
        <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2 xl:grid-cols-3">
          {bounds.map((bound, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two owners may have one name, and the list is replaced whole
            <li key={index}>
              <Bound bound={bound} />
            </li>
          ))}
          {!bounds.some(({ scope }) => scope === "operator") && (
            <li className="text-sm text-fg-3 md:self-center">No operator has a limit of its own.</li>
          )}
        </ul>
      ) : (
        <div className="h-12">
          <Skeleton shape="card" />
        </div>
      )}
    </Card>
  );
}

function Bound({ bound }: { readonly bound: SpendingBound }): ReactElement {
  const { scope, name, used_usd, max_usd, rests_until } = bound;
  return (
    <div className="space-y-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="min-w-0">
          <span className="font-medium wrap-anywhere">{name}</span>{" "}
          <span className="text-sm text-fg-3">{scopes[scope]}</span>
        </p>
        <p className="text-sm text-fg-2 tabular-nums">
          {dollarsText(used_usd)} of {dollarsText(max_usd)}
        </p>
      </div>
      <Meter label={`Used of the limit of ${name}`} percent={usedPercent(bound)} tone={boundTone(bound)} />
      {rests_until !== null && (
        <p className="text-sm text-fg-2">
          <Badge tone="neg">Rests</Badge> until <Instant at={rests_until} />
        </p>
      )}
    </div>
  );
}
