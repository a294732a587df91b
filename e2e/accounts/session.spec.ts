import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { logIn } from "../support/log-in.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { keepTokens, test } from "../support/test.ts";
import { desktop, fontsLoaded, phone, themes, useTheme } from "../support/views.ts";

const unable = "Unable to connect to the server. Please check your internet connection and try again.";
const ended = "Your session has ended. Please sign in again.";

/** After the first try. */
const retryMs = 5000;

/** Makes refreshes fail in every tab until it is told otherwise; answers with what was tried. */
async function failRefreshes(page: Page, how: "unreachable" | number) {
  const tried: string[] = [];
  let isAway = true;
  await page.context().route("**/api/v1/token/refresh/", async (route) => {
    tried.push(route.request().url());
    if (!isAway) return route.continue();
    if (how === "unreachable") return route.abort("connectionrefused");
    return route.fulfill({ status: how, json: { detail: "Away.", code: "UNAVAILABLE" } });
  });
  return { tried, comeBack: () => (isAway = false) };
}

test("goes on in all tabs after a server that could not be reached, with one tab asking for all", async ({
  page,
  account,
  workspace,
}) => {
  const { tried, comeBack } = await failRefreshes(page, "unreachable");
  await keepTokens(page, { ...account, access: "no-longer-valid" });
  const other = await page.context().newPage();
  await Promise.all([page.goto("/settings/api-keys"), other.goto("/settings/api-keys")]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole("status").filter({ hasText: unable })).toBeVisible();
    await expect(tab.getByText(/^Trying again in \d+ s$/)).toBeVisible();
    await expect(tab).toHaveURL("/settings/api-keys");
  }
  expect(tried).toHaveLength(1);

  comeBack();
  await other.bringToFront();
  await other.getByRole("button", { name: "Retry now" }).click();

  for (const tab of [page, other]) {
    await expect(tab.getByText("No API keys found")).toBeVisible();
    await expect(tab.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
    await expect(tab.getByRole("complementary", { name: "Connection" })).toHaveCount(0);
  }
  expect(tried).toHaveLength(2);
});

for (const status of [408, 429, 500, 503]) {
  test(`is not ended by a refresh that answers ${status}: it is tried again by itself`, async ({
    page,
    account,
    workspace,
  }) => {
    await page.clock.install();
    const { comeBack } = await failRefreshes(page, status);
    await keepTokens(page, { ...account, access: "no-longer-valid" });
    await page.goto("/settings/api-keys");
    await expect(page.getByRole("complementary", { name: "Connection" })).toBeVisible();

    comeBack();
    await page.clock.fastForward(retryMs);

    await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
    await expect(page.getByText("No API keys found")).toBeVisible();
  });
}

test("a request that changes something waits too, and is done once the server is back", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto("/settings/api-keys");
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
  const { comeBack } = await failRefreshes(page, 503);
  await page.evaluate(() => localStorage.setItem("access", "no-longer-valid"));

  await page.getByLabel("Key name").fill("Server");
  await page.getByRole("button", { name: "Create API Key" }).click();
  await expect(page.getByRole("complementary", { name: "Connection" })).toBeVisible();
  comeBack();
  await page.getByRole("button", { name: "Retry now" }).click();

  await expect(page.getByText("API key created successfully.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Server/ })).toHaveCount(1);
});

test("the user can sign out while the server is away", async ({ signedInPage: page, workspace }) => {
  await page.clock.install();
  await page.addInitScript(timeoutsOfTheClock);
  await page.goto("/settings/api-keys");
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
  await failRefreshes(page, "unreachable");
  await page.evaluate(() => localStorage.setItem("access", "no-longer-valid"));

  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await skipWaitsFor(page, page.getByRole("heading", { name: "Welcome back!" }));

  await expect(page).toHaveURL("/login");
  await expect(page.getByText(ended)).toHaveCount(0);
});

/** `AbortSignal.timeout` on the clock that the test moves. Runs in the browser. */
function timeoutsOfTheClock(): void {
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("Time is up.", "TimeoutError")), ms);
    return controller.signal;
  };
}

test("says on the log-in page of every tab that the session has ended, and leads back after signing in", async ({
  page,
  account,
}) => {
  await keepTokens(page, { access: "no-longer-valid", refresh: "neither" });
  const other = await page.context().newPage();
  await other.goto("/login");

  await page.goto("/settings/api-keys");

  for (const tab of [page, other]) {
    await expect(tab).toHaveURL("/login");
    await expect(tab.getByRole("status").filter({ hasText: ended })).toBeVisible();
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["session-ended"]);
  await page.bringToFront(); // behind another one it would be painted once a second
  await logIn(page, account.email);
  await expect(page).toHaveURL("/settings/api-keys");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
  await expect(page.getByText(ended)).toHaveCount(0);
});

test("a log-out by the user is no ended session to another tab that asks something meanwhile", async ({
  page,
  account,
  workspace,
}) => {
  // The page waits for the server's goodbye until the test lets it have it.
  await page.addInitScript("AbortSignal.timeout = () => new AbortController().signal");
  await keepTokens(page, account);
  const other = await page.context().newPage();
  await Promise.all([page.goto("/settings/api-keys"), other.goto("/settings/api-keys")]);
  await expect(other.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
  const { until, release } = hold();
  await page.route("**/api/v1/logout/", async (route) => {
    const response = await route.fetch();
    await until;
    await route.fulfill({ response });
  });
  await page.bringToFront();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect
    .poll(async () => (await page.request.get("/api/v1/me/", { headers: bearer(account) })).status())
    .toBe(401);

  await other.bringToFront();
  await other.getByLabel("Key name").fill("Server");
  await other.getByRole("button", { name: "Create API Key" }).click();

  await expect(other.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
  await expect(other.getByText(ended)).toBeHidden();
  release();
  await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
  await expect(page.getByText(ended)).toBeHidden();
});

function bearer({ access }: { readonly access: string }): Record<string, string> {
  return { authorization: `Bearer ${access}` };
}

for (const theme of themes) {
  test(`the banner and the log-in page are accessible, ${theme}`, async ({
    page,
    account,
    workspace,
  }, info) => {
    await failRefreshes(page, "unreachable");
    await keepTokens(page, account);
    await page.goto("/settings/api-keys");
    await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
    await useTheme(page, theme);
    await page.evaluate(() => localStorage.setItem("access", "no-longer-valid"));
    await page.getByLabel("Key name").fill("Server");
    await page.getByRole("button", { name: "Create API Key" }).click();
    await expect(page.getByText(/^Trying again in \d+ s$/)).toBeVisible();
    for (const [name, size] of Object.entries({ desktop, phone })) {
      await page.setViewportSize(size);
      await fontsLoaded(page);
      await expectNoAxeViolations(page);
      await page.screenshot({ path: info.outputPath(`away-${name}-${theme}.png`) });
    }
    await expectNoOverflow(page);

    await page.unrouteAll();
    await page.context().unrouteAll();
    await page.evaluate(() => localStorage.setItem("refresh", "neither"));
    await page.evaluate("dispatchEvent(new Event('online'))");
    await expect(page.getByText(ended)).toBeVisible();
    // This page is checked on a phone where it shows errors, which is more than it shows here.
    await page.setViewportSize(desktop);
    await fontsLoaded(page);
    await expectNoAxeViolations(page);
    await page.screenshot({ path: info.outputPath(`ended-${theme}.png`) });
    await expectNoOverflow(page);
  });
}
