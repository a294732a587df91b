import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import {
  adCampaign,
  adCreative,
  adsApi,
  asSuperuser,
  chatCampaign,
  chatCard,
  pageOf,
  rejected,
  versionsOf,
} from "./ads-fixtures.ts";
import { expectGoodLooks } from "./ads-looks.ts";

const approved = adCreative();
const waiting = adCreative({
  state: "DRAFT",
  version: 1,
  reviewer: null,
  reviewed_at: null,
  content: { ...approved.content, title: "Chairs to try at home" },
});
const all = [approved, rejected, chatCard, waiting];
const creative = (page: Page, name: string) => page.getByRole("region", { name });

test.beforeEach(async ({ signedInPage: page, account, workspace }) => {
  await asSuperuser(page, account);
  await page.route(adsApi(workspace.id, "campaigns/?*"), (route) =>
    route.fulfill({ json: pageOf([adCampaign(), chatCampaign]) }),
  );
  await page.route(adsApi(workspace.id, "creatives/?*"), (route) => {
    const wanted = new URL(route.request().url()).searchParams.get("state");
    return route.fulfill({ json: pageOf(all.filter(({ state }) => state === (wanted ?? state))) });
  });
  await page.route(adsApi(workspace.id, "creatives/check/"), (route) => {
    const { content } = route.request().postDataJSON();
    const isPromise = content.body.includes("the best");
    const faults = isPromise ? [{ fault: "promises", field: "body", words: "the best" }] : [];
    return route.fulfill({ json: { faults } });
  });
});

test("creatives are shown as people see them and as agents read them, with what became of them", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(`/workspaces/${workspace.id}/ads/library`);
  const card = creative(page, "Northwind desk chairs");
  await expect(card).toContainText("Sponsored by Northwind");
  await expect(card).toContainText(/Version 2, reviewed by Grace Hopper/);
  await expect(card).toContainText(/May stand on12 pages of 3 sites.*1,204 \(860 verified\)/);
  await expect(card.getByRole("link", { name: /northwind\.example\/tests/ })).toBeVisible();
  await card.getByRole("button", { name: "As an agent reads it" }).click();
  await expect(card.locator("pre")).toHaveText(approved.as_text);

  const other = creative(page, "The best desk chairs");
  await expect(other).toContainText("Why it was rejected“The best” is a promise that nobody can check.");
  await expect(creative(page, "Chairs that last")).toContainText(/15,516.*186.*1\.2.*\(n = 15,516\)/);
  await expectGoodLooks(page);

  await page.getByLabel("State").selectOption("Rejected");
  await expect(page).toHaveURL(/\?state=REJECTED$/);
  await expect(page.getByRole("list", { name: "Creatives" }).getByRole("region")).toHaveCount(1);
  await page.getByLabel("State").selectOption("In review");
  await expect(page.getByText("No creatives match these filters")).toBeVisible();
});

test("an edit is checked as it is typed, and says when somebody else was faster", async ({
  signedInPage: page,
  workspace,
}) => {
  const sent: unknown[] = [];
  await page.route(adsApi(workspace.id, `creatives/${approved.id}/`), (route) => {
    sent.push(route.request().postDataJSON());
    return sent.length === 1
      ? route.fulfill({
          status: 409,
          json: { detail: "This creative was edited elsewhere meanwhile.", code: "EDITED_ELSEWHERE" },
        })
      : route.fulfill({ json: { ...approved, version: 3, state: "DRAFT" } });
  });
  await page.goto(`/workspaces/${workspace.id}/ads/library`);
  await page.getByRole("button", { name: "Edit Northwind desk chairs" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit creative" });
  await expect(dialog).toContainText("shown nowhere before it was reviewed");
  const text = dialog.getByLabel("Text", { exact: true });
  await text.fill("Northwind makes the best desk chairs.");
  await expect(dialog).toContainText(
    "Leave out promises that nobody can check, such as best or guaranteed. “the best”",
  );
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await expectNoAxeViolations(page);
  await text.fill("word ".repeat(61));
  await expect(dialog.getByText("61 of 60 words")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("A passage may have at most 60 words.");

  await text.fill("Northwind makes desk chairs for small rooms.");
  await dialog.getByRole("button", { name: "Remove fact 1" }).click();
  await dialog.getByRole("button", { name: "Add a fact" }).click();
  await dialog.getByLabel("Fact 1", { exact: true }).fill("Fits a room of 8 m²");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("Give each fact a sentence and the address of a page");
  await dialog.getByLabel("Source of fact 1").fill("northwind.example/rooms");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("This creative was edited elsewhere meanwhile.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved as version 3")).toBeVisible();
  expect(sent[0]).toEqual({
    version: 2,
    content: {
      ...approved.content,
      body: "Northwind makes desk chairs for small rooms.",
      facts: [{ statement: "Fits a room of 8 m²", source_url: "https://northwind.example/rooms" }],
    },
  });
});

test("a draft is submitted, another one archived, and versions are compared word by word", async ({
  signedInPage: page,
  workspace,
}) => {
  const acts: string[] = [];
  await page.route(adsApi(workspace.id, "creatives/*/*/"), (route) => {
    const act = new URL(route.request().url()).pathname.split("/").at(-2) ?? "";
    acts.push(act);
    return route.fulfill({ json: act === "versions" ? versionsOf(approved) : waiting });
  });
  await page.goto(`/workspaces/${workspace.id}/ads/library`);
  await page.getByRole("button", { name: "Submit for review: Chairs to try at home" }).click();
  await expect(page.getByText("Handed over to review")).toBeVisible();

  await page.getByRole("button", { name: "More for Northwind desk chairs" }).click();
  await page.getByRole("menuitem", { name: "Version history" }).click();
  const newest = page.getByRole("region", { name: "Version 2" });
  await expect(newest.locator("del").first()).toContainText("the best");
  await expect(newest.locator("ins").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Version 1" })).toContainText("Reason: Say what was tested.");
  await expect(page.getByRole("region", { name: "Version 1" }).locator("ins, del")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "More for Northwind desk chairs" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Creative archived")).toBeVisible();
  expect(acts).toEqual(["submit", "versions", "archive"]);
});

test("an empty library says what a creative is; it loads, fails and is asked again", async ({
  signedInPage: page,
  workspace,
}) => {
  const held = hold();
  let isFailing = false;
  await page.route(adsApi(workspace.id, "creatives/?*"), async (route) => {
    await held.until;
    await route.fulfill(isFailing ? { status: 500, json: {} } : { json: pageOf([]) });
  });
  await page.goto(`/workspaces/${workspace.id}/ads/library`);
  await expect(page.getByRole("status", { name: "Loading the creatives" })).toBeVisible();
  held.release();
  await expect(page.getByRole("heading", { name: "No creatives yet" })).toBeVisible();
  isFailing = true;
  await page.reload();
  await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 15_000 });
  isFailing = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "No creatives yet" })).toBeVisible();
});
