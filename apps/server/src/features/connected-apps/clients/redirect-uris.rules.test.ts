import { describe, expect, test } from "vitest";
import { isRedirectUri, matchRedirectUri, targetOf, withAnswer } from "./redirect-uris.rules.ts";

describe("V10.4.1 an address for answers", () => {
  test.each([
    "https://claude.ai/api/mcp/auth_callback",
    "https://app.example:8443/callback?from=here",
    "http://localhost/callback",
    "http://127.0.0.1:33418/",
    "http://[::1]:5000/callback",
    "cursor://anysphere.cursor-mcp/oauth/callback",
    "com.example.app:/callback",
  ])("can be %s", (uri) => {
    expect(isRedirectUri(uri)).toBe(true);
  });

  test.each([
    "",
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "blob:https://app.example/x",
    "http://app.example/callback",
    "http://localhost.evil.example/callback",
    "http://localhost@evil.example/callback",
    "http://127.0.0.1.evil.example/",
    "http://127.1/callback",
    "http://localhost:99999/callback",
    "https://user:password@app.example/callback",
    "https://app.example/callback#fragment",
    "https://app.example\\@evil.example/",
    "https:evil.example",
    "https:///evil.example",
    "https://app.example/call back",
    "https://аpp.example/callback",
    "//evil.example",
    "/callback",
    "mailto:somebody@example.com",
    "com.example.app:callback",
    "https://app.example/\ncallback",
    `https://app.example/${"x".repeat(2_000)}`,
  ])("cannot be %j", (uri) => {
    expect(isRedirectUri(uri)).toBe(false);
  });

  test("of the same computer may have any port, and nothing else may differ", () => {
    const registered = [
      "http://127.0.0.1/callback",
      "http://localhost:1000/callback",
      "https://app.example/x",
    ];

    expect(matchRedirectUri(registered, "http://127.0.0.1:54321/callback")).toBeDefined();
    expect(matchRedirectUri(registered, "http://localhost/callback")).toBeDefined();
    expect(matchRedirectUri(registered, "http://127.0.0.1:54321/callback/")).toBeUndefined();
    expect(matchRedirectUri(registered, "http://127.0.0.1:54321/callback?x=1")).toBeUndefined();
    expect(matchRedirectUri(registered, "http://[::1]:1/callback")).toBeUndefined();
    expect(matchRedirectUri(registered, "https://app.example:444/x")).toBeUndefined();
    expect(matchRedirectUri(["https://127.0.0.1/x"], "https://127.0.0.1:2/x")).toBeUndefined();
  });

  test("names its host or program to people", () => {
    expect(targetOf("https://app.example:8443/x")).toEqual({ name: "app.example:8443", isLocal: false });
    expect(targetOf("http://[::1]:1/x")).toEqual({ name: "this computer", isLocal: true });
    expect(targetOf("cursor://x/y")).toEqual({ name: "cursor on this computer", isLocal: true });
  });

  test("takes an answer beside what its query has, and over what claims to be one", () => {
    const answered = withAnswer("https://app.example/x?a=1&code=forged", { code: "c&d", state: null });

    expect(answered).toBe("https://app.example/x?a=1&code=c%26d");
    expect(withAnswer("com.example.app:/x", { code: "c" })).toBe("com.example.app:/x?code=c");
  });
});
