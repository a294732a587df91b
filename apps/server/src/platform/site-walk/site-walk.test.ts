import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { FetchedAnswer, GetOptions } from "#platform/guarded-fetch/guarded-fetch.ts";
import { unsentAnswer } from "#platform/guarded-fetch/unsent-answer.ts";
import type { Tools } from "#platform/tools.ts";
import { type SiteWalk, type WalkAnswer, walkSite } from "./site-walk.ts";

interface Page {
  readonly url: string;
}

const fast = { atOnce: 3, perSecond: Number.POSITIVE_INFINITY };

function answer(url: string, status = 200, headers = {}): FetchedAnswer {
  return unsentAnswer({ url, status, contentType: "text/html", body: "", headers });
}

function walkOf(
  answers: (url: string) => FetchedAnswer | FetchFailure,
  links: Readonly<Record<string, readonly string[]>>,
) {
  const ahead = ["/"].map((url) => ({ url }));
  const seen: string[] = [];
  const visited: [string, WalkAnswer][] = [];
  let underWay = 0;
  let most = 0;
  const stop = new AbortController();
  const get = async (url: string): Promise<FetchedAnswer> => {
    seen.push(url);
    most = Math.max(most, ++underWay);
    await pause(2);
    underWay--;
    const got = answers(url);
    if (got instanceof FetchFailure) throw got;
    return got;
  };
  const tools = { web: { get, close: async () => undefined }, now: () => new Date(0) } as unknown as Tools; // the walk asks for no other tool
  const walk: SiteWalk<Page> = {
    frontier: { take: async (max) => ahead.splice(0, max) },
    pace: fast,
    robots: { allows: async (url) => !url.startsWith("/closed") },
    accept: "text/html",
    timeoutMs: 1_000,
    signal: stop.signal,
    visit: (item, answered) => {
      visited.push([item.url, answered]);
      ahead.push(...(links[item.url] ?? []).map((url) => ({ url })));
    },
  };
  return { walk, tools, seen, visited, stop, most: () => most };
}

describe("a walk over a site", () => {
  test("reads what its pages add, and no more at once than its pace says", async () => {
    const { walk, tools, seen, most } = walkOf((url) => answer(url), {
      "/": ["/a", "/b", "/c", "/d"],
      "/d": ["/e"],
    });

    const end = await walkSite(tools, walk);

    expect([end, seen.toSorted(), most()]).toEqual(["done", ["/", "/a", "/b", "/c", "/d", "/e"], 3]);
  });

  test("asks for nothing that robots.txt closes, and keeps nothing that such a page was redirected to", async () => {
    const moved = (url: string): FetchedAnswer => ({
      ...answer(url === "/to-closed" ? "/closed/b" : url),
      hops: url === "/to-closed" ? [{ url, status: 301 }] : [],
    });
    const { walk, tools, seen, visited } = walkOf(moved, { "/": ["/closed/a", "/to-closed"] });

    await walkSite(tools, walk);

    expect(seen).toEqual(["/", "/to-closed"]);
    expect(Object.fromEntries(visited)).toMatchObject({ "/closed/a": "closed", "/to-closed": "closed" });
  });

  test("asks once more for what the site had no time for, and takes that answer", async () => {
    let busy = true;
    const { walk, tools, visited } = walkOf(
      (url) => {
        if (url !== "/a" || !busy) return answer(url);
        busy = false;
        return answer(url, 429);
      },
      { "/": ["/a", "/b"] },
    );

    await walkSite(tools, walk);

    expect(
      visited.map(([url, got]) => [url, typeof got === "object" && "status" in got && got.status]),
    ).toEqual([
      ["/", 200],
      ["/b", 200],
      ["/a", 200],
    ]);
  });

  test("asks for the next addresses of many while it still has some, and reads each once", async () => {
    const links = Array.from({ length: 250 }, (_, number) => `/page-${number}`);
    const { walk, tools, seen } = walkOf((url) => answer(url), { "/": links });
    const sentBefore: number[] = [];
    const frontier: typeof walk.frontier = {
      take: async (max) => {
        sentBefore.push(seen.length);
        await pause(5);
        return walk.frontier.take(max);
      },
    };

    const end = await walkSite(tools, { ...walk, frontier });

    expect([end, seen.toSorted()]).toEqual(["done", ["/", ...links].toSorted()]);
    const early = sentBefore.filter((sent) => sent > 1 && sent < 101);
    expect(early).toHaveLength(1);
  });

  test("throws what the frontier throws", async () => {
    const { walk, tools } = walkOf((url) => answer(url), {});
    const frontier = { take: () => Promise.reject(new Error("the database is away")) };

    await expect(walkSite(tools, { ...walk, frontier })).rejects.toThrow("the database is away");
  });

  test("ends where it is stopped, with what was under way thrown away", async () => {
    const { walk, tools, visited, stop } = walkOf((url) => answer(url), { "/": ["/a", "/b", "/c"] });

    const stopping: typeof walk.visit = (...visited) => {
      stop.abort();
      return walk.visit(...visited);
    };

    const end = await walkSite(tools, { ...walk, visit: stopping });

    expect([end, visited.length]).toEqual(["stopped", 1]);
  });

  test("lets redirects, and what its visitor asks for besides, wait for their turns", async () => {
    const { walk, tools, seen } = walkOf((url) => answer(url), { "/": ["/a", "/b"] });
    const at: number[] = [];
    const sent = async (): Promise<void> => void at.push(performance.now());
    const { get } = tools.web;
    const hopping = async (url: string, options: GetOptions = {}): Promise<FetchedAnswer> => {
      await sent();
      await options.beforeHop?.();
      await sent();
      return get(url);
    };
    Object.assign(tools, { web: { ...tools.web, get: hopping } });
    await walkSite(tools, {
      ...walk,
      pace: { atOnce: 3, perSecond: 50 },
      visit: async (item, answered, turn) => {
        await turn();
        await sent();
        await walk.visit(item, answered, turn);
      },
    });

    expect([seen.length, at.length]).toEqual([3, 9]);
    const spans = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    // A timer of the system may end a millisecond early.
    expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(8 * 20 - 8);
    expect(Math.min(...spans)).toBeGreaterThan(5);
  });

  test("throws what its visitor throws, once nothing is under way", async () => {
    const { walk, tools } = walkOf((url) => answer(url), { "/": ["/a"] });
    const failing = { ...walk, visit: () => Promise.reject(new Error("the database is away")) };

    await expect(walkSite(tools, failing)).rejects.toThrow("the database is away");
  });
});
