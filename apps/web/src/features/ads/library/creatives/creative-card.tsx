import type { AdCreative } from "@citelens/contract/content/ads-fields";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { instantText } from "#lib/dates/dates.ts";
import { counted, countText, percent } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { stateLooks } from "../../ads-labels.rules.ts";
import { adsPaths } from "../../ads-paths.ts";
import { readsText } from "../../network/network-labels.rules.ts";
import { CreativeActs } from "./creative-acts.tsx";
import { CreativePreview } from "./creative-preview.tsx";

interface CreativeCardProps {
  readonly creative: AdCreative;
  /** Where its campaign is not what the page is about. */
  readonly namesCampaign?: boolean;
}

/** One creative: what is shown, what became of it, where it stands and what it did. */
export function CreativeCard({ creative, namesCampaign = false }: CreativeCardProps): ReactElement {
  const paths = adsPaths(useWorkspaceId());
  const { content, state, reason } = creative;
  const look = stateLooks[state];
  return (
    <Card title={content.title} actions={<Badge tone={look.tone}>{look.label}</Badge>}>
      <div className="flex h-full flex-col gap-4">
        <p className="text-sm text-fg-3">
          {namesCampaign && (
            <>
              <TextLink render={<Link to={paths.campaign(creative.campaign_id)} />}>
                {creative.campaign_name}
              </TextLink>
              {" · "}
            </>
          )}
          Version {creative.version}, {reviewText(creative)}
        </p>
        {state === "REJECTED" && reason !== null && (
          <Banner tone="warn" title="Why it was rejected">
            {reason}
          </Banner>
        )}
        <CreativePreview creative={creative} />
        {content.facts.length > 0 && <Facts facts={content.facts} />}
        <Figures creative={creative} />
        <div className="mt-auto">
          <CreativeActs creative={creative} />
        </div>
      </div>
    </Card>
  );
}

function reviewText({ reviewer, reviewed_at: at, updated }: AdCreative): string {
  if (at === null) return `changed on ${instantText(updated)}`;
  return reviewer === null
    ? `reviewed on ${instantText(at)}`
    : `reviewed by ${reviewer} on ${instantText(at)}`;
}

function Facts({ facts }: Pick<AdCreative["content"], "facts">): ReactElement {
  return (
    <div>
      <h3 className="text-sm font-medium">Facts and their sources</h3>
      <ul className="mt-1 space-y-1 text-sm text-fg-2">
        {facts.map(({ statement, source_url: source }) => (
          <li key={statement} className="wrap-anywhere">
            {statement}: <ForeignLink url={source} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figures({ creative }: Pick<CreativeCardProps, "creative">): ReactElement {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm">
      {figuresOf(creative).map(([name, value]) => (
        <div key={name}>
          <dt className="text-fg-3">{name}</dt>
          <dd className="tabular-nums text-fg">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Figure = readonly [name: string, value: string];

/** Figures of the last 28 days; what a channel does not tell is a dash. */
function figuresOf({ kind, pages, sites, figures }: AdCreative): readonly Figure[] {
  const { agent_reads: reads, impressions, clicks } = figures;
  if (kind === "CHAT_CARD") {
    const ctr = impressions !== null && clicks !== null && impressions > 0 ? clicks / impressions : null;
    return [
      ["Impressions in 28 days", figure(impressions)],
      ["Clicks in 28 days", figure(clicks)],
      ["CTR", ctr === null ? "–" : `${percent(Math.round(ctr * 10_000) / 100)} (n = ${figure(impressions)})`],
    ];
  }
  return [
    ["May stand on", pages === 0 ? "No page yet" : `${counted(pages, "page")} of ${counted(sites, "site")}`],
    ["Agent reads in 28 days", reads === null ? "–" : `${countText(reads)} (${readsText(figures)})`],
  ];
}

function figure(count: number | null): string {
  return count === null ? "–" : countText(count);
}
