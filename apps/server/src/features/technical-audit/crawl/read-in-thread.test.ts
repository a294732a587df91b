import { expect, test } from "vitest";
import { unsentAnswer } from "#platform/guarded-fetch/unsent-answer.ts";
import { openLog } from "#platform/log.ts";
import { openThreads, ThreadFailure, type Threads } from "#platform/threads/threads.ts";
import type { Tools } from "#platform/tools.ts";
import { pageHash } from "../facts/page-hash.rules.ts";
import { readAnswer } from "./read-answer.ts";
import { factsInThread, readInThread } from "./read-in-thread.ts";
import type { AnswerReading } from "./written-answer.ts";

const toolsWith = (threads: Threads) => ({ threads, log: openLog("fatal") }) as unknown as Tools; // reading asks for no other tool

const url = "https://shop.example/oil";
const answer = unsentAnswer({
  url,
  status: 200,
  contentType: "text/html",
  charset: "iso-8859-1",
  body: Buffer.from(
    `<html lang="de"><title>Öl für Holz</title><main><h1>Öl</h1><p>${"Öl schützt Holz. ".repeat(40)}</p>
      <a href="/wachs">Wachs für Möbel</a></main></html>`,
    "latin1",
  ),
});
const found = { rank: 3, found_in: ["LINK"] } as const;
const reading: AnswerReading = {
  parts: "kept",
  page: { hash: pageHash(url), url, ...found },
  moved: { hash: pageHash("https://shop.example/old"), url: "https://shop.example/old", ...found },
  firstBytesMs: [12, 900, 30],
  looking: { created: new Date("2026-11-25T12:00:00Z"), ignored: [] },
};

test("reads in a thread what would be read in place, whatever it is written in", async () => {
  const threads = openThreads();
  try {
    const tools = toolsWith(threads);
    const inPlace = readAnswer(answer, reading);

    const { pages, links, kept } = await readInThread(tools, answer, reading);
    const [moved, page] = pages.map(({ row }) => JSON.parse(row));

    expect(page).toMatchObject({ hash: pageHash(url), title: "Öl für Holz", status: 200, first_byte_ms: 30 });
    expect(page.facts).toEqual(inPlace.facts);
    expect(moved).toMatchObject({ url: "https://shop.example/old", title: null, facts: { html: null } });
    expect(JSON.parse(`[${pages[1]?.findings}]`)).toContainEqual(
      expect.objectContaining({
        check_id: "title",
        hash: pageHash(url),
        first_seen: "2026-11-25T12:00:00.000Z",
      }),
    );
    expect([links, kept]).toEqual([["https://shop.example/wachs"], inPlace.kept]);
    expect(await factsInThread(tools, answer)).toEqual(inPlace.facts);
  } finally {
    await threads.close();
  }
});

test("keeps how a page was answered that cannot be read", async () => {
  const tools = toolsWith({
    run: () => Promise.reject(new ThreadFailure("memory")),
    close: async () => undefined,
  });

  const { pages, links, kept } = await readInThread(tools, answer, reading);

  const rows = pages.map(({ row }) => JSON.parse(row));
  expect(rows.map((row) => [row.url, row.status, row.facts.html])).toEqual([
    ["https://shop.example/old", 200, null],
    [url, 200, null],
  ]);
  expect([links, kept]).toEqual([[], undefined]);
  expect((await factsInThread(tools, answer)).html).toBeNull();
});

test("does not hide what is wrong with the reading itself", async () => {
  const tools = toolsWith({
    run: () => Promise.reject(new TypeError("There is no such thing")),
    close: async () => undefined,
  });

  await expect(readInThread(tools, answer, reading)).rejects.toThrow(TypeError);
});
