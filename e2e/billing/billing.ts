import { apiBase } from "@citelens/contract/base/endpoint";
import { getOrganization, type Organization } from "@citelens/contract/billing/billing";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type Account, bearer } from "../support/api.ts";

/** The organization of a workspace as the server has it. */
export async function organizationOf(
  request: APIRequestContext,
  account: Account,
  projectId: string,
): Promise<Organization> {
  const url = `${apiBase}${getOrganization.path.replace(":projectId", projectId)}`;
  const response = await request.get(url, { headers: bearer(account) });
  expect(response.status()).toBe(200);
  return response.json();
}

/** Shows the page an organization that differs from the server's in these parts. */
export async function withOrganization(page: Page, parts: Partial<Organization>): Promise<void> {
  await page.route("**/organization/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...parts } });
  });
}

/** On the sandbox's payment page: pays with the card that is filled in. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Pay / }).click();
}
