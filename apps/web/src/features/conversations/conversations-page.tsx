import type { Answer } from "@citelens/contract/base/endpoint";
import type { listAnswers } from "@citelens/contract/visibility/conversations";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { launchedCampaignsQuery, operatorModelsQuery } from "#features/campaigns/public.ts";
import { type Address, type ChangeView, changeOfView } from "#lib/address/use-address.ts";
import { fileName } from "#lib/browser/file-name.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspace, useWorkspaceId } from "#lib/workspace.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Rest } from "#ui/frame/rest.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { AnswerFilterChips } from "./answer-filter-chips.tsx";
import { AnswerRow } from "./answer-row.tsx";
import { ConversationFilters } from "./conversation-filters.tsx";
import { ConversationList } from "./conversation-list.tsx";
import {
  answersPerPage,
  answersQuery,
  conversationsFile,
  conversationsQuery,
} from "./conversations.queries.ts";
import {
  addressOf,
  type ConversationsSearch,
  type ConversationsView,
  conversationsView,
} from "./conversations-search.rules.ts";
import { PagedList } from "./paged-list.tsx";
import { daysOf } from "./period.rules.ts";
import { RunningNote } from "./running-note.tsx";

export type ConversationsPageProps = Address<ConversationsSearch>;

const shown = [
  { value: "queries", label: "Queries" },
  { value: "answers", label: "Answers" },
] as const;

export function ConversationsPage({ search, onSearch }: ConversationsPageProps): ReactElement {
  const workspace = useWorkspace();
  const view = conversationsView(search);
  const today = todayIn(workspace.time_zone, Date.now());

  // With what they offer the filters need one line or two.
  const campaigns = useQuery(launchedCampaignsQuery(workspace.id));
  const models = useQuery(operatorModelsQuery(workspace.id));
  const change = changeOfView(onSearch, { viewOf: conversationsView, searchOf: addressOf });
  const list = { view, today, onChange: change };
  return (
    <div className="space-y-5">
      <PageHeader
        title="Conversations"
        purpose="Every question that your campaigns ask, and what each AI assistant answered."
        actions={
          <Segmented
            label="Show"
            options={shown}
            value={view.shows}
            onChange={(shows) => change({ shows }, "push")}
          />
        }
      />
      <RunningNote />
      <Rest placed={!campaigns.isPending && !models.isPending} meanwhile={<Shape />}>
        <div className="space-y-3">
          <ConversationFilters
            timeZone={workspace.time_zone}
            today={today}
            view={view}
            onChange={(part) => change(part, "replace")}
          />
          {view.shows === "answers" ? <AnswersShown {...list} /> : <QueriesShown {...list} />}
        </div>
      </Rest>
    </div>
  );
}

function Shape(): ReactElement {
  return (
    <div className="h-96">
      <Skeleton shape="card" />
    </div>
  );
}

interface ShownProps {
  readonly view: ConversationsView;
  readonly today: string;
  readonly onChange: ChangeView<ConversationsView>;
}

function QueriesShown({ view, today, onChange }: ShownProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const list = useQuery(conversationsQuery(workspaceId, view, today));
  return (
    <>
      <ListHead list={list} view={view} today={today} words={["query", "queries"]} />
      <ConversationList list={list} view={view} onChange={onChange} />
    </>
  );
}

function AnswersShown({ view, today, onChange }: ShownProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const list = useQuery(answersQuery(workspaceId, view, today));
  return (
    <>
      <AnswerFilterChips
        view={view}
        today={today}
        onRemove={(without) => onChange(({ answers }) => ({ answers: without(answers) }), "replace")}
      />
      <ListHead list={list} view={view} today={today} words={["answer", "answers"]} />
      <AnswerList list={list} view={view} onChange={onChange} />
    </>
  );
}

interface ListHeadProps extends TotalProps, Omit<ShownProps, "onChange"> {}

/** How many there are, and all of them as a file. */
function ListHead({ view, today, ...total }: ListHeadProps): ReactElement {
  const { id, name } = useWorkspace();
  const days = daysOf(view.period, today) ?? { from: "", to: today };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Total {...total} />
      <ExportButton
        name={fileName(view.shows === "answers" ? "answers" : "conversations", name, days)}
        read={(format) => conversationsFile(id, { view, today, format })}
        disabled={!total.list.data || total.list.data.count === 0}
      />
    </div>
  );
}

interface TotalProps {
  readonly list: UseQueryResult<{ readonly count: number; readonly count_is_bound?: boolean }>;
  readonly words: readonly [one: string, many: string];
}

/** The number of results, announced when a filter changes it. */
function Total({ list: { data, isPlaceholderData }, words }: TotalProps): ReactElement {
  return (
    <p role="status" className="min-h-4.5 text-sm text-fg-3 tabular-nums">
      {data && !isPlaceholderData && data.count > 0 && (
        <>
          {data.count_is_bound && "More than "}
          {counted(data.count, ...words)}
        </>
      )}
    </p>
  );
}

interface AnswerListProps {
  readonly list: UseQueryResult<Answer<typeof listAnswers>>;
  readonly view: ConversationsView;
  readonly onChange: ChangeView<ConversationsView>;
}

function AnswerList({ list, view, onChange }: AnswerListProps): ReactElement {
  return (
    <PagedList
      list={list}
      pageSize={answersPerPage}
      view={view}
      onChange={onChange}
      names={{ region: "Conversations", rows: "Answers", loading: "Loading answers" }}
    >
      {(answer) => <AnswerRow key={answer.id} answer={answer} now={new Date(list.dataUpdatedAt)} />}
    </PagedList>
  );
}
