import { beforeEach, expect, test } from "vitest";
import { ApiProblem } from "./api-problem.ts";
import { createRequestKeys, newRequestKey, type RequestKeys, type RequestWish } from "./request-keys.ts";

const wish: RequestWish = ["/projects/", undefined, undefined, { name: "A" }];
const otherInput: RequestWish = ["/projects/", undefined, undefined, { name: "B" }];

let keys: RequestKeys;
let otherTab: RequestKeys;
let nowMs: number;
let sent: string[];
let openTab: () => RequestKeys;
let storedText: () => string;
beforeEach(() => {
  let made = 0;
  [nowMs, sent] = [0, []];
  const newKey = (): string => {
    made += 1;
    return `key ${made}`;
  };
  const stored = new Map<string, string>();
  const store = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  };
  storedText = () => [...stored.values()].join();
  openTab = () => createRequestKeys({ nowMs: () => nowMs, newKey, store });
  [keys, otherTab] = [openTab(), openTab()];
});

const send = (
  of: RequestWish = wish,
  answer: Promise<string> = Promise.resolve("done"),
  by = keys,
): Promise<string> =>
  by.withKey(of, (key) => {
    sent.push(key);
    return answer;
  });
const failing = (problem: unknown): Promise<unknown> =>
  send(wish, Promise.reject(problem)).catch((thrown: unknown) => thrown);

test("six clicks have one key, whether the answer is faster than the hand or not", async () => {
  await Promise.all([send(), send(), send()]);
  for (let click = 0; click < 3; click += 1) {
    nowMs += 200;
    await send();
  }

  expect(new Set(sent)).toEqual(new Set(["key 1"]));
});

test("what is under way has its key in another tab and after a reload, too, until it is answered", async () => {
  const answer = Promise.withResolvers<string>();
  const first = send(wish, answer.promise);
  const second = send(wish, answer.promise, otherTab);
  const reloaded = send(wish, answer.promise, openTab());
  answer.resolve("done");
  await Promise.all([first, second, reloaded]);
  await send(wish, Promise.resolve("done"), openTab());

  expect(sent).toEqual(["key 1", "key 1", "key 1", "key 2"]);
});

test("what was sent cannot be read where keys are remembered, and of what was answered nothing stays", async () => {
  const secret: RequestWish = ["/keys/", undefined, undefined, { api_key: "sk-secret" }];
  const sending = send(secret);

  expect(storedText()).toMatch(/^\w+ key 1 0$/);
  await sending;
  expect(storedText()).toBe("");
});

test("who comes an hour later has seen what became of it: it is another wish", async () => {
  await failing(new ApiProblem({ status: 0 }));
  nowMs += 3_600_001;
  await send();

  expect(sent).toEqual(["key 1", "key 2"]);
});

test("where storage is blocked each click is a request of its own", async () => {
  const blocked = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  const tab = createRequestKeys({
    nowMs: () => nowMs,
    newKey: newRequestKey,
    store: { getItem: blocked, setItem: blocked },
  });

  expect(await send(wish, Promise.resolve("done"), tab)).toBe("done");
});

test("what was answered and is wanted again later is another wish", async () => {
  await send();
  nowMs += 1_000;
  await send();

  expect(sent).toEqual(["key 1", "key 2"]);
});

test("so is the same after something else, and another input", async () => {
  await send();
  keys.moveOn();
  await send();
  await send(otherInput);
  await send();

  expect(sent).toEqual(["key 1", "key 2", "key 3", "key 4"]);
});

test.each([
  [0, undefined],
  [408, "TIMED_OUT"],
  [429, "TOO_MANY_REQUESTS"],
  [500, "SERVER_ERROR"],
  [503, "UNAVAILABLE"],
  [409, "IDEMPOTENCY_KEY_RUNNING"],
])("a try that ended with %d (%s) may have been done, so the next has its key", async (status, code) => {
  await failing(new ApiProblem({ status, code }));
  nowMs += 3_500_000;
  await send();

  expect(sent).toEqual(["key 1", "key 1"]);
});

test.each([
  [400, undefined],
  [402, "NOT_ENOUGH_CREDITS"],
  [409, "IDEMPOTENCY_KEY_BROKEN"],
])("after a refusal with %d (%s) the next try is a new request", async (status, code) => {
  await failing(new ApiProblem({ status, code }));
  await send();

  expect(sent).toEqual(["key 1", "key 2"]);
});

test("remembers the newest 50 that got no answer", async () => {
  await failing(new ApiProblem({ status: 0 }));
  for (let nth = 0; nth < 50; nth += 1)
    await keys
      .withKey([`/others/${nth}/`, undefined, undefined, undefined], () => Promise.reject(new Error("lost")))
      .catch(() => undefined);
  await send();

  expect(sent).toEqual(["key 1", "key 52"]);
});

test("a key is 128 random bits that a header can carry", () => {
  expect(newRequestKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newRequestKey()).not.toBe(newRequestKey());
});
