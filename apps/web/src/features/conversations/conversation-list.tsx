import type { Answer } from "@citelens/contract/base/endpoint";
import type { listConversations } from "@citelens/contract/visibility/conversations";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { conversationsPerPage } from "./conversations.queries.ts";
import type { ConversationsView } from "./conversations-search.rules.ts";
import { PagedList } from "./paged-list.tsx";

export interface ConversationListProps {
  readonly list: UseQueryResult<Answer<typeof listConversations>>;
  readonly view: ConversationsView;
  readonly onChange: ChangeView<ConversationsView>;
}

export function ConversationList({ list, view, onChange }: ConversationListProps): ReactElement {
  return (
    <PagedList
      list={list}
      pageSize={conversationsPerPage}
      view={view}
      onChange={onChange}
      names={{ region: "Conversations", rows: "Queries", loading: "Loading conversations" }}
    >
      {(conversation) => (
        <ConversationRow
          key={conversation.id}
          conversation={conversation}
          now={new Date(list.dataUpdatedAt)}
        />
      )}
    </PagedList>
  );
}
