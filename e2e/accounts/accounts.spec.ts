import { expect, type Page } from "@playwright/test";
import { bearer, logInThroughApi, newEmail } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { logIn, password } from "../support/log-in.ts";
import { fillSignUp } from "../support/sign-up.ts";
import { keepTokens, test } from "../support/test.ts";
import { desktop, fontsLoaded, phone, themes, useTheme } from "../support/views.ts";

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

  test("takes the e-mail from the address, and keeps the destination for after the onboarding", async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto(`/signup?email=${encodeURIComponent(email)}&redirect=%2Fsettings%2Fapi-keys`);
    await expect(page.getByLabel("E-mail")).toHaveValue(email);

    await fillSignUp(page, { email });

    await expect(page).toHaveURL(/\/onboarding\/step-1/);
    const kept = await page.evaluate(() => localStorage.getItem("redirect-after-onboarding"));
    expect(kept).toBe("/settings/api-keys");
  });

  test("shows what the server refuses under the field, and gives it the focus", async ({ page, account }) => {
    await page.goto("/signup");

    await fillSignUp(page, { email: account.email });
    await expect(page.getByLabel("E-mail")).toBeFocused();
    await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(
      /An account with this email already exists\./,
    );

    await fillSignUp(page, { email: newEmail(), secret: "short" });
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await expect(page.getByText("The password must have at least 8 characters.")).toBeVisible();
    await expect(page.getByText("An account with this email already exists.")).toBeHidden();
  });

  test("asks for all fields before it asks the server", async ({ page }) => {
    let requests = 0;
    await page.route("**/api/v1/signup/", (route) => {
      requests += 1;
      return route.continue();
    });
    await page.goto("/signup");

    await page.getByRole("button", { name: "Create Account" }).click();

    await expect(page.getByText("This field is required.")).toHaveCount(4);
    await expect(page.getByLabel("First name")).toBeFocused();
    expect(requests).toBe(0);
  });

  test("leads to the login when the account stands but the login failed", async ({ page }) => {
    const email = newEmail();
    await page.route("**/api/v1/token/", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/signup");

    await fillSignUp(page, { email });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back!");
    await page.unrouteAll();
    await logIn(page, email);

    await expect(page).toHaveURL("/onboarding/step-1");
  });
});

test.describe("login", () => {
  test("leads to the workspace", async ({ page, account, workspace }) => {
    await page.goto("/login");

    await logIn(page, account.email);

    await expect(page).toHaveURL(new RegExp(`/workspaces/${workspace.id}/dashboard`));
  });

  test("says when the credentials are wrong, and keeps the e-mail", async ({ page, account }) => {
    await page.goto("/login");

    await logIn(page, account.email, "something else");

    await expect(page.getByRole("alert")).toHaveText("Incorrect email or password. Please try again.");
    await expect(page.getByLabel("E-mail")).toHaveValue(account.email);
    expect(await storedKeys(page)).toEqual([]);
  });

  test("goes where the address says: redirect before next", async ({ page, account }) => {
    await page.goto("/login?redirect=%2Fsettings%2Fapi-keys&next=%2Fworkspaces%2Fcreate");

    await logIn(page, account.email);

    await expect(page).toHaveURL("/settings/api-keys");
  });

  test("never leads to another site", async ({ page, account }) => {
    await page.goto("/login?redirect=%2F%2Fevil.example&next=https%3A%2F%2Fevil.example");

    await logIn(page, account.email);

    await expect(page).toHaveURL("/workspaces/create");
  });

  test("returns to the page that was asked for", async ({ page, account }) => {
    await page.goto("/settings/api-keys");
    await expect(page).toHaveURL("/login");

    await logIn(page, account.email);

    await expect(page).toHaveURL("/settings/api-keys");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("API Keys");
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

  test("sends once, however often the button is pressed while the server thinks", async ({
    page,
    account,
  }) => {
    let requests = 0;
    const held = hold();
    await page.route("**/api/v1/token/", async (route) => {
      requests += 1;
      await held.until;
      await route.continue();
    });
    await page.goto("/login");

    await logIn(page, account.email);
    const button = page.getByRole("button", { name: "Sign In" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await button.click({ force: true });
    await button.press("Enter");
    held.release();

    await expect(page).toHaveURL("/workspaces/create");
    expect(requests).toBe(1);
  });

  test("distinguishes a lost connection from a server error, and can be retried", async ({
    page,
    account,
  }) => {
    await page.goto("/login");

    await page.route("**/api/v1/token/", (route) => route.abort());
    await logIn(page, account.email);
    await expect(page.getByRole("alert")).toHaveText(
      "Unable to connect to the server. Please check your internet connection and try again.",
    );

    await page.unrouteAll();
    await page.route("**/api/v1/token/", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "The server encountered an error. Please try again later.",
    );

    await page.unrouteAll();
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/workspaces/create");
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

  test("is not shown to somebody who is signed in", async ({ signedInPage }) => {
    await signedInPage.goto("/login");
    await expect(signedInPage).toHaveURL("/workspaces/create");

    await signedInPage.goto("/signup");
    await expect(signedInPage).toHaveURL("/workspaces/create");
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

test("the example beside the log-in moves, can be paused, and is absent in small windows", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/login");
  const example = page.getByRole("figure");
  const rows = example.getByRole("listitem");
  await expect(rows).toHaveCount(4);
  const first = await rows.first().textContent();

  await page.clock.runFor(2600);
  await expect(rows.nth(1)).toHaveText(first ?? "");
  await example.getByRole("button", { name: "Pause the example" }).click();
  const paused = await example.textContent();
  await page.clock.runFor(10_000);
  expect(await example.textContent()).toBe(paused);

  await page.setViewportSize(phone);
  await expect(example).toHaveCount(0);
});

for (const theme of themes) {
  for (const path of ["/login", "/signup", "/reset-password", "/reset-password/confirm/a/b"]) {
    test(`${path} is accessible in the ${theme} theme, also with its errors`, async ({ page }) => {
      await page.goto(path);
      await useTheme(page, theme);
      await expect(page.getByText("Example: the figures belong to no real website.")).toBeVisible();
      await expectNoAxeViolations(page);

      await page.setViewportSize(phone);
      await page.getByRole("main").getByRole("button").last().click();

      await expect(page.getByText("This field is required.").first()).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoOverflow(page);
    });
  }

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
