import { execFile } from "node:child_process";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { trackVisit } from "@citelens/contract/traffic/visits";
import { describe, expect, it, onTestFinished } from "vitest";
import { curlSnippet, expressSnippet, trackingEndpoint } from "./snippets.ts";

interface Report {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

type Middleware = (
  request: IncomingMessage & { originalUrl: string },
  response: unknown,
  next: () => void,
) => void;

const exec = promisify(execFile);
const key = "ck_test";

it("reports to the address that customers are told", () => {
  expect(trackingEndpoint("https://app.example")).toBe("https://app.example/api/v1/tracking/visit");
});

describe("the curl line", () => {
  it("hands curl one real visit of GPTBot with the key", async () => {
    const words = await wordsForCurl(curlSnippet({ endpoint: "https://app.example/visit", key }));

    const [, endpoint, , authorization, , contentType, , body = ""] = words;
    expect(endpoint).toBe("https://app.example/visit");
    expect(authorization).toBe(`Authorization: Api-Key ${key}`);
    expect(contentType).toBe("Content-Type: application/json");
    const visit = trackVisit.body.parse(JSON.parse(body));
    expect(visit).toMatchObject({ request_path: "/hello-from-curl", request_method: "GET" });
    expect(visit.request_headers["user-agent"]).toContain("GPTBot");
  });

  it("is one command whatever the key holds", async () => {
    const hostile = "a'; echo $HOME `id` \"";

    const words = await wordsForCurl(curlSnippet({ endpoint: "https://app.example", key: hostile }));

    expect(words).toContain(`Authorization: Api-Key ${hostile}`);
  });
});

describe("the Express middleware", () => {
  it("reports the request without cookies and credentials, and lets it pass", async () => {
    const reports: Report[] = [];
    const endpoint = await serve(async (request) => {
      reports.push(await reportIn(request));
    });
    const site = await serveSite(expressSnippet({ endpoint: `${endpoint}/visit`, key }));

    const headers = { "User-Agent": "GPTBot/1.4", Cookie: "session=1", Authorization: "Bearer secret" };
    const page = await fetch(`${site}/docs?page=2`, { headers });

    await expect.poll(() => reports.length).toBe(1);
    expect(await page.text()).toBe("the page");
    expect(reports[0]).toMatchObject({ method: "POST", path: "/visit", authorization: `Api-Key ${key}` });
    const visit = trackVisit.body.parse(reports[0]?.body);
    expect(visit).toMatchObject({ request_path: "/docs?page=2", request_method: "GET" });
    expect(visit.request_headers["user-agent"]).toBe("GPTBot/1.4");
    expect(Object.keys(visit.request_headers)).not.toContain("cookie");
    expect(Object.keys(visit.request_headers)).not.toContain("authorization");
  });

  it("serves the page while the tracking endpoint hangs, and gives up on the report", async () => {
    const abandoned = Promise.withResolvers<void>();
    const endpoint = await serve((request) => {
      request.socket.once("close", () => abandoned.resolve());
      return new Promise(() => {});
    });
    const site = await serveSite(expressSnippet({ endpoint, key }));

    const page = await fetch(site);

    expect(await page.text()).toBe("the page");
    await abandoned.promise;
  });

  it("serves the page when nothing answers at the tracking endpoint", async () => {
    const site = await serveSite(expressSnippet({ endpoint: "http://127.0.0.1:1", key }));

    const page = await fetch(site);

    expect(await page.text()).toBe("the page");
  });
});

/** The arguments that a POSIX shell would pass to curl. */
async function wordsForCurl(command: string): Promise<readonly string[]> {
  const print = "process.stdout.write(JSON.stringify(process.argv.slice(1)))";
  const script = `curl() { "$NODE" -e '${print}' -- "$@"; }\n${command}`;
  const { stdout } = await exec("sh", ["-c", script], { env: { NODE: process.execPath } });
  return JSON.parse(stdout);
}

/** A site that runs the snippet as Express does, with `originalUrl` on the request. */
function serveSite(snippet: string): Promise<string> {
  const used: Middleware[] = [];
  const app = { use: (middleware: Middleware) => used.push(middleware) };
  runInNewContext(snippet, { app, fetch, AbortSignal });
  return serve((request) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const asked = Object.assign(request, { originalUrl: request.url ?? "" });
    used[0]?.(asked, undefined, () => resolve("the page"));
    return promise;
  });
}

/** A server on a free port that responds with `answer`; it stops with the test. */
async function serve(answer: (request: IncomingMessage) => Promise<string | undefined>): Promise<string> {
  const server: Server = createServer(async (request, response) => {
    response.end((await answer(request)) ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
}

async function reportIn(request: IncomingMessage): Promise<Report> {
  const { method, url, headers } = request;
  return { method, path: url, authorization: headers.authorization, body: JSON.parse(await text(request)) };
}
