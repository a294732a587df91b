import { createServer, type ServerResponse } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { listenOnLoopback } from "#test/loopback.ts";
import { unknownUsage } from "../usage.ts";
import { openWriter } from "../writer.ts";
import { exchangeJson } from "./exchange-json.ts";

let send: (response: ServerResponse) => void = () => undefined;
let address = "";
const server = createServer((request, response) => {
  request.resume();
  send(response);
});
beforeAll(async () => {
  address = await listenOnLoopback(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function ask(): Promise<unknown> {
  return exchangeJson(address, "GET", { signal: new AbortController().signal, timeoutMs: 10_000 });
}

function sends(body: Buffer, { status = 200, packedAs }: { status?: number; packedAs?: string } = {}): void {
  send = (response) =>
    response
      .writeHead(status, {
        "content-type": "application/json",
        ...(packedAs !== undefined && { "content-encoding": packedAs }),
      })
      .end(body);
}

/** As long as a server is heard; resolves once it is not. */
function sendsForever(status = 200): Promise<unknown> {
  const closed = Promise.withResolvers<unknown>();
  const chunk = Buffer.alloc(65_536, " ");
  send = (response) => {
    response.on("close", closed.resolve).writeHead(status, { "content-type": "application/json" });
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", more);
    more();
  };
  return closed.promise;
}

const json = Buffer.from('{"answer":"Chairs"}');
const bomb = gzipSync(Buffer.alloc(100_000_000, " "));

describe("an answer that was asked for by ourselves", () => {
  test.each([
    ["gzip", gzipSync(json)],
    ["X-GZIP", gzipSync(json)],
    ["deflate", deflateSync(json)],
    ["br", brotliCompressSync(json)],
    ["zstd", zstdCompressSync(json)],
    ["identity", json],
  ])("is read as it is packed, as %s", async (packedAs, body) => {
    sends(body, { packedAs });

    expect(await ask()).toEqual({ answer: "Chairs" });
  });

  test.each([
    ["in a way that nobody knows", json, "exi", "its answer is packed as exi"],
    ["twice", json, "gzip, br", "its answer is packed as gzip, br"],
    ["not at all", json, "gzip", "incorrect header check"],
    ["and broken off", gzipSync(json).subarray(0, 20), "gzip", "unexpected end of file"],
  ])("is no answer where it says that it is packed, and is %s", async (_, body, packedAs, message) => {
    sends(body, { packedAs });

    await expect(ask()).rejects.toMatchObject({ kind: "garbage", message, usage: undefined });
  });

  test("is ended where it is longer than any, packed or not", async () => {
    sends(bomb, { packedAs: "gzip" });
    await expect(ask()).rejects.toMatchObject({ kind: "garbage", message: expect.stringContaining("16 MB") });

    const closed = sendsForever();
    await expect(ask()).rejects.toMatchObject({ kind: "garbage", message: expect.stringContaining("16 MB") });
    await closed;
  });

  test.each(["gzip", undefined])(
    "that is no success says so in its first words, packed as %s",
    async (packedAs) => {
      const words = Buffer.concat([Buffer.from("Slow down."), Buffer.alloc(50_000_000, " ")]);
      sends(packedAs === "gzip" ? gzipSync(words) : words, { status: 429, ...(packedAs && { packedAs }) });

      await expect(ask()).rejects.toMatchObject({ kind: "rate_limited", message: "429: Slow down." });
    },
  );

  test("that is no success is a failure by its status, packed as nobody knows", async () => {
    sends(json, { status: 401, packedAs: "exi" });

    await expect(ask()).rejects.toMatchObject({ kind: "bad_key", status: 401 });
  });

  test("is none where it is nested deeper than any", async () => {
    sends(Buffer.from(`${"[".repeat(200)}1${"]".repeat(200)}`));
    expect(JSON.stringify(await ask())).toHaveLength(401);

    sends(Buffer.from(`${'{"a":['.repeat(50_000)}1${"]}".repeat(50_000)}`));
    await expect(ask()).rejects.toMatchObject({
      kind: "garbage",
      message: expect.stringContaining("200 levels"),
    });
  });

  test("that is no success, and never ends, is left", async () => {
    const closed = sendsForever(503);

    await expect(ask()).rejects.toMatchObject({ kind: "overloaded", status: 503 });
    await closed;
  });
});

describe.each([
  ["openai", () => ({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: address })],
  ["anthropic", () => ({ ANTHROPIC_API_KEY: "k", ANTHROPIC_BASE_URL: address })],
  ["google", () => ({ GOOGLE_GENERATIVE_AI_API_KEY: "k", GOOGLE_GENERATIVE_AI_BASE_URL: address })],
  ["mistral", () => ({ MISTRAL_API_KEY: "k", MISTRAL_BASE_URL: address })],
  ["xai", () => ({ XAI_API_KEY: "k", XAI_BASE_URL: address })],
  ["openai-compatible", () => ({ OPENAI_COMPATIBLE_BASE_URL: address, OPENAI_COMPATIBLE_MODELS: "local" })],
] as const)("what %s writes", (_, env) => {
  const write = () =>
    openWriter({ WRITER_MODEL: "auto", ...env() })?.write({
      shape: z.object({ about: z.string() }),
      instructions: "Describe the brand.",
      material: "Acorn makes chairs.",
    });

  test("is ended where it is longer than any text", async () => {
    sends(bomb, { packedAs: "gzip" });

    await expect(write()).rejects.toMatchObject({
      kind: "garbage",
      message: expect.stringContaining("16 MB"),
      usage: unknownUsage,
    });
  });

  test("is a failure by its status, however long", async () => {
    const closed = sendsForever(401);

    await expect(write()).rejects.toMatchObject({ kind: "bad_key", status: 401 });
    await closed;
  });
});
