import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenOnLoopback } from "#test/loopback.ts";
import { openWorld, type World } from "#test/world.ts";
import { robotsOfSites } from "./site-robots.ts";

/** Answers of the server to each path; a number is a status without a body. */
let answers: Readonly<Record<string, string | number>> = {};
const asked: string[] = [];
const server = createServer(({ url = "" }, response) => {
  asked.push(url);
  const answer = answers[url] ?? 404;
  const hop = /^\/hop-(\d)$/.exec(url)?.[1] ?? (answer === 301 ? "0" : undefined);
  if (hop !== undefined && Number(hop) < 4) {
    response.writeHead(302, { location: `/hop-${Number(hop) + 1}` }).end();
  } else if (hop !== undefined) {
    response.end(answers["/moved"]);
  } else {
    response
      .writeHead(typeof answer === "number" ? answer : 200)
      .end(typeof answer === "string" ? answer : "");
  }
});

let world: World;
let origin = "";
beforeAll(async () => {
  origin = await listenOnLoopback(server);
  world = await openWorld({ outboundAllow: ["127.0.0.1"] });
});
afterAll(async () => {
  await world.close();
  server.closeAllConnections();
  server.close();
});

function robots() {
  asked.length = 0;
  return robotsOfSites(world.tools, AbortSignal.timeout(10_000));
}

test.each([
  ["has no robots.txt", 404, true],
  ["forbids to read its robots.txt", 403, true],
  ["has too much to do", 429, false],
  ["is out of order", 500, false],
  ["has an empty one", "", true],
  ["forbids everything", "User-agent: *\nDisallow: /", false],
  ["forbids us alone", "User-agent: *\nAllow: /\n\nUser-agent: Citelens\nDisallow: /", false],
  ["forbids everybody but us", "User-agent: *\nDisallow: /\n\nUser-agent: citelens\nAllow: /", true],
])("of a server that %s a page may be read: %s, %s", async (_, answer, expected) => {
  answers = { "/robots.txt": answer };

  expect(await robots().allows(`${origin}/page`)).toBe(expected);
});

test("what was seen is said where the rules could not be had", async () => {
  answers = { "/robots.txt": 503 };

  expect(await robots().of(origin)).toMatchObject({
    status: 503,
    meaning: "closed",
    fault: "robots.txt answered 503",
  });
  expect(await robots().of("http://127.0.0.1:9")).toMatchObject({
    status: undefined,
    meaning: "closed",
    fault: "the server could not be reached",
  });
});

test("is followed through five redirects and read once", async () => {
  answers = { "/robots.txt": 301, "/moved": "User-agent: *\nDisallow: /closed" };
  const found = robots();

  expect(await found.allows(`${origin}/closed`)).toBe(false);
  expect(await found.allows(`${origin}/open`)).toBe(true);
  expect(asked).toEqual(["/robots.txt", "/hop-1", "/hop-2", "/hop-3", "/hop-4"]);
});
