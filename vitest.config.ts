import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/*/{src,test}/**/*.test.ts",
      "apps/*/{src,test}/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
    ],
    pool: "forks",
    // A worker loads each module once, not once for each file: a test puts back what it changes of its process.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Tests wait for databases and processes a quarter of their time, so three keep two cores busy.
    maxWorkers: 3,
    globalSetup: ["./apps/server/test/postgres-setup.ts", "./apps/server/test/clickhouse-setup.ts"],
    // Many cases take their time; see scripts/testing/cases.ts.
    testTimeout: process.env.CITELENS_TEST_DEEP === "1" ? 300_000 : 30_000,
    hookTimeout: 60_000,
  },
});
