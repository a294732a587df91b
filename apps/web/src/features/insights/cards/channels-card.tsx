import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { counted, countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { FigureTable } from "#ui/table/figure-table.tsx";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { channelsQuery } from "../insights.queries.ts";
import { useIsWhole } from "../summary/use-is-whole.ts";
import { channelColumns } from "./channel-columns.tsx";
import { InsightCard } from "./insight-card.tsx";

/** The figures by AI model. */
export function ChannelsCard(): ReactElement {
  const { filter, isCompared } = useInsightScope();
  const workspaceId = useWorkspaceId();
  const isWhole = useIsWhole("queries");
  const channels = useQuery(channelsQuery(workspaceId, filter));
  return (
    <InsightCard
      title="Top AI Channels"
      hint="Which AI models name you and cite your pages"
      info={<About />}
      saved="ai-models"
      padding="flush"
      query={channels}
      isEmpty={(data) => data.channels.length === 0}
      emptyText="No AI channels data available for the selected period"
      skeleton={<ListSkeleton rows={10} />}
    >
      {(data) => (
        <>
          <FigureTable
            label="Top AI Channels"
            columns={channelColumns({ isCompared, isWhole })}
            rows={data.channels}
            rowKey={({ operator_model_id }) => operator_model_id}
          />
          <p className="mt-auto border-t border-border px-5 py-3 text-sm text-fg-3 tabular-nums">
            {countText(data.channels.length)} of {counted(data.total_channels, "channel")}
          </p>
        </>
      )}
    </InsightCard>
  );
}

function About(): ReactElement {
  return (
    <>
      <p>Mentions: answers of the model that name you. Own pages: those that cite a page of yours.</p>
      <p>
        Visibility = mentions / answers of the model × 100, with its 95 % interval; n counts the answers of
        the model.
      </p>
    </>
  );
}
