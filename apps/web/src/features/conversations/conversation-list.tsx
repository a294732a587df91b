import type { listConversations } from "@citelens/contract/conversations";
import type { Answer } from "@citelens/contract/endpoint";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api-problem.ts";
import { cx } from "#ui/cx.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ConversationRow } from "./conversation-row.tsx";
import { conversationsPerPage } from "./conversations.queries.ts";
import type { ConversationsView } from "./conversations-search.rules.ts";
import { NoConversations } from "./no-conversations.tsx";

export interface ConversationListProps {
  readonly projectId: string;
  readonly list: UseQueryResult<Answer<typeof listConversations>>;
  readonly view: ConversationsView;
  readonly onChange: (part: Partial<ConversationsView>, history: "push" | "replace") => void;
}

export function ConversationList(props: ConversationListProps): ReactElement {
  const { projectId, list, view, onChange } = props;
  const { data } = list;
  const count = data?.count ?? 0;
  return (
    <section aria-label="Conversations" className="rounded-card border border-border bg-surface">
      {!data && !list.isError && <LoadingRows />}
      {!data && list.isError && (
        <ErrorState message={problemMessage(list.error)} onRetry={() => void list.refetch()} />
      )}
      {data?.results.length === 0 && (
        <NoConversations projectId={projectId} view={view} pagesExist={count > 0} onChange={onChange} />
      )}
      {data && data.results.length > 0 && (
        <ul
          aria-label="Queries"
          aria-busy={list.isPlaceholderData}
          className={cx("transition-opacity", list.isPlaceholderData && "opacity-50 delay-150")}
        >
          {data.results.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              projectId={projectId}
              conversation={conversation}
              now={new Date(list.dataUpdatedAt)}
            />
          ))}
        </ul>
      )}
      {count > 0 && (
        <div className="border-t border-border px-4 py-3">
          <Pagination
            page={view.page}
            pageSize={conversationsPerPage}
            total={count}
            onPage={(page) => onChange({ page }, "push")}
          />
        </div>
      )}
    </section>
  );
}

function LoadingRows(): ReactElement {
  return (
    <div role="status" aria-label="Loading conversations">
      {Array.from({ length: 5 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name.
        <div key={row} className="space-y-3 border-b border-border px-5 py-4 last:border-b-0">
          <div className="h-5 max-w-96">
            <Skeleton />
          </div>
          <div className="h-8 max-w-2xl">
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
