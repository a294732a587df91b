import {
  askAssistant,
  createThread,
  getAssistant,
  listMessages,
  listThreads,
  stopReply,
  watchReply,
} from "@citelens/contract/content/assistant";
import type {
  AssistantAbout,
  AssistantMessage,
  AssistantThread,
  MessagePart,
  ToolUse,
} from "@citelens/contract/content/assistant-fields";
import { type Changes, sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import { expect } from "../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../test/components/server-double.ts";

export const asked = "Which sites are cited instead of mine?";

export const withModel = sampleAnswer(getAssistant, {
  model: "openai/gpt-test",
  credits: 5,
  suggestions: [asked],
});

export function aThread(changes: Changes<AssistantThread> = {}): AssistantThread {
  return sampleAnswer(createThread, { title: asked, ...changes });
}

export function aReply(changes: Changes<AssistantMessage> = {}): AssistantMessage {
  const made: Changes<AssistantMessage> = { status: "DONE", parts: [], figures: [] };
  return sampleAnswer(stopReply, { ...made, model: "openai/gpt-test", credits: 5, ...changes });
}

const questionId = "b1111111-1111-4111-8111-111111111111";

export function aQuestion(text = asked): AssistantMessage {
  const parts: MessagePart[] = [{ kind: "text", text }];
  return aReply({ id: questionId, message_type: "User", parts, model: null, credits: 0 });
}

export const writing = aReply({ status: "WRITING", credits: 0 });

/** A look at the sources of a workspace, as it begins and as it ends. */
export function sourcesTool({ id }: Pick<Workspace, "id">, state: ToolUse["state"] = "DONE"): ToolUse {
  const card = {
    title: "Sources of the last 30 days",
    figures: [
      { label: "review.example", value: "42 %", note: "38 of 90 answers; 95 % interval 32 to 53 %" },
      { label: "Your own site", value: "7.8 %", note: "7 of 90 answers; 95 % interval 4 to 15 %" },
    ],
    lines: [],
    links: [
      { label: "Sources", href: `/workspaces/${id}/insight/sources` },
      { label: "Waterproof shoes compared", href: "https://review.example/shoes" },
    ],
  };
  const use = { call_id: "call-1", name: "sources", label: "Reading sources" } as const;
  return { ...use, state, card: state === "DONE" ? card : null };
}

export const firstText =
  "Answers cite **review.example** most: 42 % of them, against 7.8 % for your own site. ";

/** Second part: links that may be followed and some that may not, a figure that stands nowhere, and a picture. */
export function secondText({ id }: Pick<Workspace, "id">): string {
  return [
    `See [your sources](/workspaces/${id}/insight/sources) or [the comparison](https://review.example/shoes).`,
    "It was 99 times better, says [a stranger](https://evil.example/?q=secret), and [this](/settings/billing).",
    "![picture](https://evil.example/picture.png) <b>bold</b>",
  ].join("\n\n");
}

export function doneReply(
  workspace: Pick<Workspace, "id">,
  furtherParts: readonly MessagePart[] = [],
): AssistantMessage {
  return aReply({
    parts: [
      { kind: "tool", tool: sourcesTool(workspace) },
      { kind: "text", text: firstText + secondText(workspace) },
      ...furtherParts,
    ],
    figures: [
      { text: "42 %", call_id: "call-1" },
      { text: "7.8 %", call_id: "call-1" },
      { text: "99", call_id: null },
    ],
  });
}

/** Replies in the server's place; it may be changed meanwhile. */
export interface AssistantReplies {
  about?: AssistantAbout;
  threads?: AssistantThread[];
  messages?: AssistantMessage[];
  /** The body of the stream of events from an offset on. */
  events?: (from: number) => string;
}

/** A server that knows one thread, takes each question, and says of its reply what it is told to. */
export function answerAssistant(server: ServerDouble, known: AssistantReplies): void {
  server.answer(getAssistant, () => known.about ?? withModel);
  server.answer(createThread, aThread({ title: "" }));
  server.answer(listThreads, () => {
    const results = known.threads ?? [];
    return { count: results.length, next: null, previous: null, results };
  });
  server.answer(listMessages, () => known.messages ?? []);
  server.answer(askAssistant, ({ body }) => {
    const question = aQuestion((body as { readonly text: string }).text);
    known.messages = [question, writing];
    return { question, reply: writing };
  });
  server.answer(watchReply, ({ query }) => {
    if (!known.events) return new Response(null, { status: 503 });
    const text = known.events(Number(query.get("from")));
    return new Response(text, { headers: { "content-type": "text/event-stream" } });
  });
}

/** As the server writes one. */
export function eventText(name: string, offset: number, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify({ ...data, offset })}\n\n`;
}

export function overviewAddress({ id }: Pick<Workspace, "id">): string {
  return `/workspaces/${id}/insight/dashboard`;
}

export function panel(page: AppPage): ElementLocator {
  return page.getByRole("dialog", { name: "Ask" });
}

export function askButton(page: AppPage): ElementLocator {
  return page.getByRole("banner").getByRole("button", { name: "Ask", exact: true });
}

export async function openPanel(page: AppPage): Promise<ElementLocator> {
  await askButton(page).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

/** Opens the panel at the thread that is known, as this tab had it in hand before. */
export async function openThread(page: AppPage, { id }: Pick<Workspace, "id">): Promise<ElementLocator> {
  sessionStorage.setItem(`assistant-thread:${id}`, aThread().id);
  return openPanel(page);
}

export async function askInPanel(page: AppPage, text: string): Promise<void> {
  await panel(page).getByLabel("Your question").fill(text);
  await page.keyboard.press("Enter");
}
