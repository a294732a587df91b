import { expect } from "@playwright/test";
import { signInAsRoot } from "../support/root.ts";
import { keepTokens, test } from "../support/test.ts";

test("a superuser finds an account in the palette, and is led to it", async ({ page, request, account }) => {
  await keepTokens(page, await signInAsRoot(request));
  await page.goto("/admin/users");
  await page.getByRole("button", { name: "Search everything" }).click();
  const palette = page.getByRole("dialog", { name: "Command palette" });
  const admin = palette.getByRole("group", { name: "Admin" });
  await expect(palette.getByRole("combobox")).toBeFocused();

  await page.keyboard.type(account.email);
  const user = admin.getByRole("option", { name: new RegExp(`${account.email}.*User`) });
  await expect(user).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await expect(palette).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/(users|organizations)\/[\w-]+$/);
  await expect(page.locator("main").getByText(account.email).first()).toBeVisible();
});
