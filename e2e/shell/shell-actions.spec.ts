import { expect } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { test } from "../support/test.ts";
import { phone } from "../support/views.ts";

test.describe("the command palette", () => {
  test("leads to pages, switches the workspace and runs actions, without a mouse", { tag: "@main" }, async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    await createWorkspace(request, account, { name: "Fabrikam" });
    await page.goto("/settings/api-keys");
    await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();

    await page.keyboard.press("ControlOrMeta+k");
    const palette = page.getByRole("dialog", { name: "Command palette" });
    await expect(palette.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("fabri");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Switched to Fabrikam workspace")).toBeVisible();
    await expect(palette).toBeHidden();

    await page.keyboard.press("ControlOrMeta+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("notif");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/settings/notifications");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(palette.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("nothing like it");
    await expect(palette.getByText("No results.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(palette).toBeHidden();
  });
});

test("while impersonating, a banner stays in sight, and its Logout ends it", async ({
  signedInPage: page,
  account,
}) => {
  await page.evaluate(() => localStorage.setItem("impersonating", "true"));
  await page.setViewportSize(phone);
  await page.goto("/workspaces/create");
  const band = page.getByRole("complementary", { name: "Impersonation" });
  await expect(band).toContainText(`Admin Impersonation Mode - Viewing as ${account.email}`);
  await page.mouse.wheel(0, 4000);
  await expect(band).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole("banner").boundingBox())?.y).toBe((await band.boundingBox())?.height);

  await page.getByRole("button", { name: "Minimise the impersonation banner" }).click();
  await expect(band).toHaveText(`Impersonating ${account.email}`);
  await expect(band).toBeInViewport({ ratio: 1 });
  await page.goto("/settings/my-account");
  await expect(band).toBeInViewport({ ratio: 1 });
  await band.getByRole("button", { name: "Logout" }).click();

  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
