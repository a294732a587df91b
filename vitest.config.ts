import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/*/{src,test}/**/*.test.ts",
      "apps/*/{src,test}/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
    ],
    pool: "forks",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
