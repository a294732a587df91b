import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { webPageCharacters } from "#platform/web-page/web-page-characters.ts";
import { listenOnLoopback } from "#test/loopback.ts";
import { type GuardedFetch, openGuardedFetch } from "./guarded-fetch.ts";
import { oddAnswers, oddServer, unpackedByUsAlone } from "./odd-answers.test-helper.ts";

const answers = [...oddAnswers, ...unpackedByUsAlone];
let server: Awaited<ReturnType<typeof oddServer>>;
let guarded: GuardedFetch;

beforeAll(async () => {
  server = await oddServer(answers);
  guarded = openGuardedFetch({ allow: ["127.0.0.1"] });
});
afterAll(async () => {
  await guarded.close();
  server.close();
});

test.each(answers.map((one, at) => ({ ...one, at })))(
  "reads $name",
  async ({ at, status, text, path, more = "" }) => {
    const got = await guarded.get(`${server.origin}/odd/${at}/`, { accept: "text/html" });

    const read = webPageCharacters(got.body, got.charset)
      .replace(/<(title|style)>.*?<\/\1>/g, "")
      .replace(/<!--.*?-->|<[^>]*>/g, "");
    expect([got.status, got.url, read]).toEqual([
      status,
      `${server.origin}${path ?? `/odd/${at}/`}`,
      `${text}${more}`,
    ]);
  },
);

test("says of an answer whether it broke off", async () => {
  const isCut = await Promise.all(
    ["a length that is too long", "chunks that break off", "a length told twice", "no length"].map(
      async (name) => {
        const at = answers.findIndex((one) => one.name === name);
        return (await guarded.get(`${server.origin}/odd/${at}/`)).isCut ?? false;
      },
    ),
  );

  expect(isCut).toEqual([true, true, false, false]);
});

test("sends a cookie to nobody but the host that set it, and only to who comes back", async () => {
  const at = answers.findIndex(({ name }) => name === "a cookie that is asked for");
  const first = await guarded.get(`${server.origin}/odd/${at}/`);
  const again = await guarded.get(`${server.origin}/odd/${at}/`);

  expect([first.hops.length, again.hops.length]).toEqual([1, 1]);
});

test("reads what is no proper HTTP by the same guard: a second answer of the name leads nowhere", async () => {
  const at = answers.findIndex(({ name }) => name === "lines without CR");
  const { port } = new URL(server.origin);
  const rebound = ["127.0.0.1", "127.0.0.2"];
  const rebinding = openGuardedFetch({
    allow: ["127.0.0.1"],
    lookup: async () => [rebound.shift() ?? "127.0.0.2"],
  });

  const asked = rebinding.get(`http://rebinds.example:${port}/odd/${at}/`);

  await expect(asked).rejects.toMatchObject({ reason: "address" });
  await rebinding.close();
});

test("gives nobody more than the bytes and the time that were asked for, however odd the server", async () => {
  const endless = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("HTTP/1.1 200 OK\nX: y\n\n");
    const more = setInterval(() => socket.write("a".repeat(10_000)), 1);
    socket.on("close", () => clearInterval(more));
  });
  const silent = createServer((socket) => void socket.write("HTTP/1.1 200 OK\nX: y\n"));
  const [flood, silence] = await Promise.all([listenOnLoopback(endless), listenOnLoopback(silent)]);

  await expect(guarded.get(flood, { bytesMax: 100_000 })).rejects.toMatchObject({ reason: "too-large" });
  await expect(guarded.get(silence, { timeoutMs: 200 })).rejects.toMatchObject({ reason: "timeout" });
  endless.close();
  silent.close();
});
