import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { indexingRoot } from "./indexing.queries.ts";

/** Asks anew for the list, which was empty, once a first page is known. */
export function useFirstPages(pages: number | undefined): void {
  const workspaceId = useWorkspaceId();
  const queryClient = useQueryClient();
  const wasNone = useRef(false);
  useEffect(() => {
    if (pages === undefined) return;
    if (wasNone.current && pages > 0) {
      void queryClient.invalidateQueries({ queryKey: [...indexingRoot(workspaceId), "pages"] });
    }
    wasNone.current = pages === 0;
  }, [queryClient, workspaceId, pages]);
}
