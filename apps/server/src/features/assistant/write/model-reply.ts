import { conversePaid } from "#features/spending/public.ts";
import { safeReply } from "#platform/ai/ask/safe-reply.rules.ts";
import { visibleText } from "#platform/ai/ask/visible-text.ts";
import type { ConversationEvent, ConversationTool, Writer } from "#platform/ai/writing.ts";
import { lookTools } from "../look/look-tools.ts";
import { type ToolResult, useTool } from "../look/use-tool.ts";
import { linkable } from "../say/linkable.rules.ts";
import { turnsOf } from "./history.rules.ts";
import { instructionsFor } from "./instructions.rules.ts";
import { type ReplyContext, tellRunning, tellUsed } from "./replying.ts";

const stepsMax = 6;
const outputTokensMax = 2_000;
const timeoutMs = 120_000;

/** Lets the model reply, with the tools at hand. Throws what it fails with, and what has come by then stays. */
export async function modelReply(replying: ReplyContext, writer: Writer): Promise<void> {
  const { tools, member, reply, said, context, signal } = replying;
  const told = teller(replying);
  const { failure } = await conversePaid<ToolResult>(tools, {
    writer,
    organizationId: reply.organization_id,
    conversation: {
      instructions: instructionsFor({
        today: tools.now().toISOString().slice(0, 10),
        workspaceId: member.workspaceId,
        context,
      }),
      turns: turnsOf(said),
      tools: toolsFor(replying),
      stepsMax,
      outputTokensMax,
    },
    signal,
    timeoutMs,
    on: told.on,
  }).finally(told.end);
  if (failure) throw failure;
}

function toolsFor({ tools, member }: ReplyContext): ConversationTool<ToolResult>[] {
  return lookTools.map((tool) => ({
    name: tool.name,
    description: tool.description,
    input: tool.input,
    use: async (input) => {
      const used = await useTool(tools, member, { tool, input });
      return { told: used.told, result: used };
    },
  }));
}

/** Tells those who follow what comes of the model, cleaned: a link may lead to what was found by then. */
function teller({ member, growing }: ReplyContext) {
  const links = linkable(member.workspaceId);
  const open = () => safeReply({ mayLink: links.mayLink, visible: visibleText });
  const asked = new Map<string, string>();
  let safe = open();
  const flush = (): void => {
    growing.addText(safe.end());
    safe = open();
  };
  const on = (event: ConversationEvent<ToolResult>): void => {
    if (event.kind === "text") {
      growing.addText(safe.push(event.text));
      return;
    }
    flush();
    const tool = lookTools.find(({ name }) => name === asked.get(event.callId));
    switch (event.kind) {
      case "asked": {
        const used = lookTools.find(({ name }) => name === event.name);
        if (!used) return;
        asked.set(event.callId, event.name);
        tellRunning(growing, event.callId, used);
        return;
      }
      case "found":
        if (event.result.looked) links.note(event.result.looked.card);
        tellUsed(growing, event.callId, event.result);
        return;
      case "failed":
        if (tool)
          growing.addTool({
            call_id: event.callId,
            name: tool.name,
            state: "FAILED",
            card: null,
            label: `${tool.label}: not asked for as it can be`,
          });
    }
  };
  return { on, end: flush };
}
