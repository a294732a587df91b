import type { Effect } from "@citelens/contract/content/effect-fields";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Pencil, Send } from "lucide-react";
import { type ReactElement, useState } from "react";
import { campaignPaths } from "#features/campaigns/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { effectQuery } from "./effect.queries.ts";
import { EffectWindows } from "./effect-windows.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { PublishedFacts } from "./published-facts.tsx";

export interface EffectCardProps {
  /** One that is done. */
  readonly optimization: Optimization;
}

/** Effect on the target queries since a text was published; before that, how to say so. */
export function EffectCard({ optimization }: EffectCardProps): ReactElement {
  return (
    <Card
      title="Effect"
      hint="What changed in answers since it was published"
      info={<AboutEffect />}
      padding="flush"
    >
      <EffectBody optimization={optimization} />
    </Card>
  );
}

/** The same without a frame of its own. */
export function EffectBody({ optimization }: EffectCardProps): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const isPublished = optimization.published_at !== null;
  const ask = (): void => setIsAsking(true);
  return (
    <>
      {isPublished ? (
        <>
          <Measured optimization={optimization} />
          <div className="border-t border-border px-5 pt-4 pb-5">
            <Button size="sm" icon={<Pencil size={14} aria-hidden="true" />} onClick={ask}>
              Change where it was published
            </Button>
          </div>
        </>
      ) : (
        <div className="space-y-3 px-5 pb-5">
          <p className="text-fg-2">
            Say where the text was published, and its effect is measured after 7, 14 and 28 days.
          </p>
          <Button icon={<Send size={16} aria-hidden="true" />} onClick={ask}>
            It was published
          </Button>
        </div>
      )}
      <PublishDialog optimization={optimization} open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

function Measured({ optimization: { id } }: EffectCardProps): ReactElement {
  const effect = useQuery(effectQuery(useWorkspaceId(), id));
  if (effect.isPending) {
    return (
      <div role="status" aria-label="Loading the effect" className="h-72 px-5 pb-5">
        <Skeleton shape="card" />
      </div>
    );
  }
  if (effect.data === undefined) return <QueryError query={effect} />;
  return <Known effect={effect.data} />;
}

function Known({ effect }: { readonly effect: Effect }): ReactElement {
  return (
    <>
      <div className="space-y-3 px-5 pb-4">
        <PublishedFacts {...effect} />
        {effect.problem === null ? <Against campaign={effect.campaign} /> : <NoQueries />}
      </div>
      {effect.problem === null && <EffectWindows windows={effect.windows} />}
    </>
  );
}

function Against({ campaign }: Pick<Effect, "campaign">): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <p className="text-sm text-fg-2">
      The text’s target queries are held against the other queries of{" "}
      {campaign ? (
        <TextLink render={<Link to={campaignPaths(projectId).details(campaign.id)} />}>
          {campaign.name}
        </TextLink>
      ) : (
        "their campaign"
      )}
      , in the same days and of the same models: what moves all of them alike is no effect.
    </p>
  );
}

function NoQueries(): ReactElement {
  const { list } = campaignPaths(useWorkspaceId());
  return (
    <p className="text-sm text-fg-2">
      <span className="font-medium text-fg">No campaign asks any of its target queries,</span> so no answers
      tell of its effect. Have a campaign ask them in the same words: it takes answers from before and from
      after the day of publication. <TextLink render={<Link to={list} />}>GEO Campaigns</TextLink>
    </p>
  );
}

function AboutEffect(): ReactElement {
  return (
    <InfoPopover topic="Effect">
      <p>
        By how many points the target queries changed more than the campaign’s other queries, from as many
        days before to the days since. The day of publication counts as one after.
      </p>
      <p>
        Only queries and models that answered in both count for the difference; the rates count every answer.
        The verdict is given when the days are over, at 95 %, and takes three other queries at least.
      </p>
      <p>
        Three times two figures are judged each by itself: one of them seems to move by chance now and then.
      </p>
    </InfoPopover>
  );
}
