import { expect, test } from "vitest";
import { isAsset, isPageRequest, reportedPath } from "../src/index.ts";

test.each([
  ["/app.JS", true],
  ["/img/logo.svg", true],
  ["/fonts/a.woff2", true],
  ["/report.pdf", false],
  ["/robots.txt", false],
  ["/llms.txt", false],
  ["/feed.json", false],
  ["/about-node.js/", false],
  ["/css", false],
])("%s is an asset: %s", (path, is) => {
  expect(isAsset(path)).toBe(is);
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
  ["https://shop.example", "/"],
  ["/?a=1", "/"],
  ["/a?ref=x&b=1&UTM_Source=y#c?ref=z", "/a?ref=x&UTM_Source=y"],
  ["/a?myref=x", "/a"],
])("of the address %s there leaves %s", (address, path) => {
  expect(reportedPath(address)).toBe(path);
});
