import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const root = resolve(import.meta.dirname, "..");
const lock = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
});
const manifest = z.object({ allowScripts: z.record(z.string(), z.literal(false)) });

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(root, file), "utf8"));
}

test("no dependency runs anything when it is installed, whichever npm installs it", async () => {
  expect(await readFile(join(root, ".npmrc"), "utf8")).toContain("ignore-scripts=true\n");
});

test("each dependency that would run something was looked at, and the product works without it", async () => {
  const { packages } = lock.parse(await readJson("package-lock.json"));
  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));

  const { allowScripts } = manifest.parse(await readJson("package.json"));

  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(scripted)].toSorted());
});
