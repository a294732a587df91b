import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { listenOnLoopback } from "../loopback.ts";
import { eventually } from "../world.ts";
import { hangingHost, hostThatAnswers, refusingEndpoint } from "./doubles.ts";
import { openReportedTo, type ReportedTo } from "./reported-visits.ts";
import {
  findCommand,
  runsHere,
  type SnippetHost,
  snippetFor,
  snippetHosts,
  startHost,
} from "./snippet-hosts.ts";

/** `npm run test:snippets` installs all runtimes and wants none left out. */
const wantsAll = process.env.CITELENS_TEST_SNIPPETS === "all";

const run = promisify(execFile);

let reportedTo: ReportedTo;
beforeAll(async () => {
  reportedTo = await openReportedTo();
});
afterAll(() => reportedTo.close());

const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot) L'Agent";
const timeoutSeconds = 60;

function visit(site: string, address = "/pricing"): Promise<Response> {
  return fetch(`${site}${address}`, {
    headers: { "user-agent": gptBot, "x-forwarded-for": "203.0.113.7", cookie: "session=s3cret" },
  });
}

function isMissing(host: SnippetHost): boolean {
  return !wantsAll && findCommand(host) === undefined;
}

describe.each(Object.entries(snippetHosts))("%s", (_, host) => {
  const isSkipped = isMissing(host);

  test.skipIf(isSkipped)(
    "an agent's visit arrives, and the page is answered while our host hangs or fails",
    async () => {
      const { key, visits } = await reportedTo.openWorkspace();
      const hanging = await hangingHost();
      const failing = await hostThatAnswers(500);
      const start = (endpoint: string) => startHost(host, { endpoint, key, timeoutSeconds });
      const [well, hung, failed, refused] = await Promise.all([
        start(reportedTo.endpoint),
        start(hanging.endpoint),
        start(failing.endpoint),
        start(await refusingEndpoint()),
      ]);

      const pages = [await visit(well, "/pricing?utm_source=news&token=s3cret"), await visit(hung)];
      await hanging.asked; // and it never answers
      pages.push(
        await visit(hung),
        await visit(failed),
        await visit(failed),
        await visit(refused),
        await visit(refused),
      );
      const bodies = await Promise.all(pages.map((page) => page.text()));
      const stored = await eventually(async () => {
        const rows = await visits();
        expect(rows).not.toEqual([]);
        return rows;
      });

      expect(pages.map(({ status }) => status)).toEqual(Array(7).fill(203));
      expect(bodies).toEqual(Array(7).fill("a page"));
      expect(stored).toMatchObject([
        {
          path: "/pricing",
          query: "utm_source=news",
          method: "GET",
          status: 203,
          token: "GPTBot",
          ua: gptBot,
          address_prefix: "203.0.113.0/24",
        },
      ]);
    },
  );
});

test("the Worker for Cloudflare hands a request on to its origin, and reports it", async () => {
  const { key, visits } = await reportedTo.openWorkspace();
  const { endpoint } = reportedTo;
  const origin = createServer((_, response) => response.writeHead(203).end("a page"));
  const address = await listenOnLoopback(origin);
  onTestFinished(() => {
    origin.close();
  });
  const code = await snippetFor("cloudflare-worker.js", { endpoint, key, timeoutSeconds });
  const { default: worker } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const waited: Promise<unknown>[] = [];
  const context = {
    passThroughOnException: () => {},
    waitUntil: (promise: Promise<unknown>) => waited.push(promise),
  };

  const request = new Request(`${address}/pricing?ref=x`, {
    headers: { "user-agent": gptBot, cookie: "a=s3cret" },
  });
  const page: Response = await worker.fetch(request, {}, context);
  await Promise.all(waited);

  expect([page.status, await page.text()]).toEqual([203, "a page"]);
  expect(await visits()).toMatchObject([{ path: "/pricing", query: "ref=x", status: 203, token: "GPTBot" }]);
});

test.skipIf(!wantsAll && !runsHere("curl", "--version"))(
  "the command for a shell stores a visit",
  async () => {
    const { key, visits } = await reportedTo.openWorkspace();
    const { endpoint } = reportedTo;

    const { stdout } = await run("sh", [
      "-c",
      await snippetFor("curl.sh", { endpoint, key, timeoutSeconds }),
    ]);

    expect(stdout).toContain("202 Accepted");
    expect(await visits()).toMatchObject([{ path: "/hello-from-curl", token: "GPTBot" }]);
  },
);

const wordpress = snippetHosts.WordPress;

describe.skipIf(!wordpress || isMissing(wordpress))("the plugin for WordPress", () => {
  test("is PHP without mistakes", () => {
    const folder = new URL("../../../../integrations/wordpress/citelens-visits/", import.meta.url).pathname;

    for (const file of ["citelens-visits.php", "uninstall.php"]) {
      expect(existsSync(folder + file)).toBe(true);
      expect(() => execFileSync("php", ["-l", folder + file], { stdio: "pipe" })).not.toThrow();
    }
  });

  test("adds the tracker with the project's id", async () => {
    if (!wordpress) return;
    const endpoint = await refusingEndpoint();
    const site = await startHost(wordpress, { endpoint, key: "k", timeoutSeconds });

    const page = await visit(site, "/?head");

    expect(await page.text()).toContain(
      `<script src="${new URL(endpoint).origin}/tracker.js"></script><script>window.PROJECT_KEY = "0198f000-`,
    );
  });
});
