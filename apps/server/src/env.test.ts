import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnv } from "#env";
import { envExample } from "./env-example.ts";
import { withProvidersTable } from "./providers-table.ts";

test("needs nothing to be configured", () => {
  const env = readEnv({});

  expect(env).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: "./data",
    ROLES: ["api", "ingest", "worker"],
  });
});

test("reports all problems at once, each with its variable", () => {
  const read = () =>
    readEnv({ PORT: "eighty", LOG_LEVEL: "loud", SECRET_KEY: "short", RATE_LIMIT_ALLOW: "here" });

  expect(read).toThrow(/4 problem[\s\S]*PORT[\s\S]*SECRET_KEY[\s\S]*RATE_LIMIT_ALLOW[\s\S]*LOG_LEVEL/);
});

test("treats an empty variable as not set", () => {
  const env = readEnv({ PORT: "", DATABASE_URL: "" });

  expect(env.PORT).toBe(3000);
  expect(env.DATABASE_URL).toBeUndefined();
});

test("reads roles and address lists separated by commas", () => {
  const env = readEnv({ ROLES: "api, ingest", TRUSTED_PROXIES: "10.0.0.0/8, ::1" });

  expect(env.ROLES).toEqual(["api", "ingest"]);
  expect(env.TRUSTED_PROXIES).toEqual(["10.0.0.0/8", "::1"]);
});

test("tells the operator of every variable in .env.example", async () => {
  const example = envExample();

  await expect(example).toMatchFileSnapshot("../../../.env.example");
});

test("tells the operator of every provider in the guide to self-hosting; npm run generate writes it", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../../docs/self-hosting.md"), "utf8");

  expect(guide).toBe(withProvidersTable(guide));
  expect(() => withProvidersTable("A guide without a table")).toThrow("no place for the providers");
});
