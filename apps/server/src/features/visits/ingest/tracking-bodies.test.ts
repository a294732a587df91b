import { gzipSync } from "node:zlib";
import { errors } from "@citelens/contract/base/errors";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { visitBatchBytesMax, visitErrors, visitsPerBatchMax } from "@citelens/contract/traffic/visits";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { sharedWorld, type World } from "#test/world.ts";
import { cases } from "../../../../../../scripts/testing/cases.ts";

let world: World;
let key: string;
let projectId: string;
beforeAll(async () => {
  world = await sharedWorld();
  const person = await world.signUp();
  const workspace = await world.createWorkspace(person);
  projectId = workspace.id;
  ({ key } = await world.createKey(person, workspace));
});

interface SentBody {
  readonly body: string | Buffer;
  readonly type?: string | undefined;
  readonly encoding?: string;
}

function sendTo(endpoint: "visit" | "visits", { body, type = "application/json", encoding }: SentBody) {
  return world.app.inject({
    method: "POST",
    url: `/api/v1/tracking/${endpoint}`,
    headers: {
      authorization: `Api-Key ${key}`,
      ...(type && { "content-type": type }),
      ...(encoding && { "content-encoding": encoding }),
    },
    payload: body,
  });
}

function visitAt(path: string): object {
  return {
    request_path: path,
    request_method: "GET",
    request_headers: { "user-agent": "GPTBot/1.2" },
  };
}

async function pathsUnder(folder: string): Promise<string[]> {
  const rows = await world.tools.events.query(
    "SELECT path FROM visits WHERE workspace_id = {projectId:UUID} AND startsWith(path, {folder:String}) ORDER BY path",
    { projectId, folder },
    z.object({ path: z.string() }),
  );
  return rows.map(({ path }) => path);
}

describe("a single visit", () => {
  const malformed = { detail: errors.MALFORMED_BODY[1], code: "MALFORMED_BODY" };

  test.each(["", "{", "not json", "{'a': 1}", "\u0000"])(
    "with the body %j is refused as malformed",
    async (body) => {
      const reply = await sendTo("visit", { body });

      expect([reply.statusCode, reply.json()]).toEqual([400, malformed]);
    },
  );

  test.each([
    ["no field", {}, ["request_path", "request_method", "request_headers"]],
    ["a number as path", { ...visitAt("/"), request_path: 7 }, ["request_path"]],
    ["an empty path", visitAt(""), ["request_path"]],
    ["a path beyond 8,192 characters", visitAt("/".repeat(8_193)), ["request_path"]],
    ["no method at all", { ...visitAt("/"), request_method: "" }, ["request_method"]],
    ["a list as headers", { ...visitAt("/"), request_headers: ["a"] }, ["request_headers"]],
    ["a number as header", { ...visitAt("/"), request_headers: { a: 1 } }, ["request_headers"]],
    ["a status out of range", { ...visitAt("/"), response_status: 99 }, ["response_status"]],
    ["a time without a zone", { ...visitAt("/"), occurred_at: "2026-11-21T10:00:00" }, ["occurred_at"]],
    ["a time that never was", { ...visitAt("/"), occurred_at: "2026-02-30T10:00:00Z" }, ["occurred_at"]],
    ["a list", [], ["non_field_errors"]],
    ["a word", "visit", ["non_field_errors"]],
  ])("with %s is refused by field", async (_, body, fields) => {
    const reply = await sendTo("visit", { body: JSON.stringify(body) });

    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json())).toEqual(fields);
  });

  test("says what is wrong", async () => {
    const missing = await sendTo("visit", { body: JSON.stringify({ request_method: "GET" }) });
    const control = await sendTo("visit", { body: JSON.stringify(visitAt("/a\nb")) });

    expect(missing.json()).toMatchObject({ request_path: [fieldErrors.required] });
    expect(control.json()).toEqual({ request_path: [visitErrors.path] });
  });

  test("may have fields that nobody knows", async () => {
    const reply = await sendTo("visit", {
      body: JSON.stringify({ ...visitAt("/unknown/1"), color: { a: [1] } }),
    });

    expect(reply.statusCode).toBe(202);
    expect(await pathsUnder("/unknown/")).toEqual(["/unknown/1"]);
  });

  test.each([
    undefined,
    "",
    "text/plain;charset=UTF-8",
    "application/json; charset=utf-8",
    "application/vnd.api+json",
  ])("is read when its content type is %j", async (type) => {
    const reply = await sendTo("visit", { body: JSON.stringify(visitAt("/type")), type });

    expect(reply.statusCode).toBe(202);
  });

  test.each([
    ["content type", { type: "application/x-www-form-urlencoded" }],
    ["content type", { type: "multipart/form-data" }],
    ["encoding", { encoding: "br" }],
  ])("of another %s is refused as such: %j", async (_, sent) => {
    const reply = await sendTo("visit", { body: JSON.stringify(visitAt("/")), ...sent });

    expect([reply.statusCode, reply.json().code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  test.each([
    ["plain", (text: string) => ({ body: text })],
    ["packed", (text: string) => ({ body: gzipSync(text), encoding: "gzip" })],
  ])("beyond 64 kB is refused, %s", async (_, sent) => {
    const text = JSON.stringify({ ...visitAt("/"), padding: "x".repeat(70_000) });

    const reply = await sendTo("visit", sent(text));

    expect([reply.statusCode, reply.json().code]).toEqual([413, "TOO_LARGE"]);
  });

  test("whatever is sent is never answered with a failure of ours", async () => {
    const anyVisit = fc.record(
      {
        request_path: fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), fc.anything()),
        request_method: fc.oneof(fc.constantFrom("GET", "HEAD", "POST"), fc.string()),
        request_headers: fc.oneof(
          fc.dictionary(
            fc.string({ unit: "binary" }),
            fc.oneof(fc.string({ unit: "binary" }), fc.array(fc.string())),
          ),
          fc.record({
            "User-Agent": fc.oneof(fc.constant("GPTBot/1.2"), fc.string({ unit: "binary" })),
            Referer: fc.oneof(fc.webUrl(), fc.string({ unit: "binary" })),
            "x-forwarded-for": fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()),
            __proto__: fc.constant("x"),
          }),
        ),
        response_status: fc.oneof(fc.integer({ min: 100, max: 599 }), fc.anything()),
        client_ip: fc.oneof(fc.ipV6(), fc.string()),
        occurred_at: fc.oneof(fc.date().map(String), fc.constant("9999-12-31T23:59:59Z"), fc.string()),
        sdk: fc.string({ unit: "binary", maxLength: 64 }),
      },
      { requiredKeys: ["request_path", "request_method", "request_headers"] },
    );
    const body = fc.oneof(
      anyVisit.map((visit) => JSON.stringify(visit)),
      anyVisit.map((visit) => JSON.stringify(Object.fromEntries(Object.entries(visit).slice(0, 3)))),
      fc.json(),
      fc.string({ unit: "binary" }),
    );

    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const single = await sendTo("visit", { body: sent });
        const batch = await sendTo("visits", { body: `[${sent}]`, type: "application/x-ndjson" });

        expect([202, 400]).toContain(single.statusCode);
        expect([202, 400]).toContain(batch.statusCode);
      }),
      { numRuns: cases(75, 500) },
    );
  });
});

describe("a batch", () => {
  const lines = (paths: readonly string[]): string =>
    paths.map((path) => JSON.stringify(visitAt(path))).join("\n");

  test.each([
    ["a JSON array", "/array/", "application/json", (paths: string[]) => JSON.stringify(paths.map(visitAt))],
    ["NDJSON", "/ndjson/", "application/x-ndjson", (paths: string[]) => `${lines(paths)}\n\n`],
    [
      "NDJSON with Windows lines",
      "/crlf/",
      "application/jsonl",
      (paths: string[]) => lines(paths).replaceAll("\n", "\r\n"),
    ],
    ["NDJSON without a type", "/plain/", undefined, lines],
  ])("as %s is stored whole before it is answered", async (_, folder, type, bodyOf) => {
    const paths = [`${folder}1`, `${folder}2`, `${folder}3`];

    const reply = await sendTo("visits", { body: bodyOf(paths), type });

    expect([reply.statusCode, reply.body]).toEqual([202, ""]);
    expect(await pathsUnder(folder)).toEqual(paths);
  });

  test("may be packed with gzip", async () => {
    const paths = Array.from({ length: 2_500 }, (_, index) => `/packed/${String(index).padStart(4, "0")}`);

    const reply = await sendTo("visits", {
      body: gzipSync(lines(paths)),
      type: "application/x-ndjson",
      encoding: "gzip",
    });

    expect(reply.statusCode).toBe(202);
    expect(await pathsUnder("/packed/")).toEqual(paths);
  });

  test("is refused whole for one bad visit, which is named", async () => {
    const array = await sendTo("visits", {
      body: JSON.stringify([
        visitAt("/bad/1"),
        { ...visitAt("/bad/2"), request_method: 5 },
        visitAt("/bad/3"),
      ]),
    });
    const ndjson = await sendTo("visits", {
      body: `${lines(["/bad/1"])}\n\n{"request_path": "/bad/2"\n${lines(["/bad/3"])}`,
      type: "application/x-ndjson",
    });

    expect(array.statusCode).toBe(400);
    expect(array.json()).toEqual({ request_method: [expect.stringMatching(/^Visit 2: /)] });
    expect([ndjson.statusCode, ndjson.json()]).toEqual([
      400,
      { non_field_errors: [`Line 3: ${visitErrors.json}`] },
    ]);
    expect(await pathsUnder("/bad/")).toEqual([]);
  });

  test("names ten bad visits at most", async () => {
    const reply = await sendTo("visits", {
      body: JSON.stringify(Array(50).fill({ ...visitAt("/"), sdk: 1 })),
    });

    expect(reply.json().sdk).toHaveLength(10);
  });

  test("without any visit is nothing, and without any line is malformed", async () => {
    const none = await sendTo("visits", { body: "[]" });
    const empty = await sendTo("visits", { body: "\n \n", type: "application/x-ndjson" });

    expect([none.statusCode, empty.statusCode]).toEqual([202, 400]);
  });

  test("beyond 10,000 visits is refused", async () => {
    const reply = await sendTo("visits", {
      body: `[${Array(visitsPerBatchMax + 1)
        .fill("{}")
        .join(",")}]`,
    });

    expect([reply.statusCode, reply.json().code]).toEqual([413, "TOO_LARGE"]);
  });

  test("beyond 5 MB is refused, and one that unpacks to a gigabyte is never unpacked whole", async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000, "\n"));
    const before = process.memoryUsage().rss;

    const plain = await sendTo("visits", { body: Buffer.alloc(visitBatchBytesMax + 1, "\n") });
    const packed = await sendTo("visits", { body: bomb, encoding: "gzip" });

    expect([plain.statusCode, packed.statusCode]).toEqual([413, 413]);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  test("that calls itself packed and is not is malformed", async () => {
    const reply = await sendTo("visits", { body: lines(["/"]), encoding: "gzip" });

    expect([reply.statusCode, reply.json().code]).toEqual([400, "MALFORMED_BODY"]);
  });
});
