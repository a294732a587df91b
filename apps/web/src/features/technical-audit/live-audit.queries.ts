import type { Audit } from "@citelens/contract/content/audit-fields";
import { watchAudit } from "@citelens/contract/content/technical-audit";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followStream } from "#lib/api/watch.ts";
import { auditQuery, auditRoot } from "./technical-audit.queries.ts";

/**
 * Follows an audit by the server's event stream while it runs. Without a stream, polling follows it a little later. Once it
 * is over, all that is known of the workspace's audits is asked for again.
 */
export function useLiveAudit(workspaceId: string, auditId: string, isLive: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isLive) return;
    const stop = followStream(watchAudit, () => ({ params: { projectId: workspaceId, auditId } }), {
      problem: "The live progress of an audit is not available",
      take: (audit: Audit) => queryClient.setQueryData(auditQuery(workspaceId, auditId).queryKey, audit),
    });
    return () => {
      stop();
      // Whether the stream or polling said that it is over.
      void queryClient.invalidateQueries({ queryKey: auditRoot(workspaceId) });
    };
  }, [queryClient, workspaceId, auditId, isLive]);
}
