import { expect, type Page } from "@playwright/test";
import { hold } from "../support/hold.ts";
import { logIn } from "../support/log-in.ts";
import { skipWaitsFor } from "../support/skip-waits.ts";
import { keepTokens, test } from "../support/test.ts";

const unable = "Unable to connect to the server. Please check your internet connection and try again.";
const ended = "Your session has ended. Please sign in again.";

/** Makes refreshes fail in every tab until it is told otherwise; answers with what was tried. */
async function failRefreshes(page: Page) {
  const tried: string[] = [];
  let isAway = true;
  await page.context().route("**/api/v1/token/refresh/", async (route) => {
    tried.push(route.request().url());
    if (!isAway) return route.continue();
    return route.abort("connectionrefused");
  });
  return { tried, comeBack: () => (isAway = false) };
}

test("goes on in all tabs after a server that could not be reached, with one tab asking for all", async ({
  page,
  account,
  workspace,
}) => {
  const { tried, comeBack } = await failRefreshes(page);
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

test("the user can sign out while the server is away", async ({ signedInPage: page, workspace }) => {
  await page.clock.install();
  await page.addInitScript(timeoutsOfTheClock);
  await page.goto("/settings/api-keys");
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
  await failRefreshes(page);
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
