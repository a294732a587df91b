import { expect, type Page } from "@playwright/test";
import { createWorkspace, signUpThroughApi } from "../support/api.ts";
import { tabTo } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";

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

  test("selects it and leads to its page, with the browser's time zone", {
    tag: "@main",
  }, async ({ signedInPage: page }) => {
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
});

test.describe("the switcher", () => {
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
