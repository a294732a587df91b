import { createServer, request } from "node:http";
import { json } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { listenOnLoopback } from "../loopback.ts";

export interface Report {
  readonly request_path: string;
  readonly request_method: string;
  readonly response_status?: number;
  readonly request_headers: Readonly<Record<string, unknown>>;
}

/** An endpoint that keeps all that comes, until the test is over. */
export async function collectReports(): Promise<{ readonly endpoint: string; readonly reports: Report[] }> {
  const reports: Report[] = [];
  const server = createServer(async (incoming, response) => {
    reports.push((await json(incoming)) as Report); // of our own clients
    response.writeHead(202).end();
  });
  const address = await listenOnLoopback(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `${address}/api/v1/tracking/visit`, reports };
}

interface Visit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly leavesAfterMs?: number;
}

/** Asks over a connection of its own, and leaves when it has waited long enough. */
export function visitAs(
  url: string,
  { leavesAfterMs, method = "GET", headers = {} }: Visit = {},
): Promise<void> {
  return new Promise((resolve) => {
    const asked = request(url, { agent: false, method, headers }, (response) =>
      response.on("error", () => undefined).resume(),
    );
    asked.on("error", () => undefined).on("close", resolve);
    asked.end();
    if (leavesAfterMs !== undefined) setTimeout(() => asked.destroy(), leavesAfterMs);
  });
}
