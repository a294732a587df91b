import type { AssistantMessage, MessagePart } from "@citelens/contract/content/assistant-fields";
import type { ReplyFailure } from "@citelens/contract/content/assistant-words";
import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { changeWriting, type MessageRow } from "../store/messages.sql.ts";
import { textOf } from "../store/shown-message.rules.ts";
import { giveBack, payFor } from "./paid-reply.ts";

export type End =
  | { readonly status: "DONE" | "STOPPED" }
  | { readonly status: "FAILED"; readonly failure: ReplyFailure };

interface ReplyEnding {
  readonly id: string;
  readonly end: End;
  /** Parts that have come of it; what is stored already unless told. */
  readonly parts?: readonly MessagePart[];
  readonly figures?: AssistantMessage["figures"];
  readonly leaseBefore?: Date;
}

/**
 * Ends a reply that is being written, and pays for it or gives back what it holds in the same transaction: whoever comes second finds it
 * ended and changes nothing. What fails costs nothing, and what is stopped before any text had come neither.
 */
export function endReply(
  tools: Tools,
  place: Place,
  { id, end, parts, figures, leaseBefore }: ReplyEnding,
): Promise<MessageRow | undefined> {
  return inTransaction(tools, async (within) => {
    const row = await changeWriting(within, place, {
      id,
      ...(leaseBefore && { leaseBefore }),
      changes: { ...(parts && { parts: [...parts] }) },
      letsGo: true,
    });
    if (!row) return undefined;
    const isPaid = end.status === "DONE" || (end.status === "STOPPED" && textOf(row.parts) !== "");
    const credits = isPaid ? await payFor(within, row) : 0;
    if (!isPaid) await giveBack(within, row);
    return changeWriting(within, place, {
      id,
      changes: {
        status: end.status,
        failure: end.status === "FAILED" ? end.failure : null,
        credits,
        ...(figures && { figures: [...figures] }),
        finished_at: within.now(),
      },
    });
  });
}
