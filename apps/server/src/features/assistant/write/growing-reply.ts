import { later } from "@citelens/contract/base/days";
import type { EditProposal, MessagePart, ToolUse } from "@citelens/contract/content/assistant-fields";
import { leaseMs } from "#platform/leases/lease.sql.ts";
import { LeaseLost } from "#platform/leases/lease-lost.ts";
import type { Place } from "#platform/place.ts";
import { storable } from "#platform/requests/storable-text.ts";
import type { Tools } from "#platform/tools.ts";
import { changeWriting } from "../store/messages.sql.ts";

export interface GrowingReply {
  addText(text: string): void;
  addTool(tool: ToolUse): void;
  addProposal(proposal: EditProposal): void;
  parts(): readonly MessagePart[];
  /** Stores nothing more by itself. */
  close(): Promise<void>;
}

/** Interval at which whoever writes looks, and stores what has come since. */
const lookEveryMs = 300;
const storedFrom = 1_000;
/** With nothing to store, it says that it still writes, and learns whether it is over. */
const beatMs = 1_000;

interface GrowOptions {
  readonly id: string;
  /** Called once it is over, with a LeaseLost. */
  readonly end: (over: LeaseLost) => void;
}

/** A reply that grows in its row while it is written. */
export function growReply(tools: Tools, place: Place, { id, end }: GrowOptions): GrowingReply {
  const parts: MessagePart[] = [];
  let unstored = 0;
  let storedAt = performance.now();
  let storing: Promise<void> = Promise.resolve();
  let isClosed = false;

  const store = async (): Promise<void> => {
    if (isClosed) return;
    const changes = {
      lease_until: later(tools.now(), leaseMs),
      ...(unstored > 0 && { parts: [...parts] }),
    };
    unstored = 0;
    storedAt = performance.now();
    if (!(await changeWriting(tools, place, { id, changes }))) end(new LeaseLost());
  };
  const storeNext = (): void => {
    storing = storing
      .then(store)
      .catch((error: unknown) =>
        tools.log.warn({ err: error, messageId: id }, "A reply could not be stored yet"),
      );
  };
  const grown = (by: number): void => {
    unstored += by;
    if (unstored >= storedFrom) storeNext();
  };
  const looking = setInterval(() => {
    if (unstored > 0 || performance.now() - storedAt >= beatMs) storeNext();
  }, lookEveryMs);

  return {
    addText: (piece) => {
      const text = storable(piece);
      if (text === "") return;
      const last = parts.at(-1);
      if (last?.kind === "text") parts[parts.length - 1] = { kind: "text", text: last.text + text };
      else parts.push({ kind: "text", text });
      grown(text.length);
    },
    addTool: (tool) => {
      parts.push({ kind: "tool", tool });
      grown(storedFrom);
    },
    addProposal: (proposal) => {
      parts.push({ kind: "proposal", proposal });
      grown(storedFrom);
    },
    parts: () => parts,
    close: async () => {
      clearInterval(looking);
      isClosed = true;
      await storing;
    },
  };
}
