import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

test.each([
  "/",
  "/dashboard",
  "/settings/api-keys",
  "/workspaces/0198a3b2-7c1d-7e00-8a55-0242ac120002/agent-visits-old?page=2&search=%2Fblog#top",
  "/search?q=https://elsewhere.example//x",
  "/a%20b",
  "/loginx",
])("lets the path %s through as it is", (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  ["another scheme", "https://evil.example/"],
  ["a scheme without slashes", "https:evil.example"],
  ["a script", "javascript:alert(1)"],
  ["data", "data:text/html,hello"],
  ["a host by two slashes", "//evil.example"],
  ["a host by three slashes", "///evil.example"],
  ["a host by a backslash", "/\\evil.example"],
  ["a host by two backslashes", "\\\\evil.example"],
  ["a tab that browsers drop", "/\t/evil.example"],
  ["a line break that browsers drop", "/\n/evil.example"],
  ["a leading space", " //evil.example"],
  ["an encoded slash", "/%2Fevil.example"],
  ["encoded slashes", "%2F%2Fevil.example"],
  ["an encoded backslash", "/%5Cevil.example"],
  ["a slash that is encoded twice", "/%252Fevil.example"],
  ["an encoded tab", "/%09/evil.example"],
  ["a way up and out", "/..//evil.example"],
  ["broken escapes", "/%E0%A4%A"],
  ["a path without a slash", "dashboard"],
  ["nothing", ""],
  ["the login page", "/login"],
  ["the login page with a redirect", "/login?redirect=/login"],
  ["the login page in disguise", "/a/../login"],
  ["the sign-up page", "/signup/"],
  ["a page that sets a new password", "/reset-password/confirm/1/2"],
  ["a page that starts another session", "/impersonate?access=1&refresh=2"],
  ["the way out", "/logout"],
])("refuses %s", (_, value) => {
  expect(safeRedirect(value)).toBeUndefined();
});

test.each([undefined, null, 7, {}, ["/dashboard"]])("refuses %j, which is no text", (value) => {
  expect(safeRedirect(value)).toBeUndefined();
});
