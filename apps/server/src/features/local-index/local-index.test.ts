import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { unknownUsage } from "#platform/ai/usage.ts";
import { placeOfJob } from "#platform/place.ts";
import { openWorld, type World } from "#test/world.ts";
import { addPages, askLocalIndex, readSites } from "./public.ts";

/** Fictional sites on this machine, distinguished by their names. */
const chairs = "A birch chair of Birchly costs 80 euros and comes with a warranty of nine years.";
const sites: Record<string, Record<string, string>> = {};
const asked: string[] = [];
let underWay = 0;
let mostUnderWay = 0;
let robotsStatus = 200;

function page(title: string, body: string): string {
  return `<html lang="en"><title>${title}</title><body><main>${body}</main></body></html>`;
}

function resetSites(): void {
  sites.localhost = {
    "/": page(
      "Birchly",
      `<h1>Birchly</h1><p>${chairs}</p><a href="/about">A</a><a href="/secret">S</a><a href="/gone">G</a>`,
    ),
    "/about": page(
      "About Birchly",
      `<p>Birchly was founded in a barn by two carpenters.</p><a href="/deep">D</a>`,
    ),
    "/deep": page("Deep", `<p>The carpenters of Birchly still plane each chair by hand.</p>`),
    "/secret": page("Secret", `<p>The secret recipe of Birchly holds beeswax.</p>`),
    "/listed": page("Listed", `<p>Birchly repairs chairs on Tuesdays without an appointment.</p>`),
    "/moved": "",
    "/robots.txt": "User-agent: *\nDisallow: /secret",
    "/sitemap.xml": `<urlset><url><loc>http://localhost:PORT/listed</loc></url></urlset>`,
  };
  sites["127.0.0.1"] = {
    "/": page("Reviews", `<p>The reviewers of this fictional site like sitting.</p>`),
    "/chairs": page(
      "Chairs reviewed",
      `<h2>1. Birchly</h2><p>Birchly builds the office chairs that testers liked.</p>
      <h2>2. Acorn</h2><p>Acorn sells office chairs of oak to patient people.</p>`,
    ),
  };
}

const server = createServer(async (request, response) => {
  const host = (request.headers.host ?? "").split(":")[0] ?? "";
  const path = request.url ?? "";
  asked.push(`${host}${path}`);
  mostUnderWay = Math.max(mostUnderWay, ++underWay);
  await new Promise((resolve) => setImmediate(resolve));
  underWay--;
  if (path === "/moved") {
    response.writeHead(301, { location: "/about" }).end();
    return;
  }

  const found = sites[host]?.[path];
  const status = path === "/robots.txt" && robotsStatus !== 200 ? robotsStatus : 200;
  response.writeHead(found === undefined ? 404 : status, {
    "content-type": path.endsWith(".xml") ? "text/xml" : "text/html",
  });
  response.end(found?.replaceAll("PORT", String(port)));
});

let world: World;
let port = 0;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The sites have no port.");
  port = address.port;
  world = await openWorld({ outboundAllow: ["127.0.0.1", "localhost"] });
});
afterAll(async () => {
  await world.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  resetSites();
  asked.length = 0;
  mostUnderWay = 0;
  robotsStatus = 200;
});

async function home() {
  const { id: workspaceId } = await world.createWorkspace(await world.signUp());
  const place = placeOfJob({ workspaceId });
  const own = `localhost:${port}`;
  const brands = [
    { name: "Birchly", aliases: [], domains: [own], isClient: true },
    { name: "Acorn", aliases: [], domains: [], isClient: false },
  ];
  const ask = (question: string, signal?: AbortSignal) =>
    askLocalIndex(world.tools, place, { question, language: "en", brands, ...(signal && { signal }) });
  const read = (pagesMax = 20, hosts = [own]) => readSites(world.tools, place, { hosts, pagesMax });
  const add = (...paths: string[]) =>
    addPages(
      world.tools,
      place,
      paths.map((path) => ({ url: `http://127.0.0.1:${port}${path}` })),
    );
  return { place, workspaceId, own, ask, read, add };
}

const pagesAsked = () => asked.filter((one) => !/robots|sitemap/.test(one));

describe("a question", () => {
  test("is answered from the brands' sites, which are read first, with sources and how it was scored", async () => {
    const { ask, own } = await home();

    const answer = await ask("What does a birch chair cost?");

    expect(answer).toMatchObject({
      text: `${chairs} [1]`,
      searched: true,
      search_queries: ["What does a birch chair cost?"],
      model_id: "local-index-1",
      usage: unknownUsage,
      raw: { coverage: 1, quotes: [{ text: chairs }] },
    });
    expect(answer.sources[0]).toEqual({ url: `http://${own}/`, title: "Birchly", cited: true });
    expect(new Set(answer.sources.map(({ url }) => url)).size).toBe(answer.sources.length);
  });

  test("that the pages do not answer has no answer, which is a finding", async () => {
    const { ask } = await home();

    const failure = await ask("How deep does a submarine dive?").catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(OperatorFailure);
    expect(failure).toMatchObject({ kind: "nothing_shown", message: "No answer in the local index" });
  });

  test("is answered alike each time, and again once pages have changed", async () => {
    const { ask, add } = await home();
    const question = "Which are the best office chairs?";

    const before = [await ask(question).catch(() => "none"), await ask(question).catch(() => "none")];
    await add("/chairs");
    const after = await ask(question);

    expect(before).toEqual(["none", "none"]);
    expect(after.text.split("\n").map((item) => /^\d\. \*\*(\w+)/.exec(item)?.[1])).toEqual([
      "Birchly",
      "Acorn",
    ]);
  });

  test("is answered from the pages of its own workspace alone", async () => {
    const [one, other] = [await home(), await home()];
    await one.add("/chairs");

    const answer = await other.ask("Does Birchly repair chairs on Tuesdays?");

    expect(answer.sources.map(({ url }) => url)).not.toContain(`http://127.0.0.1:${port}/chairs`);
  });

  test("is answered by prose alone, and found by what other pages call it", async () => {
    const { ask, workspaceId, own } = await home();
    sites.localhost = {
      "/": page(
        "Birchly",
        `<nav><a href="/care">Care</a></nav><p>${chairs} Read <a href="/care">how to get rid of ink stains</a> first.</p>`,
      ),
      "/care": page(
        "Care",
        `<div class="breadcrumb">Home › Advice</div><pre>sand --grain 240</pre><p>Fine sandpaper takes them off along the grain.</p>`,
      ),
    };

    const answer = await ask("How do I get rid of ink stains?");

    expect(answer.sources[0]?.url).toBe(`http://${own}/`);
    expect(answer.sources.map(({ url }) => url)).toContain(`http://${own}/care`);
    const { rows } = await world.postgres.pool.query(
      "select passages, links from local_pages where workspace_id = $1 order by url",
      [workspaceId],
    );
    expect(rows[0].links).toEqual([
      { url: `http://${own}/care`, text: "Care" },
      { url: `http://${own}/care`, text: "how to get rid of ink stains" },
    ]);
    expect(rows[1].passages).toEqual([
      { heading: "", text: "Fine sandpaper takes them off along the grain." },
    ]);
  });

  test("ends with the reason of the one who stops it", async () => {
    const { ask } = await home();

    await expect(ask("Chairs?", AbortSignal.abort(new Error("enough")))).rejects.toThrow("enough");
  });
});

describe("a site", () => {
  test("is read from its start, by its links and its sitemap, as robots.txt allows, two pages at a time", async () => {
    const { read } = await home();

    const states = await read();

    expect(states).toMatchObject([{ pages_read: 4, note: null }]);
    expect(new Set(pagesAsked())).toEqual(
      new Set(["/", "/about", "/gone", "/listed", "/deep"].map((path) => `localhost${path}`)),
    );
    expect(mostUnderWay).toBeLessThanOrEqual(2);
  });

  test("is read to so many pages and no further", async () => {
    const { read } = await home();

    const [state] = await read(2);

    expect(state?.pages_read).toBe(2);
  });

  test("is read once, however many ask at once, and again after seven days", async () => {
    const { read } = await home();

    await Promise.all([read(), read(), read()]);
    const first = pagesAsked().length;
    await read();
    const fresh = pagesAsked().length;
    world.advance(7 * 86_400_000 + 1);
    await read();

    expect([first, fresh, pagesAsked().length]).toEqual([5, 5, 10]);
  });

  test.each([
    ["forbids everything", 200, "User-agent: *\nDisallow: /", "robots.txt does not allow it"],
    ["fails to say what it allows", 503, "", "robots.txt answered 503"],
  ])("that %s is not read, and why is noted", async (_, status, robots, note) => {
    const { read } = await home();
    sites.localhost = { ...sites.localhost, "/robots.txt": robots };
    robotsStatus = status;

    const [state] = await read();

    expect(state).toMatchObject({ pages_read: 0, note: expect.stringContaining(note) });
    expect(pagesAsked()).toEqual([]);
  });

  test("that is dead is noted, tried again after an hour, and no error", async () => {
    const { read } = await home();
    const dead = ["127.0.0.1:9"];

    const [state] = await read(20, dead);
    world.advance(3_601_000);
    const [later] = await read(20, dead);

    expect(state).toMatchObject({ pages_read: 0, note: "the server could not be reached" });
    expect(later?.read_at?.getTime()).toBeGreaterThan(state?.read_at?.getTime() ?? Number.POSITIVE_INFINITY);
  });
});

describe("a single page", () => {
  test("is read once a week, at its own address, and what cannot be read is noted", async () => {
    const { add, workspaceId } = await home();

    await add("/chairs", "/chairs#part", "/gone", "/picture.png");
    await add("/chairs", "/gone");

    const { rows } = await world.postgres.pool.query(
      "select url, status from local_pages where workspace_id = $1 order by url",
      [workspaceId],
    );
    expect(rows).toEqual([
      { url: `http://127.0.0.1:${port}/chairs`, status: "READ" },
      { url: `http://127.0.0.1:${port}/gone`, status: "FAILED" },
    ]);
    expect(pagesAsked()).toEqual(["127.0.0.1/chairs", "127.0.0.1/gone"]);
  });

  test("that has moved is kept where it is now, and not asked for again", async () => {
    const { add, workspaceId } = await home();
    sites["127.0.0.1"] = {
      ...sites["127.0.0.1"],
      "/about": page("Here", "<p>This is where the page is now.</p>"),
    };

    await add("/moved");
    await add("/moved");

    const { rows } = await world.postgres.pool.query(
      "select url, status from local_pages where workspace_id = $1 order by url",
      [workspaceId],
    );
    expect(rows.map(({ status }) => status)).toEqual(["READ", "MOVED"]);
    expect(pagesAsked()).toEqual(["127.0.0.1/moved", "127.0.0.1/about"]);
  });

  test.each(["javascript:alert(1)", "not an address", "http://169.254.1.1/"])(
    "%s is passed over",
    async (url) => {
      const { place, workspaceId } = await home();

      await addPages(world.tools, place, [{ url }]);

      const { rows } = await world.postgres.pool.query(
        "select 1 from local_pages where workspace_id = $1 and status = 'READ'",
        [workspaceId],
      );
      expect(rows).toEqual([]);
    },
  );
});
