import { expect, test } from "vitest";
import { sharedWork } from "./shared-work.ts";

test("does the work of a key once for all who ask meanwhile, and again once it is done or has failed", async () => {
  const share = sharedWork<number>();
  let times = 0;
  const work = async () => {
    times += 1;
    if (times === 2) throw new Error("away");
    return times;
  };

  expect(await Promise.all([share("a", work), share("a", work)])).toEqual([1, 1]);
  await expect(share("a", work)).rejects.toThrow("away");
  expect(await Promise.all([share("a", work), share("b", work)])).toEqual([3, 4]);
});
