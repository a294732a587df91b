import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { SeededWorkspace } from "../seed/seeding.ts";
import { logInThroughApi } from "./api.ts";
import { signIn } from "./test.ts";

export type { SeededWorkspace } from "../seed/seeding.ts";

const addressFile = `${import.meta.dirname}/../../test-results/product.seeding`;

/** The workspace of a scenario that the whole run shares, for tests that only look, with its owner signed in on the page. */
export function openSeeded(page: Page, scenario: string): Promise<SeededWorkspace> {
  return open(page, scenario);
}

/** A workspace of a scenario that is this test's own, which it may change. */
export function openOwn(page: Page, scenario: string): Promise<SeededWorkspace> {
  return open(page, `${scenario}/own`);
}

async function open(page: Page, path: string): Promise<SeededWorkspace> {
  const known = await fillSeeded(page, path);
  const account = { ...known.account, ...(await logInThroughApi(page.request, known.account)) };
  await signIn(page, account);
  return { ...known, account };
}

/** Lets the night come, two weeks from now, that deactivates workspaces beyond the organization's plan. */
export async function passTwoWeeks(page: Page, organizationId: string): Promise<void> {
  await askSeeder(page, `in-two-weeks/${organizationId}`);
}

/** The workspace of a scenario, for tests that look at it as somebody else. */
export function fillSeeded(page: Page, path: string): Promise<SeededWorkspace> {
  return askSeeder(page, path);
}

async function askSeeder<T>({ request }: Page, path: string): Promise<T> {
  const response = await request.get(`${readFileSync(addressFile, "utf8")}/${path}`, { timeout: 60_000 });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}
