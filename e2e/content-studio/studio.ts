import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { Locator, Page } from "@playwright/test";
import { detailsOf } from "./known-optimization.ts";

/** Of the list alone. */
export const listCall = /\/api\/v1\/projects\/[^/]+\/optimizations\/(\?.*)?$/;

type Screen = "campaigns" | "create" | `${string}/edit` | `${string}/generating`;

export function studioAddress({ id }: Workspace, screen: Screen = "campaigns", search = ""): string {
  return `/workspaces/${id}/optimization/${screen}${search}`;
}

export function rows(page: Page): Locator {
  return page.getByRole("table", { name: "Briefs" }).getByRole("rowheader");
}

export function pageOf(results: readonly Optimization[], count = results.length) {
  return { count, next: null, previous: null, results };
}

/** Answers the list with these, and each of them by its id; their streams say nothing. */
export async function answerStudio(page: Page, known: readonly Optimization[]): Promise<void> {
  await page.route(listCall, (route) => route.fulfill({ json: pageOf(known) }));
  for (const one of known) await answerOne(page, one);
}

export async function answerOne(page: Page, one: Optimization): Promise<void> {
  await page.route(`**/optimizations/${one.id}/events/`, (route) => route.fulfill({ status: 503, body: "" }));
  await page.route(`**/optimizations/${one.id}/`, (route) => route.fulfill({ json: detailsOf(one) }));
}
