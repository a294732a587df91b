import { configDefaults, defineConfig } from "vitest/config";

const components = "apps/web/src/**/*.test.tsx";
/** They compare times, which a heap full of other files' modules would change. */
const growth = "apps/server/**/worst-texts.test.ts";

export default defineConfig({
  test: {
    pool: "forks",
    // A worker loads each module once, not once for each file: a test puts back what it changes of its process.
    isolate: false,
    fsModuleCache: true,
    // Tests wait for databases and processes a quarter of their time, so three keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "packages/*/{src,test}/**/*.test.ts",
            "apps/*/{src,test}/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, growth],
          globalSetup: ["./apps/server/test/postgres-setup.ts", "./apps/server/test/clickhouse-setup.ts"],
        },
      },
      {
        extends: true,
        // What grows too fast does so each time; a machine that others work on tells it of others once in a while.
        test: { name: "growth", include: [growth], isolate: true, retry: 2 },
      },
      {
        extends: true,
        // The React that is shipped, which takes a third of the time of the one for developers.
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          env: { NODE_ENV: "production" },
          name: "components",
          include: [components],
          environment: "happy-dom",
          environmentOptions: { happyDOM: { width: 1280, height: 800, url: "http://localhost:3000" } },
        },
      },
    ],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Many cases take their time; see scripts/testing/cases.ts.
    testTimeout: process.env.CITELENS_TEST_DEEP === "1" ? 300_000 : 30_000,
    hookTimeout: 60_000,
  },
});
