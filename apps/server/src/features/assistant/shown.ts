import type { AssistantMessage, AssistantThread } from "@citelens/contract/content/assistant-fields";
import type { MessageRow } from "./store/messages.sql.ts";
import { shownParts } from "./store/shown-message.rules.ts";
import type { ThreadRow } from "./store/threads.sql.ts";

const untitled = "New conversation";

export function shownThread({ id, title, context, created, updated }: ThreadRow): AssistantThread {
  return {
    id,
    title: title || untitled,
    context,
    created: created.toISOString(),
    updated: updated.toISOString(),
  };
}

export function shownMessage(row: MessageRow): AssistantMessage {
  return {
    id: row.id,
    thread_id: row.thread_id,
    message_type: row.message_type,
    status: row.status,
    failure: row.failure,
    parts: shownParts(row.parts),
    figures: [...row.figures],
    model: row.model,
    credits: row.credits,
    created: row.created.toISOString(),
    finished: row.finished_at?.toISOString() ?? null,
  };
}
