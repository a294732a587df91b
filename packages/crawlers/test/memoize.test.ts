import { expect, test } from "vitest";
import { memoize } from "../src/memoize.ts";

function counted(sizeMax: number): { ask: (keys: string) => void; asked: string[] } {
  const asked: string[] = [];
  const lookUp = memoize((key) => asked.push(key), sizeMax);
  return {
    asked,
    ask: (keys) => {
      for (const key of keys) lookUp(key);
    },
  };
}

test("asks once for what it still remembers, undefined answers included", () => {
  const asked: string[] = [];
  const lookUp = memoize((key) => {
    asked.push(key);
    return undefined;
  }, 2);

  const answers = [lookUp("a"), lookUp("a"), lookUp("a")];

  expect(answers).toEqual([undefined, undefined, undefined]);
  expect(asked).toEqual(["a"]);
});

test("drops the key that was asked for the longest time ago", () => {
  const { ask, asked } = counted(2);

  ask("abacab");

  expect(asked.join("")).toBe("abcb");
});

test("holds no more than it was allowed to", () => {
  const { ask, asked } = counted(3);

  ask("abcdabcd");

  expect(asked.join("")).toBe("abcdabcd");
});

test("remembers nothing with no room at all", () => {
  const { ask, asked } = counted(0);

  ask("aaa");

  expect(asked.join("")).toBe("aaa");
});
