import type { Tokens } from "@citelens/contract/accounts";
import { expect, test } from "vitest";
import { ApiProblem } from "./api-problem.ts";
import { createTokenRefresh, type TokenRefresh } from "./token-refresh.ts";

/** What all tabs of a browser share: the storage, the lock and the server. */
interface Browser {
  tokens: Tokens | undefined;
  nowMs: number;
  requests: string[];
  sessionsEnded: number;
  answer: (refresh: string) => Promise<Tokens>;
  openTab: () => TokenRefresh;
}

function openBrowser(): Browser {
  let lock: Promise<unknown> = Promise.resolve();
  const browser: Browser = {
    tokens: { access: "a0", refresh: "r0" },
    nowMs: 0,
    requests: [],
    sessionsEnded: 0,
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
        exclusively: (task) => {
          const turn = lock.then(task);
          lock = turn.catch(() => undefined); // a failed turn must not stop the next one
          return turn;
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

test.each([400, 429, 500, 503])("ends the session when the refresh fails with %d", async (status) => {
  const browser = openBrowser();
  browser.answer = async () => {
    throw new ApiProblem({ status });
  };

  await expect(browser.openTab()("a0")).rejects.toMatchObject({ status });

  expect(browser.sessionsEnded).toBe(1);
});

test("keeps the session while the server cannot be reached, and tries again later", async () => {
  const browser = openBrowser();
  const reachable = browser.answer;
  browser.answer = async () => {
    throw new ApiProblem({ status: 0 });
  };
  const newerAccess = browser.openTab();

  await expect(newerAccess("a0")).rejects.toMatchObject({ status: 0 });
  browser.answer = reachable;
  browser.nowMs = 5000;
  const answer = await newerAccess("a0");

  expect(browser.sessionsEnded).toBe(0);
  expect(answer).toBe("a2");
});

test("has nothing to offer after signing out", async () => {
  const browser = openBrowser();
  const newerAccess = browser.openTab();
  browser.tokens = undefined;

  const answer = await newerAccess("a0");

  expect(answer).toBeUndefined();
  expect(browser.requests).toHaveLength(0);
});
