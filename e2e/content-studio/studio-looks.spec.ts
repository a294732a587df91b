import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { phone, themes, useTheme } from "../support/views.ts";
import { allKnown, detailsOf, knownWorking, studioIds } from "./known-optimization.ts";
import { answerStudio, rows, studioAddress } from "./studio.ts";

async function expectGoodLooks(page: Page): Promise<void> {
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await expectNoOverflow(page);
  await page.setViewportSize(phone);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("every screen fits a phone and pleases axe in both themes", async ({
  signedInPage: page,
  workspace,
}) => {
  test.slow();
  await answerStudio(page, allKnown);
  for (const [screen, heading] of [
    ["campaigns", "Content Studio"],
    ["create", "New brief"],
    [`${studioIds.draft}/edit`, "Edit brief"],
    [`${studioIds.done}/edit`, "Edit brief"],
    [`${studioIds.working}/generating`, "Making the brief"],
    [`${studioIds.failed}/generating`, "Brief"],
    [`${studioIds.canceled}/generating`, "Brief"],
  ] as const) {
    await page.goto(studioAddress(workspace, screen));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("#content").getByRole("status", { name: /^Loading/ })).toHaveCount(0);
    if (screen === "campaigns") await expect(rows(page)).toHaveCount(5);
    await expectGoodLooks(page);
  }
});

test("a phone lists briefs as cards, with the filters behind one button", async ({
  signedInPage: page,
  workspace,
}) => {
  await answerStudio(page, allKnown);
  await page.setViewportSize(phone);
  await page.goto(studioAddress(workspace, "campaigns", "?status=draft,done"));
  await expect(page.getByRole("row").filter({ hasText: "Prices of all our shelves" })).toContainText(
    /New page.*What does an oak shelf cost\?.*Done.*38.*61.*23.*3/,
  );
  await page.getByRole("button", { name: "Filters (2)" }).click();
  const dialog = page.getByRole("dialog", { name: "Filters" });
  await expect(dialog.getByRole("button", { name: "Status (2)" })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Actions for The guide" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Open", "Edit", "Duplicate", "Delete"]);
});

test("the progress says what is done, what is counted and what is ahead", async ({
  signedInPage: page,
  workspace,
}) => {
  await answerStudio(page, allKnown);
  await page.goto(studioAddress(workspace, `${studioIds.working}/generating`));
  const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
  await expect(steps).toHaveText([
    /^Read the page, done/,
    /^Look at the answers, done/,
    /^Read the cited pages · 0 of 5 pages/,
    /^Find the gaps/,
    /^Make the outline/,
    /^Score the readiness/,
  ]);
  await expect(steps.nth(2)).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("region", { name: "Oak shelves" })).toContainText(
    /Page.*northwind\.example.*Target queries \(3\).*Campaign.*Autumn.*Language.*English.*For people who rent/,
  );

  // Without a stream of events it is asked for.
  await page.route(`**/optimizations/${studioIds.working}/`, (route) =>
    route.fulfill({ json: detailsOf({ ...knownWorking, progress: { step: "OUTLINE", done: 5, of: 5 } }) }),
  );
  await expect(page.getByText("Step 5 of 6: Make the outline")).toBeVisible();
});

test("queries are typed, pasted and removed by the keyboard alone", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(studioAddress(workspace, "create"));
  const query = page.getByLabel("Query", { exact: true });
  const list = page.getByRole("list", { name: "Target queries" }).getByRole("listitem");
  await page.getByRole("radio", { name: "Rewrite a page" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "New page" })).toBeChecked();
  await tabTo(page, query);
  await page.keyboard.type("Best shelves");
  await page.keyboard.press("Enter");
  await page.keyboard.type("BEST shelves");
  await page.keyboard.press("Enter");
  await expect(list).toHaveText(["Best shelves"]);
  const pasted = Array.from({ length: 12 }, (_, at) => `Shelf ${at}`).join("\n");
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", ${JSON.stringify(pasted)});
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(paste);
  }`);
  await expect(list).toHaveCount(10);
  await expect(page.getByText("10 of 10")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pick from a campaign" })).toBeDisabled();
  await tabTo(page, page.getByRole("button", { name: "Remove Shelf 8" }));
  await page.keyboard.press("Enter");
  await expect(list).toHaveCount(9);
  await expect(query).toBeFocused();
});

test("the sidebar's letters lead there", async ({ signedInPage: page, workspace }) => {
  await page.goto(`/workspaces/${workspace.id}/dashboard`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("w");
  await expect(page).toHaveURL(studioAddress(workspace));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content Studio");
});
