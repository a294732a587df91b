import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const source = stripTypeScriptTypes(readFileSync(new URL("../src/tracker.ts", import.meta.url), "utf8"));
const project = "01890000-0000-7000-8000-000000000001";

interface PageOptions {
  readonly address?: string;
  readonly referrer?: string;
  readonly key?: string | undefined;
  readonly attribute?: string;
  readonly navigator?: object;
  readonly visibility?: string;
  readonly hasFetch?: boolean;
  readonly fetch?: () => unknown;
}

/** As much of a browser as the script uses. */
function openPage(options: PageOptions = {}) {
  const { address = "https://www.example.com/desks", key = project, hasFetch = true } = options;
  const sent: { by: string; to: string; body: unknown; init?: object }[] = [];
  const listeners = new Map<string, (() => void)[]>();
  const listen = (name: string, run: () => void) => {
    listeners.set(name, [...(listeners.get(name) ?? []), run]);
  };
  const location = new URL(address);
  class HTMLScriptElement {
    src = "https://citelens.test/tracker.js";
    getAttribute = (name: string) => (name === "data-project-key" ? (options.attribute ?? null) : null);
  }
  const document = {
    referrer: options.referrer ?? "",
    visibilityState: options.visibility ?? "visible",
    currentScript: new HTMLScriptElement(),
    addEventListener: listen,
    querySelector: () => null,
  };
  const go = (_: unknown, __: string, to: string) => {
    location.href = new URL(to, location).href;
    return "as before";
  };
  const window: Record<string, unknown> = {
    document,
    location,
    history: { pushState: go, replaceState: go },
    navigator: {
      sendBeacon: (to: string, body: string) => sent.push({ by: "beacon", to, body: JSON.parse(body) }),
      ...options.navigator,
    },
    addEventListener: listen,
    HTMLScriptElement,
    ...(key && { PROJECT_KEY: key }),
    ...(hasFetch && {
      fetch: (to: string, { body, ...init }: { body: string }) => {
        sent.push({ by: "fetch", to, body: JSON.parse(body), init });
        return options.fetch ? options.fetch() : Promise.resolve();
      },
    }),
  };
  window.window = window;
  return {
    sent,
    paths: () => sent.map(({ body }) => (body as { url: string }).url),
    load: () => void runInNewContext(source, window),
    dispatch: (name: string) => {
      for (const run of listeners.get(name) ?? []) run();
    },
    push: (to: string) => (window.history as { pushState: typeof go }).pushState(null, "", to),
    replace: (to: string) => (window.history as { replaceState: typeof go }).replaceState(null, "", to),
    show: () => {
      document.visibilityState = "visible";
    },
    window,
  };
}

test("what a page has put in our way is no fault of the page, also once it is loaded", () => {
  const late = openPage({ key: "" });
  const frozen = openPage();
  Object.freeze(frozen.window.history);

  late.load();
  late.window.PROJECT_KEY = {
    toString: () => {
      throw new Error("mine");
    },
  };

  expect(() => late.dispatch("load")).not.toThrow();
  expect(() => frozen.load()).not.toThrow();
  expect([late.sent.length, frozen.sent.length]).toEqual([0, 1]);
});

test("a load is one page view, with where the person came from and no more of the address than referrals need", () => {
  const page = openPage({
    address:
      "https://www.example.com/desks?email=ada@example.com&utm_source=chatgpt.com&ref=x&referrer=grok.com&referrer=https://x.example/?a=1#top",
    referrer: "https://chatgpt.com/c/123?secret=1",
  });

  page.load();

  expect(page.sent).toEqual([
    {
      by: "fetch",
      to: "https://citelens.test/api/v1/tracking/pageview",
      body: {
        project,
        url: "/desks?utm_source=chatgpt.com&ref=x&referrer=grok.com",
        referrer: "https://chatgpt.com/c/123",
      },
      init: { method: "POST", keepalive: true, credentials: "omit" },
    },
  ]);
});

test("each new path within the page is a page view that goes on within the site, the same path is none", () => {
  const page = openPage({ referrer: "https://chatgpt.com/" });
  page.load();

  const returned = page.push("/chairs");
  page.push("/chairs?color=red");
  page.replace("/chairs#legs");
  page.replace("/lamps");
  page.window.location = Object.assign(page.window.location as URL, { pathname: "/desks" });
  page.dispatch("popstate");

  expect(returned).toBe("as before");
  expect(page.paths()).toEqual(["/desks", "/chairs", "/lamps", "/desks"]);
  expect(page.sent.slice(1).map(({ body }) => (body as { referrer: string }).referrer)).toEqual(
    Array(3).fill("https://www.example.com"),
  );
});

test("the workspace may stand in the script element, or be said after the script", () => {
  const [inElement, later] = [openPage({ key: "", attribute: project }), openPage({ key: "" })];

  inElement.load();
  later.load();
  const before = later.sent.length;
  later.window.PROJECT_KEY = project;
  later.dispatch("load");

  expect(inElement.sent).toMatchObject([{ body: { project } }]);
  expect(before).toBe(0);
  expect(later.sent).toMatchObject([{ body: { project } }]);
});

test.each([
  ["localhost", { address: "http://localhost:3000/" }],
  ["127.0.0.1", { address: "http://127.0.0.1/" }],
  ["[::1]", { address: "http://[::1]:8080/" }],
  ["a file", { address: "file:///home/me/index.html" }],
  ["a browser that is driven", { navigator: { webdriver: true } }],
  ["Global Privacy Control", { navigator: { globalPrivacyControl: true } }],
  ["Do Not Track", { navigator: { doNotTrack: "1" } }],
  ["a page without a workspace", { key: "" }],
])("nothing is sent for %s", (_, options: PageOptions) => {
  const page = openPage(options);

  page.load();
  page.dispatch("load");
  page.push("/chairs");

  expect(page.sent).toEqual([]);
});

test("a page that is prepared in advance is seen once somebody looks at it", () => {
  const page = openPage({ visibility: "hidden" });
  page.load();
  page.push("/chairs");
  const before = page.sent.length;

  page.show();
  page.dispatch("visibilitychange");
  page.dispatch("visibilitychange");

  expect(before).toBe(0);
  expect(page.paths()).toEqual(["/chairs"]);
});

test("a script that is loaded twice reports once", () => {
  const page = openPage();

  page.load();
  page.load();
  page.push("/chairs");

  expect(page.paths()).toEqual(["/desks", "/chairs"]);
});

test("a browser without fetch sends a beacon", () => {
  const page = openPage({ hasFetch: false });

  page.load();

  expect(page.sent).toMatchObject([{ by: "beacon", body: { project, url: "/desks" } }]);
});

test.each([
  ["fails", () => Promise.reject(new Error("blocked"))],
  [
    "throws",
    () => {
      throw new Error("patched");
    },
  ],
  ["answers nothing", () => undefined],
])("the page goes on when fetch %s", async (_, fetch) => {
  const page = openPage({ fetch });

  page.load();
  page.push("/chairs");
  await new Promise(setImmediate);

  expect(page.paths()).toEqual(["/desks", "/chairs"]);
});
