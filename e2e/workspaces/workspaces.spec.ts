import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expect, type Page } from "@playwright/test";
import { createWorkspace, signUpThroughApi } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import { phone, themes, useTheme } from "../support/views.ts";

const listUrl = "**/api/v1/projects/";

function switcher(page: Page, name: string) {
  return page.getByRole("button", { name: `Workspace: ${name}` });
}

async function fillRequired(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("Contoso");
  await page.getByLabel("Website URL").fill("https://contoso.example");
}

test.describe("creating a workspace", () => {
  test.use({ timezoneId: "Europe/Paris" });

  test("selects it and leads to its page, with the browser's time zone", async ({ signedInPage: page }) => {
    await page.goto("/workspaces/create");
    await expect(page.getByRole("heading", { name: "Create New Workspace" })).toBeVisible();
    await expect(page.getByLabel("Website URL")).toHaveAttribute("placeholder", "https://example.com");

    await fillRequired(page);
    await page.getByLabel("Description (optional)").fill("A shop for everything.");
    await page.getByRole("combobox", { name: "Industry (optional)" }).fill("SOFT");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Industry (optional)" })).toHaveValue("Software/Apps");
    const creating = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/projects/"),
    );
    await page.getByRole("button", { name: "Create Workspace" }).click();

    expect((await creating).postDataJSON()).toEqual({
      name: "Contoso",
      url: "https://contoso.example",
      description: "A shop for everything.",
      industry: 37,
      time_zone: "Europe/Paris",
    });
    await expect(page).toHaveURL(/\/workspaces\/[0-9a-f-]{36}\/dashboard/);
    await expect(switcher(page, "Contoso")).toBeVisible();
  });

  test("needs a name and a web address; the industry stays open", async ({ signedInPage: page }) => {
    await page.goto("/workspaces/create");

    await page.getByRole("button", { name: "Create Workspace" }).click();
    await expect(page.getByText("This field is required.")).toHaveCount(2);
    await expect(page.getByLabel("Website URL")).toBeFocused();
    await page.getByLabel("Website URL").fill("contoso");
    await expect(page.getByText("Enter a valid URL, such as https://example.com.")).toBeVisible();

    await fillRequired(page);
    const creating = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/projects/"),
    );
    await page.getByRole("button", { name: "Create Workspace" }).click();
    expect((await creating).postDataJSON()).toMatchObject({ description: "", industry: null });
  });

  test("takes the name and the icon from the site, and leaves a name that was typed", async ({
    signedInPage: page,
  }) => {
    await page.route("**/api/v1/sites/preview/", (route) => {
      const { url } = route.request().postDataJSON() as { url: string };
      const title = url.includes("fabrikam") ? "Fabrikam" : "Contoso";
      return route.fulfill({
        json: { url, title, site_name: null, description: null, favicon: "/logo.svg" },
      });
    });
    await page.goto("/workspaces/create");
    const [name, address] = [page.getByLabel("Name"), page.getByLabel("Website URL")];

    await address.fill("contoso.example");
    await expect(name).toHaveValue("Contoso");
    await expect(page.locator("main [role=status] img")).toBeVisible();
    await address.fill("fabrikam.example");
    await expect(name).toHaveValue("Fabrikam");
    await name.fill("Our shop");
    await address.fill("contoso.example");
    await expect(page.getByText("Contoso", { exact: true })).toBeVisible();
    await expect(name).toHaveValue("Our shop");
    await name.fill("");
    await page.getByRole("button", { name: "Use as name" }).click();
    await expect(name).toHaveValue("Contoso");
  });

  test("says what becomes of a workspace beyond the plan, before it is created", async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto("/workspaces/create");
    await expect(page.getByText("Your plan (Demo): 1 of 1 workspace in use.")).toBeVisible();
    await expect(page.getByText(/two weeks later they are deactivated; their data stays/)).toBeVisible();
    await expect(
      page.getByRole("link", { name: "take a larger plan or buy one more workspace" }),
    ).toHaveAttribute("href", "/settings/billing");
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await page.setViewportSize(phone);
    await expectNoOverflow(page);

    const call = `**/api/v1/projects/${workspace.id}/organization/`;
    await page.route(call, async (route) => {
      const response = await route.fetch();
      const more = { workspaces_max: 5, plan_name: "Growth" };
      await route.fulfill({ response, json: { ...(await response.json()), ...more } });
    });
    await page.reload();
    await expect(page.getByText("Your plan (Growth): 1 of 5 workspaces in use.")).toBeVisible();
    await expect(page.getByText(/deactivated/)).toHaveCount(0);
  });

  test("finds no industry for nonsense, and Escape closes the list", async ({ signedInPage: page }) => {
    await page.goto("/workspaces/create");

    await page.getByRole("combobox", { name: "Industry (optional)" }).fill("xyz");
    await expect(page.getByText("No options found")).toBeVisible();
    await page.keyboard.press("Escape");

    await expect(page.getByText("No options found")).toBeHidden();
    await expect(page).toHaveURL("/workspaces/create");
  });

  test("shows the server's reasons under the fields", async ({ signedInPage: page }) => {
    await page.goto("/workspaces/create");

    await page.getByLabel("Name").fill("x".repeat(101));
    await page.getByLabel("Website URL").fill("https://contoso.example");
    await page.getByRole("button", { name: "Create Workspace" }).click();

    await expect(page.getByText("This field may have at most 100 characters.")).toBeVisible();
    await expect(page.getByLabel("Name")).toBeFocused();
  });

  test("says that it failed when the server gives no reason, and can be tried again", async ({
    signedInPage: page,
  }) => {
    const held = hold();
    await page.goto("/workspaces/create");
    await page.route(listUrl, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await held.until;
      await route.fulfill({ status: 400, json: {} });
    });

    await fillRequired(page);
    const button = page.getByRole("button", { name: "Create Workspace" });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    held.release();
    await expect(page.getByRole("alert")).toHaveText("Failed to create project");

    await page.unrouteAll();
    await button.click();
    await expect(switcher(page, "Contoso")).toBeVisible();
  });

  test("works by keyboard alone", async ({ signedInPage: page }) => {
    await page.goto("/workspaces/create");
    await expect(page.getByRole("heading", { name: "Create New Workspace" })).toBeVisible();

    await tabTo(page, page.getByLabel("Website URL"));
    await page.keyboard.type("contoso.example");
    await tabTo(page, page.getByLabel("Name"));
    await expect(page.getByLabel("Website URL")).toHaveValue("https://contoso.example");
    await page.keyboard.type("Contoso");
    await tabTo(page, page.getByRole("combobox", { name: "Industry (optional)" }));
    await page.keyboard.type("music");
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "Create Workspace" }));
    await page.keyboard.press("Enter");

    await expect(switcher(page, "Contoso")).toBeVisible();
  });

  for (const theme of themes) {
    test(`is accessible in the ${theme} theme, also with its errors`, async ({ signedInPage: page }) => {
      await page.goto("/workspaces/create");
      await useTheme(page, theme);
      await expect(page.getByLabel("Name")).toBeVisible();
      await expectNoAxeViolations(page);

      await page.setViewportSize(phone);
      await page.getByRole("button", { name: "Create Workspace" }).click();

      await expect(page.getByText("This field is required.").first()).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoOverflow(page);
    });
  }
});

test.describe("the switcher", () => {
  test("switches, says so, and keeps the kind of page", async ({ signedInPage: page, account, request }) => {
    const one = await createWorkspace(request, account, { name: "Northwind" });
    const other = await createWorkspace(request, account, { name: "Contoso" });
    await page.goto("/");
    await expect(page).toHaveURL(new RegExp(`/workspaces/${one.id}/dashboard`));

    await switcher(page, "Northwind").click();
    await page.getByRole("menuitemradio", { name: "Contoso" }).click();

    await expect(page).toHaveURL(new RegExp(`/workspaces/${other.id}/dashboard`));
    await expect(page.getByText("Switched to Contoso workspace")).toBeVisible();
    await expect(page.getByText("Switched to Contoso workspace")).toBeHidden();
  });

  test("stays on a page of settings, which then is about the other workspace", async ({
    signedInPage: page,
    account,
    request,
  }) => {
    await createWorkspace(request, account, { name: "Northwind" });
    const other = await createWorkspace(request, account, { name: "Contoso" });
    await page.goto("/settings/api-keys");

    await switcher(page, "Northwind").click();
    const listing = page.waitForRequest(`**/api/v1/projects/${other.id}/api-keys/`);
    await page.getByRole("menuitemradio", { name: "Contoso" }).click();
    await listing;

    await expect(page).toHaveURL("/settings/api-keys");
    await page.reload();
    await expect(switcher(page, "Contoso")).toBeVisible();
  });

  test("leads to the form by Create New", async ({ signedInPage: page, workspace }) => {
    await page.goto("/settings/api-keys");

    await switcher(page, workspace.name).click();
    await page.getByRole("menuitem", { name: "Create New" }).click();

    await expect(page).toHaveURL("/workspaces/create");
  });

  test("shows the states of workspaces, and leads to where they are managed", async ({
    signedInPage: page,
    account,
    request,
  }) => {
    await createWorkspace(request, account, { name: "Northwind" });
    await createWorkspace(request, account, { name: "Contoso" });
    await page.route(listUrl, async (route) => {
      const response = await route.fetch();
      const [one, other] = (await response.json()) as Workspace[];
      const ends = { ...other, cancellation_date: "2099-01-01T00:00:00Z" };
      await route.fulfill({ response, json: [{ ...one, is_active: false }, ends] });
    });
    await page.goto("/settings/api-keys");

    await switcher(page, "Northwind").click();
    await expect(page.getByRole("menuitemradio", { name: "Northwind" })).toContainText("Deactivated");
    await expect(page.getByRole("menuitemradio", { name: "Contoso" })).toContainText(
      "Scheduled for Deactivation",
    );
    await expectNoAxeViolations(page);
    await page.getByRole("menuitem", { name: "Manage workspaces" }).click();

    await expect(page).toHaveURL("/settings/workspaces");
  });

  test("is searched where there are more than six", async ({ signedInPage: page, account, request }) => {
    const workspace = await createWorkspace(request, account, { name: "Northwind" });
    const other = await createWorkspace(request, account, { name: "Contoso" });
    await page.route(listUrl, async (route) => {
      const response = await route.fetch();
      const listed = (await response.json()) as Workspace[];
      const more = [1, 2, 3, 4, 5].map((number) => ({
        ...workspace,
        id: `0198a3b2-7c1d-7e00-8a55-0242ac12000${number}`,
        name: `Fabrikam ${number}`,
      }));
      await route.fulfill({ response, json: [...listed, ...more] });
    });
    await page.goto("/settings/api-keys");

    await switcher(page, "Northwind").click();
    const search = page.getByRole("combobox", { name: "Search workspaces" });
    await expect(search).toBeFocused();
    await expect(page.getByRole("option")).toHaveCount(7);
    await expectNoAxeViolations(page);
    await search.fill("nonsense");
    await expect(page.getByText("No workspaces match your search")).toBeVisible();
    await search.fill("conto");
    const listing = page.waitForRequest(`**/api/v1/projects/${other.id}/api-keys/`);
    await page.keyboard.press("Enter");
    await listing;

    await expect(switcher(page, "Contoso")).toBeFocused();
    await switcher(page, "Contoso").click();
    await page.getByRole("link", { name: "Manage workspaces" }).click();
    await expect(page).toHaveURL("/settings/workspaces");
  });

  test("works by keyboard alone, and Escape gives the focus back", async ({
    signedInPage: page,
    account,
    request,
  }) => {
    await createWorkspace(request, account, { name: "Northwind" });
    await createWorkspace(request, account, { name: "Contoso" });
    await page.goto("/settings/api-keys");
    await expect(switcher(page, "Northwind")).toBeVisible();

    await tabTo(page, switcher(page, "Northwind"));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitemradio", { name: "Contoso" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(switcher(page, "Northwind")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitemradio", { name: "Northwind" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");

    await expect(switcher(page, "Contoso")).toBeVisible();
  });

  test("offers to fetch the workspaces again when that failed", async ({ signedInPage: page, workspace }) => {
    await page.route(listUrl, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/settings/api-keys");
    const sidebar = page.getByRole("complementary", { name: "Sidebar" });
    await expect(sidebar.getByRole("alert")).toContainText("Failed to fetch workspaces");
    await expectNoAxeViolations(page);

    await page.unrouteAll();
    await sidebar.getByRole("button", { name: "Retry" }).click();

    await expect(switcher(page, workspace.name)).toBeVisible();
  });

  test("keeps its place while the workspaces are fetched", async ({ signedInPage: page, workspace }) => {
    const held = hold();
    await page.route(listUrl, async (route) => {
      await held.until;
      await route.continue();
    });
    await page.goto("/settings/api-keys");
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" });
    const before = await link.boundingBox();

    held.release();
    await expect(switcher(page, workspace.name)).toBeVisible();

    expect(await link.boundingBox()).toEqual(before);
  });
});

test.describe("the selected workspace", () => {
  test("is the one that was opened by its address", async ({ signedInPage: page, account, request }) => {
    await createWorkspace(request, account, { name: "Northwind" });
    const other = await createWorkspace(request, account, { name: "Contoso" });

    await page.goto(`/workspaces/${other.id}/agent-visits-old`);
    await expect(switcher(page, "Contoso")).toBeVisible();
    await page.getByRole("link", { name: "API Keys" }).click();

    await expect(page).toHaveURL("/settings/api-keys");
    await expect(switcher(page, "Contoso")).toBeVisible();
  });

  test("is the first one when the stored one no longer exists", async ({ signedInPage: page, workspace }) => {
    await page.evaluate(() => localStorage.setItem("workspace", "0198a3b2-7c1d-7e00-8a55-0242ac120002"));

    await page.goto("/");

    await expect(page).toHaveURL(new RegExp(`/workspaces/${workspace.id}/dashboard`));
  });

  test("is never one of somebody else: its pages do not exist", async ({
    signedInPage: page,
    workspace,
    request,
  }) => {
    const stranger = await signUpThroughApi(request);
    const foreign = await createWorkspace(request, stranger, { name: "Fabrikam" });

    await page.goto(`/workspaces/${foreign.id}/agent-visits-old`);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hmm\.\.\.this page doesn't exist\./);
    await expect(page).toHaveTitle(/^Page not found/);
    await page.getByRole("link", { name: "Back To Dashboard" }).click();
    await expect(page).toHaveURL(new RegExp(`/workspaces/${workspace.id}/dashboard`));
  });
});
