import type { AssistantContext } from "@citelens/contract/content/assistant-fields";
import type { ReplyFailure } from "@citelens/contract/content/assistant-words";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { LeaseLost } from "#platform/leases/lease-lost.ts";
import type { Tools } from "#platform/tools.ts";
import { figuresOf } from "../say/figures.ts";
import type { MessageRow } from "../store/messages.sql.ts";
import { endReply } from "./end-reply.ts";
import { growReply } from "./growing-reply.ts";
import { lookupReply } from "./lookup-reply.ts";
import { modelReply } from "./model-reply.ts";

export interface ReplyRequest {
  readonly reply: MessageRow;
  readonly said: readonly MessageRow[];
  readonly context: AssistantContext;
}

export interface Replies {
  /** Begins to write a reply, beside the request that asked for it. */
  begin(member: Member, asked: ReplyRequest): void;
  /** Tells a reply that is written here that it is over; one that is written elsewhere learns it by itself. */
  tell(messageId: string): void;
  /** Ends all that are written here, as interrupted. */
  close(): Promise<void>;
}

class ClosingError extends Error {}

/** The replies that this process writes. */
export function openReplies(tools: Tools): Replies {
  const writing = new Map<string, { readonly stop: AbortController; readonly done: Promise<void> }>();
  return {
    begin: (member, asked) => {
      const stop = new AbortController();
      const { id } = asked.reply;
      const done = write(tools, member, { ...asked, stop })
        .catch((error: unknown) =>
          tools.log.error({ err: error, messageId: id }, "A reply could not be ended"),
        )
        .finally(() => writing.delete(id));
      writing.set(id, { stop, done });
    },
    tell: (id) => writing.get(id)?.stop.abort(new LeaseLost()),
    close: async () => {
      const all = [...writing.values()];
      for (const { stop } of all) stop.abort(new ClosingError());
      await Promise.all(all.map(({ done }) => done));
    },
  };
}

/** The model is asked by this process and no other; when it dies, nobody asks again. */
async function write(
  tools: Tools,
  member: Member,
  { reply, said, context, stop }: ReplyRequest & { readonly stop: AbortController },
): Promise<void> {
  const { id } = reply;
  const { signal } = stop;
  const growing = growReply(tools, member, { id, end: (over) => stop.abort(over) });
  const replying = { tools, member, reply, said, context, growing, signal };
  try {
    const writer = reply.model === null ? undefined : tools.writer;
    await (writer ? modelReply(replying, writer) : lookupReply(replying));
    signal.throwIfAborted();
    await growing.close();
    const parts = growing.parts();
    await endReply(tools, member, { id, end: { status: "DONE" }, parts, figures: figuresOf(parts) });
  } catch (error) {
    await growing.close();
    if (error instanceof LeaseLost || signal.reason instanceof LeaseLost) return;
    const failure = failureOf(tools, id, error);
    const parts = growing.parts();
    await endReply(tools, member, {
      id,
      end: { status: "FAILED", failure },
      parts,
      figures: figuresOf(parts),
    });
  }
}

function failureOf(tools: Tools, messageId: string, error: unknown): ReplyFailure {
  if (error instanceof ClosingError) return "INTERRUPTED";
  tools.log.warn({ err: error, messageId }, "A reply failed");
  if (!(error instanceof OperatorFailure)) return "MODEL_FAILED";
  if (error.kind === "refusal") return "MODEL_REFUSED";
  return error.kind === "timeout" ? "TIMED_OUT" : "MODEL_FAILED";
}
