import { expect } from "@playwright/test";
import { campaignsAddress } from "../campaigns/campaign-fixtures.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";

/** A few days of campaigns are run, however slow the machine is. */
const fillMs = 240_000;

const demoCall = "**/api/v1/demo/";

test("an empty account explores the demo: its progress, its full pages, its marks", { tag: "@main" }, async ({
  signedInPage: page,
  workspace,
}) => {
  test.setTimeout(fillMs + 60_000);
  await page.goto(`/workspaces/${workspace.id}/agent-visits-old`);
  await expect(page.getByRole("button", { name: "Explore with demo data" })).toBeVisible();
  await page.goto(campaignsAddress(workspace));
  await expect(page.getByText("No campaigns yet")).toBeVisible();

  await page.getByRole("button", { name: "Explore with demo data" }).click();
  await expect(page.getByRole("meter", { name: "Demo data" })).toBeVisible();
  await expect(page.getByText(/Running the demo: day \d+ of \d+/)).toBeVisible();

  await expect(page.getByText("Switched to Tovelume workspace")).toBeVisible({ timeout: fillMs });
  await expect(page).not.toHaveURL(new RegExp(workspace.id));
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  const banner = page.getByRole("complementary", { name: "Demo data" });
  await expect(banner).toContainText("Demo data: a fictional brand, analysed by the product itself.");
  await expect(page.getByRole("button", { name: /Workspace: Tovelume/ })).toContainText("Demo data");

  await page.goto(page.url().replace(/insight.*/, "agent-visits-old"));
  await expect(banner).toBeVisible();
  await expect(page.getByRole("table").getByRole("rowheader").first()).toBeVisible();
  await banner.getByRole("link", { name: "Delete" }).click();
  await expect(page).toHaveURL("/settings/workspaces");
  await expect(page.getByRole("listitem").filter({ hasText: "Tovelume" })).toContainText("Demo data");
});

test("the buttons of an empty page stay where they are while the demo's state comes", async ({
  signedInPage: page,
  workspace,
}) => {
  for (const status of ["none", "filling"] as const) {
    const wait = hold();
    await page.route(demoCall, async (route) => {
      await wait.until;
      await route.fulfill({ json: { project_id: null, status, progress: 30, day: 27, days: 90 } });
    });
    await page.goto(campaignsAddress(workspace));
    const create = page.getByRole("link", { name: "Create New Campaign" });
    await expect(create).toBeVisible();
    const offer = page.getByRole("button", { name: "Explore with demo data" });
    await expect(offer).toBeHidden();
    const place = await create.boundingBox();
    wait.release();
    await expect(offer).toBeVisible();
    expect(await create.boundingBox()).toEqual(place);
    await page.unroute(demoCall);
  }
});
