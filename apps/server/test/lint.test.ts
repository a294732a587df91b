import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "./laws/planted-tree.ts";

const run = promisify(execFile);

const branches = Array.from({ length: 6 }, (_, n) => `if (a > ${n}) { if (b > ${n}) n += 1; }`).join("\n");
const plants = [
  {
    rule: "noFloatingPromises",
    what: "a promise of another file that nobody waits for",
    file: "floating.ts",
    text: `import { ask } from "./ask.ts"; export function start(): void { ask(); }`,
  },
  {
    rule: "noMisusedPromises",
    what: "a promise where a yes or no is asked for",
    file: "misused.ts",
    text: `import { ask } from "./ask.ts"; export function decide(): number { return ask() ? 1 : 0; }`,
  },
  {
    rule: "noExcessiveCognitiveComplexity",
    what: "a function with more branches than a reader can hold in mind",
    file: "complex.ts",
    text: `export function count(a: number, b: number): number { let n = 0; ${branches} return n; }`,
  },
];

let root: string;
let said: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "citelens-lint-"));
  copyFileSync(join(repository, "biome.json"), join(root, "biome.json"));
  writeFileSync(join(root, "ask.ts"), "export async function ask(): Promise<boolean> { return true; }");
  for (const { file, text } of plants) writeFileSync(join(root, file), text);

  const biome = join(repository, "node_modules/.bin/biome");
  const linting = run(biome, ["lint", "--vcs-enabled=false", "--reporter=json"], { cwd: root });
  ({ stdout: said } = await linting.catch((error: { stdout: string }) => error));
});
afterAll(() => rmSync(root, { recursive: true }));

test.each(plants)("lint refuses $what", ({ rule, file }) => {
  const { diagnostics } = JSON.parse(said) as {
    diagnostics: { category: string; location: { path: string } }[];
  };
  const broken = diagnostics.filter(({ location }) => location.path.endsWith(file));

  expect(broken.map(({ category }) => category.split("/").at(-1))).toEqual([rule]);
});
