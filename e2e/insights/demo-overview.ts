import { readFileSync } from "node:fs";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { cardCalls } from "./insight-card-calls.ts";
import { overviewAddress, overviewCalls } from "./overview.ts";

/** Answers of the product about its demo, of the campaign about a lamp of the fictional brand, when `npm run pictures` ran last. */
const recorded = z
  .looseObject({ campaign_id: z.uuid(), day: z.iso.datetime() })
  .parse(JSON.parse(readFileSync(new URL("demo-overview.json", import.meta.url), "utf8")));

export const demoDay = new Date(recorded.day);

export function demoAddress(workspace: Workspace): string {
  return overviewAddress(workspace, `?campaign=${recorded.campaign_id}`);
}

/** Answers every call of the Overview as the demo did. */
export async function knowDemo(page: Page): Promise<void> {
  const calls = { ...overviewCalls, ...cardCalls, campaigns: "**/api/v1/projects/*/campaigns/organic/?*" };
  for (const [name, call] of Object.entries(calls))
    await page.route(call, (route) => route.fulfill({ json: recorded[name] }));
  await page.route("**/api/v1/favicons/**", (route) => route.fulfill({ status: 404 }));
}
