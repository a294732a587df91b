import type { Answer } from "@citelens/contract/base/endpoint";
import type { listObservedAds } from "@citelens/contract/content/ads-library";
import type { ReactElement } from "react";
import { counted, countText, shareText } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";

type Channel = Answer<typeof listObservedAds>["channels"][number];

interface ChannelsCardProps {
  /** Undefined while they are loading, or where that failed. */
  readonly channels: readonly Channel[] | undefined;
}

/** How many answers of each model showed ads; where answers cannot show any, that is said instead of a 0. */
export function ChannelsCard({ channels }: ChannelsCardProps): ReactElement | null {
  if (channels?.length === 0) return null;
  return (
    <Card title="Answers with ads" hint="Of all answers that were collected, by model.">
      {channels ? (
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {channels.map((channel) => (
            <div key={channel.display_name}>
              <dt className="text-sm text-fg-3">{channel.display_name}</dt>
              <Share channel={channel} />
            </div>
          ))}
        </dl>
      ) : (
        <div className="h-12">
          <Skeleton shape="card" />
        </div>
      )}
    </Card>
  );
}

function Share({
  channel: { answers, shows_ads: showsAds, with_ads: withAds },
}: {
  readonly channel: Channel;
}) {
  if (!showsAds) {
    return (
      <>
        <dd className="text-fg-2">Not applicable</dd>
        <dd className="text-sm text-fg-3">Its answers cannot show ads</dd>
      </>
    );
  }
  return (
    <>
      <dd className="text-lg font-semibold tabular-nums">
        {answers === 0 ? "–" : shareText((withAds / answers) * 100)}
      </dd>
      <dd className="text-sm text-fg-3 tabular-nums">
        {countText(withAds)} of {counted(answers, "answer")}
      </dd>
    </>
  );
}
