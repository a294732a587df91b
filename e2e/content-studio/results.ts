import type { Tokens } from "@citelens/contract/accounts/accounts";
import { apiBase } from "@citelens/contract/base/endpoint";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { bearer } from "../support/api.ts";

export function resultsAddress({ id }: Pick<Workspace, "id">, text: string): string {
  return `/workspaces/${id}/optimization/campaigns/${text}/results`;
}

/** A section by its heading. */
export function sectionCard(page: Page, heading: string): Locator {
  return page
    .getByRole("list", { name: "Sections", exact: true })
    .getByRole("region", { name: heading, exact: true });
}

export function rail(page: Page): Locator {
  return page.getByRole("region", { name: "About the text" });
}

/** Makes a brief of a page through the API, as the editor does. */
export async function makeBrief(
  request: APIRequestContext,
  account: Tokens,
  { workspace, url }: { readonly workspace: Pick<Workspace, "id">; readonly url: string },
): Promise<Optimization> {
  const headers = bearer(account);
  const all = `${apiBase}/projects/${workspace.id}/optimizations/`;
  const data = {
    title: "Shoes for rain",
    kind: "REWRITE",
    page_url: url,
    queries: [{ text: "shoes for rain" }],
  };
  const created = await request.post(all, { data, headers });
  expect(created.ok(), await created.text()).toBe(true);
  const { id } = (await created.json()) as Optimization;
  const read = async (): Promise<Optimization> =>
    (await (await request.get(`${all}${id}/`, { headers })).json()) as Optimization;
  const started = await request.post(`${all}${id}/generate/`, { headers });
  expect(started.ok(), await started.text()).toBe(true);
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe("DONE");
  return read();
}
