import type { ApiKey } from "@citelens/contract/workspaces/api-keys";
import { expect, type Locator, type Page } from "@playwright/test";
import { createKey, createWorkspace, sendVisit } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { foreignAnswer } from "../support/stubs.ts";
import { test as base } from "../support/test.ts";
import { desktop, fontsLoaded, phone, themes, useTheme } from "../support/views.ts";

const address = "/settings/api-keys";
const keysCall = "**/api/v1/projects/*/api-keys/";

const test = base.extend<{ readonly workspacePage: Page }>({
  /** The page of somebody whose one workspace is selected. */
  workspacePage: async ({ signedInPage, workspace }, use) => {
    await signedInPage.evaluate((id) => localStorage.setItem("workspace", id), workspace.id);
    await use(signedInPage);
  },
});

function rowOf(page: Page, name: string): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
}

function secretBox(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: "API key created successfully." });
}

test.describe("creating a key", () => {
  test("shows the key once, to be copied, and the key works", async ({
    workspacePage: page,
    context,
    request,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("API Keys");
    await expect(page.getByText("No API keys found")).toBeVisible();
    await expect(page.getByText("Create your first API key above to get started")).toBeVisible();

    await page.getByLabel("Key name").fill("  Shop  ");
    await page.getByRole("button", { name: "Create API Key" }).click();

    const box = secretBox(page);
    await expect(box).toContainText(
      "API key created successfully. Make sure to copy your key now - you won't be able to see it again!",
    );
    await expect(box).toContainText("This key is displayed only once");
    await box.getByRole("button", { name: "Copy to Clipboard" }).click();
    await expect(box.getByRole("button", { name: "Copied" })).toBeVisible();
    await expect(box.getByRole("button", { name: "Copy to Clipboard" })).toBeVisible();
    const secret = await page.evaluate<string>("navigator.clipboard.readText()");
    await expect(box.locator("code")).toHaveText(secret);
    await sendVisit(request, secret);
    await expect(page.getByLabel("Key name")).toHaveValue("");
    await expect(rowOf(page, "Shop")).toContainText("Active");
    await expect(rowOf(page, "Shop")).toContainText(/just now|\d+ seconds? ago/);
    await expect(rowOf(page, "Shop")).toContainText(secret.slice(0, 6));
  });

  test("keeps the secret nowhere: it is gone once the page is left", async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.goto(address);
    await page.getByLabel("Key name").fill("Shop");
    await page.keyboard.press("Enter");
    const secret = await textOf(secretBox(page).locator("code"));

    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Visits" }).click();
    await expect(page).toHaveURL(new RegExp(workspace.id));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visits");
    await page.goBack();
    await expect(rowOf(page, "Shop")).toBeVisible();

    await expect(secretBox(page)).toBeHidden();
    const stored = await page.evaluate<string>("JSON.stringify([localStorage, sessionStorage])");
    expect(stored).not.toContain(secret);
    expect(await page.content()).not.toContain(secret);
  });

  test("does nothing without a name", async ({ workspacePage: page }) => {
    let posts = 0;
    await page.route(keysCall, (route) => {
      if (route.request().method() === "POST") posts += 1;
      return route.continue();
    });
    await page.goto(address);
    const create = page.getByRole("button", { name: "Create API Key" });
    await expect(create).toBeDisabled();

    await page.getByLabel("Key name").fill("   ");
    await page.getByLabel("Key name").press("Enter");

    await expect(create).toBeDisabled();
    await expect(page.getByText("No API keys found")).toBeVisible();
    expect(posts).toBe(0);
  });

  test("says under the field what the server has against the name", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    await createKey(request, account, { projectId: workspace.id, name: "Shop" });
    await page.goto(address);

    await page.getByLabel("Key name").fill("shop");
    await page.getByRole("button", { name: "Create API Key" }).click();

    const field = page.getByLabel("Key name");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/An active API key with this name already exists\./);
    await expect(page.getByRole("rowheader")).toHaveCount(1);

    await field.fill("shop 2");
    await expect(page.getByText("already exists")).toBeHidden();
  });
});

test.describe("renaming a key", () => {
  test("saves by Enter, cancels by Escape, and a blank name does nothing", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    await createKey(request, account, { projectId: workspace.id, name: "Shop" });
    await page.goto(address);

    await rowOf(page, "Shop").getByRole("button", { name: "Edit Name" }).click();
    const field = page.getByLabel("New name of Shop");
    await expect(field).toBeFocused();
    await field.fill("Something else");
    await field.press("Escape");
    await expect(page.getByRole("rowheader", { name: "Shop" })).toBeVisible();
    await expect(rowOf(page, "Shop").getByRole("button", { name: "Edit Name" })).toBeFocused();

    await page.keyboard.press("Enter");
    await field.fill("  ");
    await field.press("Enter");
    await expect(field).toBeVisible();

    await field.fill(" Storefront ");
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(page.getByText("API key name updated successfully")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("rowheader", { name: "Storefront" })).toBeVisible();
  });

  test("returns to the field when the server has something against the name", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    await createKey(request, account, { projectId: workspace.id, name: "Shop" });
    await createKey(request, account, { projectId: workspace.id, name: "Blog" });
    await page.goto(address);

    await rowOf(page, "Blog").getByRole("button", { name: "Edit Name" }).click();
    const field = page.getByLabel("New name of Blog");
    await field.fill("Shop");
    await field.press("Enter");

    await expect(field).toHaveValue("Shop");
    await expect(field).toHaveAccessibleDescription("An active API key with this name already exists.");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("rowheader", { name: "Blog" })).toBeVisible();
  });
});

test("revoking a key asks first, names the consequence and is final", async ({
  signedInPage: page,
  request,
  account,
  workspace,
}) => {
  const { key } = await createKey(request, account, { projectId: workspace.id, name: "Shop" });
  await page.goto(address);

  await page.getByRole("button", { name: "Revoke Key Shop" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Every server that still uses “Shop” is refused");
  await expect(dialog).toContainText("This cannot be undone.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, "Shop")).toContainText("Active");

  await page.getByRole("button", { name: "Revoke Key Shop" }).click();
  await dialog.getByRole("button", { name: "Revoke Key" }).click();

  await expect(page.getByText("API key revoked successfully")).toBeVisible();
  await expect(rowOf(page, "Shop")).toContainText("Revoked");
  await expect(rowOf(page, "Shop").getByRole("button")).toHaveCount(0);
  await expect
    .poll(async () => {
      const report = { request_path: "/", request_method: "GET", request_headers: {} };
      const options = { data: report, headers: { authorization: `Api-Key ${key}` } };
      return (await request.post("/api/v1/tracking/visit", options)).status();
    })
    .toBe(401);
});

test.describe("the states of the list", () => {
  test("says that it loads", async ({ workspacePage: page }) => {
    const release = Promise.withResolvers<void>();
    await page.route(keysCall, async (route) => {
      await release.promise;
      await route.continue();
    });

    await page.goto(address);
    await expect(page.getByText("Loading API keys")).toBeVisible();
    release.resolve();

    await expect(page.getByText("No API keys found")).toBeVisible();
    await expect(page.getByText("Loading API keys")).toBeHidden();
  });

  test("says why it failed and comes back by Retry", async ({ workspacePage: page }) => {
    await page.route(keysCall, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(address);
    await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible();

    await page.unroute(keysCall);
    await page.getByRole("button", { name: "Retry" }).click();

    await expect(page.getByText("No API keys found")).toBeVisible();
  });

  test("knows the date of no key by heart: an invalid one is unknown", async ({
    signedInPage: page,
    workspace,
  }) => {
    await page.route(keysCall, (route) =>
      route.fulfill({ json: foreignAnswer([keyOf(workspace.id, { created: "soon" })]) }),
    );

    await page.goto(address);

    await expect(rowOf(page, "Production website")).toContainText("Unknown date");
  });

  test("leads to a first workspace when there is none", async ({ signedInPage: page }) => {
    await page.goto(address);

    await page.getByRole("main").getByRole("link", { name: "Create Workspace" }).click();

    await expect(page).toHaveURL("/workspaces/create");
  });
});

test("belongs to the selected workspace, and another one starts afresh", async ({
  signedInPage: page,
  request,
  account,
  workspace,
}) => {
  const other = await createWorkspace(request, account, { name: "Fabrikam" });
  await createKey(request, account, { projectId: other.id, name: "Of Fabrikam" });
  await page.goto(`/workspaces/${workspace.id}/agent-visits-old`);
  await page.goto(address);
  await page.getByLabel("Key name").fill("Of Northwind");
  await page.keyboard.press("Enter");
  await expect(secretBox(page)).toBeVisible();

  await page.getByRole("button", { name: "Workspace: Northwind" }).click();
  await page.getByRole("menuitemradio", { name: "Fabrikam" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "API Keys" }).click();

  await expect(page.getByRole("rowheader", { name: "Of Fabrikam" })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Of Northwind" })).toBeHidden();
  await expect(secretBox(page)).toBeHidden();
});

test("can be used without a mouse", async ({ workspacePage: page }) => {
  await page.goto(address);
  await tabTo(page, page.getByLabel("Key name"));
  await page.keyboard.type("Shop");
  await page.keyboard.press("Enter");
  await expect(secretBox(page)).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Edit Name of Shop" }));
  await page.keyboard.press("Enter");
  await page.keyboard.type("Store");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("rowheader", { name: "Store" })).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Revoke Key Store" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await tabTo(page, page.getByRole("alertdialog").getByRole("button", { name: "Revoke Key" }));
  await page.keyboard.press("Enter");
  await expect(rowOf(page, "Store")).toContainText("Revoked");
  await expect(page.getByRole("heading", { name: "Keys of this workspace" })).toBeFocused();
});

test.describe("looks", () => {
  const now = new Date("2026-11-20T12:00:00Z");

  for (const theme of themes) {
    test(`are accessible and the ones we know in the ${theme} theme`, async ({
      signedInPage: page,
      workspace,
    }) => {
      await page.clock.setFixedTime(now);
      await page.setViewportSize(desktop);
      await page.route(keysCall, (route) => route.fulfill({ json: keysOf(workspace.id) }));
      await page.goto(address);
      await useTheme(page, theme);
      await expect(rowOf(page, "Old agency")).toBeVisible();
      await fontsLoaded(page);

      await expect(page).toHaveScreenshot(`api-keys-${theme}.png`);
      await page.getByRole("button", { name: "Edit Name of Staging" }).click();
      await expectNoAxeViolations(page);
    });
  }

  test("fit a phone, with the secret in sight", async ({ workspacePage: page }) => {
    await page.setViewportSize(phone);
    await page.goto(address);
    await page.getByLabel("Key name").fill("Shop");
    await page.keyboard.press("Enter");
    await expect(secretBox(page)).toBeVisible();

    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  });
});

async function textOf(element: Locator): Promise<string> {
  return (await element.textContent()) ?? "";
}

function keysOf(project: string): ApiKey[] {
  return [
    keyOf(project),
    keyOf(project, { name: "Staging", created: "2026-09-01T11:00:00Z", prefix: "ck_aa91K" }),
    keyOf(project, {
      name: "Old agency",
      created: "2025-02-01T11:00:00Z",
      revoked: true,
      prefix: "ck_Zz81m",
    }),
  ];
}

function keyOf(project: string, fields: Partial<ApiKey> = {}): ApiKey {
  return {
    id: crypto.randomUUID(),
    project,
    name: "Production website",
    created: "2026-11-20T11:00:00Z",
    revoked: false,
    prefix: "ck_7Hq2a",
    ...fields,
  };
}
