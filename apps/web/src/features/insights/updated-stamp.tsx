import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import type { ReactElement } from "react";
import { useNow } from "#lib/browser/use-now.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Ago } from "#ui/text/instant.tsx";

export interface UpdatedStampProps {
  /** Milliseconds since 1970; 0 before the first load. */
  readonly updatedAt: number;
}

const everyMs = 30_000;

/** The age of the figures, with a refresh button. */
export function UpdatedStamp({ updatedAt }: UpdatedStampProps): ReactElement | null {
  const workspaceId = useWorkspaceId();
  const now = useNow(everyMs);
  const queryClient = useQueryClient();
  const queryKey = ["insights", workspaceId];
  const isFetching = useIsFetching({ queryKey }) > 0;
  if (updatedAt === 0) return null;

  const latest = new Date(Math.max(now.getTime(), updatedAt));
  return (
    <div className="flex items-center gap-2 text-sm text-fg-3">
      <p>
        Updated <Ago at={new Date(updatedAt).toISOString()} now={latest} />
      </p>
      <span className="print:hidden">
        <Button
          variant="ghost"
          size="sm"
          loading={isFetching}
          icon={<RotateCw size={14} aria-hidden="true" />}
          onClick={() => void queryClient.invalidateQueries({ queryKey })}
        >
          Refresh
        </Button>
      </span>
    </div>
  );
}
