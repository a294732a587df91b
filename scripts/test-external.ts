/**
 * npm run test:external            the tests that need databases, against PostgreSQL 15 from Debian
 * npm run test:external -- <path>  these files alone
 *
 * TEST_DATABASE_URL names another server, as postgres://superuser:password@host/postgres: the tests make databases of their
 * own on it, and a role citelens_tests.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { hasPostgres15, startPostgres15 } from "../apps/server/test/servers/postgres-15.ts";

/** Tests that start the embedded server, whatever the other tests use, or no server at all. */
const otherwise = [
  "apps/server/src/platform/embedded/**",
  "apps/server/test/{cluster,laws,lint,survival}.test.ts",
  "apps/server/test/reporters/**",
];

const given = process.env.TEST_DATABASE_URL;
if (!given && !hasPostgres15) {
  console.log(
    "Skipped: neither TEST_DATABASE_URL nor PostgreSQL 15 is here. On Debian 12: apt-get install postgresql-15",
  );
} else {
  const server = given ? undefined : await startPostgres15();
  try {
    process.exitCode = await runTests(given ?? server?.url ?? "");
  } finally {
    await server?.stop();
  }
}

/** Resolves to the tests' exit code. A signal ends the tests first, and then the server. */
async function runTests(url: string): Promise<number> {
  const paths = process.argv.slice(2);
  const chosen = paths.length > 0 ? paths : ["apps/server", ...otherwise.map((glob) => `--exclude=${glob}`)];
  const tests = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--testTimeout=120000", ...chosen],
    {
      env: { ...process.env, TEST_DATABASE_URL: url },
      stdio: "inherit",
    },
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => tests.kill(signal));
  const [code]: (number | null)[] = await once(tests, "exit");
  return code ?? 1;
}
