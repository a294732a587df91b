import { operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { sharedWorld, type World } from "#test/world.ts";
import { inlineScriptHashes } from "./web.ts";

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});

describe("the OpenAPI document", () => {
  const document = z.object({
    openapi: z.literal("3.1.0"),
    paths: z.record(
      z.string(),
      z.record(z.string(), z.object({ operationId: z.string(), responses: z.object({}) })),
    ),
  });

  test("describes every operation of the contract once", async () => {
    const response = await world.app.inject(`${apiBase}/openapi.json`);

    const { paths } = document.parse(response.json());
    const described = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(described.map((operation) => operation.operationId).toSorted()).toEqual(
      operations.map(({ name }) => name).toSorted(),
    );
  });

  test("names path parameters as its templates do", async () => {
    const response = await world.app.inject(`${apiBase}/openapi.json`);

    expect(response.body).toContain('"/projects/{projectId}/api-keys/{keyId}/revoke/"');
    expect(response.body).not.toContain("/:");
  });
});

describe("every operation", () => {
  test("answers with and without its trailing slash", async () => {
    const [withSlash, without] = await Promise.all([
      world.app.inject(`${apiBase}/me/`),
      world.app.inject(`${apiBase}/me`),
    ]);

    expect([withSlash.statusCode, without.statusCode]).toEqual([401, 401]);
  });
});

describe("bad input", () => {
  const post = (payload: string | Buffer, type = "application/json") =>
    world.app.inject({
      method: "POST",
      url: `${apiBase}/token/`,
      payload,
      headers: { "content-type": type },
    });

  test.each([
    ["malformed JSON", "{", "application/json", 400],
    ["an empty body", "", "application/json", 400],
    ["a poisoned prototype", '{"__proto__": {"x": 1}}', "application/json", 400],
    ["a list where an object belongs", "[]", "application/json", 400],
    ["null", "null", "application/json", 400],
    ["a form", "email=a", "application/x-www-form-urlencoded", 415],
    ["64 kB and a byte", `"${"x".repeat(65_535)}"`, "application/json", 413],
  ])("%s is answered in the contract's form", async (_, payload, type, status) => {
    const response = await post(payload, type);

    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json()).length).toBeGreaterThan(0);
  });

  test.each([
    "/assets/gone.js",
    "/api/v1/nothing/",
    "/gone.js",
    "/old/style.css?v=2",
    "/wp-login.php",
    "/robots.txt",
  ])("%s is no page of the app", async (url) => {
    const response = await world.app.inject({ url, headers: { accept: "*/*" } });

    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toContain("application/json");
  });

  test("an address that nothing answers to is a JSON 404 below the API", async () => {
    const response = await world.app.inject({ url: `${apiBase}/nothing/`, headers: { accept: "text/html" } });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: "The requested resource was not found.", code: "NOT_FOUND" });
  });
});

describe("every answer", () => {
  test("of the API may not be cached", async () => {
    const response = await world.app.inject(`${apiBase}/me/`);

    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("carries the strict policy: own files only, nothing inline but what is hashed", async () => {
    const response = await world.app.inject("/healthz");

    const policy = String(response.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:/);
  });

  test("lets exactly the inline scripts of the page run", () => {
    const page = '<script>let a = 1;</script><script type="module" src="/a.js"></script>';

    expect(inlineScriptHashes(page)).toEqual(["'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='"]);
  });
});

describe("health", () => {
  test("reports that the process runs and that the databases answer", async () => {
    const [health, ready] = await Promise.all([world.app.inject("/healthz"), world.app.inject("/readyz")]);

    expect([health.statusCode, ready.statusCode]).toEqual([200, 200]);
  });

  test("shows metrics to this machine only", async () => {
    const near = await world.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
    const far = await world.app.inject({ url: "/metrics", remoteAddress: "203.0.113.5" });
    for (const name of ["forwarded", "x-forwarded-host", "x-real-ip", "via"]) {
      const headers = { [name]: "for=203.0.113.5" };
      const proxied = await world.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1", headers });
      expect([name, proxied.statusCode]).toEqual([name, 404]);
    }
    const proxied = await world.app.inject({
      url: "/metrics",
      remoteAddress: "127.0.0.1",
      headers: { "x-forwarded-for": "203.0.113.5" },
    });
    // A proxy that says nothing of itself passes on the name that was asked for.
    for (const [host, status] of [
      ["geo.example", 404],
      ["127.0.0.1:3000", 200],
      ["[::1]:3000", 200],
    ] as const) {
      const asked = await world.app.inject({
        url: "/metrics",
        remoteAddress: "127.0.0.1",
        headers: { host },
      });
      expect([host, asked.statusCode]).toEqual([host, status]);
    }

    expect(near.body).toContain("http_request_duration_seconds");
    expect(far.statusCode).toBe(404);
    expect(proxied.statusCode).toBe(404);
  });
});
