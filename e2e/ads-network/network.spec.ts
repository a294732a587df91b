import { apiBase } from "@citelens/contract/base/endpoint";
import { errors } from "@citelens/contract/base/errors";
import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import {
  adsOf,
  answerAds,
  beSuperuser,
  expectFineLooks,
  invited,
  listOf,
  publisher,
  publisherId,
  queued,
} from "./network-fixtures.ts";

test.beforeEach(async ({ signedInPage: page, account, workspace }) => {
  await beSuperuser(page, account);
  await answerAds(page, adsOf(workspace.id, "publishers/?*"), listOf([publisher, invited]));
  await answerAds(page, adsOf(workspace.id, "reviews/?*"), listOf([queued]));
});

test("lists the websites with what they show, who reads them and what they earn", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(`/workspaces/${workspace.id}/ads/network`);
  await expect(page).toHaveTitle(/^Context Network/);
  const rows = page.getByRole("table", { name: "Publishers" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  const site = rows.filter({ hasText: "slow-garden.example" });
  await expect(site).toContainText("Active");
  await expect(site).toContainText("Automotive and Transportation, Consulting, except Bank and Assurance");
  await expect(site).toHaveText(/1,200.*75\s% verified, n = 1,200.*OpenAI 800, 87\.5\s% verified/);
  await expect(site).toHaveText(/15\s%.*12 of 80 pages.*€123\.45/);
  const other = rows.filter({ hasText: "northwind-tea.example" });
  await expect(other).toHaveText(/Invited.*All.*No reads.*–.*No page known yet.*€0\.00/);

  await page.getByRole("searchbox", { name: "Search websites" }).fill("nobody");
  await answerAds(page, adsOf(workspace.id, "publishers/?*"), listOf([]));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=nobody/);
  await expect(page.getByText("Nothing matches your search.")).toBeVisible();
});

test("invites the website of any workspace, after what is missing was said", async ({
  signedInPage: page,
  workspace,
}) => {
  const found = { id: publisherId, name: "Slow Garden", url: "https://slow-garden.example" };
  const searches: string[] = [];
  await page.route(adsOf(workspace.id, "invitable/?*"), (route) => {
    searches.push(new URL(route.request().url()).searchParams.get("search") ?? "");
    return route.fulfill({ json: listOf([found], 12) });
  });
  let sent: unknown;
  await page.route(adsOf(workspace.id, "publishers/"), (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ status: 201, json: { ...invited, name: "Slow Garden" } });
  });
  await page.goto(`/workspaces/${workspace.id}/ads/network`);
  await page.getByRole("button", { name: "Add publisher" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a publisher" });
  await expect(dialog).toContainText("Nothing is shown on the website before they accept.");
  await expect(dialog).toContainText("All categories are allowed.");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog).toContainText("Choose a workspace.");
  await expect(dialog.getByLabel("Publisher’s share (%)")).toHaveAttribute("aria-invalid", "true");
  await expectNoAxeViolations(page);

  await dialog.getByLabel("Search workspaces").fill("slow");
  await expect.poll(() => searches.at(-1)).toBe("slow");
  await dialog.getByLabel("Slow Garden").check();
  await dialog.getByRole("button", { name: "Allowed categories" }).click();
  await page.getByRole("checkbox", { name: "Consulting" }).check();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Countries" }).click();
  await page.getByRole("searchbox", { name: "Search in Countries" }).fill("germany");
  await page.getByRole("checkbox", { name: "Germany" }).check();
  await page.keyboard.press("Escape");
  await dialog.getByLabel("Publisher’s share (%)").fill("70");
  await dialog.getByRole("button", { name: "Send invitation" }).click();

  await expect(page.getByText("Slow Garden is invited. Its owner has a mail with the terms.")).toBeVisible();
  expect(sent).toEqual({
    workspace_id: publisherId,
    categories_allowed: [5],
    categories_blocked: [],
    countries: ["DE"],
    revenue_share: 70,
  });
  await expect(dialog).toHaveCount(0);
});

test("what waits for a review is shown as people and agents get it, with what it replaces", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(`/workspaces/${workspace.id}/ads/network`);
  await page.getByRole("tab", { name: "Review queue 1" }).click();
  await expect(page).toHaveURL(/tab=review/);
  const card = page.getByRole("region", { name: queued.content.title }).first();
  await expect(card).toContainText("Fabrikam Garden · Summer pots · version 3 by Ada Keller");
  await expect(
    card.frameLocator("iframe").getByText("Unglazed clay spikes water a pot for 7 days"),
  ).toBeVisible();
  expect(await card.locator("iframe").getAttribute("sandbox")).toBe("");
  await expect(card.getByRole("region", { name: "As an AI agent reads it" })).toContainText(
    "Clay watering spikes (https://fabrikam-garden.example/spikes)",
  );
  const replaced = card.getByRole("region", { name: "What it replaces" });
  await expect(replaced.locator("ins")).toHaveText("added: 7");
  await expect(replaced).toContainText("Unchanged: title, address, picture, facts.");
  await expect(card).toContainText("Text, “any bottle”: Leave out promises that nobody can check");
  await expect(card.getByRole("link", { name: /spikes\/test/ })).toBeVisible();

  const approvals: unknown[] = [];
  const [status, detail] = errors.CREATIVE_NOT_IN_REVIEW;
  await page.route(adsOf(workspace.id, "reviews/*/approve/"), (route) => {
    approvals.push(route.request().postDataJSON());
    return route.fulfill({ status, json: { code: "CREATIVE_NOT_IN_REVIEW", detail } });
  });
  await card.getByRole("button", { name: "Approve Clay watering spikes" }).click();
  await expect(card.getByRole("alert")).toContainText("This version does not wait for a review.");
  expect(approvals).toEqual([{ version: 3 }]);

  let rejection: unknown;
  await page.route(adsOf(workspace.id, "reviews/*/reject/"), (route) => {
    rejection = route.request().postDataJSON();
    return route.fulfill({ status, json: { code: "CREATIVE_NOT_IN_REVIEW", detail } });
  });
  await card.getByRole("button", { name: "Reject Clay watering spikes" }).click();
  const dialog = page.getByRole("dialog", { name: "Reject Clay watering spikes?" });
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Reason").fill("Name the size of the bottle.");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog).toContainText("This version does not wait for a review.");
  expect(rejection).toEqual({ version: 3, reason: "Name the size of the bottle." });
});

test("says what is empty and what failed, and tries again", async ({ signedInPage: page, workspace }) => {
  await answerAds(page, adsOf(workspace.id, "publishers/?*"), undefined);
  await answerAds(page, adsOf(workspace.id, "reviews/?*"), listOf([]));
  await page.goto(`/workspaces/${workspace.id}/ads/network`);
  await expect(page.getByRole("alert")).toBeVisible({ timeout: 15_000 });
  await answerAds(page, adsOf(workspace.id, "publishers/?*"), listOf([]));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("No website is in the network yet")).toBeVisible();
  await page.getByRole("tab", { name: "Review queue 0" }).click();
  await expect(page.getByText("Nothing waits for a review")).toBeVisible();
});

test("every page shows that it loads, in the shape of what comes", async ({
  signedInPage: page,
  workspace,
}) => {
  const held = hold();
  await page.route(adsOf(workspace.id, "**"), async (route) => {
    await held.until;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto(`/workspaces/${workspace.id}/ads/network`);
  await expect(page.getByRole("table", { name: "Publishers" })).toHaveAttribute("aria-busy", "true");
  await page.getByRole("tab", { name: "Review queue" }).click();
  await expect(page.getByRole("status", { name: "Loading the review queue" })).toBeVisible();
  await page.goto(`/workspaces/${workspace.id}/ads/network/${publisherId}`);
  await expect(page.getByRole("status", { name: "Loading the publisher" })).toBeVisible();
  await page.goto(`/workspaces/${workspace.id}/ads/dashboard`);
  await expect(page.getByRole("region", { name: "Key figures" })).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status", { name: "Loading Spend per day" })).toBeVisible();
  for (const table of ["Campaigns by channel", /^Statement of/]) {
    await expect(page.getByRole("table", { name: table })).toHaveAttribute("aria-busy", "true");
  }
  await expectNoAxeViolations(page);
  held.release();
});

test("is not there for others, nor while viewing as somebody else", async ({
  signedInPage: page,
  account,
  workspace,
}) => {
  const paths = ["network", `network/${publisherId}`, "dashboard"];
  await page.route(`**${apiBase}/me/`, (route) => route.fulfill({ json: account.user }));
  for (const path of paths) {
    await page.goto(`/workspaces/${workspace.id}/ads/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("this page doesn't exist");
  }

  await beSuperuser(page, account);
  await page.evaluate(() => localStorage.setItem("impersonating", "true"));
  await page.goto(`/workspaces/${workspace.id}/ads/network`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("this page doesn't exist");
});

test("both tabs please axe in both themes and fit a phone", async ({ signedInPage: page, workspace }) => {
  test.slow();
  for (const tab of ["publishers", "review"]) {
    await page.goto(`/workspaces/${workspace.id}/ads/network?tab=${tab}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [aria-busy=true], main [aria-label^=Loading]")).toHaveCount(0);
    await expectFineLooks(page);
  }
});
