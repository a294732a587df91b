import type { AssistantMessage } from "@citelens/contract/content/assistant-fields";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { messagesQuery, useAsk } from "../assistant.queries.ts";
import { writingIn } from "../live-reply.rules.ts";
import type { Place } from "../place.rules.ts";

export interface TalkOf {
  readonly place: Place;
  /** Undefined: a thread begins with the first question. */
  readonly threadId: string | undefined;
  readonly onThread: (threadId: string | undefined) => void;
}

interface TalkState {
  readonly thread: UseQueryResult<AssistantMessage[]>;
  /** Whether it does not exist any more. */
  readonly isGone: boolean;
  readonly messages: readonly AssistantMessage[];
  readonly writing: AssistantMessage | undefined;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Text that is being asked, before the server has it. */
  readonly pending: string | undefined;
  readonly problem: Error | null;
  readonly dismissProblem: () => void;
  readonly ask: (question: string) => void;
}

/** Messages of a thread, and the question that is written. What is refused can be asked again: its words come back. */
export function useTalk({ place, threadId, onThread }: TalkOf): TalkState {
  const workspaceId = useWorkspaceId();
  const thread = useQuery({
    ...messagesQuery(workspaceId, threadId ?? ""),
    enabled: threadId !== undefined,
  });
  const [text, setText] = useState("");
  const asking = useAsk(workspaceId, onThread);
  const messages = (threadId !== undefined && thread.data) || nothing;
  const writing = writingIn(messages);

  const ask = (question: string): void => {
    const asked = question.trim();
    if (asking.isPending || writing || asked === "") return;
    setText("");
    asking.mutate(
      { threadId, text: asked, context: place },
      { onError: () => setText((typed) => (typed === "" ? question : typed)) },
    );
  };
  return {
    thread,
    isGone: threadId !== undefined && thread.error instanceof ApiProblem && thread.error.status === 404,
    messages,
    writing,
    text,
    setText,
    pending: asking.isPending ? asking.variables.text : undefined,
    problem: asking.error,
    dismissProblem: asking.reset,
    ask,
  };
}

const nothing: readonly AssistantMessage[] = [];
