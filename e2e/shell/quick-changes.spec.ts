import { expect, type Locator } from "@playwright/test";
import { campaignsAddress } from "../campaigns/campaign-fixtures.ts";
import { explorerAddress, sourcesAddress } from "../sources/sources.ts";
import { test } from "../support/test.ts";
import { useAtOnce } from "../support/use-at-once.ts";
import { listCall, listOf, visitOf, visitsAddress } from "../visits/visits.ts";

test("what is changed right after another filter of a list keeps that filter", async ({
  signedInPage: page,
  workspace,
}) => {
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  const list = (name: string): Locator => page.getByRole("combobox", { name, exact: true });

  await page.goto(campaignsAddress(workspace, "?page=2"));
  await useAtOnce(button("Draft"), list("Type"));
  await expect(page).toHaveURL(campaignsAddress(workspace, "?status=DRAFT&type=PRE_AUDIT"));

  const conversations = `/workspaces/${workspace.id}/insight/conversations`;
  await page.goto(conversations);
  await useAtOnce(list("Mentions"), list("Citations"));
  await expect(page).toHaveURL(`${conversations}?mentioned=false&cited=false`);
  await page.goto(`${conversations}?view=answers&counted=true&citing=true&domain=a.example`);
  const chips = page.getByRole("list", { name: "Only answers that are" }).getByRole("button");
  await expect(chips).toHaveCount(3);
  await useAtOnce(chips.nth(0), chips.nth(1));
  await expect(page).toHaveURL(`${conversations}?view=answers&domain=a.example`);

  for (const address of [sourcesAddress, explorerAddress]) {
    await page.goto(address(workspace, "?page=2"));
    await useAtOnce(button("All"), list("Type of source"));
    await expect(page).toHaveURL(address(workspace, "?branded=all&kind=OTHER"));
    await page.goto(address(workspace, "?page=2"));
    await useAtOnce(list("Type of source"), button("All"));
    await expect(page).toHaveURL(address(workspace, "?branded=all&kind=OTHER"));
  }

  await page.route(listCall, (route) => route.fulfill({ json: listOf([visitOf({})]) }));
  await page.goto(visitsAddress(workspace, "?search=page"));
  await useAtOnce(button("SEO Agent"), button("Clear search"));
  await expect(page).toHaveURL(visitsAddress(workspace, "?agent=seo-agent"));
});
