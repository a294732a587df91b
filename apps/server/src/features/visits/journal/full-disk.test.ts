import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { openLog } from "#platform/log.ts";
import { canMount, mountSmallDisk } from "#test/small-disk.ts";
import type { Batcher } from "./visits.batcher.ts";
import { openJournal } from "./visits.journal.ts";

const bytesOfDisk = 256 * 1024;

interface Store {
  readonly stored: string[];
  isUp: boolean;
}

class Unavailable extends Error {}

function journalIn(dir: string, store: Store): Batcher<string> {
  return openJournal<string>(
    {
      insert: async ({ lines, all }) => {
        if (!store.isUp) throw new Unavailable();
        if (lines.includes(0)) throw new Error("Cannot parse input");
        store.stored.push(...all());
      },
      isUnavailable: (error) => error instanceof Unavailable,
      newToken: newId,
      after: (delayMs, run) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      log: openLog("silent"),
    },
    {
      dir,
      segmentRowsMax: 100,
      lingerMs: 1,
      lingerMaxMs: 2,
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
    const store: Store = { stored: [], isUp: false };
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

    await send(400);
    const [first] = refused;
    expect(first).toMatchObject({ code: "ENOSPC" });
    // A little space comes and goes, as other files are written and deleted.
    for (let round = 0; round < 10; round += 1) {
      const [oldest = ""] = readdirSync(dir).toSorted();
      const kept = join(disk, "other");
      store.isUp = true;
      await new Promise((resolve) => setTimeout(resolve, 5));
      store.isUp = false;
      try {
        writeFileSync(kept, Buffer.alloc(1_000 + round * 700), { flag: "a" });
      } catch {
        // It is as full as it gets.
      }
      await send(30);
      expect(oldest).not.toBe("");
    }
    // Killed with its files as they are, and started anew.
    const before = acknowledged.length;
    rmSync(join(disk, "other"));
    store.isUp = true;
    await journal.drain();
    journal = journalIn(dir, store);
    await send(20);
    await journal.drain();

    expect(acknowledged.length).toBeGreaterThan(before);
    expect(refused.length).toBeGreaterThan(50);
    expect(store.stored.toSorted()).toEqual(acknowledged.toSorted());
    expect(readdirSync(dir)).toEqual([]);
  },
);
