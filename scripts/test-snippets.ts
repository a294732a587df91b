/**
 * npm run test:snippets: installs the runtimes that the snippets need from Debian's packages, and runs each snippet
 * against the real endpoint, a whole WordPress, and apps of Next.js and Nitro as npm has them. `npm test` runs those alone whose runtime
 * is there.
 */
import { execFileSync } from "node:child_process";
import { findCommand, snippetHosts } from "../apps/server/test/reporters/snippet-hosts.ts";
import { missingOfWordPress } from "../apps/server/test/reporters/wordpress-packages.ts";

const debianPackages: Readonly<Record<string, readonly string[]>> = {
  Django: ["python3-django"],
  Flask: ["python3-flask"],
  FastAPI: ["python3-fastapi", "python3-uvicorn"],
  "Rails (Rack)": ["ruby-rack", "ruby-webrick"],
  Laravel: ["php-cli", "php-illuminate-http"],
  WordPress: ["php-cli"],
  "Go (net/http)": ["golang-go"],
};

const missing = Object.entries(snippetHosts).filter(([, host]) => findCommand(host) === undefined);
const wanted = new Set([...missing.flatMap(([name]) => debianPackages[name] ?? []), ...missingOfWordPress]);
if (wanted.size > 0) {
  console.log(`Installing ${[...wanted].join(", ")}`);
  aptGet("update", "-qq");
  aptGet("install", "-y", "-qq", "--no-install-recommends", ...wanted);
}
execFileSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "apps/server/test/reporters/snippets"],
  {
    stdio: "inherit",
    env: { ...process.env, CITELENS_TEST_SNIPPETS: "all" },
  },
);

function aptGet(...args: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
  const [command = "apt-get", ...rest] = [...asRoot, "apt-get", ...args];
  execFileSync(command, rest, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
