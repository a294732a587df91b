import type { AssistantMessage, MessagePart, ToolCard } from "@citelens/contract/content/assistant-fields";
import { valuesIn } from "#features/content-studio/show/public.ts";
import { shownParts } from "../store/shown-message.rules.ts";

type Figures = AssistantMessage["figures"];

const figuresMax = 200;

/** Each figure of a reply with the use of a tool whose card has the same, by the rules by which a text's claims are looked for; null in none. */
export function figuresOf(parts: readonly MessagePart[]): Figures {
  const cards = shownParts(parts).flatMap((part) =>
    part.kind === "tool" && part.tool.card
      ? [{ callId: part.tool.call_id, keys: keysOf(part.tool.card) }]
      : [],
  );
  const figures = new Map<string, string | null>();
  for (const { text, keys } of numbersIn(withoutAddresses(writtenIn(parts)))) {
    if (figures.size === figuresMax) break;
    const found = cards.find((card) => keys.some((key) => card.keys.has(key)));
    if (!figures.get(text)) figures.set(text, found?.callId ?? null);
  }
  return [...figures].map(([text, call_id]) => ({ text, call_id }));
}

function writtenIn(parts: readonly MessagePart[]): string {
  return shownParts(parts)
    .map((part) => (part.kind === "text" ? part.text : "\n"))
    .join("");
}

/** Digits of an address say nothing. */
function withoutAddresses(markdown: string): string {
  return markdown.replace(/\]\([^)\s]*\)/g, "]").replace(/https?:\/\/\S+/gi, " ");
}

function keysOf({ title, figures, lines }: ToolCard): ReadonlySet<string> {
  const texts = [title, ...figures.flatMap(({ label, value, note }) => [label, value, note ?? ""]), ...lines];
  const values = texts.flatMap((text) => numbersIn(withoutAddresses(text)));
  return new Set(values.flatMap(({ keys, alsoKeys }) => [...keys, ...alsoKeys]));
}

const kinds: ReadonlySet<string> = new Set(["number", "price", "date"]);

function numbersIn(text: string) {
  return text
    .split("\n")
    .flatMap((line) => valuesIn(line, "en"))
    .filter(({ kind, isWeak }) => kinds.has(kind) && !isWeak);
}
