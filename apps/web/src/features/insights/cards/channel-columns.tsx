import type { AiChannel } from "@citelens/contract/visibility/insights";
import type { ReactElement } from "react";
import { percent, wordFor } from "#lib/figures.ts";
import type { FigureColumn } from "#ui/table/figure-table.tsx";
import { Avatar } from "#ui/text/avatar.tsx";
import { place } from "../figures.rules.ts";
import { AnswersLink } from "../links/answers-link.tsx";
import { CountCell } from "./count-cell.tsx";
import { RateCell } from "./rate-cell.tsx";

interface ComparisonFlags {
  readonly isCompared: boolean;
  readonly isWhole: boolean;
}

export function channelColumns({ isCompared, isWhole }: ComparisonFlags): readonly FigureColumn<AiChannel>[] {
  return [
    { id: "channel", header: "Channel", kind: "main", cell: (channel) => <Channel channel={channel} /> },
    {
      id: "mentions",
      header: "Mentions",
      kind: "figure",
      cell: ({ operator_model_id, display_name, mentions, previous_mentions }) => (
        <CountCell
          traits={{ operator_model: operator_model_id, mentioned: true }}
          label={wordFor(
            mentions,
            `answer of ${display_name} that names you`,
            `answers of ${display_name} that name you`,
          )}
          count={mentions}
          previous={previous_mentions}
        />
      ),
    },
    {
      id: "owned",
      header: "Own pages",
      kind: "figure",
      cell: ({ operator_model_id, display_name, owned_content_used, previous_owned_content_used }) => (
        <CountCell
          traits={{ operator_model: operator_model_id, cited: true }}
          label={wordFor(
            owned_content_used,
            `answer of ${display_name} that cites your pages`,
            `answers of ${display_name} that cite your pages`,
          )}
          count={owned_content_used}
          previous={previous_owned_content_used}
        />
      ),
    },
    {
      id: "visibility",
      header: "Visibility",
      kind: "bar",
      cell: ({ operator_model_id, display_name, ...channel }) => (
        <RateCell
          rate={channel.visibility_score}
          isWhole={isWhole}
          previous={isCompared ? channel.previous_visibility_score : undefined}
          interval={channel.interval}
          paired_points={channel.paired_points}
          verdict={channel.verdict}
          n={channel.n}
        >
          <AnswersLink
            traits={{ operator_model: operator_model_id }}
            label={`of the answers of ${display_name}`}
          >
            {percent(channel.visibility_score)}
          </AnswersLink>
        </RateCell>
      ),
    },
  ];
}

function Channel({ channel }: { readonly channel: AiChannel }): ReactElement {
  const { display_name, operator_name, favicon, average_position } = channel;
  return (
    <div className="flex gap-2">
      <Avatar kind="site" size="sm" name={display_name} src={favicon ?? undefined} />
      <div className="min-w-0">
        <p className="font-medium">{display_name}</p>
        <p className="text-sm text-fg-3 tabular-nums sm:whitespace-nowrap">
          {operator_name}
          {average_position !== null && ` · place ${place(average_position)}`}
        </p>
      </div>
    </div>
  );
}
