import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cases } from "../../../../../scripts/testing/cases.ts";
import type { Renderer } from "./browser.ts";
import { browserUid } from "./browser-user.ts";
import { RenderFailure } from "./render-failure.ts";
import {
  chromiumHere,
  type FixtureSite,
  fixtureSite,
  liveProcesses,
  ownBrowsers,
  statusOf,
  testRenderer,
} from "./rendering.test-helper.ts";

/** A page takes some seconds: what is less than safety and life waits for the deep tests. */
const deepTest = test.runIf(cases(0, 1) === 1);

const chromium = await chromiumHere();

describe.skipIf(chromium === undefined || process.platform !== "linux")(
  "with a Chromium on this machine",
  { timeout: 90_000 },
  () => {
    const path = chromium ?? "";
    let site: FixtureSite;
    let renderer: Renderer;
    let impatient: Renderer;

    beforeAll(async () => {
      site = await fixtureSite();
      renderer = testRenderer(path, site);
      impatient = testRenderer(path, site, { loadMs: 3_000 });
      site.page(
        "/",
        '<title>raw</title><div id="root"></div><script>document.title = "made"; root.textContent = "by script"</script>',
      );
    });

    afterAll(async () => {
      await Promise.all([renderer.close(), impatient.close()]);
      site.close();
    });

    test("gives what stands in shadows, also in those that scripts made", async () => {
      site.page(
        "/shadows",
        `<html lang=en><body><x-a>light<template shadowrootmode=closed>closed</template></x-a><x-b></x-b>
<script>const one = document.querySelector("x-b").attachShadow({ mode: "open" });
one.innerHTML = "<p>made</p><x-c></x-c>"; one.querySelector("x-c").attachShadow({ mode: "open" }).innerHTML = "within"</script>`,
      );

      const { html } = await renderer.render(site.url("/shadows"));

      expect(html).toMatch(/^<html lang="en">.*<\/html>$/s);
      expect(html).toContain(
        '<x-b><template shadowrootmode="open"><p>made</p><x-c><template shadowrootmode="open">within</template></x-c></template></x-b>',
      );
    });

    test("gives the document as scripts have made it, with the address and status that it ended with", async () => {
      site.answer("/moved", (response) => response.writeHead(302, { location: "/missing" }).end());
      site.answer("/missing", (response) => {
        response.writeHead(404, { "content-type": "text/html" });
        response.end("<p>none</p><script>history.replaceState({}, '', '/shown')</script>");
      });

      const home = await renderer.render(site.url("/"));
      const moved = await renderer.render(site.url("/moved"));

      expect(home).toMatchObject({ url: site.url("/"), status: 200, cut: null, refused: [] });
      expect(home.html).toContain("<title>made</title>");
      expect(home.html).toContain('<div id="root">by script</div>');
      expect(moved).toMatchObject({ url: site.url("/shown"), status: 404 });
    });

    test("waits for what comes after loading, until nothing happens any more", async () => {
      site.page(
        "/late",
        `<p id="late"></p><script>addEventListener("load", () => setTimeout(async () => {
        late.textContent = await (await fetch("/late.txt")).text();
      }, 200))</script>`,
      );
      site.answer("/late.txt", (response) => setTimeout(() => response.end("came late"), 100));

      expect((await renderer.render(site.url("/late"))).html).toContain("came late");
    });

    deepTest("takes what there is of a page that never comes to rest", async () => {
      site.page(
        "/restless",
        `<p>here</p><script>setInterval(() => fetch("/poll").catch(() => 0), 100)</script>`,
      );

      const page = await impatient.render(site.url("/restless"));

      expect(page).toMatchObject({ cut: "time", status: 200 });
      expect(page.html).toContain("<p>here</p>");
    });

    test("cuts a page off at its bound of bytes, and takes what there is", async () => {
      site.page(
        "/heavy",
        `<p>here</p><script>for (let n = 0; n < 9; n++) fetch("/big?" + n).catch(() => 0)</script>`,
      );
      for (let n = 0; n < 9; n++) site.answer(`/big?${n}`, (response) => response.end(Buffer.alloc(300_000)));
      const bounded = testRenderer(path, site, { bytesMax: 1_000_000 });

      const page = await bounded.render(site.url("/heavy"));
      const next = await bounded.render(site.url("/"));
      await bounded.close();

      expect(page).toMatchObject({ cut: "bytes" });
      expect(next).toMatchObject({ cut: null });
    });

    deepTest("cuts the document at 2,000,000 characters, whatever the page has redefined", async () => {
      site.page(
        "/endless",
        `<p hidden></p><script>
        String.prototype.slice = () => "x".repeat(9e6);
        document.querySelector("p").textContent = "y".repeat(5e6);
      </script>`,
      );

      const { html } = await renderer.render(site.url("/endless"));

      expect(html).toHaveLength(2_000_000);
      expect(html).toContain("yyyy");
    });

    test("keeps nothing of one page for the next", async () => {
      site.page("/writes", `<script>document.cookie = "a=1"; localStorage.setItem("a", "1")</script>`);
      site.page(
        "/reads",
        `<p></p><script>document.querySelector("p").textContent = document.cookie + localStorage.getItem("a")</script>`,
      );

      await renderer.render(site.url("/writes"));

      expect((await renderer.render(site.url("/reads"))).html).toContain("<p>null</p>");
    });

    deepTest("dismisses questions and closes windows, and goes on", async () => {
      site.page(
        "/asks",
        `<p></p><script>
        alert("a"); const said = [confirm("b"), prompt("c")];
        open("/"); onbeforeunload = () => "stay";
        document.querySelector("p").textContent = JSON.stringify(said);
      </script>`,
      );

      expect((await renderer.render(site.url("/asks"))).html).toContain("<p>[false,null]</p>");
    });

    test.each([
      ["file:///etc/passwd", "refused"],
      ["chrome://version", "refused"],
      ["javascript:1", "refused"],
      ["no address", "refused"],
      ["http://a:b@site.example/", "refused"],
      ["http://127.0.0.1:8080/", "refused"],
      ["https://10.0.0.1/", "refused"],
    ])("refuses %s", async (url, reason) => {
      await expect(renderer.render(url)).rejects.toMatchObject({ name: "RenderFailure", reason });
    });

    test("says why there is no page", async () => {
      site.answer("/file", (response) => {
        response.setHeader("content-disposition", "attachment; filename=kept.bin").end("a file");
      });
      site.answer("/empty", (response) => response.writeHead(204).end());
      site.answer("/breaks", (response) => response.destroy());
      site.answer("/silent", () => undefined);
      const reasons = ["/file", "/empty", "/breaks", "/silent"].map((one) =>
        impatient
          .render(site.url(one))
          .catch((error: unknown) => (error instanceof RenderFailure ? error.reason : error)),
      );

      expect(await Promise.all(reasons)).toEqual(["no-page", "no-page", "unreachable", "timeout"]);
      expect(filesNamed("kept.bin")).toEqual([]);
    });

    const breaking = [
      ["hangs while it loads", "<p>here</p><script>for (;;);</script>"],
      ["hangs once it is loaded", "<p>here</p><script>setTimeout(() => { for (;;); }, 200)</script>"],
      [
        "takes all the memory that it gets",
        "<script>const all = []; for (;;) all.push(new Array(1e6).fill(all.length))</script>",
      ],
      ["never stops talking", `<script>setInterval(() => console.log("x".repeat(5e6)), 0)</script>`],
    ] as const;
    test.each(breaking.slice(0, cases(1, breaking.length)))(
      "gives a page up that %s, and opens the next in a new browser",
      async (_, html) => {
        site.page("/bad", html);
        await impatient.render(site.url("/"));
        const before = ownBrowsers();

        await expect(impatient.render(site.url("/bad"))).rejects.toMatchObject({
          name: "RenderFailure",
          reason: "crashed",
        });
        expect((await impatient.render(site.url("/"))).html).toContain("by script");

        expect(ownBrowsers().some((pid) => !before.includes(pid))).toBe(true);
      },
    );

    test("opens the next page in a new browser when somebody has killed it", async () => {
      const killed = testRenderer(path, site);
      await killed.render(site.url("/"));
      const [pid = 0] = ownBrowsers().slice(-1);

      process.kill(pid, "SIGKILL");

      expect((await killed.render(site.url("/"))).status).toBe(200);
      expect(ownBrowsers()).not.toContain(pid);
      await killed.close();
    });

    test("ends within a moment when the caller does, and leaves nothing running", async () => {
      const stopping = testRenderer(path, site, { quietMs: 5_000 });
      const others = ownBrowsers();
      const aborting = new AbortController();
      const page = stopping.render(site.url("/"), { signal: aborting.signal });
      const waiting = stopping.render(site.url("/late"));
      await vi.waitFor(() => expect(ownBrowsers().length).toBeGreaterThan(others.length), 10_000);
      const group = ownBrowsers().find((pid) => !others.includes(pid)) ?? 0;

      aborting.abort(new Error("canceled"));
      await expect(page).rejects.toThrow("canceled");
      const closed = stopping.close();

      await expect(waiting).rejects.toMatchObject({ reason: "closed" });
      await closed;
      await vi.waitFor(() => expect(membersOf(group)).toEqual([]), 5_000);
      await expect(stopping.render(site.url("/"))).rejects.toMatchObject({ reason: "closed" });
    });

    deepTest("ends the browser by itself when no page comes", async () => {
      const idle = testRenderer(path, site, { idleMs: 50 });
      const others = ownBrowsers();

      await idle.render(site.url("/"));

      await vi.waitFor(() => expect(ownBrowsers()).toEqual(others), 5_000);
      expect((await idle.render(site.url("/"))).status).toBe(200);
      await idle.close();
    });

    test("gives a page up that takes more memory than a page may, outside of what scripts are held to", async () => {
      site.page(
        "/large",
        "<p>here</p><script>const all = []; setInterval(() => all.push(new Uint8Array(2e7).fill(1)), 20)</script>",
      );
      const narrow = testRenderer(path, site, { quietMs: 6_000, bounds: { memoryMb: 600, processes: 40 } });

      await expect(narrow.render(site.url("/large"))).rejects.toMatchObject({
        reason: "crashed",
        message: expect.stringMatching(
          /^The page took \d+ MB of memory in \d+ processes; a page may take 600 in 40/,
        ),
      });
      await narrow.close();
    });

    test("runs sandboxed, as a user of its own where this process is root, and ends with a server that is killed", async () => {
      const source = `
      import { startBrowser } from ${JSON.stringify(new URL("./browser-process.ts", import.meta.url).href)};
      const { pid, profileDir } = await startBrowser({ path: ${JSON.stringify(path)}, proxyPort: 9 });
      console.log(JSON.stringify({ pid, profileDir }));
      setInterval(() => undefined, 1_000);
    `;
      const server = spawn(process.execPath, ["--input-type=module-typescript", "-e", source], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const [said] = await once(server.stdout, "data");
      const { pid, profileDir } = JSON.parse(String(said));
      const statuses = membersOf(pid).map(statusOf);

      server.kill("SIGKILL");

      expect(statuses.length).toBeGreaterThan(2);
      expect(new Set(statuses.map(({ uid }) => uid))).toEqual(
        new Set([process.getuid?.() === 0 ? browserUid : process.getuid?.()]),
      );
      // A filter of system calls is what the sandbox puts around pages.
      expect(statuses.filter(({ isFiltered }) => isFiltered).length).toBeGreaterThan(0);
      await vi.waitFor(() => expect(membersOf(pid)).toEqual([]), 10_000);
      expect(profileDir).toContain(tmpdir());
    });
  },
);

test.each(["/bin/false", "/bin/nothing", "/tmp", "/etc/passwd"])(
  "says that %s is no browser that starts",
  async (path) => {
    const site = await fixtureSite();
    const renderer = testRenderer(path, site);

    await expect(renderer.render(site.url("/"))).rejects.toMatchObject({
      name: "RenderFailure",
      reason: "browser",
      message: expect.stringContaining(`${path} does not start`),
    });

    await renderer.close();
    site.close();
  },
);

function membersOf(group: number): number[] {
  return liveProcesses()
    .filter((one) => one.group === group)
    .map(({ pid }) => pid);
}

/** Files in all browsers' folders. */
function filesNamed(name: string): string[] {
  return readdirSync(tmpdir())
    .filter((folder) => /^(citelens-render-|playwright-artifacts-)/.test(folder))
    .flatMap((folder) => readdirSync(join(tmpdir(), folder), { recursive: true, encoding: "utf8" }))
    .filter((file) => file.endsWith(name));
}
