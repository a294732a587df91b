import type {
  AssistantAbout,
  AssistantMessage,
  AssistantThread,
  EditProposal,
  MessagePart,
  ToolUse,
} from "@citelens/contract/content/assistant-fields";
import { knownSections, resultIds } from "../content-studio/known-results.ts";

export const ids = {
  thread: "a1111111-1111-4111-8111-111111111111",
  older: "a2222222-2222-4222-8222-222222222222",
  question: "b1111111-1111-4111-8111-111111111111",
  reply: "b2222222-2222-4222-8222-222222222222",
} as const;

const at = "2026-11-20T12:00:00.000Z";
export const asked = "Which sites are cited instead of mine?";

export const withModel: AssistantAbout = {
  model: "openai/gpt-test",
  credits: 5,
  suggestions: [asked, "Where do competitors stand better than I do?", "What should I do first?"],
};

export const withoutModel: AssistantAbout = { ...withModel, model: null, credits: 0 };

export function knownThread(fields: Partial<AssistantThread> = {}): AssistantThread {
  return {
    id: ids.thread,
    title: asked,
    context: { page: "overview", campaign_id: null, optimization_id: null },
    created: at,
    updated: at,
    ...fields,
  };
}

export function knownQuestion(fields: Partial<AssistantMessage> = {}): AssistantMessage {
  return {
    ...{ id: ids.question, thread_id: ids.thread, message_type: "User", status: "DONE", failure: null },
    ...{ parts: [{ kind: "text", text: asked }], figures: [], model: null, credits: 0 },
    ...{ created: at, finished: at },
    ...fields,
  };
}

export function knownReply(fields: Partial<AssistantMessage> = {}): AssistantMessage {
  return {
    ...{ id: ids.reply, thread_id: ids.thread, message_type: "AI", status: "DONE", failure: null },
    ...{ parts: [], figures: [], model: "openai/gpt-test", credits: 5 },
    ...{ created: at, finished: at },
    ...fields,
  };
}

export const writing = knownReply({ status: "WRITING", credits: 0, finished: null });

/** A look at the sources of a workspace, as it begins and as it ends. */
export function sourcesTool(workspaceId: string, state: ToolUse["state"] = "DONE"): ToolUse {
  return {
    call_id: "call-1",
    name: "sources",
    state,
    label: "Reading sources",
    card:
      state === "DONE"
        ? {
            title: "Sources of the last 30 days",
            figures: [
              { label: "review.example", value: "42 %", note: "38 of 90 answers; 95 % interval 32 to 53 %" },
              { label: "Your own site", value: "7.8 %", note: "7 of 90 answers; 95 % interval 4 to 15 %" },
            ],
            lines: ["review.example compares shoes for rain over two winters."],
            links: [
              { label: "Sources", href: `/workspaces/${workspaceId}/insight/sources` },
              { label: "Waterproof shoes compared", href: "https://review.example/shoes" },
            ],
          }
        : null,
  };
}

export const firstText =
  "Answers cite **review.example** most: 42 % of them, against 7.8 % for your own site. ";

/** What follows: links that may be followed and some that may not, a figure that stands nowhere, and a picture. */
export function secondText(workspaceId: string): string {
  return [
    `See [your sources](/workspaces/${workspaceId}/insight/sources) or [the comparison](https://review.example/shoes).`,
    "It was 99 times better, says [a stranger](https://evil.example/?q=secret), and [this](/settings/billing).",
    "![picture](https://evil.example/picture.png) <b>bold</b>",
  ].join("\n\n");
}

/** For a section of the text that is known in the studio. */
export function knownProposal(): EditProposal {
  const section = knownSections().find(({ id }) => id === resultIds.intro);
  return {
    optimization_id: resultIds.text,
    section_id: resultIds.intro,
    section_title: "Shoes for rain",
    markdown: "# Shoes for rain\n\nOur shoes for rain keep feet dry for ten hours.",
    revision: section?.revision ?? 0,
  };
}

export function doneParts(workspaceId: string): MessagePart[] {
  return [
    { kind: "tool", tool: sourcesTool(workspaceId) },
    { kind: "text", text: firstText + secondText(workspaceId) },
  ];
}

export function doneReply(workspaceId: string, fields: Partial<AssistantMessage> = {}): AssistantMessage {
  return knownReply({
    parts: doneParts(workspaceId),
    figures: [
      { text: "42 %", call_id: "call-1" },
      { text: "7.8 %", call_id: "call-1" },
      { text: "99", call_id: null },
    ],
    ...fields,
  });
}
