import type { AssistantMessage } from "@citelens/contract/content/assistant-fields";

/** A reply that is over and says nothing, unless told. */
export function aMessage(fields: Partial<AssistantMessage> = {}): AssistantMessage {
  return {
    id: "m",
    thread_id: "t",
    message_type: "AI",
    status: "DONE",
    failure: null,
    parts: [],
    figures: [],
    model: null,
    credits: 0,
    created: "2026-11-20T12:00:00.000Z",
    finished: null,
    ...fields,
  };
}
