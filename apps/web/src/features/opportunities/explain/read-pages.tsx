import { BookOpenText } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useReadCitedPages } from "./explanation.queries.ts";

interface ReadPagesProps {
  readonly answerId: string;
  readonly unread: number;
  readonly isReading: boolean;
  readonly onRead: () => void;
}

/** Has the pages read whose texts are not known yet. */
export function ReadPages({ answerId, unread, isReading, onRead }: ReadPagesProps): ReactElement {
  const reading = useReadCitedPages(useWorkspaceId(), answerId);
  const read = (): void =>
    reading.mutate(undefined, {
      onSuccess: onRead,
      onError: (error) => toast.error(problemMessage(error)),
    });
  if (isReading || reading.isPending)
    return (
      <p role="status" className="flex items-center gap-2 text-fg-2">
        <Spinner /> Reading {counted(unread, "page")}, as robots.txt allows it …
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-surface-2 px-3 py-2">
      <p className="min-w-48 flex-1">{counted(unread, "cited page")} not read yet.</p>
      <Button size="sm" icon={<BookOpenText size={14} aria-hidden="true" />} onClick={read}>
        Read them now
      </Button>
    </div>
  );
}
