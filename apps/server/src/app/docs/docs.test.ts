import { operations } from "@citelens/contract/api";
import { apiBase } from "@citelens/contract/base/endpoint";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedWorld, type World } from "#test/world.ts";
import { docsPath } from "./docs-frame.ts";
import { readExamples } from "./examples.ts";
import { docsRooms, indexPage } from "./index-page.ts";
import { roomPage } from "./room-page.ts";

const pageBytesMax = 1.5 * 1024 * 1024;

let world: World;
beforeAll(async () => {
  world = await sharedWorld();
});

async function pageAt(url: string): Promise<string> {
  const response = await world.app.inject({ url, headers: { accept: "text/html" } });
  expect(response.statusCode, url).toBe(200);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  return response.body;
}

describe("the documentation", () => {
  test("has every operation on the page of its room, and a link to it on the first page", async () => {
    const index = await pageAt(docsPath);
    const pages = new Map<string, string>();
    for (const room of docsRooms) pages.set(room, await pageAt(`${docsPath}/${room}`));

    const missing = operations.filter(
      ({ room, name }) =>
        !pages.get(room)?.includes(`<article id="${name}">`) ||
        !index.includes(`${docsPath}/${room}#${name}"`),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
    for (const [room, page] of pages) {
      expect(Buffer.byteLength(page), room).toBeLessThan(pageBytesMax);
      expect(page).not.toContain("<script");
    }
  });

  test("leads nowhere that is not there", async () => {
    const pages = new Map([[docsPath, await pageAt(docsPath)]]);
    for (const room of docsRooms) pages.set(`${docsPath}/${room}`, await pageAt(`${docsPath}/${room}`));

    const dead = [...pages].flatMap(([at, page]) =>
      [...page.matchAll(/<a href="([^"]*)"/g)]
        .map(([, link = ""]) => link)
        .filter((link) => !isThere(pages, at, link)),
    );
    expect(dead).toEqual([]);
  });

  test("writes an address into its pages as text, whatever it holds", () => {
    const hostile = 'https://"><script>alert(1)</script>';
    const examples = readExamples();

    expect(indexPage(hostile)).not.toContain("<script");
    for (const room of docsRooms)
      expect(roomPage(room, { publicUrl: hostile, examples })).not.toContain("<script");
  });
});

function isThere(pages: ReadonlyMap<string, string>, at: string, link: string): boolean {
  if (link === `${apiBase}/openapi.json`) return true;
  const [path = "", anchor] = link.split("#");
  const page = pages.get(path === "" ? at : path);
  return page !== undefined && (anchor === undefined || page.includes(`id="${anchor}"`));
}
