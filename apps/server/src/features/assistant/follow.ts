import type { MessagePart } from "@citelens/contract/content/assistant-fields";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { StreamLook } from "#platform/event-stream/event-stream.ts";
import { type GrowingPart, growingEvents } from "#platform/event-stream/growing-events.ts";
import type { Tools } from "#platform/tools.ts";
import { expectMessage } from "./ask.ts";
import { shownMessage } from "./shown.ts";

/** Follows a reply by its row, whoever writes it and wherever: from an offset on, while it is written and after. */
export function followReply(
  tools: Tools,
  member: Member,
  { messageId, from }: { readonly messageId: string; readonly from: number },
): () => Promise<StreamLook> {
  const follow = growingEvents(from);
  return async () => {
    const row = await expectMessage(tools, member, messageId);
    const isLast = row.status !== "WRITING";
    const end: GrowingPart[] = isLast ? [{ name: "end", data: { message: shownMessage(row) } }] : [];
    return { events: follow([...row.parts.map(growingPart), ...end]), isLast };
  };
}

function growingPart(part: MessagePart): GrowingPart {
  switch (part.kind) {
    case "text":
      return part.text;
    case "tool":
      return { name: "tool", data: part.tool };
    case "proposal":
      return { name: "proposal", data: part.proposal };
  }
}
