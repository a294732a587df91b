import { expect, test } from "vitest";
import { isAsset, isPageRequest, reportedPath } from "../src/index.ts";

test.each([
  "/app.JS",
  "/sw.js",
  "/shop/firebase-messaging-sw.js",
  "/main.min.js",
  "/assets/node.js",
  "/static/js/main.8f3a1c2b.js",
  "/wp-includes/js/jquery/jquery.min.js",
  "/en/latest/_static/doctools.js",
  "/docs/search/main.js",
  "/shop/jquery-3.7.1.js",
  "/shop/checkout-4f1d9c2ab8.js",
  "/lib.mjs",
  "/docs/app.js.map",
  "/styles/main.css",
  "/img/logo.svg",
  "/fonts/a.woff2",
  "/_next/static/chunks/main.js",
  "/_next/data/build/pricing.json",
  "/docs/_next/image",
  "/_nuxt/builds/meta/dev.json",
  "/pricing/_payload.json",
  "/pricing/__data.json",
  "/page-data/pricing/page-data.json",
  "/cdn-cgi/challenge-platform/scripts/jsd/main.js",
  "/logo.png;v=2",
  "/style.css;jsessionid=0A1B",
  "/live/index.m3u8",
  "/live/manifest.mpd",
  "/live/segment-1.m4s",
  "/captions/en.vtt",
  "/_image",
  "/_gatsby/slices/_gatsby-scripts-1.html",
])("%s is a part that pages are made of", (path) => {
  expect(isAsset(path)).toBe(true);
});

test.each([
  "/",
  "/report.pdf",
  "/robots.txt",
  "/sitemap.xml",
  "/llms.txt",
  "/docs/intro.md",
  "/feed.json",
  "/about-node.js/",
  "/css",
  "/blog/node.js",
  "/blog/what-is-backbone.js",
  "/hire/vue.js",
  "/learn/three.js",
  "/tags/d3.js",
  "/tests/msw.js",
  "/docs/next.config.js",
  "/compare/next.js-vs-nuxt.js",
  "/docs/array.map",
  "/blog/gpt-4.1",
  "/learn/asp.net",
  "/vs/socket.io",
  "/wiki/File:Logo.png",
  "/logo.png;v=2/about",
  "/hero_image",
  "/wiki/Datei%3ALogo.svg",
  "/owner/project/blob/main/src/app.js",
])("%s is a page", (path) => {
  expect(isAsset(path)).toBe(false);
});

test.each([
  ["GET", "/pricing", true],
  ["head", "https://shop.example", true],
  ["GET", "/report.pdf?x=.js", true],
  ["GET", "https://shop.example/app.js?v=1", false],
  ["POST", "/pricing", false],
])("%s %s is for a page: %s", (method, path, is) => {
  expect(isPageRequest({ method, path })).toBe(is);
});

test.each([
  ["/pricing", { "Sec-Fetch-Dest": "document" }, true],
  ["/app.js", { "sec-fetch-dest": "document" }, true],
  ["/logo.png", { "sec-fetch-dest": "document" }, false],
  ["/blog/node.js", { "sec-fetch-dest": "script" }, false],
  ["/photo/7", { "sec-fetch-dest": "image" }, false],
  ["/llms.txt", { "sec-fetch-dest": "empty" }, true],
  ["/texts/en", { "sec-fetch-dest": "json" }, false],
  ["/texts/en", { "sec-fetch-dest": "text" }, false],
  ["/csp", { "sec-fetch-dest": "report" }, false],
  ["/rules", { "sec-fetch-dest": "speculationrules" }, false],
  ["/accounts", { "sec-fetch-dest": "webidentity" }, false],
  ["/pricing", { "Sec-Purpose": "prefetch" }, false],
  ["/pricing", { "sec-purpose": "prefetch;prerender" }, false],
  ["/pricing", { "sec-purpose": "prefetch;anonymous-client-ip" }, false],
  ["/pricing", { purpose: "prefetch" }, false],
  ["/pricing", { "X-Moz": "prefetch" }, false],
  ["/pricing", { "x-purpose": ["preview"] }, false],
  ["/pricing", new Headers({ "next-router-prefetch": "1", rsc: "1" }), false],
  ["/pricing", { "x-middleware-prefetch": "1" }, false],
  ["/pricing", { rsc: "1" }, true],
  ["/pricing", { purpose: "research" }, true],
  ["/live", { connection: "Upgrade", upgrade: "websocket" }, false],
  ["/pricing", { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c" }, true],
])("what asks for %s with %o is for a page: %s", (path, headers, is) => {
  expect(isPageRequest({ method: "GET", path, headers })).toBe(is);
});

test.each([
  ["https://shop.example", "/"],
  ["/?a=1", "/"],
  ["/a?ref=x&b=1&UTM_Source=y#c?ref=z", "/a?ref=x&UTM_Source=y"],
  ["/a?myref=x", "/a"],
  ["/a?referrer=grok.com&b=1", "/a?referrer=grok.com"],
  ["/a?referrer=grok.com%29", "/a?referrer=grok.com%29"],
  ["/a?referrer=https://shop.example/?token=1", "/a"],
  ["/a?referrer=ada@example.com", "/a"],
  ["/a?b=1&amp;utm_source=chatgpt.com", "/a?amp;utm_source=chatgpt.com"],
])("of the address %s there leaves %s", (address, path) => {
  expect(reportedPath(address)).toBe(path);
});

test.each([
  `/${"a/".repeat(20_000)}x.js`,
  `/${"-a1".repeat(20_000)}.js`,
  `/x${":".repeat(40_000)}/.png`,
  `${"/page-data".repeat(5_000)}/x.json`,
  `${"/_".repeat(20_000)}.js`,
])("the longest path of this kind is read at once", (path) => {
  const startedAt = performance.now();

  isAsset(path);

  expect(performance.now() - startedAt).toBeLessThan(100);
});
