import { expect, test } from "vitest";
import { isBrowserHost } from "./browser-hosts.rules.ts";

test.each([
  ["clients2.google.com", true],
  ["clients.google.com", true],
  ["update.googleapis.com", true],
  ["UPDATE.googleapis.com.", true],
  ["accounts.google.com", true],
  ["optimizationguide-pa.googleapis.com", true],
  ["safebrowsing.googleapis.com", true],
  ["content-autofill.googleapis.com", true],
  ["edgedl.me.gvt1.com", true],
  ["redirector.gvt1.com", true],
  ["gvt1.com", true],
  ["notgvt1.com", false],
  ["www.google.com", false],
  ["fonts.googleapis.com", false],
  ["update.googleapis.com.shop.example", false],
  ["shop.example", false],
  ["", false],
])("takes %s for one of the browser's own hosts: %s", (host, isOwn) => {
  expect(isBrowserHost(host, "shop.example")).toBe(isOwn);
});

test("lets the page's own host through, whatever else calls it", () => {
  expect(isBrowserHost("accounts.google.com", "accounts.google.com")).toBe(false);
});
