import { createServer } from "node:net";
import { join } from "node:path";
import { run } from "../steps.mjs";
import { resultFile } from "./results.mjs";

/** Against a hang: a busy machine may take several times what a quiet one does. */
const limitMs = 60 * 60_000;

/** `unit` names the files of a run of some, `left` those that are left out. */
export function runUnitTests(node, { unit = [], left = [], shard }) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${resultFile("unit.json")}`];
  const without = left.map((file) => `--exclude=${file}`);
  const part = shard ? [`--shard=${shard}`] : [];
  return tool(node, "vitest/vitest.mjs", ["run", ...reporters, ...without, ...part, ...unit]);
}

/** `swept` names the folders of rooms whose pages are looked at whole; `browser` names the files or folders of a run of some; of `whole` every test runs and of all others the main flows. */
export async function runBrowserTests(node, { browser = [], whole, swept, shard }) {
  const chromium = await run(node, ["scripts/chromium.ts"]);
  const part = shard ? [`--shard=${shard}`] : [];
  await tool(node, "@playwright/test/cli.js", ["test", ...part, ...browser], {
    CITELENS_CHROMIUM: chromium,
    CITELENS_E2E_PORT: `${await freePort()}`,
    ...(whole && { CITELENS_E2E_WHOLE: whole.join(",") }),
    ...(swept && { CITELENS_E2E_SWEPT: swept.join(",") }),
  });
}

function tool(node, path, args, env = {}) {
  return run(node, [join("node_modules", path), ...args], { env, quiet: false, limitMs });
}

function freePort() {
  return new Promise((succeed, fail) => {
    const server = createServer().on("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => succeed(port));
    });
  });
}
