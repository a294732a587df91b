import { createServer, type IncomingMessage } from "node:http";
import type { BotVisit, BotVisitPage } from "@citelens/contract/traffic/visits";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { type Account, createKey, sendVisit } from "../support/api.ts";

export const listCall = "**/api/v1/projects/*/events/bot-visits/**";

export const agents = {
  training:
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot",
  search: "Mozilla/5.0 (compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot)",
  user: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot",
  seo: "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
} as const;

export interface SentVisit {
  readonly path: string;
  readonly agent?: keyof typeof agents;
  readonly agoMs?: number;
}

/** The visits page of a workspace. */
export function visitsAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/agent-visits-old${search}`;
}

/** The first column of the list, which names its rows. */
export function visitedPaths(page: Page): Locator {
  return page.getByRole("table", { name: "Visited pages" }).getByRole("rowheader");
}

/** Reports visits as the servers of a customer would; by default of GPTBot, now. */
export async function reportVisits(
  request: APIRequestContext,
  secret: string,
  visits: readonly SentVisit[],
): Promise<void> {
  await Promise.all(
    visits.map(({ path, agent = "training", agoMs = 0 }) =>
      sendVisit(request, secret, {
        request_path: path,
        request_headers: { "user-agent": agents[agent] },
        occurred_at: new Date(Date.now() - agoMs).toISOString(),
      }),
    ),
  );
}

export async function keyOf(
  request: APIRequestContext,
  account: Account,
  { id }: Workspace,
): Promise<string> {
  return (await createKey(request, account, { projectId: id })).key;
}

export function visitOf(fields: Partial<BotVisit>): BotVisit {
  return {
    path: "/",
    scrap_date: "2026-11-20T11:59:20Z",
    count: 1,
    agent: "GPTBot",
    verdict: "verified",
    ...fields,
  };
}

export function listOf(results: BotVisit[]): BotVisitPage {
  const total_visits = results.reduce((sum, { count }) => sum + count, 0);
  return { count: results.length, total_visits, next: null, previous: null, results };
}

/** A site on a port of its own. */
export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function serveSite(answer: (request: IncomingMessage) => string): Promise<Site> {
  const server = createServer((request, response) => response.end(answer(request)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
