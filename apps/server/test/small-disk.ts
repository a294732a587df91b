import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own that is soon full. */
export interface SmallDisk {
  readonly dir: string;
  remove(): void;
}

/** Undefined where nobody may mount one: only root may, and not in every container. */
export function mountSmallDisk(bytes: number): SmallDisk | undefined {
  const dir = mkdtempSync(join(tmpdir(), "citelens-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", dir], { stdio: "ignore" });
  } catch {
    rmSync(dir, { recursive: true });
    return undefined;
  }
  return {
    dir,
    remove: () => {
      execFileSync("umount", ["-l", dir]);
      rmSync(dir, { recursive: true });
    },
  };
}

export function canMount(): boolean {
  const disk = mountSmallDisk(65_536);
  disk?.remove();
  return disk !== undefined;
}
