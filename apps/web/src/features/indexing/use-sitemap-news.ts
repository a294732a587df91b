import type { SitemapState } from "@citelens/contract/traffic/indexing";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { counted } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { indexingRoot } from "./indexing.queries.ts";

/** Asks anew for the pages once the sitemaps were read, and says what was found. */
export function useSitemapNews(sitemap: SitemapState | undefined): void {
  const workspaceId = useWorkspaceId();
  const queryClient = useQueryClient();
  const known = useRef<string>(undefined);
  const readAt = sitemap?.read_at ?? "";
  const pages = sitemap?.pages ?? 0;
  const isThere = sitemap !== undefined;
  useEffect(() => {
    const before = known.current;
    // An older answer that is shown again, as of other days, is no news.
    if (!isThere || (before !== undefined && readAt <= before)) return;
    known.current = readAt;
    if (before === undefined) return;

    toast.success(`The sitemaps were read: ${counted(pages, "page")}.`);
    void queryClient.invalidateQueries({ queryKey: indexingRoot(workspaceId) });
  }, [queryClient, workspaceId, isThere, readAt, pages]);
}
