import type { Workspace } from "@citelens/contract/workspaces";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { todayIn } from "#lib/day-range.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { counted } from "./answer-words.rules.ts";
import { ConversationFilters } from "./conversation-filters.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { conversationsQuery } from "./conversations.queries.ts";
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

export function ConversationsPage(props: ConversationsPageProps): ReactElement | null {
  const { data: workspaces } = useQuery(workspacesQuery);
  const workspace = workspaces?.find(({ id }) => id === props.projectId);
  if (!workspace) return null;

  // The key of the element makes another workspace start afresh, without the rows of the one before.
  return <ConversationsOf key={workspace.id} workspace={workspace} {...props} />;
}

interface ConversationsOfProps extends ConversationsPageProps {
  readonly workspace: Workspace;
}

function ConversationsOf({ workspace, search, onSearch }: ConversationsOfProps): ReactElement {
  const view = conversationsView(search);
  const today = todayIn(workspace.time_zone, Date.now());
  const list = useQuery(conversationsQuery(workspace.id, view, today));

  const change = (part: Partial<ConversationsView>, history: "push" | "replace"): void => {
    onSearch(addressOf({ ...view, page: 1, ...part }), history);
  };
  return (
    <div className="space-y-5">
      <PageHeader
        title="Conversations"
        purpose="Every question that your campaigns ask, and what each AI assistant answered last."
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
        <p role="status" className="min-h-4.5 text-sm text-fg-3 tabular-nums">
          {list.data &&
            !list.isPlaceholderData &&
            list.data.count > 0 &&
            counted(list.data.count, "query", "queries")}
        </p>
        <ConversationList projectId={workspace.id} list={list} view={view} onChange={change} />
      </div>
    </div>
  );
}
