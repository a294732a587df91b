import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "#test/loopback.ts";

/** A website behind a firewall that knows agents by what they call themselves. */
export interface Firewall {
  readonly origin: string;
  /** In their order, the browser's too. */
  readonly requests: readonly SeenRequest[];
  close(): void;
}

interface SeenRequest {
  readonly path: string;
  readonly userAgent: string;
  readonly headers: IncomingMessage["headers"];
  readonly atMs: number;
}

type Answer = (response: ServerResponse, seen: SeenRequest) => void;

/** The first whose words stand in the user agent answers; who is not named gets the page. */
export async function openFirewall(answers: Readonly<Record<string, Answer>> = {}): Promise<Firewall> {
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const userAgent = request.headers["user-agent"] ?? "";
    const seen = { path: request.url ?? "/", userAgent, headers: request.headers, atMs: performance.now() };
    requests.push(seen);
    const [, answer = pageOf(200)] =
      Object.entries(answers).find(([words]) => userAgent.includes(words)) ?? [];
    answer(response, seen);
  });
  const origin = await listenOnLoopback(server);
  return {
    origin,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A page of so many words. */
export function pageOf(words: number): Answer {
  return (response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>Shop</title><main><p>${"word ".repeat(words)}</p></main>`);
  };
}

export function statusOf(status: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return (response) => {
    response.writeHead(status, { "content-type": "text/html", ...headers });
    response.end("<!doctype html><title>No</title>");
  };
}

/** Ends the connection without an answer. */
export const silence: Answer = (response) => void response.destroy();
