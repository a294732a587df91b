import type { MessagePart } from "@citelens/contract/content/assistant-fields";
import type { MessageType } from "@citelens/contract/content/assistant-words";
import { textOf } from "../store/shown-message.rules.ts";

interface SaidMessage {
  readonly message_type: MessageType;
  readonly parts: readonly MessagePart[];
}

const turnsMax = 20;
const charactersMax = 24_000;

/** Turns that a model is told: the last ones whole, as many as there is room for; the question comes last, however long. */
export function turnsOf(
  messages: readonly SaidMessage[],
): { readonly role: "user" | "assistant"; readonly content: string }[] {
  const turns = messages
    .map(({ message_type, parts }) => ({
      role: message_type === "User" ? ("user" as const) : ("assistant" as const),
      content: textOf(parts).trim(),
    }))
    .filter(({ content }) => content !== "");
  let [from, characters] = [turns.length, 0];
  while (from > 0 && turns.length - from < turnsMax) {
    characters += turns[from - 1]?.content.length ?? 0;
    if (characters > charactersMax && from < turns.length) break;
    from -= 1;
  }
  const kept = turns.slice(from);
  // A reply without its question begins nothing.
  return kept.slice(
    Math.max(
      0,
      kept.findIndex(({ role }) => role === "user"),
    ),
  );
}
