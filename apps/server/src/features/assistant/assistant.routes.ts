import { creditCosts } from "@citelens/contract/billing/pricing";
import * as contract from "@citelens/contract/content/assistant";
import type { FastifyInstance } from "fastify";
import { memberRoutes, serveMemberStream } from "#features/workspaces/members/public.ts";
import { openLimit } from "#platform/limits/open-limit.ts";
import type { Tools } from "#platform/tools.ts";
import { ask, stop } from "./ask.ts";
import { followReply } from "./follow.ts";
import { suggestionsFor } from "./lookup/suggestions.rules.ts";
import { createThread, deleteThread, listMessages, listThreads } from "./threads.ts";
import { openReplies } from "./write/replies.ts";

const lookEveryMs = 300;

export function registerAssistantRoutes(app: FastifyInstance, tools: Tools): void {
  const { serveMember } = memberRoutes(app, tools);
  const questions = openLimit(tools, "assistantQuestions");
  const replies = openReplies(tools);
  app.addHook("preClose", () => replies.close());

  serveMember(contract.getAssistant, async (_, { query }) => ({
    model: tools.writer?.model ?? null,
    credits: tools.writer ? creditCosts.assistantReply : 0,
    suggestions: [...suggestionsFor(query.page ?? null)],
  }));
  serveMember(contract.listThreads, (member, asked) => listThreads(tools, member, asked));
  serveMember(contract.createThread, (member, { body }) => createThread(tools, member, body.context));
  serveMember(contract.deleteThread, async (member, { params }) => {
    await deleteThread(tools, member, { ...params, replies });
    return undefined;
  });
  serveMember(contract.listMessages, (member, { params }) => listMessages(tools, member, params.threadId));
  serveMember(contract.askAssistant, async (member, { params, body }) => {
    await questions.take(member.userId);
    return ask(tools, member, { threadId: params.threadId, text: body.text, context: body.context, replies });
  });
  serveMemberStream(app, tools, contract.watchReply, {
    everyMs: lookEveryMs,
    follow: (member, { params, query }) =>
      followReply(tools, member, { messageId: params.messageId, from: query.from }),
  });
  serveMember(contract.stopReply, (member, { params }) => stop(tools, member, { ...params, replies }));
}
