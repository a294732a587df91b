import {
  askAssistant,
  createThread,
  deleteThread,
  getAssistant,
  listMessages,
  listThreads,
  stopReply,
} from "@citelens/contract/content/assistant";
import type { AssistantMessage } from "@citelens/contract/content/assistant-fields";
import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { creditsQuery } from "#features/credits/public.ts";
import { call } from "#lib/api/call.ts";
import { endpointQuery, pageQuery, refetchWhile, showChange } from "#lib/api/queries.ts";
import { withMessage, writingIn } from "./live-reply.rules.ts";
import type { Place } from "./place.rules.ts";

export const threadsPerPage = 20;
/** Behind the stream of events, which is faster. */
const writingPollMs = 5_000;

function assistantRoot(workspaceId: string) {
  return ["assistant", workspaceId] as const;
}

/** Replier, price, and what can be asked first on such a page. */
export function aboutQuery(workspaceId: string, page: Place["page"]) {
  const asked = { params: { projectId: workspaceId }, query: { page } };
  return endpointQuery([...assistantRoot(workspaceId), "about", page], [getAssistant, asked]);
}

export function threadsQuery(workspaceId: string, page: number) {
  const asked = { params: { projectId: workspaceId }, query: { page, page_size: threadsPerPage } };
  return pageQuery([...assistantRoot(workspaceId), "threads", page], [listThreads, asked]);
}

/** Messages of a thread; asked again while a reply is written, for where no event stream tells of it. */
export function messagesQuery(workspaceId: string, threadId: string) {
  return endpointQuery(
    [...assistantRoot(workspaceId), "messages", threadId],
    [listMessages, { params: { projectId: workspaceId, threadId } }],
    {
      refetchInterval: refetchWhile(
        (known: AssistantMessage[]) => writingIn(known) !== undefined,
        writingPollMs,
      ),
    },
  );
}

/** The key under which a reply is known while it is written. */
export function liveReplyKey(workspaceId: string, messageId: string) {
  return [...assistantRoot(workspaceId), "live", messageId] as const;
}

/** Shows messages as they are now, in their thread. */
export async function keepMessages(
  queryClient: QueryClient,
  workspaceId: string,
  messages: readonly AssistantMessage[],
): Promise<void> {
  for (const message of messages) {
    await showChange(queryClient, messagesQuery(workspaceId, message.thread_id), (known = []) =>
      withMessage(known, message),
    );
  }
}

/** Refetches what changes when a reply begins or is over: the order of the threads, and what credits are left. */
export function afterReply(queryClient: QueryClient, workspaceId: string): void {
  void queryClient.invalidateQueries({ queryKey: [...assistantRoot(workspaceId), "threads"] });
  void queryClient.invalidateQueries({ queryKey: creditsQuery(workspaceId).queryKey });
}

export interface Question {
  /** Undefined where a thread begins with it. */
  readonly threadId: string | undefined;
  readonly text: string;
  readonly context: Place;
}

/** Asks something. `onBegun` is told of a new thread at once: also what is refused then is asked again in this one. */
export function useAsk(
  workspaceId: string,
  onBegun: (threadId: string) => void,
): UseMutationResult<void, Error, Question> {
  const queryClient = useQueryClient();
  const begin = async (context: Place): Promise<string> => {
    const { id } = await call(createThread, { params: { projectId: workspaceId }, body: { context } });
    queryClient.setQueryData(messagesQuery(workspaceId, id).queryKey, []);
    onBegun(id);
    return id;
  };
  return useMutation({
    mutationFn: async ({ threadId, text, context }) => {
      const params = { projectId: workspaceId, threadId: threadId ?? (await begin(context)) };
      const { question, reply } = await call(askAssistant, { params, body: { text, context } });
      await keepMessages(queryClient, workspaceId, [question, reply]);
    },
    onError: (_, { threadId }) => {
      // Another tab may be ahead, or the thread may be gone.
      if (threadId !== undefined) void queryClient.invalidateQueries(messagesQuery(workspaceId, threadId));
    },
    onSettled: () => afterReply(queryClient, workspaceId),
  });
}

/** Stops a reply; one that was over before is shown as it ended. */
export function useStop(workspaceId: string): UseMutationResult<void, Error, AssistantMessage> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }) => {
      const stopped = await call(stopReply, { params: { projectId: workspaceId, messageId: id } });
      await keepMessages(queryClient, workspaceId, [stopped]);
    },
    onError: (_, reply) => queryClient.invalidateQueries(messagesQuery(workspaceId, reply.thread_id)),
    onSettled: () => afterReply(queryClient, workspaceId),
  });
}

export function useDeleteThread(workspaceId: string): UseMutationResult<void, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (threadId) => call(deleteThread, { params: { projectId: workspaceId, threadId } }),
    onSuccess: (_, threadId) =>
      queryClient.removeQueries({ queryKey: messagesQuery(workspaceId, threadId).queryKey }),
    onSettled: () => afterReply(queryClient, workspaceId),
  });
}
