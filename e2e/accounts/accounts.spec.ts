import { expect, type Page } from "@playwright/test";
import { bearer, logInThroughApi, newEmail } from "../support/api.ts";
import { tabTo } from "../support/checks.ts";
import { logIn, password } from "../support/log-in.ts";
import { fillSignUp } from "../support/sign-up.ts";
import { keepTokens, test } from "../support/test.ts";
import { desktop, fontsLoaded, themes, useTheme } from "../support/views.ts";

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}

test.describe("sign-up", () => {
  test("creates the account, signs in and begins with the company type", async ({ page }) => {
    const email = newEmail();
    await page.goto("/signup");

    await fillSignUp(page, { email });

    await expect(page).toHaveURL("/onboarding/step-1");
    const user = await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem("access")}`;
      return (await fetch("/api/v1/me/", { headers: { authorization } })).json();
    });
    expect(user).toMatchObject({ email, first_name: "Grace", last_name: "Hopper", is_superuser: false });
  });
});

test.describe("login", () => {
  test("leads to the workspace", { tag: "@main" }, async ({ page, account, workspace }) => {
    await page.goto("/login");

    await logIn(page, account.email);

    await expect(page).toHaveURL(new RegExp(`/workspaces/${workspace.id}/dashboard`));
  });

  test("lets a password manager and the clipboard do their work", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByLabel("E-mail")).toHaveAttribute("autocomplete", "username");
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute(
      "autocomplete",
      "current-password",
    );

    await page.getByRole("link", { name: "Create one" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute(
      "autocomplete",
      "new-password",
    );
    await expect(page.getByLabel("First name")).toHaveAttribute("autocomplete", "given-name");
    await expect(page.getByLabel("Last name")).toHaveAttribute("autocomplete", "family-name");
    await page.getByLabel("Last name").fill("pasted");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+X");
    await page.getByLabel("Password", { exact: true }).focus();
    await page.keyboard.press("ControlOrMeta+V");

    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("pasted");
  });

  test("works by keyboard alone", async ({ page, account }) => {
    await page.goto("/login");

    await tabTo(page, page.getByLabel("E-mail"));
    await page.keyboard.type(account.email);
    await tabTo(page, page.getByLabel("Password", { exact: true }));
    await page.keyboard.type(password);
    await tabTo(page, page.getByRole("button", { name: "Show password" }));
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
    await tabTo(page, page.getByRole("button", { name: "Sign In" }));
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL("/workspaces/create");
  });
});

test.describe("the session", () => {
  test("is refreshed once for two tabs and all their requests", async ({ page, account, workspace }) => {
    const refreshes: string[] = [];
    page.context().on("request", (request) => {
      if (request.url().endsWith("/token/refresh/")) refreshes.push(request.url());
    });
    await keepTokens(page, { ...account, access: "no-longer-valid" });
    const otherPage = await page.context().newPage();

    await Promise.all([page.goto("/settings/api-keys"), otherPage.goto("/settings/api-keys")]);

    for (const tab of [page, otherPage]) {
      await expect(tab.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
      await expect(tab.getByText("No API keys found")).toBeVisible();
    }
    expect(refreshes).toHaveLength(1);
    const stored = await page.evaluate(() => localStorage.getItem("refresh"));
    expect(stored).not.toBe(account.refresh);
  });

  test("ends by Sign Out: here, on the server and in other tabs", async ({
    signedInPage,
    account,
    request,
  }) => {
    const tokens = await logInThroughApi(request, account);
    await keepTokens(signedInPage, tokens);
    const otherPage = await signedInPage.context().newPage();
    await Promise.all([signedInPage.goto("/workspaces/create"), otherPage.goto("/workspaces/create")]);
    await signedInPage.getByRole("button", { name: "Collapse sidebar" }).click();

    await signedInPage.getByRole("button", { name: "Account" }).click();
    await signedInPage.getByRole("menuitem", { name: "Sign Out" }).click();

    await expect(signedInPage).toHaveURL("/login");
    await expect(otherPage).toHaveURL("/login");
    expect(await storedKeys(signedInPage)).toEqual([]);
    const answer = await request.get("/api/v1/me/", { headers: bearer(tokens) });
    expect(answer.status()).toBe(401);
  });

  test("ends at /logout, even when the server is gone", async ({ signedInPage }) => {
    await signedInPage.goto("/workspaces/create");
    await signedInPage.route("**/api/v1/logout/", (route) => route.abort());

    await signedInPage.goto("/logout");

    await expect(signedInPage).toHaveURL("/login");
    expect(await storedKeys(signedInPage)).toEqual([]);
  });

  test("that another tab starts is this tab's too", async ({ page, account }) => {
    await page.goto("/login");
    const otherPage = await page.context().newPage();
    await otherPage.goto("/login");

    await logIn(otherPage, account.email);

    await expect(page).toHaveURL("/workspaces/create");
  });
});

for (const theme of themes) {
  test(`the login looks as it should in the ${theme} theme`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto("/login");
    await useTheme(page, theme);
    await fontsLoaded(page);
    await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
    await expect(page.getByText("Example: the figures belong to no real website.")).toBeVisible();

    await expect(page).toHaveScreenshot(`login-${theme}.png`);
  });
}
