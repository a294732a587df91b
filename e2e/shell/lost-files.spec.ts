import { expect, type Response } from "@playwright/test";
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
  // The layer stands beside the page, not in it; whoever sees nothing yet points there again.
  const hint = page.locator("body > :not(#root)").getByText("Collapse sidebar", { exact: true });
  await expect(async () => {
    await page.mouse.move(600, 400);
    await page.getByRole("button", { name: "Collapse sidebar" }).hover();
    await expect(hint).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test("scripts and styles come packed, as small as the browser takes them, and for good", async ({ page }) => {
  const assets: Response[] = [];
  page.on("response", (response) => {
    if (/\/assets\/.*\.(js|css)$/.test(response.url())) assets.push(response);
  });

  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();

  // Only what was packed before has a length; smaller files are packed on their way.
  const told = await Promise.all(assets.map((response) => response.allHeaders()));
  const ready = told.filter((headers) => Number(headers["content-length"]) >= 1024);
  expect(ready.length).toBeGreaterThan(2);
  for (const headers of ready) {
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(headers.vary).toMatch(/accept-encoding/i);
  }
});
