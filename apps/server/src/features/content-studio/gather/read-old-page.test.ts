import { afterAll, beforeAll, expect, test } from "vitest";
import { openThreads, ThreadFailure, type Threads } from "#platform/threads/threads.ts";
import { openStudioWorld, origin, type StudioWorld } from "#test/studio-world.ts";
import { readOldPage } from "./read-old-page.ts";

let world: StudioWorld;
beforeAll(async () => {
  world = await openStudioWorld();
  world.reset();
});
afterAll(() => world.close());

test("a page is read beside everything else", async () => {
  const page = await readOldPage(world.tools(), `${origin}/rain`);

  expect(page).toMatchObject({ url: `${origin}/rain`, language: "en" });
  expect(page.markdown).toContain("#");
});

test.each(["time", "memory"] as const)("one that takes too much %s is unreadable at once", async (reason) => {
  const threads: Threads = {
    run: () => Promise.reject(new ThreadFailure(reason)),
    close: async () => undefined,
  };

  const reading = readOldPage({ ...world.tools(), threads }, `${origin}/rain`);

  await expect(reading).rejects.toMatchObject({ reason: "PAGE_UNREADABLE" });
});

test("a page whose text takes seconds holds nobody up, and ends by the deadline", async () => {
  const cells = Array.from({ length: 12_000 }, (_, row) => `<tr><td>Row ${row}</td><td>${row} €</td></tr>`);
  const threads = openThreads({ timeMs: 300 });
  const html = `<html lang="en"><title>T</title><main><h1>Prices</h1><table>${cells.join("")}</table></main></html>`;
  let longestMs = 0;
  let before = performance.now();
  const watch = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - before);
    before = performance.now();
  }, 5);

  const url = new URL("./old-page.thread.ts", import.meta.url);
  const reading = threads.run<(page: object) => object>(url, {
    url: origin,
    body: Buffer.from(html),
    charset: "utf-8",
  });

  await expect(reading).rejects.toBeInstanceOf(ThreadFailure);
  clearInterval(watch);
  await threads.close();
  expect(longestMs).toBeLessThan(250);
});
