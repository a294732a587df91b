import type { ApiKey } from "@citelens/contract/workspaces/api-keys";
import { expect, type Locator, type Page } from "@playwright/test";
import { createKey, createWorkspace, sendVisit } from "../support/api.ts";
import { tabTo } from "../support/checks.ts";
import { test as base } from "../support/test.ts";
import { desktop, fontsLoaded, themes, useTheme } from "../support/views.ts";

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
  test("shows the key once, to be copied, and the key works", { tag: "@main" }, async ({
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
    await expect(box).toContainText("Anyone who has it can report visits in this workspace");
    await sendVisit(request, secret);
    await expect(page.getByLabel("Key name")).toHaveValue("");
    await expect(rowOf(page, "Shop")).toContainText("Active");
    await expect(rowOf(page, "Shop")).toContainText(/just now|\d+ seconds? ago/);
    await expect(rowOf(page, "Shop")).toContainText(secret.slice(0, 6));
  });
});

test("a call that was copied reads with a key made for it, and appears in the log", { tag: "@main" }, async ({
  workspacePage: page,
  context,
  request,
  workspace,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/settings/api-agents");
  await expect(page.getByText("No calls yet")).toBeVisible();

  await page.getByRole("button", { name: "Make a read key" }).click();
  await expect(secretBox(page)).toContainText("Anyone who has it can read data in this workspace");
  await page
    .getByRole("tabpanel")
    .filter({ hasText: "curl -H" })
    .getByRole("button", { name: "Copy to Clipboard" })
    .click();
  const command = await page.evaluate<string>("navigator.clipboard.readText()");
  const [, authorization = "", url = ""] =
    /^curl -H "Authorization: ([^"]+)" \\\n {2}"([^"]+)"$/.exec(command) ?? [];
  expect(url).toContain(workspace.id);
  const answer = await request.get(url, { headers: { authorization } });

  expect(answer.status()).toBe(200);
  expect(answer.headers()["ratelimit-policy"]).toBe('"default";q=600;w=60');
  const log = page.getByRole("table", { name: "Live log" });
  await expect(log.getByRole("rowheader", { name: "getInsightSummary" })).toBeVisible({ timeout: 15_000 });
  await expect(log).toContainText("API & agents");
  await expect(log).toContainText("200");

  await page.getByRole("link", { name: "API Keys" }).first().click();
  await expect(rowOf(page, "API & agents")).toContainText("Read data");
  await page.getByRole("button", { name: /^Calls of API & agents/ }).click();
  await expect(page.getByRole("dialog")).toContainText("getInsightSummary");
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
    test(`are the ones we know in the ${theme} theme`, async ({ signedInPage: page, workspace }) => {
      await page.clock.setFixedTime(now);
      await page.setViewportSize(desktop);
      await page.route(keysCall, (route) => route.fulfill({ json: keysOf(workspace.id) }));
      await page.goto(address);
      await useTheme(page, theme);
      await expect(rowOf(page, "Old agency")).toBeVisible();
      await fontsLoaded(page);

      await expect(page).toHaveScreenshot(`api-keys-${theme}.png`);
    });
  }
});

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
    scopes: ["ingest"],
    expires_at: null,
    allowed_cidrs: [],
    last_used_at: null,
    stopped_reason: null,
    recent_calls: 0,
    ...fields,
  };
}
