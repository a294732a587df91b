import { readFileSync } from "node:fs";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Seeded } from "../seed/seeding.ts";
import { logInThroughApi } from "./api.ts";

export type { Seeded } from "../seed/seeding.ts";

const addressFile = `${import.meta.dirname}/../../test-results/product.seeding`;

/** The workspace of a scenario that the whole run shares, for tests that only look; in a session of their own. */
export async function seeded(request: APIRequestContext, scenario: string): Promise<Seeded> {
  const known = await ask(request, { method: "GET", scenario });
  return { ...known, account: { ...known.account, ...(await logInThroughApi(request, known.account)) } };
}

async function ask(
  request: APIRequestContext,
  { method, scenario }: { readonly method: "GET" | "POST"; readonly scenario: string },
): Promise<Seeded> {
  const response = await request.fetch(`${readFileSync(addressFile, "utf8")}/${scenario}`, { method });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}
