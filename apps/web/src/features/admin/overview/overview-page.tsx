import type { ReactElement } from "react";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { AttentionCard } from "./attention-card.tsx";
import { FunnelCard } from "./funnel-card.tsx";
import { useOverview } from "./overview.queries.ts";
import { OverviewTiles } from "./overview-tiles.tsx";

/** Work of the whole installation, and what somebody should look at; kept up to date while it is open. */
export function OverviewPage(): ReactElement {
  const overview = useOverview();
  const { data } = overview;
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        purpose="What all organizations do, by days in UTC, and what you should look at."
      />
      {!data && overview.isError ? (
        <Card>
          <QueryError query={overview} />
        </Card>
      ) : (
        <>
          <AttentionCard items={data?.attention} />
          <OverviewTiles overview={data} />
          <FunnelCard overview={data} />
          {data && (
            <p className="text-sm text-fg-3">
              {data.as_of === null ? (
                "The first sums are being made, which takes a few minutes at most."
              ) : (
                <>
                  Sums made <Ago at={data.as_of} />, and anew every five minutes. Waiting jobs and what needs
                  attention are live.
                </>
              )}
            </p>
          )}
        </>
      )}
    </>
  );
}
