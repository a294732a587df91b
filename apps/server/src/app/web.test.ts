import type { HostBrand } from "@citelens/contract/accounts/agencies";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { serveWeb } from "./web.ts";

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
