import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { operatorIconPath } from "@citelens/contract/visibility/operator-icons";
import * as contract from "@citelens/contract/workspaces/sites";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openWorld, type Person, type World, worldOfTest } from "#test/world.ts";
import { faviconPath } from "./favicon-path.ts";
import { forgetFavicons } from "./sites.jobs.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let world: World;
let person: Person;
let picture: Buffer;
beforeAll(async () => {
  world = await openWorld({ outboundAllow: ["127.0.0.1"] });
  person = await world.signUp();
  picture = await sharp({ create: { width: 180, height: 90, channels: 3, background: "#c03200" } })
    .png()
    .toBuffer();
});
afterAll(() => world.close());

type Answers = Readonly<Record<string, string | Buffer | ((response: ServerResponse) => void)>>;

interface Site {
  readonly url: string;
  /** The paths that were asked for. */
  readonly asked: readonly string[];
}

/** A website on this machine for one test; what it does not know is a 404. */
async function serveSite(answers: Answers): Promise<Site> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const answer = answers[request.url ?? ""];
    if (typeof answer === "function") return answer(response);
    if (typeof answer === "string") response.setHeader("content-type", "text/html; charset=utf-8");
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a server on a port has no path for an address
  return { url: `http://127.0.0.1:${port}`, asked };
}

function redirectTo(location: string): (response: ServerResponse) => void {
  return (response) => response.writeHead(302, { location }).end();
}

function gzipBomb(response: ServerResponse): void {
  response.setHeader("content-type", "text/html").setHeader("content-encoding", "gzip");
  response.end(gzipSync(Buffer.alloc(20_000_000)));
}

/** A PNG that says of itself that it has 40,000 x 40,000 pixels. */
function pixelBomb(): Buffer {
  const bomb = Buffer.from(picture);
  bomb.writeUInt32BE(40_000, 16);
  bomb.writeUInt32BE(40_000, 20);
  return bomb;
}

async function icon(path: string) {
  const { statusCode, headers, rawPayload } = await world.app.inject({ method: "GET", url: path });
  return { status: statusCode, headers, body: rawPayload };
}

function iconOf(site: Pick<Site, "url">) {
  return icon(faviconPath(world.tools, site.url));
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

describe("the icon of a site", () => {
  test("is what its page names, as a PNG of 64 pixels that everybody may keep for a day", async () => {
    const site = await serveSite({ "/": `<link rel="icon" href="/img/icon.png">`, "/img/icon.png": picture });
    const workspace = await world.createWorkspace(person, `${site.url}/shop?a=1`);

    const shown = await icon(workspace.favicon ?? "");

    expect(shown.status).toBe(200);
    expect(shown.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(shown.body).metadata()).toMatchObject({ format: "png", width: 64, height: 64 });
    expect(shown.body.equals(picture)).toBe(false);
  });

  test.each<[string, Answers]>([
    ["the page names none", { "/": "<h1>Shop</h1>" }],
    ["the page is an error", { "/": (response) => response.writeHead(503).end("<p>Closed</p>") }],
    ["the page is a bomb", { "/": gzipBomb }],
    ["the named one is gone", { "/": `<link rel="icon" href="/gone.png">` }],
    ["the named one is an SVG", { "/": `<link rel="icon" href="/icon.svg">`, "/icon.svg": svg }],
    [
      "the named one is an SVG in disguise",
      { "/": `<link rel="icon" type="image/png" href="/icon.png">`, "/icon.png": svg },
    ],
    [
      "the named one is huge",
      { "/": `<link rel="icon" href="/huge.png">`, "/huge.png": Buffer.alloc(1_000_001) },
    ],
    [
      "the named one is inside the server's network",
      { "/": `<link rel="icon" href="http://127.0.0.2/icon.png">` },
    ],
  ])("is /favicon.ico when %s", async (_, answers) => {
    const site = await serveSite({ ...answers, "/favicon.ico": picture });

    const shown = await iconOf(site);

    expect(shown.status).toBe(200);
    expect(site.asked.at(-1)).toBe("/favicon.ico");
  });

  test.each<[string, Answers]>([
    ["has none", { "/": "<h1>Shop</h1>" }],
    ["has an SVG only", { "/": `<link rel="icon" href="/icon.svg">`, "/favicon.ico": svg }],
    ["has a page in its place", { "/": "<h1>Shop</h1>", "/favicon.ico": "<h1>Shop</h1>" }],
    ["leads into the server's network", { "/": redirectTo("http://127.0.0.2/") }],
    ["has an icon that leads there", { "/favicon.ico": redirectTo("http://169.254.169.254/latest/") }],
    ["has one of too many pixels", { "/favicon.ico": (response) => response.end(pixelBomb()) }],
  ])("is no content when the site %s", async (_, answers) => {
    const site = await serveSite(answers);

    const missing = await iconOf(site);

    expect(missing.status).toBe(204);
    expect(missing.body).toHaveLength(0);
    expect(missing.headers["cache-control"]).toBe("public, max-age=3600");
  });

  test.each(["http://10.0.0.1", "http://127.0.0.2:9", "https://localhost", "http://[::1]:8080"])(
    "is not looked for at %s, signed or not",
    async (url) => {
      expect(await iconOf({ url })).toMatchObject({ status: 204 });
    },
  );

  test("is given up when the site does not answer within 6 seconds", async () => {
    let isAsked = false;
    const site = await serveSite({
      "/": () => {
        isAsked = true;
      },
    });

    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const answering = iconOf(site);
    await vi.waitUntil(() => isAsked, { timeout: 5_000 });
    vi.advanceTimersByTime(6_000);

    expect((await answering).status).toBe(204);
  });

  test("is fetched once however many ask at once, and again after 7 days", async () => {
    const site = await serveSite({ "/": `<link rel="icon" href="/icon.png">`, "/icon.png": picture });
    const each = await Promise.all(Array.from({ length: 20 }, () => iconOf(site)));
    expect(each.map(({ status }) => status)).toEqual(each.map(() => 200));
    expect(site.asked).toEqual(["/", "/icon.png"]);

    world.advance(7 * dayMs - hourMs);
    await iconOf(site);
    expect(site.asked).toHaveLength(2);

    world.advance(hourMs);
    await iconOf(site);
    expect(site.asked).toHaveLength(4);
  });

  test("that was not there is looked for again after 6 hours", async () => {
    const answers: Record<string, Buffer> = {};
    const site = await serveSite(answers);
    expect(await iconOf(site)).toMatchObject({ status: 204 });
    answers["/favicon.ico"] = picture;

    world.advance(6 * hourMs - 60_000);
    expect(await iconOf(site)).toMatchObject({ status: 204 });
    expect(site.asked).toHaveLength(2);

    world.advance(60_000);
    expect(await iconOf(site)).toMatchObject({ status: 200 });
  });

  test("is fetched for nobody who did not get the address from the product", async () => {
    const site = await serveSite({ "/favicon.ico": picture });
    const [path = "", signature = ""] = faviconPath(world.tools, site.url).split("?s=");
    const others = faviconPath(world.tools, "http://127.0.0.1:1").split("?s=")[1];

    const forged = [
      path,
      `${path}?s=`,
      `${path}?s=${"A".repeat(22)}`,
      `${path}?s=${others}`,
      `${path}?s=${signature}A`,
    ];
    const answers = await Promise.all(forged.map(icon));

    expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 404));
    expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(forged.map(() => "no-store"));
    expect(site.asked).toEqual([]);
  });

  test("is deleted a month after it was last looked for", async () => {
    const [old, recent] = [await serveSite({}), await serveSite({})];
    await iconOf(old);
    world.advance(29 * dayMs);
    await iconOf(recent);
    world.advance(2 * dayMs);

    await forgetFavicons.run(world.tools, {});

    const { rows } = await world.postgres.pool.query("select host from favicons where host = any($1)", [
      [old, recent].map(({ url }) => new URL(url).host),
    ]);
    expect(rows).toEqual([{ host: new URL(recent.url).host }]);
  });
});

function preview(url: string, by = person.access, from = world) {
  return from.call(contract.previewSite, { body: { url } }, by);
}

function silent(url: string): contract.SitePreview {
  return { url, title: null, site_name: null, description: null, favicon: null };
}

describe("the preview of a site", () => {
  // The clock has moved on: the token of before is no longer good.
  beforeAll(async () => {
    person = await world.signUp();
  });

  test("shows the title and description of a site, and where the address led", async () => {
    const page = `<title>Tea &amp; more | Northwind</title>
      <meta property="og:site_name" content="Northwind">
      <meta name="description" content="Tea by post.">`;
    const site = await serveSite({ "/": redirectTo("/en"), "/en": page });

    const { status, answer } = await preview(site.url);

    expect(status).toBe(200);
    expect(answer).toEqual({
      url: `${site.url}/en`,
      title: "Tea & more | Northwind",
      site_name: "Northwind",
      description: "Tea by post.",
      favicon: faviconPath(world.tools, site.url),
    });
  });

  test.each<[string, Answers]>([
    ["an error page", { "/": (response) => response.writeHead(403).end("<title>Forbidden</title>") }],
    [
      "a file",
      { "/": (response) => response.setHeader("content-type", "image/png").end("<title>No</title>") },
    ],
    ["a page without words", { "/": "<p>Hello" }],
  ])("leaves out what it does not say: %s", async (_, answers) => {
    const site = await serveSite(answers);

    const { answer } = await preview(site.url);

    expect(answer).toMatchObject({ title: null, site_name: null, description: null });
    expect(answer.favicon).toBe(faviconPath(world.tools, site.url));
  });

  test.each<[string, Answers]>([
    ["leads into the server's network", { "/": redirectTo("http://127.0.0.2/") }],
    ["sends a bomb", { "/": gzipBomb }],
    ["breaks off", { "/": (response) => response.destroy() }],
  ])("is empty and no error when the site %s", async (_, answers) => {
    const { url } = await serveSite(answers);

    const { status, answer } = await preview(url);

    expect(status).toBe(200);
    expect(answer).toEqual(silent(url));
  });

  test.each([
    "http://10.0.0.1/",
    "http://169.254.169.254/latest/",
    "http://127.0.0.1:1/",
    "http://example.com:22/",
  ])("does not tell why %s says nothing", async (url) => {
    expect((await preview(url)).answer).toEqual(silent(url));
  });

  test("is empty when the site does not answer within 8 seconds", async () => {
    let isAsked = false;
    const { url } = await serveSite({
      "/": () => {
        isAsked = true;
      },
    });

    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const answering = preview(url);
    await vi.waitUntil(() => isAsked, { timeout: 5_000 });
    vi.advanceTimersByTime(8_000);

    expect((await answering).answer).toEqual(silent(url));
  });

  test.each(["", "example.com", "ftp://example.com", "http://user:secret@example.com"])(
    "is refused for the address %j",
    async (url) => {
      const reply = await preview(url);

      expect(reply.status).toBe(400);
      expect(reply.body).toEqual({ url: [fieldErrors.url] });
    },
  );

  test("can be had 30 times a minute by each user", async () => {
    const limited = await worldOfTest({ limited: true });
    const [eager, other] = [await limited.signUp(), await limited.signUp()];
    const ask = ({ access }: Person) => preview("http://10.0.0.1", access, limited);

    const replies = [];
    for (let times = 0; times < 31; times += 1) replies.push(await ask(eager));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(replies.at(-1)).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
    expect(Number(replies.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
    expect(await ask(other)).toMatchObject({ status: 200 });

    limited.advance(60_000);
    expect(await ask(eager)).toMatchObject({ status: 200 });
  });
});

describe("the icon of an operator", () => {
  test("is a drawing that everybody may keep for a week", async () => {
    const drawn = await icon(operatorIconPath("Common Crawl"));

    expect(drawn.status).toBe(200);
    expect(drawn.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=604800",
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(drawn.body).metadata()).toMatchObject({ format: "svg", width: 24, height: 24 });
  });

  test.each(["Open%20AI", "..%2Flogo", `${"a".repeat(61)}`, "%3Csvg%3E"])(
    "is not found by %s",
    async (slug) => {
      expect(await icon(`/api/v1/icons/${slug}`)).toMatchObject({ status: 404 });
    },
  );
});
