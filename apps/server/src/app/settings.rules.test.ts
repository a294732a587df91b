import { expect, test } from "vitest";
import { envSchema } from "#env";
import { shownSettings } from "./settings.rules.ts";

const canary = "canary-of-a-secret-that-is-long-enough";

function shown(variables: Record<string, string>, name: string) {
  return shownSettings(variables).find((setting) => setting.name === name);
}

test.each([
  { name: "PORT", given: "4000", source: "environment", value: "4000" },
  { name: "PORT", given: "", source: "default", value: "3000" },
  { name: "ROLES", given: "", source: "default", value: "api, ingest, worker" },
  { name: "PUBLIC_URL", given: "", source: "default", value: "not set" },
  { name: "SECRET_KEY", given: canary, source: "environment", value: "set" },
  { name: "SECRET_KEY", given: "", source: "default", value: "not set" },
  {
    name: "DATABASE_URL",
    given: `postgres://product:${canary}@db.example.com:5432/citelens?password=${canary}`,
    source: "environment",
    value: "postgres://db.example.com:5432/citelens",
  },
  {
    name: "SMTP_URL",
    given: `smtps://${canary}@mail.example.com`,
    source: "environment",
    value: "smtps://mail.example.com",
  },
  { name: "DATABASE_URL", given: `product:${canary}`, source: "environment", value: "set" },
])("shows $name $given as $value", ({ name, given, source, value }) => {
  expect(shown({ [name]: given }, name)).toMatchObject({ source, value });
});

test("has every variable with its sentence, and shows nothing of a secret or a sign-in of any", () => {
  const names = Object.keys(envSchema.shape);
  const secrets = names.filter(
    (name) => /KEY|TOKEN|SECRET|PASSWORD|LOGIN/.test(name) && !name.endsWith("_URL"),
  );
  const addresses = names.filter((name) => /URL|BASE/.test(name));
  const variables = Object.fromEntries([
    ...secrets.map((name) => [name, canary]),
    ...addresses.map((name) => [name, `https://${canary}:${canary}@host.example.com/path?key=${canary}`]),
  ]);

  const settings = shownSettings(variables);

  expect(settings.map(({ name }) => name)).toEqual(names);
  expect(settings.filter(({ help }) => help === "")).toEqual([]);
  expect([secrets.length > 10, addresses.length > 10]).toEqual([true, true]);
  expect(JSON.stringify(settings)).not.toContain(canary);
});
