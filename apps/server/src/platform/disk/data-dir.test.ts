import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { canMount, mountSmallDisk } from "#test/small-disk.ts";
import { openDataDir } from "./data-dir.ts";

test.skipIf(!canMount())(
  "a start on a full disk says where it is full and what to do, and leaves nothing there",
  () => {
    const disk = mountSmallDisk(20 * 1024 * 1024);
    onTestFinished(() => disk?.remove());
    const dir = join(disk?.dir ?? "", "data");
    expect(openDataDir(dir)).toBe(dir);
    writeFileSync(join(dir, "visits"), Buffer.alloc(8 * 1024 * 1024));

    expect(() => openDataDir(dir)).toThrow(
      `The disk of the data folder ${dir} is full: a start needs 16 MB there. Free some space on it, or move the folder to another disk and set DATA_DIR.`,
    );

    expect(readdirSync(dir)).toEqual(["visits"]);
    rmSync(join(dir, "visits"));
    expect(openDataDir(dir)).toBe(dir);
  },
);
