import type { AssistantMessage } from "@citelens/contract/content/assistant-fields";
import { type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { questionBefore, shownParts, textOf, writingIn } from "../live-reply.rules.ts";
import { useLiveReply } from "./live-reply.queries.ts";
import { Reply } from "./reply.tsx";
import { spoken } from "./reply-labels.rules.ts";

interface MessagesProps {
  readonly messages: readonly AssistantMessage[];
  /** Text that is being asked, before the server has it. */
  readonly asking: string | undefined;
  readonly onAsk: (text: string) => void;
}

/** Messages of a thread, with the reply that is being written. */
export function Messages({ messages, asking, onAsk }: MessagesProps): ReactElement {
  const writing = writingIn(messages);
  const live = useLiveReply(useWorkspaceId(), writing);
  return (
    <>
      <ol aria-label="Messages" className="grid gap-5">
        {messages.map((message, at) => {
          if (message.message_type === "User") return <Question key={message.id} text={textOf(message)} />;
          const question = questionBefore(messages, message.id);
          const isLast = at === messages.length - 1;
          return (
            <li key={message.id} className="min-w-0">
              <Reply
                message={message}
                parts={shownParts(message, live)}
                onAskAgain={
                  isLast && question !== undefined && asking === undefined ? () => onAsk(question) : undefined
                }
              />
            </li>
          );
        })}
        {asking !== undefined && <Question text={asking} />}
      </ol>
      <Announced messages={messages} writing={writing} />
    </>
  );
}

function Question({ text }: { readonly text: string }): ReactElement {
  return (
    <li className="ml-8 justify-self-end rounded-card bg-surface-2 px-3.5 py-2 wrap-anywhere whitespace-pre-wrap">
      <VisuallyHidden>You asked: </VisuallyHidden>
      {text}
    </li>
  );
}

interface AnnouncedProps {
  readonly messages: readonly AssistantMessage[];
  readonly writing: AssistantMessage | undefined;
}

/** Reads a reply out once it is over, whole: in pieces nobody could follow it. */
function Announced({ messages, writing }: AnnouncedProps): ReactElement {
  const [followed, setFollowed] = useState<string>();
  if (writing && writing.id !== followed) setFollowed(writing.id);
  const ended = messages.find(({ id, status }) => id === followed && status !== "WRITING");
  return (
    <p role="status" className="sr-only">
      {ended && `${endLabels[ended.status]} ${spoken(textOf(ended))}`}
    </p>
  );
}

const endLabels = {
  WRITING: "",
  DONE: "Reply:",
  STOPPED: "The reply was stopped.",
  FAILED: "The reply failed.",
} as const satisfies Readonly<Record<AssistantMessage["status"], string>>;
