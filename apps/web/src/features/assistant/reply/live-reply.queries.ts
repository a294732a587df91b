import { watchReply } from "@citelens/contract/content/assistant";
import type { AssistantMessage } from "@citelens/contract/content/assistant-fields";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followStream } from "#lib/api/watch.ts";
import { afterReply, keepMessages, liveReplyKey, messagesQuery } from "../assistant.queries.ts";
import { type LiveReply, nothingYet, type ReplyEvent, withEvent } from "../live-reply.rules.ts";

/**
 * Follows the reply that is being written by the server's event stream, from where it is known on. Without a stream, polling
 * follows it a little later.
 */
export function useLiveReply(workspaceId: string, reply: AssistantMessage | undefined): LiveReply {
  const queryClient = useQueryClient();
  const messageId = reply?.id;
  const threadId = reply?.thread_id;
  const queryKey = liveReplyKey(workspaceId, messageId ?? "");
  const { data: live = nothingYet } = useQuery<LiveReply>({ queryKey, queryFn: skipToken });
  useEffect(() => {
    if (messageId === undefined || threadId === undefined) return;
    const key = liveReplyKey(workspaceId, messageId);
    const known = (): LiveReply => queryClient.getQueryData<LiveReply>(key) ?? nothingYet;
    const inputNow = () => ({
      params: { projectId: workspaceId, messageId },
      query: { from: known().reached },
    });
    const stop = followStream(watchReply, inputNow, {
      problem: "A reply cannot be followed while it is written",
      take: (data: ReplyEvent["data"], name) => {
        const event = { name, data } as ReplyEvent; // the server sends what the contract says
        if (event.name === "end") {
          stop();
          void keepMessages(queryClient, workspaceId, [event.data.message]);
        } else queryClient.setQueryData(key, withEvent(known(), event));
      },
      onLost: () => void queryClient.invalidateQueries(messagesQuery(workspaceId, threadId)),
    });
    return () => {
      stop();
      afterReply(queryClient, workspaceId);
    };
  }, [queryClient, workspaceId, messageId, threadId]);
  return live;
}
