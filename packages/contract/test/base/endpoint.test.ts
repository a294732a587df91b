import { describe, expect, test } from "vitest";
import { z } from "zod";
import { operations } from "../../src/api.ts";
import { apiBase, endpoint } from "../../src/base/endpoint.ts";

const days = { from_date: "2026-11-01", to_date: "2026-11-02" };
const someId = "01a22de8-9619-76b0-b837-bd9cea00d5b0";
/** Values that some lists and cards cannot do without. */
const chosen = { project: someId, with: someId, agent: "gptbot", path: "/" };
const minimal = { method: "GET", path: "/things/", caller: "user", summary: "Things" } as const;

describe("an operation", () => {
  test("promises nothing that its definition does not say", () => {
    expect(endpoint(minimal)).toEqual({
      kind: "endpoint",
      ...minimal,
      params: undefined,
      query: undefined,
      body: undefined,
      answer: undefined,
      status: 204,
      mayBeEmpty: false,
      item: undefined,
      refusesImpersonators: false,
      worksReadOnly: true,
      namesError: false,
      takesIdempotencyKey: false,
    });
  });

  test("answers 200 where it has an answer, 204 where it has none, and otherwise as it says", () => {
    const answer = z.object({ id: z.string() });

    expect(endpoint({ ...minimal, answer }).status).toBe(200);
    expect(endpoint({ ...minimal, answer, status: 201 }).status).toBe(201);
    expect(endpoint({ ...minimal, status: 202 }).status).toBe(202);
    expect(endpoint({ ...minimal, status: 200 }).status).toBe(200);
  });

  test("keeps the schemas and the marks of its definition", () => {
    const schemas = {
      params: z.object({ id: z.string() }),
      query: z.object({ page: z.string() }),
      body: z.object({ name: z.string() }),
      answer: z.array(z.string()),
    };
    const marks = { item: z.object({ id: z.string() }), refusesImpersonators: true, namesError: true };

    expect(endpoint({ ...minimal, ...schemas, ...marks })).toMatchObject({ ...schemas, ...marks });
  });
});

test("the API begins at /api/v1", () => {
  expect(apiBase).toBe("/api/v1");
});

describe("among all operations", () => {
  const named = operations.map(({ name, endpoint }) => [name, endpoint] as const);

  test("no two share their method and path, whatever their parameters are called", () => {
    const places = operations.map(
      ({ endpoint: { method, path } }) => `${method} ${path.replace(/:\w+/g, ":")}`,
    );

    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  test("no two have the same name", () => {
    const names = operations.map(({ name }) => name);

    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each(named)("%s has a path of plain parts, with slashes at both ends", (_, { path }) => {
    expect(path).toMatch(/^\/(?:(?::[a-zA-Z]+|[a-z0-9-]+|[a-z-]+\.[a-z]+)\/)+$|^\/tracking\/visit$/);
  });

  test.each(named)("%s has a schema for just the parameters in its path", (_, { path, params }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const inSchema = params instanceof z.ZodObject ? Object.keys(params.shape) : [];

    expect(inSchema.toSorted()).toEqual(inPath.toSorted());
  });

  test("none is read with a body", () => {
    const read = operations.filter(
      ({ endpoint: { method, body } }) => method === "GET" && body !== undefined,
    );

    expect(read.map(({ name }) => name)).toEqual([]);
  });

  test("each that makes something takes an Idempotency-Key, or says why it needs none", () => {
    const posts = operations.filter(({ endpoint: { method } }) => method === "POST");
    const bare = operations.filter(
      ({ endpoint: { takesIdempotencyKey, repeatable, method } }) =>
        takesIdempotencyKey !== (method === "POST" && repeatable === undefined) ||
        (repeatable !== undefined && method !== "POST"),
    );

    expect(posts.length).toBeGreaterThan(100);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  test("none takes an Idempotency-Key of somebody without an account, or beside a key in its body", () => {
    const keyed = operations.filter(({ endpoint: { takesIdempotencyKey } }) => takesIdempotencyKey);
    const hasOwnKey = (body: unknown): boolean => body instanceof z.ZodObject && "key" in body.shape;
    const wrong = keyed.filter(
      ({ endpoint: { caller, body } }) => !["user", "superuser"].includes(caller) || hasOwnKey(body),
    );

    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test("none without an account but for its reason takes no key", () => {
    const unsigned = operations.filter(
      ({ endpoint: { method, caller } }) => method === "POST" && ["anyone", "api-key"].includes(caller),
    );

    expect(new Set(unsigned.map(({ endpoint: { repeatable } }) => repeatable))).toEqual(
      new Set(["anonymous", "once", "reads", "reports"]),
    );
  });

  test("none that answers 204 promises an answer", () => {
    const empty = operations.filter(({ endpoint: { status, answer } }) => status === 204 && answer);

    expect(empty.map(({ name }) => name)).toEqual([]);
  });

  test.each(named.filter(([, { item }]) => item))(
    "%s, which can be saved as a file, is a list that is read, and is asked for the format",
    (_, { method, answer, query }) => {
      expect(method).toBe("GET");
      expect(answer).toBeDefined();
      expect(query?.safeParse({ ...days, ...chosen, format: "ndjson" }).data).toMatchObject({
        format: "ndjson",
      });
    },
  );

  test("none but these is asked for a format", () => {
    const asked = named.filter(([, { item, query }]) => !item && query?.safeParse(days).data);
    const formats = asked.filter(([, { query }]) => "format" in Object(query?.parse(days)));

    // An audit as a whole is no list, and a text neither: their files may also be a report or a document.
    expect(formats.map(([name]) => name)).toEqual(["exportAudit", "exportOptimization"]);
  });

  test("those of the administrator's room are for superusers alone", () => {
    const open = operations.filter(
      ({ endpoint: { path, caller } }) => path.startsWith("/admin/") && caller !== "superuser",
    );

    expect(open.map(({ name }) => name)).toEqual([]);
  });

  test("those of a workspace are never open to anyone", () => {
    const open = operations.filter(
      ({ endpoint: { path, caller } }) => path.startsWith("/projects/") && caller === "anyone",
    );

    expect(open.map(({ name }) => name)).toEqual([]);
  });

  // The calls that the specification writes out.
  test.each([
    ["POST", "/token/", "anyone", 200],
    ["POST", "/token/refresh/", "anyone", 200],
    ["GET", "/me/", "user", 200],
    ["PATCH", "/me/", "user", 200],
    ["POST", "/password/reset/", "anyone", 200],
    ["GET", "/project-invitations/verify/", "anyone", 200],
    ["POST", "/project-invitations/accept/", "user", 200],
    ["GET", "/projects/", "user", 200],
    ["POST", "/projects/", "user", 201],
    ["DELETE", "/projects/:projectId/", "user", 204],
    ["GET", "/announcements/", "user", 200],
    ["GET", "/projects/:projectId/organization/credits/", "user", 200],
    ["GET", "/projects/:projectId/organization/credit-logs/", "user", 200],
    ["PATCH", "/projects/:projectId/api-keys/:keyId/revoke/", "user", 200],
    ["POST", "/projects/:projectId/organization/subscription/confirm/", "user", 200],
    ["POST", "/projects/:projectId/organization/workspace/confirm/", "user", 200],
    ["POST", "/projects/:projectId/campaigns/organic/:campaignId/pause/", "user", 200],
    ["POST", "/projects/:projectId/campaigns/organic/:campaignId/activate/", "user", 200],
    ["POST", "/projects/:projectId/campaigns/organic/:campaignId/duplicate/", "user", 201],
    ["GET", "/projects/:projectId/sentiment-analysis/", "user", 200],
    ["GET", "/projects/:projectId/negative-sentiment-answers/", "user", 200],
  ])("%s %s stands as the specification writes it, for %s, with %i", (method, path, caller, status) => {
    const found = operations.find(
      ({ endpoint: candidate }) => candidate.method === method && candidate.path === path,
    );

    expect(found?.endpoint).toMatchObject({ caller, status });
  });
});
