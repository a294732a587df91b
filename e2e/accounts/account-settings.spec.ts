import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { bearer, createWorkspace, signUpThroughApi } from "../support/api.ts";
import { tabTo } from "../support/checks.ts";
import { mailTo } from "../support/root.ts";
import { test } from "../support/test.ts";

const address = "/settings/my-account";
const updated = "Your account has been updated successfully.";

function save(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Save Changes" }).click();
}

test.describe("personal infos", () => {
  test("are kept, with an e-mail that nobody can change", { tag: "@main" }, async ({
    signedInPage: page,
    account,
  }) => {
    await page.goto("/account");
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personal Infos");
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await expect(page.getByLabel("E-mail")).toHaveValue(account.email);
    await expect(page.getByLabel("E-mail")).not.toBeEditable();
    await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(
      "Email address cannot be changed. Contact support if you need assistance.",
    );

    await page.getByLabel("First name").fill("Grace");
    await page.getByRole("radio", { name: "Agency" }).check();
    await page.getByLabel("Company name").fill("Northwind");
    await page.getByLabel("Website").fill("https://northwind.example");
    await save(page);

    await expect(page.getByText(updated)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("First name")).toHaveValue("Grace");
    await expect(page.getByRole("radio", { name: "Agency" })).toBeChecked();
    await expect(page.getByLabel("Company name")).toHaveValue("Northwind");
    await expect(page.getByLabel("Website")).toHaveValue("https://northwind.example");
  });
});

test.describe("the account", () => {
  test("shows whether its address is confirmed, and asks for the link again", async ({
    signedInPage: page,
    account,
    request,
  }) => {
    await page.goto(address);
    await expect(page.getByText("Not confirmed")).toBeVisible();
    const again = page.getByRole("button", { name: "Send confirmation again" });
    await again.click();
    await expect(page.getByText("No mail server is set up here, so nothing is mailed.")).toBeVisible();
    await expect(page.getByText("We have sent")).toHaveCount(0);

    const { link } = await mailTo(request, account.email, /Confirm your email/);
    await page.goto(new URL(link).pathname);
    await page.getByRole("button", { name: "Confirm Email" }).click();
    await expect(page.getByRole("status")).toHaveText("Your email address has been confirmed.");
    await page.goto(address);
    await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
    await expect(again).toHaveCount(0);
  });

  test("gets a link for a new password, and its data as a file", async ({ signedInPage: page, account }) => {
    await page.goto(address);

    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(page.getByText("No mail server is set up here, so nothing is mailed.")).toBeVisible();
    await expect(page.getByText("We have sent")).toHaveCount(0);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export My Data" }).click();

    const file = await download;
    expect(file.suggestedFilename()).toBe("citelens-account.json");
    expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({
      account: { email: account.email },
    });
  });

  test("is deleted by its password, by keyboard alone, and with it the session", async ({
    signedInPage: page,
    account,
    request,
  }) => {
    await page.goto(address);
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await tabTo(page, page.getByRole("button", { name: "Delete Account" }), 60);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await expect(dialog.getByRole("button", { name: "Delete Account" })).toBeDisabled();

    const field = dialog.getByLabel("Your password", { exact: true });
    await field.focus();
    await page.keyboard.type("not the password");
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription("The password is not correct.");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(account.password);
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect((await request.get("/api/v1/me/", { headers: bearer(account) })).status()).toBe(401);
  });
});

test.describe("the address of an impersonation", () => {
  const codes = "access=one-time-code&refresh=another-code";

  test("starts a session as the user, with no data of the previous user left", async ({
    signedInPage: page,
    account,
    workspace,
    request,
  }) => {
    const other = await signUpThroughApi(request);
    const otherWorkspace = await createWorkspace(request, other, { name: "Contoso" });
    await page.goto(`/workspaces/${workspace.id}/dashboard`);
    await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
    const addresses: string[] = [];
    await page.route("**/api/v1/impersonation/", async (route) => {
      addresses.push(page.url());
      const { access, refresh } = other;
      await route.fulfill({ json: { access, refresh } });
    });

    await page.goto(`/impersonate?${codes}`);

    await expect(page).toHaveURL(new RegExp(`/workspaces/${otherWorkspace.id}/`));
    expect(addresses.map((url) => new URL(url).search)).toEqual([""]);
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept).toMatchObject({ impersonating: "true", access: other.access });
    expect((await request.get("/api/v1/me/", { headers: bearer(account) })).status()).toBe(401);
    await page.goto(address);
    await expect(page.getByLabel("E-mail")).toHaveValue(other.email);
    await expect(page.getByText("You cannot change the password")).toBeVisible();
    await expect(page.getByRole("button", { name: "Delete Account" })).toBeHidden();
  });
});
