import type { ReferralSummary } from "@citelens/contract/traffic/referrals";
import type { ReactElement } from "react";
import { percentChange, pointChange } from "#lib/change.ts";
import { countText, perCent, tenthsText } from "#lib/figures.ts";
import { Delta } from "#ui/charts/delta.tsx";
import { type Stat, StatStrip } from "#ui/charts/stat-strip.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";

const labels = ["AI referrals", "Share of people’s visits", "Assistants", "Landing pages"] as const;

/** The key figures; undefined while they are loading. */
export function ReferralStats({ summary }: { readonly summary: ReferralSummary | undefined }): ReactElement {
  return (
    <StatStrip
      label="Referrals in short"
      stats={summary ? statsOf(summary) : labels.map((label) => ({ label, value: "–" }))}
      loading={summary === undefined}
    />
  );
}

function statsOf({
  referrals,
  share,
  people,
  assistants,
  pages,
  previous,
}: ReferralSummary): readonly Stat[] {
  const [ofReferrals, ofShare, ofAssistants, ofPages] = labels;
  const since = (now: number, before: number | undefined) =>
    before !== undefined && <Delta change={percentChange(now, before)} unit="%" />;
  const before = (count: number | undefined) => count !== undefined && `${countText(count)} before`;
  return [
    {
      label: ofReferrals,
      value: countText(referrals),
      detail: (
        <>
          {since(referrals, previous?.referrals)}
          {before(previous?.referrals)}
        </>
      ),
      info: (
        <InfoPopover topic={ofReferrals}>
          <p>
            People whom an AI assistant sent to a page, known by the referrer, by utm_source or by the
            assistant’s own app. Within half an hour a person counts once for each assistant and landing page.
          </p>
          <p>Whom both your server and the script report counts once.</p>
          <p>
            Counts are a floor. Google AI Overviews and AI Mode cannot be told from search, and many apps name
            no referrer.
          </p>
        </InfoPopover>
      ),
    },
    {
      label: ofShare,
      value: share === null ? "–" : perCent(tenthsText(share)),
      detail: (
        <>
          {previous && <Delta change={pointChange(share, previous.share)} unit="pts" />}
          {`of ${countText(people)} page views`}
        </>
      ),
      info: (
        <InfoPopover topic={ofShare}>
          <p>
            Referrals among all page views of people. Of each day the figure of your server or of the script
            counts, whichever is more.
          </p>
          <p>Filters narrow the referrals, and not the page views that they are compared with.</p>
        </InfoPopover>
      ),
    },
    {
      label: ofAssistants,
      value: countText(assistants),
      detail: (
        <>
          {since(assistants, previous?.assistants)}
          {before(previous?.assistants)}
        </>
      ),
    },
    {
      label: ofPages,
      value: countText(pages),
      detail: (
        <>
          {since(pages, previous?.pages)}
          {before(previous?.pages)}
        </>
      ),
    },
  ];
}
