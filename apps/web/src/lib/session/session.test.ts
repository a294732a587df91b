import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../../test/memory-storage.ts";

interface SentRequest {
  readonly url: string;
  readonly method: string | undefined;
  readonly authorization: string | null;
}

let local: MemoryStorage;
let tab: MemoryStorage;
let went: string[];
let sent: SentRequest[];
let answer: () => Promise<Response>;
let otherTab: (key: string | null) => void;

// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.resetModules();
  [local, tab, went, sent] = [new MemoryStorage(), new MemoryStorage(), [], []];
  answer = async () => new Response(null, { status: 204 });
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", tab);
  vi.stubGlobal("location", {
    pathname: "/settings/billing",
    search: "?a=1",
    hash: "#top",
    replace: (path: string) => went.push(path),
    reload: () => went.push("reload"),
  });
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    sent.push({ url, method: init.method, authorization: new Headers(init.headers).get("authorization") });
    return answer();
  });
  vi.stubGlobal("addEventListener", (type: string, listener: (event: { key: string | null }) => void) => {
    if (type === "storage") otherTab = (key) => listener({ key });
  });
});
afterAll(() => vi.resetModules());

const tokens = { access: "a1", refresh: "r1" };
const openSession = () => import("./session.ts");

describe("signing in", () => {
  test("stores the tokens and ends the note that the server ended the last session", async () => {
    const session = await openSession();
    local.setItem("session-ended", "true");

    session.signIn(tokens);

    expect({ ...local }).toEqual(tokens);
    expect(session.isSignedIn()).toBe(true);
  });
});

describe("signing out", () => {
  test("ends the session on the server, removes all that was stored and opens the first page", async () => {
    const session = await openSession();
    session.signIn(tokens);
    local.setItem("theme", "dark");
    local.setItem("sidebar", "collapsed");
    local.setItem("user", "{}");
    tab.setItem("workspace", "one");

    await session.signOut();

    expect(sent).toEqual([{ url: "/api/v1/logout/", method: "POST", authorization: "Bearer a1" }]);
    expect([Object.keys(local), Object.keys(tab), went]).toEqual([[], [], ["/"]]);
  });

  test.each([
    ["does not answer", () => Promise.reject(new TypeError("failed to fetch"))],
    ["fails", async () => new Response("", { status: 500 })],
    ["refuses", async () => Response.json({ detail: "No.", code: "FORBIDDEN" }, { status: 403 })],
  ])("succeeds here also where the server %s", async (_, response) => {
    const session = await openSession();
    session.signIn(tokens);
    answer = response;

    await session.signOutTo("/login");

    expect([Object.keys(local), went]).toEqual([[], ["/login"]]);
  });

  test("asks the server nothing where nobody is signed in", async () => {
    const session = await openSession();

    await session.signOut();

    expect([sent, went]).toEqual([[], ["/"]]);
  });
});

test("acting as a user ends the superuser's session and keeps nothing of it but the theme", async () => {
  const session = await openSession();
  session.signIn(tokens);
  local.setItem("theme", "dark");
  local.setItem("workspace", "the superuser's");
  tab.setItem("workspace", "the superuser's");

  await session.switchToUser({ access: "a2", refresh: "r2" });

  expect(sent.map(({ authorization }) => authorization)).toEqual(["Bearer a1"]);
  expect({ ...local }).toEqual({ theme: "dark", impersonating: "true", access: "a2", refresh: "r2" });
  expect([Object.keys(tab), went]).toEqual([[], []]);
});

describe("another tab", () => {
  async function watchOtherTabs(signedIn: boolean): Promise<void> {
    const session = await openSession();
    if (signedIn) session.signIn(tokens);
    session.subscribeToOtherTabs();
  }

  test("that signs in loads this one", async () => {
    await watchOtherTabs(false);
    Object.assign(local, tokens);

    otherTab("refresh");

    expect(went).toEqual(["reload"]);
  });

  test.each([["refresh"], [null]])("that signs out sends this one to the log-in (%s)", async (key) => {
    await watchOtherTabs(true);
    tab.setItem("workspace", "one");
    local.clear();

    otherTab(key);

    expect([went, Object.keys(tab)]).toEqual([["/login"], []]);
  });

  test("whose session the server ended leaves this one a way back to its page", async () => {
    await watchOtherTabs(true);
    local.clear();
    local.setItem("session-ended", "true");

    otherTab("refresh");

    expect([went, { ...tab }]).toEqual([["/login"], { "redirect-after-login": "/settings/billing?a=1#top" }]);
  });

  test("whose session as another user was ended leaves no way back to that user's page", async () => {
    local.setItem("impersonating", "true");
    await watchOtherTabs(true);
    local.clear();
    local.setItem("session-ended", "true");

    otherTab("refresh");

    expect([went, { ...tab }]).toEqual([["/login"], {}]);
  });

  test("that starts acting as a user loads this one", async () => {
    await watchOtherTabs(true);
    local.setItem("impersonating", "true");

    otherTab("impersonating");

    expect(went).toEqual(["reload"]);
  });

  test.each(["theme", "access", "refresh", "workspace"])(
    "that writes %s in the same session leaves this one alone",
    async (key) => {
      await watchOtherTabs(true);
      local.setItem(key, "new");

      otherTab(key);

      expect(went).toEqual([]);
    },
  );

  test("moves this one once: the second event of a log-out does nothing", async () => {
    await watchOtherTabs(true);
    local.clear();

    otherTab("refresh");
    otherTab(null);

    expect(went).toEqual(["/login"]);
  });
});
