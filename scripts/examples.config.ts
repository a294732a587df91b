import { defineConfig } from "vitest/config";

/** For npm run examples, which writes the answers that the API's documentation shows. */
export default defineConfig({
  test: {
    include: ["apps/server/test/examples/record-examples.ts"],
    globalSetup: ["./apps/server/test/postgres-setup.ts", "./apps/server/test/clickhouse-setup.ts"],
    pool: "forks",
    fsModuleCache: true,
  },
});
