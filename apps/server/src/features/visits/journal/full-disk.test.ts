import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { canMount, mountSmallDisk } from "#test/small-disk.ts";
import { eventually } from "#test/world.ts";
import type { Batcher } from "./visits.batcher.ts";
import { openJournal } from "./visits.journal.ts";

const bytesOfDisk = 256 * 1024;

interface Store {
  readonly stored: string[];
  isUp: boolean;
  /** Files with a part that nobody wrote. */
  holes: number;
  /** Number of lines that the log got of writes that failed. */
  said: number;
}

class Unavailable extends Error {}

function journalIn(dir: string, store: Store): Batcher<string> {
  return openJournal<string>(
    {
      insert: async ({ lines, all }) => {
        if (!store.isUp) throw new Unavailable();
        if (lines.includes(0)) {
          store.holes += 1;
          throw new Error("Cannot parse input");
        }
        store.stored.push(...all());
      },
      isUnavailable: (error) => error instanceof Unavailable,
      newToken: newId,
      after: (delayMs, run) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      log: {
        error: () => {
          store.said += 1;
        },
        warn: () => undefined,
      },
    },
    {
      dir,
      segmentRowsMax: 100,
      lingerMs: 60_000,
      lingerMaxMs: 60_000,
      rowsMax: 1_000_000,
      bytesMax: 1e9,
      retryDelayMs: 1,
      retryDelayMaxMs: 2,
      retryAsideMs: 3_600_000,
    },
  );
}

test.skipIf(!canMount())(
  "every row that was acknowledged while its disk ran full is stored once there is space again",
  async () => {
    const small = mountSmallDisk(bytesOfDisk);
    onTestFinished(() => small?.remove());
    const disk = small?.dir ?? "";
    const dir = join(disk, "journal");
    const store: Store = { stored: [], isUp: false, holes: 0, said: 0 };
    const acknowledged: string[] = [];
    const refused: unknown[] = [];
    let journal = journalIn(dir, store);
    let sent = 0;
    const send = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        const rows = Array.from({ length: 3 }, () => `${"x".repeat(50 + ((sent * 37) % 400))} ${sent++}`);
        await journal.add(rows, 1).then(
          () => acknowledged.push(...rows),
          (error: unknown) => refused.push(error),
        );
      }
    };

    const others = Array.from({ length: 10 }, (_, at) => join(disk, `other ${at}`));
    for (const other of others) writeFileSync(other, Buffer.alloc(8_000));
    await send(400);
    const [first] = refused;
    expect(first).toMatchObject({ code: "ENOSPC" });
    // A little space comes, and is used up again, while the same file is open.
    for (const other of others) {
      rmSync(other);
      await send(30);
    }
    // Killed with its files as they are, and started anew.
    const before = acknowledged.length;
    store.isUp = true;
    await journal.drain();
    journal = journalIn(dir, store);
    await send(20);
    await journal.drain();

    expect(store.holes).toBe(0);
    expect(acknowledged.length).toBeGreaterThan(before);
    expect(refused.length).toBeGreaterThan(50);
    expect(store.said).toBeLessThan(5);
    expect(store.stored.toSorted()).toEqual(acknowledged.toSorted());
    expect(readdirSync(dir)).toEqual([]);
  },
);

test.skipIf(!canMount())(
  "a damaged file that the full disk has no room to divide lets those behind it pass, and takes no room meanwhile",
  async () => {
    const small = mountSmallDisk(bytesOfDisk);
    onTestFinished(() => small?.remove());
    const disk = small?.dir ?? "";
    const dir = join(disk, "journal");
    const store: Store = { stored: [], isUp: true, holes: 0, said: 0 };
    const rows = (from: number, count: number): string[] =>
      Array.from({ length: count }, (_, at) => `${"x".repeat(300)} ${from + at}`);
    const linesOf = (all: readonly string[]): string => all.map((row) => `${JSON.stringify(row)}\n`).join("");
    const damaged = rows(0, 350);
    const sound = rows(350, 100);
    mkdirSync(dir);
    writeFileSync(join(dir, "a.ndjson"), `\0\0\0${linesOf(damaged)}`);
    writeFileSync(join(dir, "b.ndjson"), linesOf(sound));
    writeFileSync(join(disk, "other"), Buffer.alloc(80_000));

    const journal = journalIn(dir, store);

    await eventually(async () => expect(store.stored).toEqual(sound));
    await eventually(async () => expect(readdirSync(dir)).toEqual(["a.ndjson"]));
    await journal.add(["new"], 1);

    rmSync(join(disk, "other"));
    await eventually(async () => expect(store.stored.toSorted()).toEqual([...sound, ...damaged].toSorted()));
    await journal.drain();
    expect(store.stored).toContain("new");
    expect(readdirSync(dir)).toEqual([]);
  },
);
