import { fieldErrors } from "@citelens/contract/base/field-errors";
import {
  type ApiKey,
  createApiKey,
  getApiKeyUsage,
  listApiKeys,
  renameApiKey,
  revokeApiKey,
} from "@citelens/contract/workspaces/api-keys";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { describe } from "vitest";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { fieldRefusal, type ServerDouble } from "../../../test/components/server-double.ts";

const address = "/settings/api-keys";
const failure = "The server encountered an error. Please try again later.";
const nameTaken = fieldRefusal({ name: [fieldErrors.keyNameTaken] });

function rowOf(page: AppPage, name: string): ElementLocator {
  return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
}

/** A key that reports visits, and has neither an end nor a past. */
function usual(sample: ApiKey): ApiKey {
  return {
    ...sample,
    revoked: false,
    scopes: ["ingest"],
    expires_at: null,
    allowed_cidrs: [],
    last_used_at: null,
    stopped_reason: null,
    recent_calls: 0,
  };
}

/** Active keys of these names, in this order. */
function answerKeys(server: ServerDouble, ...names: readonly string[]): readonly ApiKey[] {
  const [sample] = server.sample(listApiKeys);
  if (!sample) throw new Error("A sample of a list has one entry.");
  const keys = names.map((name) => ({ ...usual(sample), id: crypto.randomUUID(), name }));
  server.answer(listApiKeys, keys);
  return keys;
}

test("says that it loads", async ({ page, server }) => {
  answerKeys(server);
  const release = server.hold(listApiKeys);

  await page.goto(address);
  await expect(page.getByText("Loading API keys")).toBeVisible();
  release();

  await expect(page.getByText("No API keys found")).toBeVisible();
  await expect(page.getByText("Loading API keys")).toBeHidden();
});

test("says why it failed and comes back by Retry", async ({ page, server }) => {
  server.fail(listApiKeys);
  await page.goto(address);
  await expect(page.getByText(failure)).toBeVisible();

  answerKeys(server);
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(page.getByText("No API keys found")).toBeVisible();
});

test("knows the date of no key by heart: an invalid one is unknown", async ({ page, server }) => {
  const keys = answerKeys(server, "Production website");
  server.answer(listApiKeys, Response.json(keys.map((key) => ({ ...key, created: "soon" }))));

  await page.goto(address);

  await expect(rowOf(page, "Production website")).toContainText("Unknown date");
});

test("leads to a first workspace when there is none", async ({ page, server }) => {
  server.answer(listWorkspaces, []);
  await page.goto(address);

  await page.getByRole("main").getByRole("link", { name: "Create Workspace" }).click();

  await expect(page).toHaveURL("/workspaces/create");
});

test("creating a key does nothing without a name", async ({ page, server }) => {
  answerKeys(server);
  await page.goto(address);
  const create = page.getByRole("button", { name: "Create API Key" });
  await expect(create).toBeDisabled();

  await page.getByLabel("Key name").fill("   ");
  await page.getByLabel("Key name").press("Enter");

  await expect(create).toBeDisabled();
  await expect(page.getByText("No API keys found")).toBeVisible();
  expect(server.calls(createApiKey)).toEqual([]);
});

test("creating a key says under the field what the server has against the name", async ({ page, server }) => {
  answerKeys(server, "Shop");
  server.answer(createApiKey, nameTaken);
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

test("a new key's secret is gone once the page is left", async ({ page, server }) => {
  const secret = "ck_a-secret-of-this-test";
  answerKeys(server);
  server.answer(createApiKey, () => {
    answerKeys(server, "Shop");
    return server.sample(createApiKey, { name: "Shop", key: secret });
  });
  await page.goto(address);
  await page.getByLabel("Key name").fill("Shop");
  await page.keyboard.press("Enter");
  const box = page.getByRole("status").filter({ hasText: "API key created successfully." });
  await expect(box.locator("code")).toHaveText(secret);
  expect(document.activeElement?.textContent).toContain(secret);
  await expectNoAxeViolations();

  await page
    .getByRole("navigation", { name: "Settings" })
    .getByRole("link", { name: "Notifications" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notifications");
  await page.goBack();
  await expect(rowOf(page, "Shop")).toBeVisible();

  await expect(box).toBeHidden();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(secret);
  expect(document.documentElement.outerHTML).not.toContain(secret);
});

test("renaming a key is cancelled by Escape, which gives the focus back", async ({ page, server }) => {
  answerKeys(server, "Shop");
  await page.goto(address);
  await rowOf(page, "Shop").getByRole("button", { name: "Edit Name" }).click();
  const field = page.getByLabel("New name of Shop");
  await expect(field).toBeFocused();
  await expectNoAxeViolations();

  await field.fill("Something else");
  await field.press("Escape");

  await expect(page.getByRole("rowheader", { name: "Shop" })).toBeVisible();
  await expect(rowOf(page, "Shop").getByRole("button", { name: "Edit Name" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
});

test("renaming a key saves the name, and a blank one does nothing", async ({ page, server }) => {
  answerKeys(server, "Shop");
  server.answer(renameApiKey, () => {
    answerKeys(server, "Storefront");
    return server.sample(renameApiKey, { name: "Storefront" });
  });
  await page.goto(address);

  await rowOf(page, "Shop").getByRole("button", { name: "Edit Name" }).click();
  const field = page.getByLabel("New name of Shop");
  await field.fill("  ");
  await field.press("Enter");
  await expect(field).toBeVisible();
  expect(server.calls(renameApiKey)).toEqual([]);

  await field.fill(" Storefront ");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("API key name updated successfully")).toBeVisible();
  expect(server.calls(renameApiKey).map(({ body }) => body)).toEqual([{ name: "Storefront" }]);
  await page.reload();
  await expect(page.getByRole("rowheader", { name: "Storefront" })).toBeVisible();
});

test("renaming a key returns to the field when the server has something against the name", async ({
  page,
  server,
}) => {
  answerKeys(server, "Shop", "Blog");
  server.answer(renameApiKey, nameTaken);
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

test("revoking a key asks first and names the consequence", async ({ page, server }) => {
  answerKeys(server, "Shop");
  await page.goto(address);

  await page.getByRole("button", { name: "Revoke Key Shop" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Every server that still uses “Shop” is refused");
  await expect(dialog).toContainText("This cannot be undone.");
  await expectNoAxeViolations();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, "Shop")).toContainText("Active");
  expect(server.calls(revokeApiKey)).toEqual([]);
});

describe("what a new key may do", () => {
  const creations = (server: ServerDouble) => server.calls(createApiKey).map(({ body }) => body);

  test("is to report visits, without an end, unless somebody says otherwise", async ({ page, server }) => {
    const [{ project } = { project: "" }] = answerKeys(server, "Blog");
    await page.goto(address);
    await page.getByLabel("Key name").fill("Shop");
    await page.getByRole("button", { name: "Create API Key" }).click();

    await expect(page.getByText("API key created successfully.")).toBeVisible();
    expect(creations(server)).toEqual([
      { name: "Shop", scopes: ["ingest"], expires_at: null, allowed_cidrs: [], project: expect.any(String) },
    ]);
    expect(project).not.toBe("");
  });

  test("is chosen by a preset, with an end and networks", async ({ page, server }) => {
    answerKeys(server);
    await page.goto(address);
    await page.getByLabel("Key name").fill("Reports");
    await page.getByRole("radio", { name: "Read and change" }).click();
    await page.getByLabel("Expires").selectOption("In 90 days");
    await page.getByLabel("Allowed networks").fill("203.0.113.0/24\n2001:db8::/32");
    await page.getByRole("button", { name: "Create API Key" }).click();

    await expect(page.getByText("API key created successfully.")).toBeVisible();
    expect(creations(server)).toMatchObject([
      {
        scopes: ["read", "write"],
        expires_at: expect.any(String),
        allowed_cidrs: ["203.0.113.0/24", "2001:db8::/32"],
      },
    ]);
  });

  test("spends credits only by Custom, which says what that means", async ({ page, server }) => {
    answerKeys(server);
    await page.goto(address);
    await expect(page.getByText("Spend credits")).toBeHidden();

    await page.getByRole("radio", { name: "Custom" }).click();
    await expect(page.getByText(/costs credits of your organization, without asking anybody/)).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole("checkbox", { name: "Spend credits" }).click();
    await page.getByLabel("Key name").fill("Agent");
    await page.getByRole("button", { name: "Create API Key" }).click();

    await expect(page.getByText("API key created successfully.")).toBeVisible();
    expect(creations(server)).toMatchObject([{ scopes: ["read", "spend"] }]);
  });

  test("says under the field which network is none", async ({ page, server }) => {
    answerKeys(server);
    server.answer(createApiKey, fieldRefusal({ allowed_cidrs: [fieldErrors.cidr] }));
    await page.goto(address);
    await page.getByLabel("Key name").fill("Shop");
    await page.getByLabel("Allowed networks").fill("somewhere");
    await page.getByRole("button", { name: "Create API Key" }).click();

    await expect(page.getByLabel("Allowed networks")).toHaveAccessibleDescription(
      new RegExp(fieldErrors.cidr.slice(0, 20)),
    );
  });
});

describe("the table tells", () => {
  function answerKey(server: ServerDouble, changes: Partial<ApiKey>): void {
    const [key] = answerKeys(server, "Shop");
    if (!key) throw new Error("A list of one has one entry.");
    server.answer(listApiKeys, [{ ...key, ...changes }]);
  }

  test("what a key may do, and from where", async ({ page, server }) => {
    answerKey(server, { scopes: ["read", "write"], allowed_cidrs: ["203.0.113.0/24"] });
    await page.goto(address);

    await expect(rowOf(page, "Shop")).toContainText("Read data, change data");
    await expect(rowOf(page, "Shop")).toContainText("from 203.0.113.0/24");
  });

  test("that a key has expired", async ({ page, server }) => {
    answerKey(server, { expires_at: "2026-01-01T00:00:00Z" });
    await page.goto(address);

    await expect(rowOf(page, "Shop")).toContainText("Expired");
    await expect(page.getByText("0 active keys, 1 expired")).toBeVisible();
  });

  test("why a key has stopped", async ({ page, server }) => {
    answerKey(server, { scopes: ["read"], stopped_reason: "creator_left" });
    await page.goto(address);

    await expect(rowOf(page, "Shop")).toContainText("Stopped");
    await expect(rowOf(page, "Shop")).toContainText(
      "Whoever made it has left the workspace, so it does nothing. Make a new key in its place.",
    );
  });

  test("what a key did, by operation and by day", async ({ page, server }) => {
    answerKey(server, { scopes: ["read", "ingest"], recent_calls: 1234 });
    server.answer(getApiKeyUsage, {
      since: "2026-10-22",
      operations: [{ operation: "getInsightSummary", count: 1230, refused: 4 }],
      days: [{ day: "2026-11-20", count: 1230, refused: 4 }],
    });
    await page.goto(address);

    await page.getByRole("button", { name: "Calls of Shop: 1234" }).click();

    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("getInsightSummary");
    await expect(dialog).toContainText("1,230");
    await expect(dialog.getByRole("link", { name: "what arrives" })).toHaveAttribute(
      "href",
      "/settings/tracking",
    );
    await expectNoAxeViolations();
  });
});
