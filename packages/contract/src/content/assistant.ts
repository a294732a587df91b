import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { id, text } from "../base/fields.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspacePath, workspaceReads, workspaceWrites } from "../workspaces/workspaces.ts";
import { assistantAbout, assistantContext, assistantMessage, assistantThread } from "./assistant-fields.ts";
import { assistantPages, questionMax } from "./assistant-words.ts";

const threadPath = workspacePath.extend({ threadId: id });
const messagePath = workspacePath.extend({ messageId: id });

export const getAssistant = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/assistant/",
  summary: "Who replies, what a reply costs, and what can be asked first",
  query: z.object({ page: z.enum(assistantPages).optional() }),
  answer: assistantAbout,
});

export const listThreads = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/assistant/threads/",
  summary: "The caller's own threads with the assistant, the newest first",
  query: z.object({ ...paging }),
  answer: pageOf(assistantThread),
});

export const createThread = endpoint({
  ...workspaceWrites,
  path: "/projects/:projectId/assistant/threads/",
  summary: "Begin a thread with the assistant",
  body: z.object({ context: assistantContext.optional() }).default({}),
  status: 201,
  answer: assistantThread,
});

export const deleteThread = endpoint({
  method: "DELETE",
  path: "/projects/:projectId/assistant/threads/:threadId/",
  caller: "user",
  scope: "write",
  summary: "Delete a thread with all that was said in it; a reply that is being written is stopped",
  params: threadPath,
  status: 204,
});

export const listMessages = endpoint({
  method: "GET",
  path: "/projects/:projectId/assistant/threads/:threadId/messages/",
  caller: "user",
  scope: "read",
  summary: "The last 200 messages of a thread, in order",
  params: threadPath,
  answer: z.array(assistantMessage),
});

export const askAssistant = endpoint({
  method: "POST",
  path: "/projects/:projectId/assistant/threads/:threadId/messages/",
  caller: "user",
  scope: "spend",
  summary: "Ask something; the reply is written behind the request",
  params: threadPath,
  body: z.object({ text: text(questionMax), context: assistantContext.optional() }),
  status: 202,
  answer: z.object({ question: assistantMessage, reply: assistantMessage }),
});

/**
 * Server-sent events from an offset on: `delta` {offset, text}, `tool` a ToolUse, `proposal` an EditProposal, and `end` with
 * the whole AssistantMessage in `message`. Every event bears its offset; a text is as long as its UTF-16 characters, any other event 1.
 */
export const watchReply = endpoint({
  method: "GET",
  path: "/projects/:projectId/assistant/messages/:messageId/events/",
  caller: "user",
  scope: "read",
  summary: "Follow a reply while it is written, as server-sent events",
  params: messagePath,
  query: z.object({ from: z.coerce.number().int().min(0).default(0) }),
  status: 200,
});

export const stopReply = endpoint({
  method: "POST",
  path: "/projects/:projectId/assistant/messages/:messageId/stop/",
  caller: "user",
  scope: "write",
  summary: "Stop a reply; it costs nothing where no text had come",
  params: messagePath,
  answer: assistantMessage,
});
