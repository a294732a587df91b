import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expect, type Page } from "@playwright/test";
import { createWorkspace } from "../support/api.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";

test("the agency's brand is shown before the workspaces have loaded, and neither in another workspace nor after the log-out", async ({
  signedInPage: page,
  account,
  workspace,
  request,
}) => {
  const own = await createWorkspace(request, account, { name: "Contoso" });
  const colours = {
    brand: "#b00020",
    hover: "#97001b",
    soft: "#fbeaed",
    on: "#ffffff",
    text: "#b00020",
    second: "#b00020",
    second_strong: "#97001b",
    second_soft: "#fbeaed",
    charts: ["#b00020"],
  };
  const agency = {
    id: crypto.randomUUID(),
    sub_domain: "lantern",
    host_name: null,
    primary_color: "#b00020",
    secondary_color: "#b00020",
    name: "Lantern",
    favicon_url: null,
    icon: null,
    logo_url: "/logo.svg?lantern",
    theme: { light: colours, dark: colours },
  };
  const { until, release: answer } = hold();
  let isHeld = false;
  await page.route("**/api/v1/projects/", async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response }); // one that was under way at the log-out
    const workspaces = (await response.json()) as Workspace[]; // the server checks its answers
    if (isHeld) await until;
    const json = workspaces.map((one) => (one.id === workspace.id ? { ...one, agency } : one));
    await route.fulfill({ response, json });
  });
  const logo = page.getByRole("complementary", { name: "Sidebar" }).getByRole("img", { name: "Lantern" });
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await expect(page).toHaveTitle("Dashboard - Lantern | GEO Platform");
  await expect(logo).toHaveAttribute("src", "/logo.svg?lantern");

  isHeld = true;
  await page.reload();
  await expect(page).toHaveTitle(/Lantern \| GEO Platform$/);
  expect(await brandColour(page)).toBe("#b00020");
  answer();
  await page.getByRole("button", { name: `Workspace: ${workspace.name}` }).click();
  await page.getByRole("menuitemradio", { name: own.name }).click();
  await expect(page).toHaveTitle("Dashboard - Citelens | GEO Platform");
  expect(await brandColour(page)).not.toBe("#b00020");

  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await expect(page).toHaveTitle("Dashboard - Lantern | GEO Platform");
  await page.goto("/logout");
  await expect(page).toHaveURL("/login");
  await expect(page).toHaveTitle("Sign in - Citelens | GEO Platform");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

function brandColour(page: Page): Promise<string> {
  return page.evaluate<string>(
    "getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()",
  );
}
