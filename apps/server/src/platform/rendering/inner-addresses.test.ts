import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cases } from "../../../../../scripts/testing/cases.ts";
import type { Renderer } from "./browser.ts";
import {
  chromiumHere,
  type FixtureSite,
  fixtureSite,
  type InnerListener,
  innerListener,
  testRenderer,
} from "./rendering.test-helper.ts";

const chromium = await chromiumHere();

/** Tried from a page, for each address in `hosts`; what is refused by the browser itself never comes to the proxy. */
const tries: readonly (readonly [how: string, script: string])[] = [
  [
    "fetch",
    "fetch('http://' + host).catch(() => 0); fetch('https://' + host, { mode: 'no-cors' }).catch(() => 0)",
  ],
  ["XMLHttpRequest", "const ask = new XMLHttpRequest(); ask.open('POST', 'http://' + host); ask.send('x')"],
  ["sendBeacon", "navigator.sendBeacon('http://' + host, 'x')"],
  ["a picture", "add('img', { src: 'http://' + host })"],
  ["a frame", "add('iframe', { src: 'http://' + host })"],
  [
    "a frame of data",
    'add(\'iframe\', { src: `data:text/html,<img src="http://` + host + `/"><script src="http://` + host + `/"><\\/script>` })',
  ],
  ["a frame of its own text", "add('iframe', { srcdoc: `<img src=\"http://` + host + `/\">` })"],
  ["a script", "add('script', { src: 'http://' + host })"],
  ["a module", "import('http://' + host + '/m.js').catch(() => 0)"],
  ["a style sheet", "add('link', { rel: 'stylesheet', href: 'http://' + host })"],
  [
    "a font and an image of styles",
    "add('style', { textContent: `@import 'http://` + host + `/a'; body { background: url(http://` + host + `/b) }` })",
  ],
  [
    "hints",
    "for (const rel of ['preconnect', 'dns-prefetch', 'prefetch', 'preload', 'prerender']) add('link', { rel, as: 'image', href: 'http://' + host })",
  ],
  [
    "speculation rules",
    "add('script', { type: 'speculationrules', textContent: JSON.stringify({ prerender: [{ urls: ['http://' + host] }] }) })",
  ],
  [
    "video, audio, object and embed",
    "for (const name of ['video', 'audio', 'embed']) add(name, { src: 'http://' + host }); add('object', { data: 'http://' + host })",
  ],
  ["WebSocket", "new WebSocket('ws://' + host); try { new WebSocket('wss://' + host) } catch {}"],
  ["EventSource", "new EventSource('http://' + host)"],
  [
    "a worker",
    "new Worker(URL.createObjectURL(new Blob([`fetch('http://` + host + `').catch(() => 0); try { importScripts('http://` + host + `/s.js') } catch {}`])))",
  ],
  [
    "a service worker",
    "try { navigator.serviceWorker.register('http://' + host + '/sw.js').catch(() => 0) } catch {}",
  ],
  ["a window", "open('http://' + host)"],
  [
    "a form in another window",
    "const form = add('form', { action: 'http://' + host, method: 'post', target: '_blank' }); form.submit()",
  ],
  ["a ping", "add('a', { href: '#', ping: 'http://' + host }).click()"],
  [
    "a redirect",
    "add('img', { src: '/to?' + encodeURIComponent('http://' + host) }); fetch('/to?' + encodeURIComponent('http://' + host)).catch(() => 0)",
  ],
  [
    "WebRTC",
    "const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + host }, { urls: ['turn:' + host, 'turn:' + host + '?transport=tcp'], username: 'a', credential: 'b' }] }); peer.createDataChannel('a'); peer.createOffer().then((offer) => peer.setLocalDescription(offer))",
  ],
  ["WebTransport", "if (globalThis.WebTransport) new WebTransport('https://' + host).ready.catch(() => 0)"],
];

/** A page takes some seconds, so one tries several of them, in the deep tests two. */
const triesPerPage = cases(7, 2);
const together = tries.flatMap((_, at) => {
  if (at % triesPerPage > 0) return [];
  const tried = tries.slice(at, at + triesPerPage);
  return [
    [tried.map(([how]) => how).join(", "), tried.map(([, script]) => `{ ${script} }`).join("\n")] as const,
  ];
});

/** Where a page leaves for an inner address itself. */
const leavings: readonly (readonly [how: string, html: string])[] = [
  ["a meta refresh", '<meta http-equiv="refresh" content="0; url=http://HOST/">'],
  ["a change of its location", "<script>location = 'http://HOST/'</script>"],
  [
    "a change once it is loaded",
    "<script>onload = () => setTimeout(() => location.replace('http://HOST/'), 50)</script>",
  ],
  [
    "a download",
    '<a href="http://HOST/" download="kept.bin">file</a><script>document.links[0].click()</script>',
  ],
  ["a form", "<form action='http://HOST/' method=post></form><script>document.forms[0].submit()</script>"],
];

describe.skipIf(chromium === undefined || process.platform !== "linux")(
  "with a Chromium on this machine",
  { timeout: 90_000 },
  () => {
    const path = chromium ?? "";
    let site: FixtureSite;
    let inner: InnerListener;
    let renderer: Renderer;
    let hosts: readonly string[];

    beforeAll(async () => {
      site = await fixtureSite();
      inner = await innerListener();
      renderer = testRenderer(path, site);
      hosts = [
        ...["127.0.0.1", "localhost", "[::1]", "127.1", "0.0.0.0", "inner.example"].map(
          (host) => `${host}:${inner.port}`,
        ),
        "169.254.169.254",
        "10.0.0.1",
      ];
      for (const host of hosts) {
        const target = `http://${host}`;
        site.answer(`/to?${encodeURIComponent(target)}`, (response) =>
          response.writeHead(302, { location: target }).end(),
        );
      }
    });

    beforeEach(() => {
      site.asked.length = 0;
    });

    afterAll(async () => {
      await renderer.close();
      inner.close();
      site.close();
    });

    function trying(script: string): string {
      return `<title>before</title><body><script>
      const add = (name, properties) => document.body.appendChild(Object.assign(document.createElement(name), properties));
      for (const host of ${JSON.stringify(hosts)}) { ${script} }
      document.title = "tried";
    </script>`;
    }

    test.each(together)("lets a page reach nothing inside by %s", async (_, script) => {
      site.page("/try", trying(script));

      const page = await renderer.render(site.url("/try"));

      expect(page.html).toContain("<title>tried</title>");
      expect(inner.reached).toEqual([]);
    });

    test("lists what a page asked for and did not get, by host and port", async () => {
      site.page("/try", trying("add('img', { src: 'http://' + host })"));

      const { refused } = await renderer.render(site.url("/try"));

      expect(refused).toEqual(
        expect.arrayContaining([
          `127.0.0.1:${inner.port}`,
          `localhost:${inner.port}`,
          `[::1]:${inner.port}`,
          `inner.example:${inner.port}`,
          "169.254.169.254:80",
          "10.0.0.1:80",
        ]),
      );
      expect(refused.filter((target) => /google|gvt1/.test(target))).toEqual([]);
    });

    test.each(leavings)("gives a page up that leaves for an inner address by %s", async (_, html) => {
      for (const host of [`127.0.0.1:${inner.port}`, "169.254.169.254"]) {
        site.page("/leave", html.replace("HOST", host));

        await expect(renderer.render(site.url("/leave"))).rejects.toMatchObject({
          reason: "refused",
          message: expect.stringContaining(`http://${host}/`),
        });
      }
      expect(inner.reached).toEqual([]);
    });

    test("follows no redirect to an inner address, plain or by https", async () => {
      for (const host of [`127.0.0.1:${inner.port}`, `localhost:${inner.port}`, "10.0.0.1"]) {
        await expect(
          renderer.render(site.url(`/to?${encodeURIComponent(`http://${host}`)}`)),
        ).rejects.toMatchObject({
          reason: "refused",
        });
      }
      site.answer("/secure", (response) => {
        response.writeHead(302, { location: `https://127.0.0.1:${inner.port}/` }).end();
      });
      await expect(renderer.render(site.url("/secure"))).rejects.toMatchObject({ reason: "refused" });
      expect(inner.reached).toEqual([]);
    });

    test("reads no file of this machine", async () => {
      site.page(
        "/files",
        `<body><iframe src="file:///etc/passwd"></iframe><img src="file:///etc/passwd"><script>
        fetch("file:///etc/passwd").then((answer) => answer.text()).then((text) => document.body.append(text), () => 0);
        open("file:///etc/passwd");
        document.title = "tried";
        setTimeout(() => { location = "file:///etc/passwd" }, 50);
      </script>`,
      );

      const { html, url } = await renderer.render(site.url("/files"));

      expect(html).toContain("<title>tried</title>");
      expect(html).not.toContain("root:");
      expect(url).toBe(site.url("/files"));
    });

    test("opens no second address of a name that answers differently the next time", async () => {
      const answers = ["127.0.0.1"];
      const rebinding = testRenderer(path, site, {
        allow: [`127.0.0.1:${site.port}`],
        lookup: async () => [answers.shift() ?? "127.0.0.2"],
      });
      site.answer("/rebinding", (response) => {
        response.writeHead(200, { "content-type": "text/html", connection: "close" });
        response.end(`<p></p><script>
        fetch("/again").then((answer) => { document.querySelector("p").textContent = "status " + answer.status });
      </script>`);
      });

      const { html, refused } = await rebinding.render(site.url("/rebinding"));
      await rebinding.close();

      expect(html).toContain("<p>status 403</p>");
      expect(refused).toEqual([`site.example:${site.port}`]);
      expect(site.asked).toEqual(["/rebinding"]);
    });

    test("would have been reached, had the operator let it through", async () => {
      const open = testRenderer(path, site, {
        allow: [`site.example:${site.port}`, `127.0.0.1:${inner.port}`],
      });
      site.page("/try", `<script>fetch("http://127.0.0.1:${inner.port}").catch(() => 0)</script>`);
      const before = [...inner.reached];

      await open.render(site.url("/try"));
      await open.close();

      expect(before).toEqual([]);
      expect(inner.reached.length).toBeGreaterThan(0);
    });
  },
);
