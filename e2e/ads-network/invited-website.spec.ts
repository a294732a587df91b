import { expect } from "@playwright/test";
import { createWorkspace, signUpThroughApi } from "../support/api.ts";
import { signInAsRoot } from "../support/root.ts";
import { signIn, test } from "../support/test.ts";
import { inviteWebsite } from "./invited-website.ts";

test("the owner of an invited website accepts without an account, and the superuser has it in the network", {
  tag: "@main",
}, async ({ page, request, workspace: advertiser }) => {
  const [root, owner] = [await signInAsRoot(request), await signUpThroughApi(request)];
  const publisher = await createWorkspace(request, owner, {
    name: "Slow Garden",
    url: `https://slow-garden-${advertiser.id.slice(-12)}.example`,
  });
  const token = await inviteWebsite(request, { root, advertiser, owner, publisher });
  await page.goto(`/publisher/${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Show passages on Slow Garden");
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow Garden in the Context Network");

  await signIn(page, root);
  await page.goto(`/workspaces/${advertiser.id}/ads/network?search=${advertiser.id.slice(-12)}`);
  const row = page.getByRole("table", { name: "Publishers" }).getByRole("row").nth(1);
  await expect(row).toContainText("Active");
  await row.getByRole("link").first().click();
  const stop = page.getByRole("region", { name: "Stop everything" });
  await stop.getByRole("button", { name: "Stop everything" }).click();
  await expect(stop).toContainText("Everything is stopped");
});
