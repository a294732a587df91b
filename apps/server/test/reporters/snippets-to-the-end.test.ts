import { createServer, request } from "node:http";
import { json } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { listenOnLoopback } from "../loopback.ts";
import { eventually } from "../world.ts";
import { findCommand, snippetHosts, startHost } from "./snippet-hosts.ts";

/** `npm run test:snippets` installs all runtimes and wants none left out. */
const wantsAll = process.env.CITELENS_TEST_SNIPPETS === "all";

interface Report {
  readonly request_path: string;
  readonly response_status?: number;
  readonly request_headers: Readonly<Record<string, unknown>>;
}

/** An endpoint that stores all that comes. */
async function openEndpoint(): Promise<{ readonly endpoint: string; readonly reports: Report[] }> {
  const reports: Report[] = [];
  const server = createServer(async (incoming, response) => {
    reports.push((await json(incoming)) as Report);
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

function visit(url: string, { leavesAfterMs, method = "GET", headers = {} }: Visit = {}): Promise<void> {
  return new Promise((resolve) => {
    const asked = request(url, { agent: false, method, headers }, (response) =>
      response.on("error", () => undefined).resume(),
    );
    asked.on("error", () => undefined).on("close", resolve);
    asked.end();
    if (leavesAfterMs !== undefined) setTimeout(() => asked.destroy(), leavesAfterMs);
  });
}

/** What is said of a visitor who leaves before a page of one second. Servers of these languages do not tell their apps at once. */
const ofSlow: Readonly<Record<string, number>> = { FastAPI: 499, "Go (net/http)": 499 };
/** Go's server hangs up without an answer where a handler panics. */
const ofThrowing: Readonly<Record<string, number | undefined>> = { "Go (net/http)": undefined };

const hosts = Object.entries(snippetHosts).filter(([name]) => name !== "WordPress");

describe.each(hosts)("%s", (name, host) => {
  test.skipIf(!wantsAll && findCommand(host) === undefined)(
    "reports each visit once, however it ends, and no WebSocket",
    async () => {
      const { endpoint, reports } = await openEndpoint();
      const site = await startHost(host, { endpoint, key: "k", timeoutSeconds: 60 });

      await visit(`${site}/pricing`, { method: "HEAD" });
      await visit(`${site}/unchanged`, { headers: { "sec-purpose": "prefetch" } });
      await visit(`${site}/throwing`);
      await visit(`${site}/slow`, { leavesAfterMs: 300 });
      await visit(`${site}/stream`, { leavesAfterMs: 300 });
      await visit(`${site}/pricing?socket`, {
        leavesAfterMs: 500,
        headers: { connection: "Upgrade", upgrade: "websocket" },
      });

      const seen = await eventually(async () => {
        expect(reports.length).toBeGreaterThanOrEqual(5);
        return reports.map(({ request_path, response_status }) => [request_path, response_status]);
      });
      expect(seen.toSorted()).toEqual([
        ["/pricing", 203],
        ["/slow", ofSlow[name] ?? 200],
        ["/stream", 200],
        ["/throwing", name in ofThrowing ? ofThrowing[name] : 500],
        ["/unchanged", 304],
      ]);
      const hints = reports.flatMap(({ request_headers }) => Object.entries(request_headers));
      expect(hints.map(([header]) => header.toLowerCase())).toContain("sec-purpose");
    },
  );
});
