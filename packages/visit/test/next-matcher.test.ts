import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isAsset } from "../src/index.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const written = /matcher: ("\/.*")/.exec(readme)?.[1] ?? '""';

/** As Next.js 16.4 compiles it by path-to-regexp 6, and writes it into functions-config-manifest.json: a group behind a slash, and what its own routes add. */
const matcher = new RegExp(
  String.raw`^(?:\/(_next\/data\/[^/]{1,}))?(?:\/${(JSON.parse(written) as string).slice(1)})(\.json|\.rsc|\.segments\/.+\.segment\.rsc)?[\/#\?]?$`,
  "i",
);

test.each([
  "/",
  "/pricing",
  "/robots.txt",
  "/sitemap.xml",
  "/llms.txt",
  "/docs/intro.md",
  "/blog/node.js",
  "/blog/gpt-4.1",
  "/learn/asp.net",
  "/feed.json",
  "/hire/vue.js",
  "/vs/socket.io",
  "/report.pdf",
  "/about.html",
  "/v2.0/changelog",
])("the pattern of the guide has %s reported", (path) => {
  expect(matcher.test(path)).toBe(true);
});

test.each([
  "/_next/static/chunks/main.js",
  "/_next/image",
  "/logo.PNG",
  "/styles/main.css",
  "/fonts/inter.woff2",
  "/favicon.ico",
  "/films/intro.mp4",
  "/app.js",
  "/sw.js",
  "/static/lib.js",
  "/docs/assets/search.js",
  "/lib/module.mjs",
  "/site.webmanifest",
])("the pattern of the guide leaves %s out, as the reporter would", (path) => {
  expect(matcher.test(path)).toBe(false);
  expect(isAsset(path)).toBe(true);
});
