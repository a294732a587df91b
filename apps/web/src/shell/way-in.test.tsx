import { logIn, me } from "@citelens/contract/accounts/accounts";
import { listWorkspaces, type Workspace } from "@citelens/contract/workspaces/workspaces";
import { expect, test } from "../../test/components/page-test.ts";
import { signOut } from "../../test/components/people.ts";
import { until } from "../../test/components/until.ts";

const notFound = "Hmm...this page doesn't exist. Try searching for something else!";

function otherOf(workspace: Workspace): Workspace {
  return { ...workspace, id: "01930000-0000-7000-8000-000000000002", name: "Contoso" };
}

test("the way in leads to the dashboard of the workspace from every old and short address", async ({
  page,
  workspace,
}) => {
  for (const path of ["/", "/dashboard"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`/workspaces/${workspace.id}/dashboard`);
  }
  for (const path of ["/account", "/settings"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/settings/my-account");
  }
});

test("the way in leads to the form when there is no workspace", async ({ page, server }) => {
  server.answer(listWorkspaces, []);
  await page.goto("/");

  await expect(page).toHaveURL("/workspaces/create");
});

test("the way in leads to the form when the workspaces cannot be fetched", async ({ page, server }) => {
  server.fail(listWorkspaces);
  await page.goto("/");

  await expect(page).toHaveURL("/workspaces/create");
  await expect(page.getByText("Failed to fetch workspaces")).toBeVisible();
});

test("the way in is the login for everybody else", async ({ page }) => {
  signOut();
  for (const path of ["/", "/dashboard", "/settings/api-keys", "/workspaces/create", "/logout"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
    expect(new URL(page.url()).pathname, path).toBe("/login");
  }
});

test("the way in leads to the workspace selected last, while impersonating to the first one", async ({
  page,
  server,
  workspace,
}) => {
  const other = otherOf(workspace);
  server.answer(listWorkspaces, [workspace, other]);
  await page.goto(`/workspaces/${other.id}/dashboard`);
  await expect(page.getByRole("button", { name: "Workspace: Contoso" })).toBeVisible();
  await until(() => expect(sessionStorage.getItem("workspace")).toBe(other.id));
  await page.goto("/");
  await expect(page).toHaveURL(new RegExp(other.id));

  localStorage.setItem("impersonating", "true");
  await page.goto("/");

  await expect(page).toHaveURL(new RegExp(workspace.id));
  const banner = page.getByRole("complementary", { name: "Impersonation" });
  await banner.getByRole("button", { name: "Minimise the impersonation banner" }).click();
  await expect(banner.getByText(/^Impersonating /)).toBeVisible();
});

test("a page that does not exist keeps the sidebar and the header and shows the way back", async ({
  page,
  workspace,
}) => {
  await page.goto("/no/such/page");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await page.getByRole("link", { name: "Back To Dashboard" }).click();
  await expect(page).toHaveURL(new RegExp(workspace.id));
});

test("a page that does not exist asks for a login first and comes back", async ({
  page,
  server,
  account,
}) => {
  signOut();
  await page.goto("/no/such/page?a=b");
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent("/no/such/page?a=b")}`);

  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery staple");
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page).toHaveURL("/no/such/page?a=b");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound);
  expect(server.calls(logIn)).toMatchObject([{ body: { email: account.email } }]);
});

test("a page that does not exist also says so when it is below a workspace", async ({ page, workspace }) => {
  for (const path of ["", "/nothing"]) {
    await page.goto(`/workspaces/${workspace.id}${path}`);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(notFound);
  }
});

test("a user who has not finished the onboarding is redirected to it from every page", async ({
  page,
  server,
  account,
  workspace,
}) => {
  server.answer(me, { ...account, onboarding_complete: false });
  // The stored user decides at first, and is synced behind it.
  await page.goto("/settings/api-keys");
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
  await until(() =>
    expect(JSON.parse(localStorage.getItem("user") ?? "{}")).toMatchObject({ onboarding_complete: false }),
  );

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/onboarding/step-1");
  for (const path of ["/settings/workspaces?a=b", "/workspaces/create", "/"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/onboarding/step-1");
  }
  expect(localStorage.getItem("redirect-after-onboarding")).toBe("/workspaces/create");
});
