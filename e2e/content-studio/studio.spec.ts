import { apiBase } from "@citelens/contract/base/endpoint";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expect, type Page } from "@playwright/test";
import { shelves } from "../seed/shelves.ts";
import { type Account, bearer, createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations } from "../support/checks.ts";
import { savedFile } from "../support/saved-file.ts";
import { openOwn } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { serveAuditedSite } from "../technical-audit/audited-site.ts";
import { rows, studioAddress } from "./studio.ts";

/** A brief is made in seconds; a busy machine may take several times that. */
const briefMs = 60_000;

const results = /optimization\/campaigns\/[0-9a-f-]{36}\/results/;

async function draftsOf(page: Page, account: Account, { id }: Workspace): Promise<number> {
  const url = `${apiBase}/projects/${id}/optimizations/`;
  const response = await page.request.get(url, { headers: bearer(account) });
  const { count }: { count: number } = await response.json();
  return count;
}

test("a brief of a page of the site: from the first visit over a saved draft to its results", {
  tag: "@main",
}, async ({ signedInPage: page, request, account }) => {
  test.setTimeout(briefMs * 4);
  const site = await serveAuditedSite();
  try {
    const workspace = await createWorkspace(request, account, { url: site.url });

    await test.step("who never was here begins a brief", async () => {
      await page.goto(`/workspaces/${workspace.id}/dashboard`);
      const main = page.getByRole("navigation", { name: "Main" });
      await main.getByRole("link", { name: "Content Studio" }).click();
      await expect(page).toHaveURL(studioAddress(workspace));
      await expect(page.getByRole("list", { name: "How it works" })).toBeVisible();
      await page.getByRole("link", { name: "New brief" }).click();
      await expect(page).toHaveURL(studioAddress(workspace, "create"));
    });

    await test.step("a draft is saved once, and stands at its own address", async () => {
      await page.getByLabel("Page", { exact: true }).fill("/guide");
      await page.getByLabel("Query", { exact: true }).fill("Which desk fits a small room?");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByLabel("Query", { exact: true }).fill("Desks that stand firm");
      await page.getByLabel("Notes (optional)").fill("For people who rent.");
      await expect(page.getByText("20 / 2,000")).toBeVisible();
      await page.getByRole("button", { name: "Save draft" }).dblclick();
      await expect(page).toHaveURL(/optimization\/[0-9a-f-]{36}\/edit$/);
      await expect(page.getByText("Draft saved")).toBeVisible();
      expect(await draftsOf(page, account, workspace)).toBe(1);
      await expect(page.getByLabel("Page", { exact: true })).toHaveValue(`${site.url}/guide`);
      await expect(page.getByRole("list", { name: "Target queries" }).getByRole("listitem")).toHaveText([
        /Which desk fits a small room\?/,
        /Desks that stand firm/,
      ]);
      await page.reload();
      await expect(page.getByLabel("Notes (optional)")).toHaveValue("For people who rent.");
      // The page that created it is no step back away.
      await page.goBack();
      await expect(page).toHaveURL(studioAddress(workspace));
      await rows(page).getByRole("link").click();
    });

    await test.step("the brief is made, and its results follow by themselves", async () => {
      await page.getByRole("textbox", { name: "Title (optional)" }).fill("A guide to desks");
      await page.getByRole("button", { name: "Make the brief" }).click();
      await expect(page).toHaveURL(results, { timeout: briefMs });
    });

    await test.step("the list has it, with its readiness, and leads there", async () => {
      await page.goto(studioAddress(workspace));
      const row = page.getByRole("row").filter({ hasText: "A guide to desks" });
      await expect(row).toContainText(/guide.*Which desk fits a small room\?.*\+1.*Done.*\d+/);
      await expect(row.getByRole("link", { name: "A guide to desks" })).toHaveAttribute("href", results);
      expect((await savedFile(page)).text).toContain("A guide to desks");
    });

    await test.step("a copy begins as a draft of the same, and each is deleted by itself", async () => {
      const actionsFor = (title: string) =>
        page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();
      await actionsFor("A guide to desks");
      await expect(page.getByRole("menuitem")).toHaveText(["Open", "Duplicate", "Delete"]);
      await page.getByRole("menuitem", { name: "Duplicate" }).click();
      await expect(page.getByRole("textbox", { name: "Title (optional)" })).toHaveValue(
        "Copy of A guide to desks",
      );
      await page.goto(studioAddress(workspace));
      await expect(page.getByRole("row").filter({ hasText: "A guide to desks" })).toHaveCount(2);
      for (const title of ["Copy of A guide to desks", "A guide to desks"]) {
        await actionsFor(title);
        await page.getByRole("menuitem", { name: "Delete" }).click();
        const question = page.getByRole("alertdialog", { name: `Delete “${title}”?` });
        await question.getByRole("button", { name: "Delete" }).click();
        await expect(question).toHaveCount(0);
      }
      await expect(page.getByRole("list", { name: "How it works" })).toBeVisible();
      expect(await draftsOf(page, account, workspace)).toBe(0);
    });
  } finally {
    await site.close();
  }
});

test("a page that cannot be read says why; its draft is mended and tried again", async ({
  signedInPage: page,
  request,
  account,
}) => {
  test.setTimeout(briefMs * 3);
  const site = await serveAuditedSite();
  try {
    const workspace = await createWorkspace(request, account, { url: site.url });
    await page.goto(studioAddress(workspace, "create"));
    await page.getByLabel("Page", { exact: true }).fill("/gone");
    await page.getByLabel("Query", { exact: true }).fill("Desks that stand firm");
    await page.getByRole("button", { name: "Make the brief" }).click();

    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The brief could not be made", { timeout: briefMs });
    await expect(alert).toContainText(/status 404.*What to do.*Check the address/);
    await expectNoAxeViolations(page);
    await alert.getByRole("link", { name: "Edit the draft" }).click();
    await expect(page.getByText("Check the address, or that the page answers")).toBeVisible();
    await page.getByLabel("Page", { exact: true }).fill("/guide");
    await page.getByRole("button", { name: "Make the brief" }).click();
    await expect(page).toHaveURL(results, { timeout: briefMs });

    await page.goto(page.url().replace(/campaigns\/([^/]+)\/results.*/, "$1/edit"));
    await expect(page.getByRole("heading", { name: "This brief is done" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Open it" })).toHaveAttribute("href", results);
  } finally {
    await site.close();
  }
});

test("the work at a slow page is seen, left, found again and canceled; nothing is charged", async ({
  signedInPage: page,
  request,
  account,
}) => {
  test.setTimeout(briefMs * 3);
  const site = await serveAuditedSite({ delayMs: 8_000 });
  try {
    const workspace = await createWorkspace(request, account, { url: site.url });
    await page.goto(studioAddress(workspace, "create"));
    await page.getByLabel("Page", { exact: true }).fill("/guide");
    await page.getByLabel("Query", { exact: true }).fill("Desks that stand firm");
    await page.getByRole("button", { name: "Make the brief" }).click();

    await expect(page).toHaveURL(/optimization\/[0-9a-f-]{36}\/generating$/);
    const current = page.getByRole("list", { name: "Steps" }).locator("[aria-current=step]");
    await expect(current).toContainText("Read the page");
    await expect(page.getByText("Step 1 of 6: Read the page")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Content Studio" }).click();
    await expect(page.getByRole("row").filter({ hasText: "/guide" })).toContainText("Step 1 of 6");
    await rows(page).getByRole("link").click();
    await page.getByRole("button", { name: "Cancel" }).click();
    const question = page.getByRole("alertdialog", { name: "Stop this?" });
    await expect(question).toContainText("Nothing is charged.");
    await question.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByRole("heading", { name: "The brief was canceled" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "The brief was canceled" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Edit the draft" })).toBeVisible();
  } finally {
    await site.close();
  }
});

test("an opportunity fills the form, is planned by its brief, and leads to it", async ({ page }) => {
  test.setTimeout(briefMs * 4);
  const { workspace, account } = await openOwn(page, "shelves");
  await page.goto(`/workspaces/${workspace.id}/opportunities`);
  await page.locator("#content").getByRole("button", { name: "Refresh", exact: true }).click();
  const name = `Create a page for “${shelves.missing}”`;
  await page.getByRole("link", { name }).click({ timeout: briefMs });
  const panel = page.getByRole("dialog", { name });
  await panel.getByRole("link", { name: "Optimize", exact: true }).click();

  await expect(page).toHaveURL(/optimization\/create\?opportunity=[0-9a-f-]{36}$/);
  await expect(page.getByRole("radio", { name: "New page" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Title (optional)" })).toHaveValue(name);
  const queries = page.getByRole("list", { name: "Target queries" }).getByRole("listitem");
  await expect(queries).toHaveText([new RegExp(`${shelves.missing.replace("?", "\\?")}.*Of a campaign`)]);
  await page.getByRole("button", { name: "Pick from a campaign" }).click();
  const dialog = page.getByRole("dialog", { name: "Pick queries of a campaign" });
  await expect(dialog.getByRole("checkbox", { name: shelves.missing })).toBeDisabled();
  await dialog.getByRole("checkbox", { disabled: false }).first().check();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Add 1 query" }).click();
  await expect(queries).toHaveCount(2);
  await page.getByRole("button", { name: "Make the brief" }).dblclick();
  await expect(page).toHaveURL(results, { timeout: briefMs });
  expect(await draftsOf(page, account, workspace)).toBe(1);

  const opportunity = `/workspaces/${workspace.id}/opportunities?period=90d&state=PLANNED`;
  await page.goto(opportunity);
  await page.getByRole("link", { name }).click();
  await panel.getByRole("link", { name: "Open in Content Studio" }).click();
  await expect(page).toHaveURL(results);

  await page.goto(opportunity);
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(/opportunity=/);
  const id = new URL(page.url()).searchParams.get("opportunity");
  await page.goto(studioAddress(workspace, "create", `?opportunity=${id}`));
  await expect(page.getByText("A brief of this opportunity was begun already")).toBeVisible();
});
