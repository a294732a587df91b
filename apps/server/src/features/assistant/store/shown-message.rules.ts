import type { MessagePart } from "@citelens/contract/content/assistant-fields";

/** How a message is shown by what has come of it: pieces of one text joined, and each use of a tool once, as it stands now. */
export function shownParts(parts: readonly MessagePart[]): MessagePart[] {
  const shown: MessagePart[] = [];
  for (const part of parts) {
    const last = shown.at(-1);
    if (part.kind === "text" && last?.kind === "text") {
      shown[shown.length - 1] = { kind: "text", text: last.text + part.text };
      continue;
    }
    const before = part.kind === "tool" ? placeOf(shown, part.tool.call_id) : -1;
    if (before >= 0) shown[before] = part;
    else shown.push(part);
  }
  return shown;
}

function placeOf(parts: readonly MessagePart[], callId: string): number {
  return parts.findIndex((part) => part.kind === "tool" && part.tool.call_id === callId);
}

export function textOf(parts: readonly MessagePart[]): string {
  return parts.map((part) => (part.kind === "text" ? part.text : "")).join("");
}
