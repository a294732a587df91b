import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { parseRobots } from "@citelens/robots";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openGuardedFetch } from "#platform/guarded-fetch/guarded-fetch.ts";
import type { Tools } from "#platform/tools.ts";
import { listenOnLoopback } from "#test/loopback.ts";
import { namedWeb } from "#test/named-web.ts";
import { sitemapFiles, type WalkedFile, walkSitemaps } from "./walk-sitemaps.ts";

const site = "https://www.p1.example";
const maps = "https://maps.p2.example";
const others = "https://others.example";

type Answer = string | Buffer | ((response: ServerResponse) => void);
let files: Record<string, Answer> = {};
const answer = (of: string) => (request: IncomingMessage, response: ServerResponse) => {
  const found = files[`${of}${request.url}`];
  if (typeof found === "function") found(response);
  else response.writeHead(found === undefined ? 404 : 200).end(found);
};
const servers = [site, maps, others].map((of) => createServer(answer(of)));
const guarded = openGuardedFetch({ allow: ["127.0.0.1"] });
let tools: Tools;

beforeAll(async () => {
  const [ofSite = "", ofMaps = "", ofOthers = ""] = await Promise.all(servers.map(listenOnLoopback));
  const web = namedWeb(guarded, { [site]: ofSite, [maps]: ofMaps, [others]: ofOthers });
  tools = { web } as Partial<Tools> as Tools; // the walk asks for no other tool
});
beforeEach(() => {
  files = {};
});
afterAll(async () => {
  await guarded.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const pageset = (...urls: string[]) =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`;
const index = (...urls: string[]) =>
  `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join("")}</sitemapindex>`;
const redirect = (to: string) => (response: ServerResponse) =>
  response.writeHead(301, { location: to }).end();

async function walk(robots: string, closed: readonly string[] = []) {
  const pages: string[] = [];
  const walked: WalkedFile[] = [];
  await walkSitemaps(tools, {
    site,
    files: sitemapFiles(parseRobots(robots), site).files,
    robots: { allows: async (url) => !closed.includes(url) },
    signal: AbortSignal.timeout(30_000),
    filesMax: 10,
    onPage: (url) => pages.push(url) > 0,
    onFile: (file) => void walked.push(file),
  });
  return {
    pages,
    walked,
    told: walked.map(({ url, failure, fault, foreign }) => [url, failure ?? fault, foreign]),
  };
}

describe("a site's sitemaps", () => {
  test("may be on another host that its robots.txt names", async () => {
    files[`${maps}/www.p1.example/sitemap.xml`] = pageset(`${site}/`, `${site}/guide`, `${site}/pricing`);

    const { pages, told } = await walk(
      `User-agent: *\nDisallow:\n\nSitemap: ${maps}/www.p1.example/sitemap.xml`,
    );

    expect(pages).toEqual([`${site}/`, `${site}/guide`, `${site}/pricing`]);
    expect(told).toEqual([[`${maps}/www.p1.example/sitemap.xml`, undefined, 0]]);
  });

  test("there name files beside themselves and on the site, and pages of the site alone", async () => {
    files[`${maps}/index.xml`] = index(`${maps}/1.xml.gz`, `${site}/2.xml`, `${others}/3.xml`);
    files[`${maps}/1.xml.gz`] = gzipSync(pageset(`${site}/a`, `${maps}/no`, `${others}/no`));
    files[`${site}/2.xml`] = pageset("http://p1.example/b", "https://shop.p1.example:8443/c");

    const { pages, walked, told } = await walk(`Sitemap: ${maps}/index.xml`);

    expect(pages).toEqual([`${site}/a`, "http://p1.example/b", "https://shop.p1.example:8443/c"]);
    expect(told).toEqual([
      [`${maps}/index.xml`, undefined, 1],
      [`${maps}/1.xml.gz`, undefined, 2],
      [`${site}/2.xml`, undefined, 0],
    ]);
    expect(walked.map(({ firstForeign }) => firstForeign)).toEqual([
      `${others}/3.xml`,
      `${maps}/no`,
      undefined,
    ]);
  });

  test("of the site's own may lead to a host that robots.txt names besides, and to no other", async () => {
    files[`${site}/index.xml`] = index(`${maps}/1.xml`, `${others}/2.xml`);
    files[`${maps}/1.xml`] = pageset(`${site}/a`);
    files[`${others}/2.xml`] = pageset(`${site}/b`);

    const named = await walk(`Sitemap: /index.xml\nSitemap: ${maps}/other.xml`);
    const unnamed = await walk("Sitemap: /index.xml");

    expect([named.pages, unnamed.pages]).toEqual([[`${site}/a`], []]);
    expect(unnamed.told).toEqual([[`${site}/index.xml`, undefined, 2]]);
  });

  test("may be redirected to another host, and their index names files there", async () => {
    files[`${site}/sitemap.xml`] = redirect(`${maps}/index.xml`);
    files[`${maps}/index.xml`] = index(`${maps}/1.xml`);
    files[`${maps}/1.xml`] = redirect("/2.xml");
    files[`${maps}/2.xml`] = pageset(`${site}/a`);

    const open = await walk("");
    const closed = await walk("", [`${maps}/index.xml`]);

    expect(open.pages).toEqual([`${site}/a`]);
    expect([closed.pages, closed.told]).toEqual([[], [[`${site}/sitemap.xml`, "closed", 0]]]);
  });

  test("name hosts as browsers write them: www or not, in letters or punycode, with a dot or a port", async () => {
    files[`${site}/sitemap.xml`] = pageset(
      "HTTPS://WWW.P1.EXAMPLE/a",
      "https://p1.example./b",
      "http://www.p1.example:80/c",
      "//www.p1.example/d",
      "www.p1.example/e",
      "/f",
      "https:/www.p1.example/g",
    );

    const { pages, walked } = await walk("");

    expect(pages).toEqual([`${site}/a`, "https://p1.example./b", "http://www.p1.example/c"]);
    expect(walked[0]).toMatchObject({ foreign: 4, firstForeign: "//www.p1.example/d" });
  });

  test("of 50 MB and 50,000 addresses are read whole, and never held whole", async () => {
    const filler = `<!--${"x".repeat(1_000)}-->`;
    const urls = Array.from({ length: 50_000 }, (_, at) => `<url><loc>${site}/${at}</loc></url>${filler}`);
    const large = Buffer.from(`<urlset>${urls.join("")}</urlset>`).subarray(0, 52_428_800);
    files[`${site}/large.xml`] = large;
    files[`${site}/packed.xml`] = (response) =>
      response.setHeader("content-encoding", "gzip").end(gzipSync(large, { level: 1 }));
    files[`${site}/too-large.xml`] = Buffer.concat([large, Buffer.alloc(10_000, " ")]);

    const plain = await walk("Sitemap: /large.xml");
    const packed = await walk("Sitemap: /packed.xml");
    const tooLarge = await walk("Sitemap: /too-large.xml");

    expect(plain.pages.length).toBeGreaterThan(48_000);
    expect(packed.pages).toHaveLength(plain.pages.length);
    expect(tooLarge.told).toEqual([[`${site}/too-large.xml`, "it is larger than 50 MB", 0]]);
  });

  test("that break off keep what came, and say so", async () => {
    files[`${site}/sitemap.xml`] = (response) => {
      response.writeHead(200, { "content-length": "100000" }).write(pageset(`${site}/a`).slice(0, -9));
      setTimeout(() => response.destroy(), 50);
    };

    const { pages, told } = await walk("");

    expect([pages, told]).toEqual([
      [`${site}/a`],
      [[`${site}/sitemap.xml`, "it broke off before its end", 0]],
    ]);
  });

  test("that are no addresses of the web are not asked for", async () => {
    const { told } = await walk("Sitemap: ftp://www.p1.example/a.xml\nSitemap: sitemap.xml");

    expect(told).toEqual([
      ["ftp://www.p1.example/a.xml", "no-address", 0],
      [`${site}/sitemap.xml`, undefined, 0],
    ]);
  });
});
