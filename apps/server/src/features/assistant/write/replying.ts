import type { AssistantContext, ToolCard } from "@citelens/contract/content/assistant-fields";
import { toolCard } from "@citelens/contract/content/assistant-fields";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { visibleText } from "#platform/ai/ask/visible-text.ts";
import { storableJson } from "#platform/requests/storable-text.ts";
import type { Tools } from "#platform/tools.ts";
import type { LookTool } from "../look/looked.ts";
import { type ToolResult, useTool } from "../look/use-tool.ts";
import type { MessageRow } from "../store/messages.sql.ts";
import type { GrowingReply } from "./growing-reply.ts";

/** Question that is replied to, by whom. */
export interface ReplyContext {
  readonly tools: Tools;
  readonly member: Member;
  readonly reply: MessageRow;
  /** All that was said, the question last. */
  readonly said: readonly MessageRow[];
  readonly context: AssistantContext;
  readonly growing: GrowingReply;
  readonly signal: AbortSignal;
}

/** Uses a tool and tells it to those who follow: that it runs, and what it has found. */
export async function useAndTell(
  { tools, member, growing, signal }: ReplyContext,
  { callId, tool, input }: { readonly callId: string; readonly tool: LookTool; readonly input: unknown },
): Promise<ToolResult> {
  tellRunning(growing, callId, tool);
  const used = await useTool(tools, member, { tool, input });
  signal.throwIfAborted();
  tellUsed(growing, callId, used);
  return used;
}

export function tellRunning(growing: GrowingReply, callId: string, { name, label }: LookTool): void {
  growing.addTool({ call_id: callId, name, state: "RUNNING", label, card: null });
}

export function tellUsed(growing: GrowingReply, callId: string, { use, looked }: ToolResult): void {
  growing.addTool({ call_id: callId, ...use, card: cardOf(use.card) });
  if (looked?.proposal) growing.addProposal(looked.proposal);
}

function cardOf(card: ToolCard | null): ToolCard | null {
  return card && storableCard(card);
}

/** A card with texts of others as they can be stored, without characters that nobody sees. */
function storableCard(card: ToolCard): ToolCard {
  return toolCard.parse(JSON.parse(visibleText(storableJson(card))));
}
