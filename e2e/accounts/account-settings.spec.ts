import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { bearer, createWorkspace, signUpThroughApi } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { mailTo } from "../support/root.ts";
import { keepTokens, test } from "../support/test.ts";
import { phone, themes, useTheme } from "../support/views.ts";

const address = "/settings/my-account";
const meCall = "**/api/v1/me/";
const updated = "Your account has been updated successfully.";
const serverError = "The server encountered an error. Please try again later.";

function save(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Save Changes" }).click();
}

test.describe("personal infos", () => {
  test("are kept, with an e-mail that nobody can change", async ({ signedInPage: page, account }) => {
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

  test("of a creator have one platform and no company, and the other way round", async ({
    signedInPage: page,
    account,
    request,
  }) => {
    const stored = async () => (await request.get("/api/v1/me/", { headers: bearer(account) })).json();
    await page.goto(address);
    await page.getByLabel("Company name").fill("Northwind");
    await page.getByRole("radio", { name: "Creator" }).check();
    await expect(page.getByLabel("Company name")).toBeHidden();
    await page.getByLabel("Platform").fill("insta");
    await page.keyboard.press("Enter");
    await page.getByLabel("Your Instagram username").fill("ada.codes");
    await save(page);
    await expect(page.getByText(updated)).toBeVisible();
    expect(await stored()).toMatchObject({
      company_type: 2,
      company_name: "",
      website: "",
      creator_platforms: { Instagram: "ada.codes" },
    });

    await page.getByLabel("Platform", { exact: true }).fill("youtube");
    await page.keyboard.press("Enter");
    await page.getByLabel("Link to your YouTube").fill("no address");
    await save(page);
    await expect(page.getByText("Enter a valid URL, such as https://example.com.")).toBeVisible();
    await page.getByLabel("Link to your YouTube").fill("https://youtube.com/@ada");
    await save(page);
    await expect
      .poll(async () => (await stored()).creator_platforms)
      .toEqual({
        YouTube: "https://youtube.com/@ada",
      });

    await page.getByRole("radio", { name: "Publisher" }).check();
    await expect(page.getByLabel("Company name")).toHaveValue("");
    await save(page);
    await expect.poll(async () => (await stored()).creator_platforms).toEqual({});
  });

  test("say under the field what the server refuses, and above the button what has no field", async ({
    signedInPage: page,
  }) => {
    await page.goto(address);
    await page.getByLabel("Last name").fill(" ");
    await save(page);
    await expect(page.getByLabel("Last name")).toHaveAccessibleDescription("This field may not be blank.");
    await expect(page.getByLabel("Last name")).toBeFocused();

    await page.getByLabel("Last name").fill("Hopper");
    await page.route(meCall, (route) => route.fulfill({ status: 418, json: {} }));
    await save(page);
    await expect(page.getByRole("alert")).toHaveText("Failed to update your account. Please try again.");

    await page.unrouteAll();
    const held = hold();
    await page.route(meCall, async (route) => {
      await held.until;
      await route.continue();
    });
    await save(page);
    await expect(page.getByRole("button", { name: "Save Changes" })).toBeDisabled();
    held.release();
    await expect(page.getByText(updated)).toBeVisible();
    await expect(page.getByRole("button", { name: "Save Changes" })).toBeEnabled();
  });

  test("show their shape while they load, and can be asked for again", async ({ signedInPage: page }) => {
    const held = hold();
    await page.route(meCall, async (route) => {
      await held.until;
      await route.fulfill({ status: 500, json: {} });
    });
    await page.goto(address);
    await expect(page.getByText("Loading your account")).toBeAttached();
    await expectNoAxeViolations(page);
    held.release();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(serverError);

    await page.unrouteAll();
    await page.getByRole("main").getByRole("button", { name: "Retry" }).click();

    await expect(page.getByLabel("First name")).toHaveValue("Ada");
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
    await page.route("**/me/email/verification/", (route) => route.fulfill({ status: 400, json: {} }));
    await again.click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      "Failed to process your request. Please try again.",
    );
    await page.unrouteAll();
    await again.click();
    await expect(page.getByText("No mail server is set up here, so nothing is mailed.")).toBeVisible();
    await expect(page.getByText("We have sent")).toHaveCount(0);
    await expectNoAxeViolations(page);

    const { link } = await mailTo(request, account.email, /Confirm your email/);
    await request.post(`/api/v1/email/verify${new URL(link).pathname.replace("/verify-email", "")}/`);
    await page.reload();
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
    await expectNoAxeViolations(page);

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

  test("chooses its e-mails one by one, and sees when a choice could not be kept", async ({
    signedInPage: page,
  }) => {
    const news = page.getByRole("switch", { name: "Product news" });
    const changes = page.getByRole("switch", { name: "Changes to your workspaces" });
    await page.route("**/api/v1/me/notifications/", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/settings/notifications");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(serverError);
    await page.unrouteAll();
    await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
    await expect(changes).toBeChecked();
    await expect(news).not.toBeChecked();

    await news.click();
    await expect(news).toBeEnabled();
    await page.reload();
    await expect(news).toBeChecked();
    await page.route("**/api/v1/me/notifications/", (route) => route.fulfill({ status: 500, json: {} }));
    await changes.click();

    await expect(page.getByText(serverError)).toBeVisible();
    await expect(changes).toBeChecked();
  });
});

test.describe("the address of an impersonation", () => {
  const codes = "access=one-time-code&refresh=another-code";

  test("says what is wrong, and leads back to the login", async ({ page }) => {
    const refused: readonly (readonly [search: string, status: number, code: string, sentence: string])[] = [
      ["?access=only-one", 200, "", "Missing token parameters"],
      ["", 200, "", "Missing token parameters"],
      [`?${codes}`, 401, "IMPERSONATION_INVALID", "Impersonation token is invalid or expired"],
      [`?${codes}`, 500, "SERVER_ERROR", "Failed to process impersonation tokens"],
    ];
    for (const [search, status, code, sentence] of refused) {
      await page.route("**/api/v1/impersonation/", (route) =>
        route.fulfill({ status, json: { detail: "words of the server", code } }),
      );
      await page.goto(`/impersonate${search}`);
      await expect(page.getByRole("alert")).toHaveText(sentence);
      await expect(page).toHaveURL("/impersonate");
      await page.unrouteAll();
    }
    await page.goto(`/impersonate?${codes}`);
    await expect(page.getByRole("alert")).toHaveText("Impersonation token is invalid or expired");
    await expectNoAxeViolations(page);
    await expectNoOverflow(page);

    await page.getByRole("button", { name: "Return to Login" }).click();

    await expect(page).toHaveURL("/login");
  });

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

test("an e-mail is confirmed by a click on the page, not by opening it", async ({ page, account }) => {
  const asked: string[] = [];
  await page.route("**/api/v1/email/verify/**", async (route) => {
    asked.push(route.request().method());
    await route.fulfill({ json: { message: "Your email address has been confirmed." } });
  });
  await page.goto(`/verify-email/${account.user.id}/a-token`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email address");
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: "Confirm Email" }).click();
  await expect(page.getByRole("status")).toHaveText("Your email address has been confirmed.");
  await page.unrouteAll();
  await page.reload();
  await page.getByRole("button", { name: "Confirm Email" }).click();

  await expect(page.getByRole("alert")).toHaveText("This confirmation link is invalid or has expired.");
  expect(asked).toEqual(["POST"]);
});

for (const theme of themes) {
  test(`the account's settings are accessible in the ${theme} theme, also on a phone`, async ({
    page,
    account,
  }) => {
    await keepTokens(page, account);
    for (const [path, shown] of [
      [address, "Your data"],
      ["/settings/notifications", "Product news"],
    ] as const) {
      await page.goto(path);
      await useTheme(page, theme);
      await expect(page.getByText(shown)).toBeVisible();
      await expectNoAxeViolations(page);
      if (path === address) await page.getByRole("radio", { name: "Creator" }).check();
      await page.setViewportSize(phone);
      await expectNoAxeViolations(page);
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
}
