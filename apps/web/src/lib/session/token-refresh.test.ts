import type { Tokens } from "@citelens/contract/accounts/accounts";
import { expect, test, vi } from "vitest";
import { ApiProblem } from "../api/api-problem.ts";
import { createTokenRefresh, type TokenRefresh } from "./token-refresh.ts";

/** State that all tabs of a browser share: the storage, the lock and the server. */
interface Browser {
  tokens: Tokens | undefined;
  nowMs: number;
  requests: string[];
  sessionsEnded: number;
  answer: (refresh: string) => Promise<Tokens>;
  /** The reason of each wait for a retry, and a function to end the newest one. */
  waits: { failures: number; status: number }[];
  retry: () => void;
  openTab: () => TokenRefresh;
}

function openBrowser(): Browser {
  let lock: Promise<unknown> = Promise.resolve();
  const browser: Browser = {
    tokens: { access: "a0", refresh: "r0" },
    nowMs: 0,
    requests: [],
    sessionsEnded: 0,
    waits: [],
    retry: () => undefined,
    answer: async () => ({ access: `a${browser.requests.length}`, refresh: `r${browser.requests.length}` }),
    openTab: () =>
      createTokenRefresh({
        readTokens: () => browser.tokens,
        writeTokens: (tokens) => {
          browser.tokens = tokens;
        },
        requestTokens: (refresh) => {
          browser.requests.push(refresh);
          return browser.answer(refresh);
        },
        withTabLock: (task) => {
          const turn = lock.then(task);
          lock = turn.catch(() => undefined); // a failed task must not block the next one
          return turn;
        },
        waitForRetry: (failures, { status }) => {
          browser.waits.push({ failures, status });
          return new Promise((resolve) => {
            browser.retry = resolve;
          });
        },
        endSession: () => {
          browser.tokens = undefined;
          browser.sessionsEnded += 1;
        },
        nowMs: () => browser.nowMs,
      }),
  };
  return browser;
}

test("refreshes once for all requests that are refused at the same time", async () => {
  const browser = openBrowser();
  const newerAccess = browser.openTab();

  const answers = await Promise.all([newerAccess("a0"), newerAccess("a0"), newerAccess("a0")]);

  expect(answers).toEqual(["a1", "a1", "a1"]);
  expect(browser.requests).toEqual(["r0"]);
  expect(browser.tokens).toEqual({ access: "a1", refresh: "r1" });
});

test("refreshes once for all tabs: the second one finds the new tokens when its turn comes", async () => {
  const browser = openBrowser();
  const [one, other] = [browser.openTab(), browser.openTab()];

  const answers = await Promise.all([one("a0"), other("a0")]);

  expect(answers).toEqual(["a1", "a1"]);
  expect(browser.requests).toEqual(["r0"]);
});

test("gives a request that was sent with an older token the one that came since", async () => {
  const browser = openBrowser();
  const newerAccess = browser.openTab();
  await newerAccess("a0");

  const answer = await newerAccess("a0");

  expect(answer).toBe("a1");
  expect(browser.requests).toHaveLength(1);
});

test("does not refresh again within 5 seconds of the attempt before", async () => {
  const browser = openBrowser();
  const newerAccess = browser.openTab();
  await newerAccess("a0");

  browser.nowMs = 4999;
  const tooSoon = await newerAccess("a1");
  browser.nowMs = 5000;
  const later = await newerAccess("a1");

  expect(tooSoon).toBeUndefined();
  expect(later).toBe("a2");
  expect(browser.requests).toEqual(["r0", "r1"]);
});

test("ends the session once when the server refuses, and every waiting request fails", async () => {
  const browser = openBrowser();
  browser.answer = async () => {
    throw new ApiProblem({ status: 401, code: "REFRESH_TOKEN_EXPIRED" });
  };
  const [one, other] = [browser.openTab(), browser.openTab()];

  const outcomes = await Promise.allSettled([one("a0"), one("a0"), other("a0")]);

  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  expect(outcomes[2]).toMatchObject({ value: undefined });
  expect(browser.sessionsEnded).toBe(1);
  expect(browser.requests).toHaveLength(1);
});

test.each([400, 401, 403])("ends the session when the refresh is refused with %d", async (status) => {
  const browser = openBrowser();
  browser.answer = async () => {
    throw new ApiProblem({ status });
  };

  await expect(browser.openTab()("a0")).rejects.toMatchObject({ status });

  expect(browser.sessionsEnded).toBe(1);
  expect(browser.waits).toEqual([]);
});

test.each([0, 200, 404, 408, 429, 500, 502, 503, 504])(
  "keeps the session while the refresh fails with %d, and gives all who wait the token that comes in the end",
  async (status) => {
    const browser = openBrowser();
    const working = browser.answer;
    browser.answer = async () => {
      throw new ApiProblem({ status });
    };
    const [one, other] = [browser.openTab(), browser.openTab()];

    const answers = Promise.all([one("a0"), one("a0"), other("a0")]);
    await vi.waitFor(() => expect(browser.waits).toHaveLength(1));
    browser.retry();
    await vi.waitFor(() => expect(browser.waits).toHaveLength(2));
    browser.answer = working;
    browser.retry();

    expect(await answers).toEqual(["a3", "a3", "a3"]);
    expect(browser.requests).toEqual(["r0", "r0", "r0"]);
    expect(browser.waits).toEqual([
      { failures: 0, status },
      { failures: 1, status },
    ]);
    expect(browser.sessionsEnded).toBe(0);
  },
);

test("ends the session when the server comes back and refuses", async () => {
  const browser = openBrowser();
  const statuses = [503, 401];
  browser.answer = async () => {
    throw new ApiProblem({ status: statuses.shift() ?? 0 });
  };

  const answer = browser.openTab()("a0");
  await vi.waitFor(() => expect(browser.waits).toHaveLength(1));
  browser.retry();

  await expect(answer).rejects.toMatchObject({ status: 401 });
  expect(browser.sessionsEnded).toBe(1);
});

test("tries no more once the user signed out while the server was away", async () => {
  const browser = openBrowser();
  browser.answer = async () => {
    throw new ApiProblem({ status: 0 });
  };

  const answer = browser.openTab()("a0");
  await vi.waitFor(() => expect(browser.waits).toHaveLength(1));
  browser.tokens = undefined;
  browser.retry();

  expect(await answer).toBeUndefined();
  expect(browser.requests).toHaveLength(1);
});

test("has nothing to offer after signing out", async () => {
  const browser = openBrowser();
  const newerAccess = browser.openTab();
  browser.tokens = undefined;

  const answer = await newerAccess("a0");

  expect(answer).toBeUndefined();
  expect(browser.requests).toHaveLength(0);
});

test("a refusal of a token that is no longer the browser's ends nothing", async () => {
  const browser = openBrowser();
  const { promise, reject } = Promise.withResolvers<Tokens>();
  browser.answer = () => promise;

  const refreshed = browser.openTab()("a0");
  await vi.waitFor(() => expect(browser.requests).toEqual(["r0"]));
  browser.tokens = { access: "another's", refresh: "of another" };
  reject(new ApiProblem({ status: 401 }));

  expect(await refreshed).toBe("another's");
  expect(browser.sessionsEnded).toBe(0);
});
