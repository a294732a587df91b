import { describe, expect, test } from "vitest";
import { type AdsOptions, createAds } from "../src/ads.ts";

const target = { key: "secret", endpoint: "https://citelens.example/api/v1/ads/content/" };
const page = { url: "https://site.example/a" };
const html = '<p>One.</p><div data-citelens-ad="below"></div><p>Two.</p>';
const none = "<p>One.</p><p>Two.</p>";
const filled = "<p>One.</p><aside>Ad $& 1</aside><p>Two.</p>";

interface Call {
  readonly method: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

/** An endpoint whose answers a test changes, and a clock that it moves. */
function endpoint(options: Partial<AdsOptions> = {}) {
  const calls: Call[] = [];
  const state = { nowMs: 1_000_000, version: "1", shown: "Ad $& 1", status: 200, fails: false };
  const send: typeof fetch = async (_, init) => {
    const { method = "GET", body } = init ?? {};
    calls.push({
      method,
      authorization: new Headers(init?.headers).get("authorization"),
      body: body === undefined || body === null ? undefined : JSON.parse(String(body)),
    });
    if (state.fails) throw new Error("no connection");
    if (method === "GET") return Response.json({ version: state.version });
    if (state.status !== 200) return new Response(null, { status: state.status });
    return Response.json({
      html: `<aside>${state.shown}</aside>`,
      creative_id: "c",
      expires_at: new Date(state.nowMs + 3_600_000).toISOString(),
    });
  };
  const ads = createAds({ ...target, fetch: send, now: () => state.nowMs, ...options });
  return { ads, calls, state };
}

describe("a page", () => {
  test("shows a passage in the place of its element, and asks for it by its address alone", async () => {
    const { ads, calls } = endpoint();

    expect(await ads.fill(html, { url: `${page.url}#part` })).toBe(filled);
    expect(calls).toEqual([
      { method: "GET", authorization: "Api-Key secret", body: undefined },
      { method: "POST", authorization: "Api-Key secret", body: { page_url: page.url, placement: "below" } },
    ]);
  });

  test("without an element stays as it is, and nobody is asked", async () => {
    const { ads, calls } = endpoint();

    expect(await ads.fill(none, page)).toBe(none);
    expect(await ads.fill('<div data-citelens-ad="A B"></div>', page)).toBe(
      '<div data-citelens-ad="A B"></div>',
    );
    expect(calls).toEqual([]);
  });

  test("is asked for once in an hour, and by many at once together", async () => {
    const { ads, calls, state } = endpoint();
    const many = await Promise.all(Array.from({ length: 20 }, () => ads.fill(html, page)));
    state.nowMs += 3_599_000;
    await ads.fill(html, page);

    expect(new Set(many)).toEqual(new Set([filled]));
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
    state.nowMs += 2_000;
    await ads.fill(html, page);
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(2);
  });

  test("shows the passage of a placement at each of its elements", async () => {
    const { ads, calls } = endpoint();

    expect(await ads.fill(`${html}<div  data-citelens-ad='below'>\n</div>`, page)).toBe(
      `${filled}<aside>Ad $& 1</aside>`,
    );
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  });
});

describe("nothing is shown, and the element goes,", () => {
  test.each([
    ["where there is no passage", { status: 204 }],
    ["where the key is refused", { status: 401 }],
    ["where the endpoint is broken", { status: 500 }],
    ["where there is no connection", { fails: true }],
  ])("%s", async (_, changes) => {
    const { ads, state } = endpoint();
    Object.assign(state, changes);

    expect(await ads.fill(html, page)).toBe(none);
  });

  test("without a key, and nobody is asked", async () => {
    const { ads, calls } = endpoint({ key: undefined });

    expect(await ads.fill(html, page)).toBe(none);
    expect(calls).toEqual([]);
  });

  test("where the endpoint hangs, and the next pages wait for nothing", async () => {
    let asked = 0;
    const hanging: typeof fetch = (_, init) => {
      asked += 1;
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      });
    };
    const { ads } = endpoint({ fetch: hanging, timeoutMs: 20 });

    expect(await ads.fill(html, page)).toBe(none);
    expect(await ads.fill(html, page)).toBe(none);
    expect(asked).toBe(1);
  });

  test("within five seconds of a switch that was thrown", async () => {
    const { ads, state } = endpoint();
    await ads.fill(html, page);
    Object.assign(state, { version: "none", status: 204 });
    state.nowMs += 3_000;
    expect(await ads.fill(html, page)).toBe(filled);

    state.nowMs += 1_500;

    expect(await ads.fill(html, page)).toBe(none);
  });

  test("while nobody can say whether it may still be, and again once somebody can", async () => {
    const { ads, state } = endpoint();
    await ads.fill(html, page);
    state.fails = true;
    state.nowMs += 5_000;
    expect(await ads.fill(html, page)).toBe(none);

    state.fails = false;
    state.nowMs += 2_500;

    expect(await ads.fill(html, page)).toBe(filled);
  });
});
