import { logOut, me } from "@citelens/contract/accounts/accounts";
import { listAnnouncements } from "@citelens/contract/accounts/announcements";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../test/memory-storage.ts";

let local: MemoryStorage;
let tab: MemoryStorage;
let went: string[];
/** Each request as its method, path, token and body. */
let sent: (readonly [string, string, string | null, string])[];
let answers: (() => Response)[];

// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.resetModules();
  [local, tab, went, sent, answers] = [new MemoryStorage(), new MemoryStorage(), [], [], []];
  Object.assign(local, { access: "a1", refresh: "r1" });
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", tab);
  vi.stubGlobal("navigator", {}); // a page without locks: each tab refreshes for itself
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      addEventListener(): void {}
      postMessage(): void {}
    },
  );
  vi.stubGlobal("location", {
    pathname: "/settings/billing",
    search: "?a=1",
    hash: "",
    replace: (path: string) => went.push(path),
  });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get("authorization");
    sent.push([init.method ?? "GET", url, token, String(init.body ?? "")]);
    const answer = answers.shift();
    if (!answer) throw new Error("one request more than expected");
    return answer();
  });
});
afterAll(() => vi.resetModules());

const json =
  (body: unknown, status = 200) =>
  (): Response =>
    Response.json(body, { status });
const expired = json({ detail: "No.", code: "NOT_AUTHENTICATED" }, 401);

describe("a call", () => {
  test("carries the user's token and resolves to the answer", async () => {
    answers = [json({ first_name: "Ada" })];
    const { call } = await import("./call.ts");

    expect(await call(me)).toEqual({ first_name: "Ada" });
    expect(sent).toEqual([["GET", "/api/v1/me/", "Bearer a1", ""]]);
  });

  test("without an answer resolves to nothing", async () => {
    answers = [() => new Response(null, { status: 204 })];
    const { call } = await import("./call.ts");

    expect(await call(logOut)).toBeUndefined();
  });

  test("fails where a proxy answers with a page in place of JSON", async () => {
    answers = [() => new Response("<h1>Welcome</h1>", { status: 200 })];
    const { call } = await import("./call.ts");

    await expect(call(me)).rejects.toMatchObject({ name: "ApiProblem", status: 200 });
  });

  test("for a file resolves to its bytes", async () => {
    answers = [() => new Response("a;b\n", { headers: { "content-type": "text/csv" } })];
    const { callForFile } = await import("./call.ts");

    const file = await callForFile(listAnnouncements, { query: { page_size: 5 } });

    expect([await file.text(), file.type, sent[0]?.[1]]).toEqual([
      "a;b\n",
      "text/csv",
      "/api/v1/announcements/?page_size=5",
    ]);
  });
});

describe("a call whose token has expired", () => {
  test("is repeated once with the new token, which is stored", async () => {
    answers = [expired, json({ access: "a2", refresh: "r2" }), json({ first_name: "Ada" })];
    const { call } = await import("./call.ts");

    expect(await call(me)).toEqual({ first_name: "Ada" });
    expect(sent).toEqual([
      ["GET", "/api/v1/me/", "Bearer a1", ""],
      ["POST", "/api/v1/token/refresh/", null, '{"refresh":"r1"}'],
      ["GET", "/api/v1/me/", "Bearer a2", ""],
    ]);
    expect({ ...local }).toEqual({ access: "a2", refresh: "r2" });
  });

  test("waits with others behind one refresh", async () => {
    const ada = json({ first_name: "Ada" });
    answers = [expired, expired, json({ access: "a2", refresh: "r2" }), ada, ada];
    const { call } = await import("./call.ts");

    await Promise.all([call(me), call(me)]);

    const refreshes = sent.filter(([, url]) => url.endsWith("/refresh/"));
    expect(refreshes).toHaveLength(1);
    expect(sent.slice(3).map(([, , token]) => token)).toEqual(["Bearer a2", "Bearer a2"]);
  });

  test("ends the session where the refresh is refused, with a way back to the page", async () => {
    answers = [expired, json({ detail: "Over.", code: "REFRESH_TOKEN_EXPIRED" }, 401)];
    const { call } = await import("./call.ts");

    await expect(call(me)).rejects.toMatchObject({ status: 401 });

    expect(went).toEqual(["/login"]);
    expect({ ...local }).toEqual({ "session-ended": "true" });
    expect({ ...tab }).toEqual({ "redirect-after-login": "/settings/billing?a=1" });
    expect(sent.map(([, , token]) => token)).toEqual(["Bearer a1", null]);
  });

  test("leaves no way back to a page that was seen as another user", async () => {
    local.setItem("impersonating", "true");
    answers = [expired, json({ detail: "Over.", code: "REFRESH_TOKEN_EXPIRED" }, 401)];
    const { call } = await import("./call.ts");

    await expect(call(me)).rejects.toMatchObject({ status: 401 });

    expect([went, { ...tab }]).toEqual([["/login"], {}]);
  });
});

test("a stream is opened as the user, and its answer handed over unread", async () => {
  answers = [() => new Response("data: 1\n\n")];
  const { openStream } = await import("./call.ts");

  const response = await openStream(me, {});

  expect([response.bodyUsed, sent[0]?.[2]]).toEqual([false, "Bearer a1"]);
});
