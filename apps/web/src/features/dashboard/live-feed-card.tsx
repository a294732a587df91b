import { Radio } from "lucide-react";
import type { ReactElement } from "react";
import { IdentityBadge } from "#features/visits/traffic/public.ts";
import { readablePath } from "#lib/address/readable-path.ts";
import { useNow } from "#lib/browser/use-now.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { WithOperator } from "#ui/text/with-operator.tsx";
import { type Feed, useLiveVisits } from "./live-feed.queries.ts";

const title = "Live visits";
const shownMax = 8;
const tickMs = 10_000;

/** The visits of agents as they come in. */
export function LiveFeedCard(): ReactElement {
  const feed = useLiveVisits(useWorkspaceId());
  return (
    <Card
      title={title}
      hint="Agents that read a page in the last two days, as they come"
      actions={<Badge tone={feed.kind === "live" ? "pos" : "neutral"}>{stateLabels[feed.kind]}</Badge>}
      padding="flush"
    >
      <FeedBody feed={feed} />
    </Card>
  );
}

const stateLabels = { connecting: "Connecting…", live: "Live", failed: "Not available" } as const;

function FeedBody({ feed }: { readonly feed: Feed }): ReactElement {
  if (feed.kind === "connecting") {
    return (
      <div role="status" aria-label={`Loading ${title}`} className="px-5 pb-5">
        <ListSkeleton rows={5} />
      </div>
    );
  }
  if (feed.kind === "failed") {
    return (
      <EmptyState icon={Radio} title="The live feed could not be opened" frame="none">
        Reload the page to try again. Visits are stored all the same.
      </EmptyState>
    );
  }
  if (feed.visits.length === 0) {
    return (
      <EmptyState icon={Radio} title="No agent in the last two days" frame="none">
        The next one appears here within seconds of its visit.
      </EmptyState>
    );
  }
  return <FeedList visits={feed.visits.slice(0, shownMax)} />;
}

type Visits = Extract<Feed, { readonly kind: "live" }>["visits"];

function FeedList({ visits }: { readonly visits: Visits }): ReactElement {
  const now = useNow(tickMs);
  return (
    <ol className="divide-y divide-border border-t border-border">
      {visits.map(({ at, path, token, operator, status, verdict }) => (
        <li key={`${at} ${token} ${path}`} className="flex items-center gap-3 px-5 py-2.5">
          <div className="min-w-0 flex-1">
            <WithOperator operator={operator}>
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-medium">{token}</span>
                <span className="text-sm text-fg-3">{operator}</span>
                {verdict !== "unchecked" && <IdentityBadge verdict={verdict} />}
              </p>
              <p className="truncate text-sm text-fg-2" title={path}>
                {readablePath(path)}
                {status >= 400 && <span className="ml-2 text-neg">answered {status}</span>}
              </p>
            </WithOperator>
          </div>
          <span className="shrink-0 text-sm text-fg-3">
            <Ago at={at} now={now} />
          </span>
        </li>
      ))}
    </ol>
  );
}
