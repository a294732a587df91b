import { expect } from "@playwright/test";
import { test } from "../support/test.ts";

/** Code that pages load once they are idle: it must not take the page with it where it does not come. */
const later = /\/assets\/(tooltip-layer|menu-body|page-error)[^/]*\.js/;

test("a page stands where what it loads later is lost, and has it once the network is back", async ({
  signedInPage: page,
}) => {
  const lost = new Set<string>();
  await page.route(later, async (route) => {
    lost.add(later.exec(route.request().url())?.[1] ?? "");
    await route.abort();
  });
  await page.goto("/workspaces/create");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await expect.poll(() => [...lost].toSorted()).toEqual(["menu-body", "page-error", "tooltip-layer"]);

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Account" }).click();
  await expect(page.getByRole("complementary", { name: "Connection" })).toContainText("You are offline.");
  await expect(heading).toBeVisible();

  await page.unroute(later);
  await page.context().setOffline(false);
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Theme" }).hover();
  // The layer stands beside the page, not in it.
  await expect(page.locator("body > :not(#root)").getByText("Theme", { exact: true })).toBeVisible();
});
