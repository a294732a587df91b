import { describe, expect, test } from "vitest";
import { eventually } from "../world.ts";
import { collectReports, visitAs as visit } from "./collected-reports.ts";
import { findCommand, snippetHosts, startHost } from "./snippet-hosts.ts";
import { missingOfWordPress } from "./wordpress-packages.ts";
import { startWordPress } from "./wordpress-site.ts";

/** `npm run test:snippets` installs all runtimes and wants none left out. */
const wantsAll = process.env.CITELENS_TEST_SNIPPETS === "all";

/** Statuses for a visitor who leaves before a page of one second. Servers of these languages do not tell their apps at once. */
const ofSlow: Readonly<Record<string, number>> = { FastAPI: 499, "Go (net/http)": 499 };
/** Go's server hangs up without an answer where a handler panics. */
const ofThrowing: Readonly<Record<string, number | undefined>> = { "Go (net/http)": undefined };

const hosts = Object.entries(snippetHosts).filter(([name]) => name !== "WordPress");

describe.each(hosts)("%s", (name, host) => {
  test.skipIf(!wantsAll && findCommand(host) === undefined)(
    "reports each visit once, however it ends, and no WebSocket",
    async () => {
      const { endpoint, reports } = await collectReports();
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

test.skipIf(!wantsAll && missingOfWordPress.length > 0)(
  "a whole WordPress reports each page once, however it ends, and nothing of its dashboard and its own work",
  async () => {
    expect(missingOfWordPress).toEqual([]);
    const { endpoint, reports } = await collectReports();
    const site = await startWordPress(new URL(endpoint).origin);

    for (const path of ["/", "/hello-world/", "/nowhere/", "/wp-json/", "/robots.txt", "/wp-sitemap.xml"])
      await visit(site + path);
    for (const path of ["/wp-admin/admin-ajax.php?action=a", "/wp-admin/", "/wp-cron.php"])
      await visit(site + path);
    for (const end of ["fatal", "thrown", "timeout", "died", "exit", "redirect", "unchanged"])
      await visit(`${site}/?end=${end}`);
    await visit(`${site}/hello-world/`, { method: "HEAD", headers: { "sec-purpose": "prefetch" } });
    const feed = await fetch(`${site}/feed/`);
    await feed.text();
    await visit(`${site}/feed/`, {
      headers: {
        "if-none-match": feed.headers.get("etag") ?? "",
        "if-modified-since": feed.headers.get("last-modified") ?? "",
      },
    });
    await visit(`${site}/?end=slow`, { leavesAfterMs: 300 });
    await visit(`${site}/?end=stream`, { leavesAfterMs: 300 });
    await visit(`${site}/`, { headers: { connection: "Upgrade", upgrade: "websocket" } });

    await eventually(async () => expect(reports.length).toBeGreaterThanOrEqual(18));
    expect(
      reports
        .map(({ request_method: method, request_path: path, response_status }) =>
          [method, path, response_status].join(" "),
        )
        .toSorted(),
    ).toEqual(
      [
        "GET / 200",
        "GET /hello-world/ 200",
        "GET /nowhere/ 404",
        "GET /wp-json/ 200",
        "GET /robots.txt 200",
        "GET /wp-sitemap.xml 200",
        "GET /?end=fatal 500",
        "GET /?end=thrown 500",
        "GET /?end=timeout 500",
        "GET /?end=died 403",
        "GET /?end=exit 410",
        "GET /?end=redirect 301",
        "GET /?end=unchanged 304",
        "HEAD /hello-world/ 200",
        "GET /feed/ 200",
        "GET /feed/ 304",
        "GET /?end=slow 200", // PHP learns that nobody listens only when it writes
        "GET /?end=stream 200",
      ].toSorted(),
    );
    expect(reports.find(({ request_method }) => request_method === "HEAD")?.request_headers).toMatchObject({
      "sec-purpose": "prefetch",
    });
  },
  120_000,
);
