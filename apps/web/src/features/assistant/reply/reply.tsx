import type { AssistantMessage, MessagePart } from "@citelens/contract/content/assistant-fields";
import { type ReactElement, useMemo } from "react";
import { Spinner } from "#ui/frame/spinner.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { addressesIn } from "./links.rules.ts";
import { Proposal } from "./proposal.tsx";
import { ReplyEnd } from "./reply-end.tsx";
import { ReplyText } from "./reply-text.tsx";
import { ToolLine } from "./tool-line.tsx";

interface ReplyProps {
  readonly message: AssistantMessage;
  /** Parts of it that are known; while it is written, more than the message holds. */
  readonly parts: readonly MessagePart[];
  readonly onAskAgain: (() => void) | undefined;
}

/** A reply in the order in which it came: words, what was looked at, what is proposed, and how it ended. */
export function Reply({ message, parts, onAskAgain }: ReplyProps): ReactElement {
  const addresses = useMemo(() => addressesIn(parts), [parts]);
  const texts = useMemo(() => parts.map((part) => (part.kind === "text" ? part.text : "")), [parts]);
  const isLookup = message.model === null;
  const isWriting = message.status === "WRITING";
  return (
    <div className="grid gap-3">
      <VisuallyHidden>Reply:</VisuallyHidden>
      {parts.map((part, at) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place, and never move.
          key={at}
          message={message}
          part={part}
          texts={texts}
          at={at}
          addresses={addresses}
        />
      ))}
      {isWriting && (
        <p className="flex items-center gap-2 text-sm text-fg-3">
          <Spinner /> {isLookup ? "Looking it up…" : "Writing…"}
        </p>
      )}
      {!isWriting && <ReplyEnd message={message} onAskAgain={onAskAgain} />}
    </div>
  );
}

interface PartProps {
  readonly message: AssistantMessage;
  readonly part: MessagePart;
  readonly texts: readonly string[];
  readonly at: number;
  readonly addresses: ReadonlySet<string>;
}

function Part({ message, part, texts, at, addresses }: PartProps): ReactElement {
  const { id, model, status, figures } = message;
  switch (part.kind) {
    case "text":
      return <ReplyText {...{ messageId: id, texts, at, figures, addresses }} />;
    case "tool":
      return <ToolLine messageId={id} tool={part.tool} isOpen={model === null} addresses={addresses} />;
    case "proposal":
      return <Proposal proposal={part.proposal} isFinal={status !== "WRITING"} />;
  }
}
