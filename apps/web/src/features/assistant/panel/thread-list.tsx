import type { AssistantThread } from "@citelens/contract/content/assistant-fields";
import { useQuery } from "@tanstack/react-query";
import { MessagesSquare, Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { ListSkeleton } from "#ui/frame/skeleton.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { threadsPerPage, threadsQuery } from "../assistant.queries.ts";
import { DeleteThreadDialog } from "./delete-thread-dialog.tsx";

interface ThreadListProps {
  readonly current: string | undefined;
  readonly onOpen: (threadId: string) => void;
  readonly onDeleted: (threadId: string) => void;
}

/** One's own threads, the newest first. */
export function ThreadList({ current, onOpen, onDeleted }: ThreadListProps): ReactElement {
  const [page, setPage] = useState(1);
  const [deleting, setDeleting] = useState<AssistantThread>();
  const threads = useQuery(threadsQuery(useWorkspaceId(), page));
  const { results = [], count = 0 } = threads.data ?? {};
  return (
    <section aria-label="Threads" className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-3">
      {threads.isPending && (
        <div role="status" aria-label="Loading your threads" className="px-2">
          <ListSkeleton rows={5} />
        </div>
      )}
      {threads.isError && !threads.data && <QueryError query={threads} />}
      {threads.data && count === 0 && (
        <EmptyState icon={MessagesSquare} title="No threads yet" frame="none">
          Each first question begins one. Only you see yours.
        </EmptyState>
      )}
      <ul>
        {results.map((thread) => (
          <li key={thread.id} className="flex items-center gap-1">
            <button
              type="button"
              aria-current={thread.id === current}
              onClick={() => onOpen(thread.id)}
              className={cx(
                "min-w-0 flex-1 cursor-pointer rounded-control px-2.5 py-2 text-left hover:bg-surface-2",
                thread.id === current && "bg-surface-2",
              )}
            >
              <span className="block truncate font-medium">{thread.title}</span>
              <span className="text-xs text-fg-3">
                <Ago at={thread.updated} />
              </span>
            </button>
            <IconButton
              size="sm"
              label={`Delete ${thread.title}`}
              icon={<Trash2 size={15} aria-hidden="true" />}
              onClick={() => setDeleting(thread)}
            />
          </li>
        ))}
      </ul>
      {count > threadsPerPage && (
        <div className="px-2 pt-3">
          <Pagination page={page} pageSize={threadsPerPage} total={count} onPage={setPage} />
        </div>
      )}
      <DeleteThreadDialog thread={deleting} onDeleted={onDeleted} onClose={() => setDeleting(undefined)} />
    </section>
  );
}
