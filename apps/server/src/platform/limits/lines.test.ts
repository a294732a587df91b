import { expect, test } from "vitest";
import { openLines } from "./lines.ts";

test("lets so many of a key in at once, and the others in their order as places are given back", async () => {
  const lines = openLines(2);
  const inside: number[] = [];
  const enter = async (nth: number) => {
    const leave = await lines.enter("one");
    inside.push(nth);
    return leave;
  };
  const [first, second, third] = [enter(1), enter(2), enter(3), enter(4)];
  const [leaveFirst, leaveSecond] = [await first, await second];

  expect(inside).toEqual([1, 2]);
  leaveFirst();
  await third;
  expect(inside).toEqual([1, 2, 3]);
  leaveFirst(); // a second time: no place of anybody else's
  await Promise.resolve();
  expect(inside).toEqual([1, 2, 3]);
  leaveSecond();
  await expect.poll(() => inside).toEqual([1, 2, 3, 4]);
});

test("keys do not wait for one another", async () => {
  const lines = openLines(1);
  await lines.enter("one");

  const leave = await lines.enter("other");
  leave();

  await expect(lines.enter("other")).resolves.toBeTypeOf("function");
});
