import type {
  AssistantMessage,
  EditProposal,
  MessagePart,
  ReplyDelta,
  ToolUse,
} from "@citelens/contract/content/assistant-fields";

/** A reply as far as it is known while it is written. */
export interface LiveReply {
  /** The offset from which on its stream is to be asked for. */
  readonly reached: number;
  readonly parts: readonly MessagePart[];
}

export const nothingYet: LiveReply = { reached: 0, parts: [] };

/** An event of a reply's stream; every one bears its offset beside its data. */
export type ReplyEvent =
  | { readonly name: "delta"; readonly data: ReplyDelta }
  | { readonly name: "tool"; readonly data: ToolUse & PlacedEvent }
  | { readonly name: "proposal"; readonly data: EditProposal & PlacedEvent }
  | { readonly name: "end"; readonly data: { readonly message: AssistantMessage } & PlacedEvent };

interface PlacedEvent {
  readonly offset: number;
}

/**
 * The reply with an event more. What is known already is not taken twice, of a text that begins in what is known only the
 * rest, and nothing from behind a gap: so the reply is the same wherever its stream was cut and taken up again.
 */
export function withEvent(live: LiveReply, event: ReplyEvent): LiveReply {
  const known = live.reached - event.data.offset;
  if (known < 0) return live;
  if (event.name === "delta") {
    const text = event.data.text.slice(known);
    if (text === "") return live;
    return { reached: live.reached + text.length, parts: withText(live.parts, text) };
  }
  if (known > 0) return live;
  return { reached: live.reached + 1, parts: withPartOf(live.parts, event) };
}

function withText(parts: readonly MessagePart[], text: string): readonly MessagePart[] {
  const last = parts.at(-1);
  if (last?.kind !== "text") return [...parts, { kind: "text", text }];
  return [...parts.slice(0, -1), { kind: "text", text: last.text + text }];
}

function withPartOf(
  parts: readonly MessagePart[],
  event: Exclude<ReplyEvent, { name: "delta" }>,
): readonly MessagePart[] {
  switch (event.name) {
    case "tool": {
      const { offset: _, ...tool } = event.data;
      return withTool(parts, tool);
    }
    case "proposal": {
      const { offset: _, ...proposal } = event.data;
      return [...parts, { kind: "proposal", proposal }];
    }
    case "end":
      return event.data.message.parts;
  }
}

/** A use that is said again stands where it was said first. */
function withTool(parts: readonly MessagePart[], tool: ToolUse): readonly MessagePart[] {
  const isIt = (part: MessagePart): boolean => part.kind === "tool" && part.tool.call_id === tool.call_id;
  if (!parts.some(isIt)) return [...parts, { kind: "tool", tool }];
  return parts.map((part) => (isIt(part) ? { kind: "tool", tool } : part));
}

/** The parts to show: what the server has stored meanwhile may be ahead of what was followed, as where no stream gets through. */
export function shownParts(message: AssistantMessage, live: LiveReply): readonly MessagePart[] {
  if (message.status !== "WRITING") return message.parts;
  return weightOf(live.parts) > weightOf(message.parts) ? live.parts : message.parts;
}

function weightOf(parts: readonly MessagePart[]): number {
  return parts.length + textOf({ parts }).length;
}

/** The messages with this one as it is now, or behind the others where it is new. */
export function withMessage(
  known: readonly AssistantMessage[],
  message: AssistantMessage,
): AssistantMessage[] {
  if (!known.some(({ id }) => id === message.id)) return [...known, message];
  return known.map((one) => (one.id === message.id ? message : one));
}

/** The reply that is being written; one thread has one at a time. */
export function writingIn(messages: readonly AssistantMessage[]): AssistantMessage | undefined {
  return messages.find(({ status }) => status === "WRITING");
}

/** Question before this reply, for asking it again. */
export function questionBefore(messages: readonly AssistantMessage[], replyId: string): string | undefined {
  const before = messages.slice(
    0,
    messages.findIndex(({ id }) => id === replyId),
  );
  const question = before.findLast(({ message_type: type }) => type === "User");
  return question && textOf(question);
}

/** All that a message says in words. */
export function textOf({ parts }: { readonly parts: readonly MessagePart[] }): string {
  return parts.flatMap((part) => (part.kind === "text" ? [part.text] : [])).join("\n\n");
}
