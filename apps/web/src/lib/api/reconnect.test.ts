import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReconnectState } from "./reconnect.ts";

/** The channels of all tabs: a message reaches every tab but the one that sent it. */
let channels: FakeChannel[];
class FakeChannel {
  receive: (event: { readonly data: unknown }) => void = () => undefined;

  constructor() {
    channels.push(this);
  }
  addEventListener(_: string, listener: (event: { readonly data: unknown }) => void): void {
    this.receive = listener;
  }
  postMessage(data: unknown): void {
    for (const channel of channels) if (channel !== this) channel.receive({ data });
  }
}

let online: Set<() => void>;
let subscribe: (listener: () => void) => () => void;

// Also after the last test: the files that follow in this process load their modules with the real ones.
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  channels = [];
  online = new Set();
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => online.add(listener));
  vi.stubGlobal("removeEventListener", (_: string, listener: () => void) => online.delete(listener));
  // In place of React: a component that shows the state at this moment.
  vi.doMock("react", () => ({
    useSyncExternalStore: (wanted: typeof subscribe, read: () => unknown) => {
      subscribe = wanted;
      return read();
    },
  }));
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  vi.doUnmock("react");
  vi.resetModules();
});

async function openTab() {
  vi.resetModules();
  const { ApiProblem } = await import("./api-problem.ts");
  const tab = await import("./reconnect.ts");
  return {
    ...tab,
    shown: (): ReconnectState | undefined => tab.useReconnecting(),
    /** Begins to wait; the list gets an entry when the wait is over. */
    wait: (failures: number, retryAfterSeconds?: number): readonly string[] => {
      const ends: string[] = [];
      const problem = new ApiProblem({ status: 503, retryAfterSeconds });
      tab.waitForRetry(failures, problem).then(
        () => ends.push("retry"),
        () => ends.push("failed"),
      );
      return ends;
    },
  };
}

describe("the delay before a retry", () => {
  test.each([
    ["after the first failure", 0, undefined, 5],
    ["after the second", 1, undefined, 10],
    ["after the third", 2, undefined, 20],
    ["after the fourth", 3, undefined, 40],
    ["after the fifth, at most a minute", 4, undefined, 60],
    ["after many", 30, undefined, 60],
    ["where the server asks for more", 0, 17, 17],
    ["where the server asks for less", 1, 1, 10],
    ["where the server asks for none", 0, 0, 5],
    ["where the server asks for an hour", 0, 3_600, 60],
  ])("%s", async (_, failures, retryAfterSeconds, seconds) => {
    const tab = await openTab();
    tab.waitForRefresh();

    const ends = tab.wait(failures, retryAfterSeconds);
    expect(tab.shown()?.retryAtMs).toBe(1_000_000 + seconds * 1000);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toEqual(["retry"]);
  });
});

describe("what a tab shows", () => {
  const sentence = "The server encountered an error. Please try again later.";

  test("is nothing while none of its requests wait", async () => {
    const tab = await openTab();

    tab.wait(0);

    expect(tab.shown()).toBeUndefined();
  });

  test("is the reason and the time of the next attempt, then that an attempt runs, then nothing", async () => {
    const tab = await openTab();
    tab.waitForRefresh();
    const states: (ReconnectState | undefined)[] = [];
    tab.wait(0);
    states.push(tab.shown());
    const unsubscribe = subscribe(() => states.push(tab.shown()));

    await vi.advanceTimersByTimeAsync(5_000);
    tab.endReconnecting();
    unsubscribe();
    tab.waitForRefresh();
    tab.wait(0);

    expect(states).toEqual([
      { sentence, retryAtMs: 1_005_000 },
      { sentence, retryAtMs: undefined },
      undefined,
    ]);
  });

  test("is the same in another tab whose requests wait, from the moment at which they do", async () => {
    const [trying, other] = [await openTab(), await openTab()];
    trying.waitForRefresh();
    trying.wait(1);
    expect(other.shown()).toBeUndefined();

    other.waitForRefresh();
    expect(other.shown()).toEqual({ sentence, retryAtMs: 1_010_000 });

    trying.endReconnecting();
    expect(other.shown()).toBeUndefined();
  });

  test("is asked of the retrying tab by one that is opened later", async () => {
    const trying = await openTab();
    trying.wait(0);
    const late = await openTab();

    late.waitForRefresh();

    expect(late.shown()).toEqual({ sentence, retryAtMs: 1_005_000 });
  });

  test("does not end in the retrying tab because another one stops waiting", async () => {
    const [trying, other] = [await openTab(), await openTab()];
    trying.waitForRefresh();
    trying.wait(0);

    other.waitForRefresh();
    other.endReconnecting();

    expect(trying.shown()).toEqual({ sentence, retryAtMs: 1_005_000 });
  });
});

describe("a retry happens at once", () => {
  test("when the user of the tab asks for it, and its timer is gone", async () => {
    const tab = await openTab();
    const ends = tab.wait(3);

    tab.retryNow();
    await vi.advanceTimersByTimeAsync(0);

    expect([ends, vi.getTimerCount(), online.size]).toEqual([["retry"], 0, 0]);
  });

  test("when the user of another tab asks for it", async () => {
    const [trying, other] = [await openTab(), await openTab()];
    const ends = trying.wait(3);

    other.retryNow();
    await vi.advanceTimersByTimeAsync(0);

    expect(ends).toEqual(["retry"]);
  });

  test("when the browser is online again", async () => {
    const tab = await openTab();
    const ends = tab.wait(3);

    for (const wake of online) wake();
    await vi.advanceTimersByTimeAsync(0);

    expect([ends, vi.getTimerCount()]).toEqual([["retry"], 0]);
  });
});

test("a request to retry does nothing where no tab waits", async () => {
  const tab = await openTab();

  tab.retryNow();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(tab.shown()).toBeUndefined();
});

test("a browser without channels between tabs retries in each tab alone", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
  const tab = await openTab();
  tab.waitForRefresh();
  const ends = tab.wait(0);

  expect(tab.shown()?.retryAtMs).toBe(1_005_000);
  tab.retryNow();
  await vi.advanceTimersByTimeAsync(0);

  expect(ends).toEqual(["retry"]);
});
