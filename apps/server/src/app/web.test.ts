import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { HostBrand } from "@citelens/contract/accounts/agencies";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { protect, secretPages, serveWeb } from "./web.ts";

const icon = "/api/v1/agencies/1/icon.png?v=2";
const without = { name: "Plain", favicon_url: null, icon: null, logo_url: null } as HostBrand;
const brands: Record<string, HostBrand> = {
  "geo.northwind.example": { ...without, favicon_url: icon, icon },
  "plain.example": without,
};

test.each([
  ["geo.northwind.example", icon],
  ["plain.example", "/logo.svg"],
  ["citelens.example", "/logo.svg"],
])("a document of %s that names no icon gets its host's, for as long as it has one", async (host, place) => {
  const app = Fastify();
  await serveWeb(app, { page: "<title>Citelens</title>", brandOf: async (asked) => brands[asked] ?? null });

  const { statusCode, headers } = await app.inject({ url: "/favicon.ico", headers: { host } });

  expect([statusCode, headers.location]).toEqual([302, place]);
  expect(headers).toMatchObject({ vary: "host", "cache-control": "no-cache" });
  await app.close();
});

test.each([
  "/shared/answers/abc",
  "/superuser/abc",
  "/accept-invitation/abc",
  "/verify-email/1/abc",
  "/reset-password/confirm/1/abc",
  "/impersonate?access=a",
  "/sandbox/checkout/cs_1",
  "/publisher/abc",
  "/Superuser/abc",
  "/%73hared/answers/abc",
])("%s is for no search engine, and names itself to no other site", async (url) => {
  const app = Fastify();
  await serveWeb(app, { page: "<title>Citelens</title>", brandOf: async () => null });

  const { headers } = await app.inject({ url, headers: { accept: "text/html" } });
  const open = await app.inject({ url: "/login", headers: { accept: "text/html" } });

  expect(headers).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
  expect(open.headers["x-robots-tag"]).toBeUndefined();
  await app.close();
});

test("every page whose address bears a secret is among them", () => {
  const routes = fileURLToPath(new URL("../../../web/src/routes", import.meta.url));
  const secret = readdirSync(routes, { recursive: true, encoding: "utf8" })
    .filter((name) => /\$-?\}?token|\{-\$token\}/.test(name))
    .map((name) => name.replace(/^_[^/]+\//, "").split(/[./_]/)[0]);

  expect(secret.length).toBeGreaterThan(4);
  expect(secret.filter((name) => !secretPages.test(`/${name}/x`))).toEqual([]);
});

test.each([
  ["https://geo.example", "max-age=31536000"],
  ["http://localhost:3000", undefined],
])("a product that is reached at %s says of HTTPS: %s", async (publicUrl, said) => {
  const app = Fastify();
  await protect(app, { publicUrl });

  const { headers } = await app.inject("/");

  expect(headers["strict-transport-security"]).toBe(said);
  await app.close();
});
