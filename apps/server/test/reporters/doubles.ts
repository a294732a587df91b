import { once } from "node:events";
import { createServer } from "node:http";
import { onTestFinished } from "vitest";
import { listenOnLoopback } from "../loopback.ts";

/** A host that a reporter may find in our place. */
export interface Host {
  readonly endpoint: string;
  /** Resolves once a report has come. */
  readonly asked: Promise<unknown>;
}

/** Takes reports and never answers, until the test is over. */
export function hangingHost(): Promise<Host> {
  return hostThatAnswers(undefined);
}

/** Answers each report with a status; with none it never answers. */
export async function hostThatAnswers(status: number | undefined): Promise<Host> {
  const server = createServer((request, response) => {
    request.resume();
    if (status !== undefined) response.writeHead(status).end();
  });
  const asked = once(server, "request");
  const address = await listenOnLoopback(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `${address}/api/v1/tracking/visit`, asked };
}

/** The address of a port on which nobody listens. */
export async function refusingEndpoint(): Promise<string> {
  const server = createServer();
  const address = await listenOnLoopback(server);
  server.close();
  await once(server, "close");
  return `${address}/api/v1/tracking/visit`;
}
