import { expect, test } from "vitest";
import { openTurns } from "./turns.ts";

/** Work that ends when it is told to. */
function openWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test("of one key work runs one after the other, and other keys need not wait for it", async () => {
  const takeTurn = openTurns({ atOnceMax: 2, waitingMax: 9, waitingOfKeyMax: 9 });
  const { begun, work, end } = openWork();

  const all = [
    takeTurn("a", work("a1")),
    takeTurn("a", work("a2")),
    takeTurn("b", work("b1")),
    takeTurn("c", work("c1")),
  ];

  await expect.poll(() => begun).toEqual(["a1", "b1"]);
  end("b1");
  await expect.poll(() => begun).toEqual(["a1", "b1", "c1"]);
  end("a1");
  await expect.poll(() => begun).toEqual(["a1", "b1", "c1", "a2"]);
  end("a2");
  end("c1");
  expect(await Promise.all(all)).toEqual(["a1", "a2", "b1", "c1"]);
});

test("work that fails makes way, and what is too much is refused at once", async () => {
  const takeTurn = openTurns({ atOnceMax: 1, waitingMax: 1, waitingOfKeyMax: 1 });
  const { begun, work, end } = openWork();
  const failing = takeTurn("a", () => Promise.reject(new Error("no")));
  const next = takeTurn("a", work("a2"));

  await expect(takeTurn("b", work("b1"))).rejects.toMatchObject({ code: "UNAVAILABLE" });

  await expect(failing).rejects.toThrow("no");
  await expect.poll(() => begun).toEqual(["a2"]);
  end("a2");
  expect(await next).toBe("a2");
});

test("somebody who asks for more than their share is refused, and nobody else is", async () => {
  const takeTurn = openTurns({ atOnceMax: 1, waitingMax: 9, waitingOfKeyMax: 2 });
  const { begun, work, end } = openWork();
  const waiting = ["a1", "a2", "a3"].map((name) => takeTurn("a", work(name)));

  await expect(takeTurn("a", work("a4"))).rejects.toMatchObject({ code: "UNAVAILABLE" });

  const other = takeTurn("b", work("b1"));
  for (const name of ["a1", "a2", "a3", "b1"]) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  expect(await Promise.all([...waiting, other])).toEqual(["a1", "a2", "a3", "b1"]);
});
