import { me } from "@citelens/contract/accounts/accounts";
import {
  getAdStatement,
  getAdsDashboard,
  listPaidBesideOrganic,
} from "@citelens/contract/content/ads-dashboard";
import { approveAdCreative, listReviewQueue, rejectAdCreative } from "@citelens/contract/content/ads-library";
import * as network from "@citelens/contract/content/ads-network";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect } from "../../../../test/components/page-test.ts";
import { signInAs } from "../../../../test/components/people.ts";
import type { ServerDouble } from "../../../../test/components/server-double.ts";
import { listOf } from "../ad-samples.test-helper.ts";
import { test } from "../superuser-test.test-helper.ts";
import { invited, publisher, publisherId, queued } from "./network-samples.test-helper.ts";

function addressOf({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/ads/network${search}`;
}

function answerNetwork(server: ServerDouble): void {
  server.answer(network.listAdPublishers, listOf([publisher, invited]));
  server.answer(listReviewQueue, listOf([queued]));
}

test("lists the websites with what they show, who reads them and what they earn", async ({
  page,
  server,
  workspace,
}) => {
  answerNetwork(server);
  await page.goto(addressOf(workspace));
  await expect(page).toHaveTitle(/^Context Network/);
  const rows = page.getByRole("table", { name: "Publishers" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  const site = rows.filter({ hasText: "slow-garden.example" });
  await expect(site).toContainText("Active");
  await expect(site).toContainText("Automotive and Transportation, Consulting, except Bank and Assurance");
  await expect(site).toHaveText(/1,200.*75\s% proven, 1,100 of 1,200 billable.*OpenAI 800, 87\.5\s% proven/);
  await expect(site).toHaveText(/15\s%.*12 of 80 pages.*€123\.45/);
  const other = rows.filter({ hasText: "northwind-tea.example" });
  await expect(other).toHaveText(/Invited.*All.*No reads.*–.*No page known yet.*€0\.00/);
  await expectNoAxeViolations();

  await page.getByRole("searchbox", { name: "Search websites" }).fill("nobody");
  server.answer(network.listAdPublishers, listOf([]));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=nobody/);
  await expect(page.getByText("Nothing matches your search.")).toBeVisible();
});

test("invites the website of any workspace, after what is missing was said", async ({
  page,
  server,
  workspace,
}) => {
  answerNetwork(server);
  const found = { id: publisherId, name: "Slow Garden", url: "https://slow-garden.example" };
  server.answer(network.workspacesToInvite, listOf([found], 12));
  server.answer(network.inviteAdPublisher, { ...invited, name: "Slow Garden" });
  await page.goto(addressOf(workspace));
  await page.getByRole("button", { name: "Add publisher" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a publisher" });
  await expect(dialog).toContainText("Nothing is shown on the website before they accept.");
  await expect(dialog).toContainText("All categories are allowed.");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog).toContainText("Choose a workspace.");
  await expect(dialog.getByLabel("Publisher’s share (%)")).toHaveAttribute("aria-invalid", "true");
  await expectNoAxeViolations();

  await dialog.getByLabel("Search workspaces").fill("slow");
  await expect.poll(() => server.calls(network.workspacesToInvite).at(-1)?.query.get("search")).toBe("slow");
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
  expect(server.calls(network.inviteAdPublisher).map(({ body }) => body)).toEqual([
    {
      workspace_id: publisherId,
      categories_allowed: [5],
      categories_blocked: [],
      countries: ["DE"],
      revenue_share: 70,
    },
  ]);
  await expect(dialog).toHaveCount(0);
});

test("what waits for a review is shown as people and agents get it, with what it replaces", async ({
  page,
  server,
  workspace,
}) => {
  answerNetwork(server);
  server.refuse(approveAdCreative, "CREATIVE_NOT_IN_REVIEW");
  server.refuse(rejectAdCreative, "CREATIVE_NOT_IN_REVIEW");
  await page.goto(addressOf(workspace));
  await page.getByRole("tab", { name: /^Review queue ?1$/ }).click();
  await expect(page).toHaveURL(/tab=review/);
  const card = page.getByRole("region", { name: queued.content.title }).first();
  await expect(card).toContainText("Fabrikam Garden · Summer pots · version 3 by Ada Keller");
  await expect(card.locator("iframe")).toHaveAttribute(
    "srcdoc",
    /Unglazed clay spikes water a pot for 7 days/,
  );
  expect(await card.locator("iframe").getAttribute("sandbox")).toBe("");
  await expect(card.getByRole("region", { name: "As an AI agent reads it" })).toContainText(
    "Clay watering spikes (https://fabrikam-garden.example/spikes)",
  );
  const replaced = card.getByRole("region", { name: "What it replaces" });
  await expect(replaced.locator("ins")).toHaveText("added: 7");
  await expect(replaced).toContainText("Unchanged: title, address, picture, facts.");
  await expect(card).toContainText("Text, “any bottle”: Leave out promises that nobody can check");
  await expect(card.getByRole("link", { name: /spikes\/test/ })).toBeVisible();

  await card.getByRole("button", { name: "Approve Clay watering spikes" }).click();
  await expect(card.getByRole("alert")).toContainText("This version does not wait for a review.");
  expect(server.calls(approveAdCreative).map(({ body }) => body)).toEqual([{ version: 3 }]);

  await card.getByRole("button", { name: "Reject Clay watering spikes" }).click();
  const dialog = page.getByRole("dialog", { name: "Reject Clay watering spikes?" });
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog.getByLabel("Reason")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Reason").fill("Name the size of the bottle.");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog).toContainText("This version does not wait for a review.");
  expect(server.calls(rejectAdCreative).map(({ body }) => body)).toEqual([
    { version: 3, reason: "Name the size of the bottle." },
  ]);
});

test("says what is empty and what failed, and tries again", async ({ page, server, workspace }) => {
  server.fail(network.listAdPublishers);
  server.answer(listReviewQueue, listOf([]));
  await page.goto(addressOf(workspace));
  await expect(page.getByRole("alert")).toBeVisible();

  server.answer(network.listAdPublishers, listOf([]));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("No website is in the network yet")).toBeVisible();
  await page.getByRole("tab", { name: /^Review queue ?0$/ }).click();
  await expect(page.getByText("Nothing waits for a review")).toBeVisible();
});

test("every page shows that it loads, in the shape of what comes", async ({ page, server, workspace }) => {
  for (const endpoint of [
    network.listAdPublishers,
    listReviewQueue,
    network.getAdPublisher,
    getAdsDashboard,
    getAdStatement,
    listPaidBesideOrganic,
  ])
    server.hold(endpoint);
  await page.goto(addressOf(workspace));
  await expect(page.getByRole("table", { name: "Publishers" })).toHaveAttribute("aria-busy", "true");
  await page.getByRole("tab", { name: "Review queue" }).click();
  await expect(page.getByRole("status", { name: "Loading the review queue" })).toBeVisible();

  await page.goto(addressOf(workspace, `/${publisherId}`));
  await expect(page.getByRole("status", { name: "Loading the publisher" })).toBeVisible();

  await page.goto(`/workspaces/${workspace.id}/ads/dashboard`);
  await expect(page.getByRole("region", { name: "Key figures" })).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status", { name: "Loading Spend per day" })).toBeVisible();
  for (const table of ["Campaigns by channel", /^Statement of/]) {
    await expect(page.getByRole("table", { name: table })).toHaveAttribute("aria-busy", "true");
  }
  await expectNoAxeViolations();
});

test("is not there for others, nor while viewing as somebody else", async ({
  page,
  server,
  account,
  superuser,
  workspace,
}) => {
  answerNetwork(server);
  signInAs(server, account);
  for (const path of ["network", `network/${publisherId}`, "dashboard"]) {
    await page.goto(`/workspaces/${workspace.id}/ads/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("this page doesn't exist");
  }

  server.answer(me, superuser);
  localStorage.setItem("impersonating", "true");
  await page.goto(addressOf(workspace));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("this page doesn't exist");
});
