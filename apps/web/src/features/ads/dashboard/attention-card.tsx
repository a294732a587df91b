import type { AdsDashboard } from "@citelens/contract/content/ads-dashboard";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { adsPaths } from "../ads-paths.ts";
import { attentionLooks } from "./attention-labels.rules.ts";

type AttentionItem = AdsDashboard["attention"][number];

interface AttentionCardProps {
  /** Undefined while it is loading. */
  readonly items: readonly AttentionItem[] | undefined;
}

const title = "Needs attention";

/** Matters that somebody should look at, each with the page where that can be done. */
export function AttentionCard({ items }: AttentionCardProps): ReactElement {
  return (
    <Card title={title}>
      {items === undefined && (
        <div role="status" aria-label={`Loading ${title}`} className="h-7">
          <Skeleton />
        </div>
      )}
      {items?.length === 0 && <Badge tone="pos">Nothing needs attention</Badge>}
      {items !== undefined && items.length > 0 && (
        <ul aria-label={title} className="divide-y divide-border">
          {items.map((item) => (
            <li
              key={`${item.kind} ${item.campaign_id} ${item.creative_id} ${item.publisher_id}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2"
            >
              <p className="min-w-0 wrap-anywhere">
                <span className="mr-2">
                  <Badge tone={attentionLooks[item.kind].tone}>{attentionLooks[item.kind].label}</Badge>
                </span>{" "}
                {item.words}
              </p>
              <Where item={item} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Where({ item }: { readonly item: AttentionItem }): ReactElement | null {
  const projectId = useWorkspaceId();
  const paths = adsPaths(projectId);
  if (item.publisher_id !== null) {
    const to = "/workspaces/$projectId/ads/network/$publisherId";
    const params = { projectId, publisherId: item.publisher_id };
    return <TextLink render={<Link to={to} params={params} />}>Open publisher</TextLink>;
  }
  if (item.campaign_id !== null) {
    return <TextLink render={<Link to={paths.campaign(item.campaign_id)} />}>Open campaign</TextLink>;
  }
  return item.creative_id === null ? null : (
    <TextLink render={<Link to={paths.library} />}>Open library</TextLink>
  );
}
