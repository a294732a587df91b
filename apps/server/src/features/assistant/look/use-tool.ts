import type { ToolUse } from "@citelens/contract/content/assistant-fields";
import { z } from "zod";
import { type Member, requireMember } from "#features/workspaces/members/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { type LookTool, type ToolFinding, toldOf } from "./looked.ts";

export interface ToolResult {
  readonly looked: ToolFinding | undefined;
  readonly use: Omit<ToolUse, "call_id">;
  /** Words that a model is told of it. */
  readonly told: string;
}

/** Uses a tool for somebody who must still be a member. What is not theirs does not exist, and is said to be not found. */
export async function useTool(
  tools: Tools,
  asking: Member,
  { tool, input }: { readonly tool: LookTool; readonly input: unknown },
): Promise<ToolResult> {
  const { name, label } = tool;
  try {
    const member = await requireMember(tools, asking, asking.workspaceId);
    const looked = await tool.look(tools, member, input);
    return { looked, use: { name, label, state: "DONE", card: looked.card }, told: toldOf(looked) };
  } catch (error) {
    const seen = seenIn(error);
    if (seen === undefined) tools.log.error({ err: error, tool: name }, "A tool of the assistant failed");
    const why = seen ?? "it failed";
    return {
      looked: undefined,
      use: { name, label: `${label}: ${why}`, state: "FAILED", card: null },
      told: `${label}: ${why}.`,
    };
  }
}

function seenIn(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.status === 404 ? "not found" : error.message;
  return error instanceof z.ZodError ? "not asked for as it can be" : undefined;
}
