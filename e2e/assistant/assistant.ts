import type {
  AssistantAbout,
  AssistantMessage,
  AssistantThread,
} from "@citelens/contract/content/assistant-fields";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expect, type Locator, type Page } from "@playwright/test";
import { ids, knownQuestion, knownThread, withModel, writing } from "./known-assistant.ts";

const threadsCall = /\/assistant\/threads\/(\?.*)?$/;

/** What is answered in the server's place; it may be changed meanwhile. */
export interface Known {
  about?: AssistantAbout;
  threads?: AssistantThread[];
  messages?: AssistantMessage[];
  /** The body of the stream of events from an offset on. */
  events?: (from: number) => string;
}

/** A server that knows one thread, takes each question, and says of its reply what it is told to. */
export async function answerAssistant(page: Page, known: Known): Promise<void> {
  await page.route(/\/assistant\/(\?.*)?$/, (route) => route.fulfill({ json: known.about ?? withModel }));
  await page.route(threadsCall, (route) => {
    if (route.request().method() === "POST")
      return route.fulfill({ status: 201, json: knownThread({ title: "" }) });
    const results = known.threads ?? [];
    return route.fulfill({ json: { count: results.length, next: null, previous: null, results } });
  });
  await page.route(/\/assistant\/threads\/[^/]+\/messages\/$/, (route) => {
    if (route.request().method() === "GET") return route.fulfill({ json: known.messages ?? [] });
    const { text } = route.request().postDataJSON() as { readonly text: string };
    const question = knownQuestion({ parts: [{ kind: "text", text }] });
    known.messages = [question, writing];
    return route.fulfill({ status: 202, json: { question, reply: writing } });
  });
  await page.route(/\/assistant\/messages\/[^/]+\/events\//, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get("from"));
    if (!known.events) return route.fulfill({ status: 503, body: "" });
    return route.fulfill({ contentType: "text/event-stream", body: known.events(from) });
  });
}

/** As the server writes one. */
export function eventText(name: string, offset: number, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify({ ...data, offset })}\n\n`;
}

export function overviewAddress({ id }: Pick<Workspace, "id">): string {
  return `/workspaces/${id}/insight/dashboard`;
}

export function panel(page: Page): Locator {
  return page.getByRole("dialog", { name: "Ask" });
}

export function askButton(page: Page): Locator {
  return page.getByRole("banner").getByRole("button", { name: "Ask", exact: true });
}

export async function openPanel(page: Page): Promise<Locator> {
  await askButton(page).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}

/** Opens the panel at the thread that is known, as this tab had it in hand before. */
export async function openThread(page: Page, { id }: Pick<Workspace, "id">): Promise<Locator> {
  await page.evaluate(([key, thread]) => sessionStorage.setItem(key, thread), [
    `assistant-thread:${id}`,
    ids.thread,
  ] as const);
  return openPanel(page);
}

export async function askInPanel(page: Page, text: string): Promise<void> {
  await panel(page).getByLabel("Your question").fill(text);
  await page.keyboard.press("Enter");
}
