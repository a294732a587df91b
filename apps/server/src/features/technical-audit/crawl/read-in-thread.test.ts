import { expect, test } from "vitest";
import { unsentAnswer } from "#platform/guarded-fetch/unsent-answer.ts";
import { openLog } from "#platform/log.ts";
import { openThreads, ThreadFailure, type Threads } from "#platform/threads/threads.ts";
import type { Tools } from "#platform/tools.ts";
import { readAnswer } from "./read-answer.ts";
import { readInThread } from "./read-in-thread.ts";

const toolsWith = (threads: Threads) => ({ threads, log: openLog("fatal") }) as unknown as Tools; // reading asks for no other tool

const answer = unsentAnswer({
  url: "https://shop.example/oil",
  status: 200,
  contentType: "text/html",
  charset: "iso-8859-1",
  body: Buffer.from(
    `<html lang="de"><title>Öl für Holz</title><main><h1>Öl</h1><p>${"Öl schützt Holz. ".repeat(40)}</p>
      <a href="/wachs">Wachs für Möbel</a></main></html>`,
    "latin1",
  ),
});

test("reads in a thread what would be read in place, whatever it is written in", async () => {
  const threads = openThreads();
  try {
    for (const parts of ["facts", "kept"] as const) {
      const read = await readInThread(toolsWith(threads), answer, { parts });

      expect(read).toEqual(readAnswer(answer, { parts }));
      expect(read.facts.html?.titles[0]?.text).toBe("Öl für Holz");
      expect(read.links).toEqual(["https://shop.example/wachs"]);
      expect(read.kept?.passages.length ?? 0).toBe(parts === "kept" ? 2 : 0);
    }
  } finally {
    await threads.close();
  }
});

test("keeps how a page was answered that cannot be read", async () => {
  const failing: Threads = {
    run: () => Promise.reject(new ThreadFailure("memory")),
    close: async () => undefined,
  };

  const read = await readInThread(toolsWith(failing), answer, { parts: "kept" });

  expect(read).toMatchObject({
    facts: { fetch: { status: 200, bytes: answer.body.byteLength }, html: null },
  });
  expect([read.links, read.kept]).toEqual([[], undefined]);
});

test("does not hide what is wrong with the reading itself", async () => {
  const failing: Threads = {
    run: () => Promise.reject(new TypeError("There is no such thing")),
    close: async () => undefined,
  };

  await expect(readInThread(toolsWith(failing), answer, { parts: "facts" })).rejects.toThrow(TypeError);
});
