import type { Workspace } from "@citelens/contract/workspaces";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { counted } from "#lib/figures.ts";
import { Segmented } from "#ui/forms/segmented.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { AnswerFilterChips } from "./answer-filter-chips.tsx";
import { AnswerList } from "./answer-list.tsx";
import type { ChangeView } from "./change-view.ts";
import { ConversationFilters } from "./conversation-filters.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { answersQuery, conversationsQuery } from "./conversations.queries.ts";
import {
  addressOf,
  type ConversationsSearch,
  type ConversationsView,
  conversationsView,
} from "./conversations-search.rules.ts";
import { RunningNote } from "./running-note.tsx";

export interface ConversationsPageProps {
  readonly projectId: string;
  readonly search: ConversationsSearch;
  readonly onSearch: (search: ConversationsSearch, history: "push" | "replace") => void;
}

const shown = [
  { value: "queries", label: "Queries" },
  { value: "answers", label: "Answers" },
] as const;

export function ConversationsPage(props: ConversationsPageProps): ReactElement | null {
  const { data: workspaces } = useQuery(workspacesQuery);
  const workspace = workspaces?.find(({ id }) => id === props.projectId);
  if (!workspace) return null;

  // A key per workspace resets the page's state when the workspace changes.
  return <ConversationsOf key={workspace.id} workspace={workspace} {...props} />;
}

interface ConversationsOfProps extends ConversationsPageProps {
  readonly workspace: Workspace;
}

function ConversationsOf({ workspace, search, onSearch }: ConversationsOfProps): ReactElement {
  const view = conversationsView(search);
  const today = todayIn(workspace.time_zone, Date.now());

  const change = (part: Partial<ConversationsView>, history: "push" | "replace"): void => {
    onSearch(addressOf({ ...view, page: 1, ...part }), history);
  };
  const list = { projectId: workspace.id, view, today, onChange: change };
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
      <RunningNote projectId={workspace.id} />
      <div className="space-y-3">
        <ConversationFilters
          projectId={workspace.id}
          timeZone={workspace.time_zone}
          today={today}
          view={view}
          onChange={(part) => change(part, "replace")}
        />
        {view.shows === "answers" ? <AnswersShown {...list} /> : <QueriesShown {...list} />}
      </div>
    </div>
  );
}

interface ShownProps {
  readonly projectId: string;
  readonly view: ConversationsView;
  readonly today: string;
  readonly onChange: ChangeView;
}

function QueriesShown({ projectId, view, today, onChange }: ShownProps): ReactElement {
  const list = useQuery(conversationsQuery(projectId, view, today));
  return (
    <>
      <Total list={list} words={["query", "queries"]} />
      <ConversationList projectId={projectId} list={list} view={view} onChange={onChange} />
    </>
  );
}

function AnswersShown({ projectId, view, today, onChange }: ShownProps): ReactElement {
  const list = useQuery(answersQuery(projectId, view, today));
  return (
    <>
      <AnswerFilterChips
        projectId={projectId}
        view={view}
        today={today}
        onChange={(answers) => onChange({ answers }, "replace")}
      />
      <Total list={list} words={["answer", "answers"]} />
      <AnswerList projectId={projectId} list={list} view={view} onChange={onChange} />
    </>
  );
}

interface TotalProps {
  readonly list: UseQueryResult<{ readonly count: number }>;
  readonly words: readonly [one: string, many: string];
}

/** The number of results, announced when a filter changes it. */
function Total({ list: { data, isPlaceholderData }, words }: TotalProps): ReactElement {
  return (
    <p role="status" className="min-h-4.5 text-sm text-fg-3 tabular-nums">
      {data && !isPlaceholderData && data.count > 0 && counted(data.count, ...words)}
    </p>
  );
}
