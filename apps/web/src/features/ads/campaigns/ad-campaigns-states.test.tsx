import * as ads from "@citelens/contract/content/ads-campaigns";
import { listAdCreatives } from "@citelens/contract/content/ads-library";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect } from "../../../../test/components/page-test.ts";
import { refusal, type ServerDouble } from "../../../../test/components/server-double.ts";
import {
  adAccount,
  adCampaign,
  adCreative,
  chatCampaign,
  listOf,
  noAccount,
} from "../ad-samples.test-helper.ts";
import { test } from "../superuser-test.test-helper.ts";

const running = adCampaign();
const draft = adCampaign({
  id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4a3",
  name: "Spring range",
  status: "DRAFT",
  spent_cents: 0,
});
const all = [running, chatCampaign, draft];

function addressOf({ id }: Workspace, rest = ""): string {
  return `/workspaces/${id}/ads/campaigns${rest}`;
}

function answerCampaigns(server: ServerDouble): void {
  server.answer(ads.listAdCampaigns, ({ query }) =>
    listOf(
      all.filter(
        ({ status, channel }) =>
          status === (query.get("status") ?? status) && channel === (query.get("channel") ?? channel),
      ),
    ),
  );
}

function row(page: AppPage, name: string): ElementLocator {
  return page.getByRole("row").filter({ hasText: name });
}

async function choose(page: AppPage, name: string, act: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: act, exact: true }).click();
}

test("lists what each campaign may cost, cost and did; filters are in the address", async ({
  page,
  server,
  workspace,
}) => {
  answerCampaigns(server);
  await page.goto(addressOf(workspace));
  await expect(row(page, running.name)).toHaveText(
    /Context Network.*Active.*€500\.00.*€20\.00 a day.*€212\.40.*42\.5\s%.*21,240 reads.*–.*3 Nov – 24 Dec 2026/,
  );
  await expect(row(page, chatCampaign.name)).toHaveText(
    /More than 90 % of the budget is spent\..*ChatGPT.*Paused.*US\$931\.00.*15,516 impressions.*1\.2\s%.*From 10 Nov 2026/,
  );
  await expectNoAxeViolations();

  await page.getByLabel("Channel").selectOption("ChatGPT");
  await expect(page).toHaveURL(/\?channel=CHATGPT$/);
  await expect(row(page, running.name)).toHaveCount(0);
  await page.getByLabel("Status").selectOption("Ended");
  await expect(page).toHaveURL(/status=ENDED/);
  await expect(page.getByText("No campaigns match these filters")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Status")).toHaveValue("ENDED");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("row")).toHaveCount(4);
});

test("a menu offers what a campaign can take, and archives after a question", async ({
  page,
  server,
  workspace,
}) => {
  answerCampaigns(server);
  await page.goto(addressOf(workspace));
  await page.getByRole("button", { name: `Actions for ${running.name}` }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Edit", "Pause", "Duplicate", "Archive"]);
  await page.getByRole("menuitem", { name: "Pause" }).click();
  await expect(page.getByText("Campaign paused")).toBeVisible();
  expect(server.calls(ads.pauseAdCampaign).map(({ params }) => params.campaignId)).toEqual([running.id]);

  await choose(page, draft.name, "Submit for review");
  await expect(page.getByText("Handed over to review")).toBeVisible();
  await choose(page, draft.name, "Duplicate");
  await expect(page.getByText("Campaign duplicated: the copy is a draft")).toBeVisible();
  await choose(page, draft.name, "Archive");
  const question = page.getByRole("alertdialog", { name: "Archive Spring range?" });
  await expect(question).toContainText("This is final");
  expect(server.calls(ads.archiveAdCampaign)).toEqual([]);
  await question.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Campaign archived")).toBeVisible();
  for (const act of [ads.submitAdCampaign, ads.duplicateAdCampaign, ads.archiveAdCampaign])
    expect(server.calls(act).map(({ params }) => params.campaignId)).toEqual([draft.id]);
  expect(server.calls(ads.duplicateAdCampaign)[0]?.body).toEqual({ key: expect.any(String) });
});

test("a copy that was lost on its way and is asked for again is one copy; the next is another", async ({
  page,
  server,
  workspace,
}) => {
  answerCampaigns(server);
  await page.goto(addressOf(workspace));
  server.fail(ads.duplicateAdCampaign);
  await choose(page, draft.name, "Duplicate");
  await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible();

  server.answer(ads.duplicateAdCampaign, server.sample(ads.duplicateAdCampaign));
  for (let time = 0; time < 2; time += 1) {
    await choose(page, draft.name, "Duplicate");
    await expect.poll(() => server.calls(ads.duplicateAdCampaign)).toHaveLength(2 + time);
    await expect(page.getByText("Campaign duplicated: the copy is a draft").first()).toBeVisible();
  }

  const [lost, again, next] = server.calls(ads.duplicateAdCampaign).map(({ body }) => body);
  expect(again).toEqual(lost);
  expect(next).not.toEqual(lost);
});

test("nothing is activated without an account and a ceiling", async ({ page, server, workspace }) => {
  answerCampaigns(server);
  server.answer(ads.getAdAccount, noAccount);
  await page.goto(addressOf(workspace));
  await choose(page, chatCampaign.name, "Activate");
  const dialog = page.getByRole("dialog", { name: `Activate ${chatCampaign.name}?` });
  await expect(dialog).toContainText("Connect an account of ChatGPT ads first.");
  await expect(dialog.getByRole("button", { name: "Activate" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  const noCeiling = { ceiling_cents: null, installation_ceiling_cents: null, own_ceiling_cents: null };
  server.answer(ads.getAdAccount, { ...adAccount, ...noCeiling });
  await page.reload();
  await choose(page, chatCampaign.name, "Activate");
  await expect(dialog).toContainText("Without a daily ceiling no campaign in ChatGPT can be activated.");
  await expect(dialog.getByRole("button", { name: "Activate" })).toBeDisabled();
});

test("activation shows money, dates and limits, and sends what it showed", async ({
  page,
  server,
  workspace,
}) => {
  answerCampaigns(server);
  server.answer(ads.getAdAccount, adAccount);
  await page.goto(addressOf(workspace));
  await choose(page, chatCampaign.name, "Activate");
  const dialog = page.getByRole("dialog", { name: `Activate ${chatCampaign.name}?` });
  for (const [name, value] of [
    ["Whole budget", "US$1,000.00"],
    ["Daily budget", "US$40.00"],
    ["Spent so far", "US$931.00"],
    ["Highest bid for 1,000 impressions", "US$60.00"],
    ["Starts", "10 Nov 2026"],
    ["Ends", "No end"],
    ["Daily ceiling of the workspace", "US$50.00"],
  ] as const) {
    await expect(
      dialog
        .locator("div")
        .filter({ has: page.getByText(name, { exact: true }) })
        .last(),
    ).toContainText(value);
  }
  await expectNoAxeViolations();

  server.answer(ads.activateAdCampaign, () => refusal("EDITED_ELSEWHERE"));
  await dialog.getByRole("button", { name: "Activate" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(/was edited elsewhere meanwhile\./);
  server.answer(ads.activateAdCampaign, { ...chatCampaign, status: "ACTIVE" });
  await dialog.getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Campaign activated")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(server.calls(ads.activateAdCampaign)[1]?.body).toEqual({
    budget_cents: 100_000,
    daily_cents: 4_000,
    starts: "2026-11-10",
    ends: null,
  });
});

test("without any campaign it says what one is, and both ways to begin", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(ads.listAdCampaigns, listOf([]));
  const release = server.hold(ads.listAdCampaigns);
  await page.goto(addressOf(workspace));
  await expect(page.locator("main table[aria-busy=true]")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "No ad campaigns yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Begin in the Context Network" })).toBeVisible();
  await page.getByRole("link", { name: "Begin in ChatGPT" }).click();
  await expect(page).toHaveURL(/campaigns\/new\?channel=CHATGPT$/);
  await expect(page.getByRole("radio", { name: "ChatGPT" })).toBeChecked();
});

test("a failed list offers Retry", async ({ page, server, workspace }) => {
  server.fail(ads.listAdCampaigns);
  await page.goto(addressOf(workspace));
  await expect(page.getByRole("alert").first()).toBeVisible();
  answerCampaigns(server);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(row(page, running.name)).toBeVisible();
});

test("one campaign shows its figures, settings and creatives, and what was decided of them", async ({
  page,
  server,
  workspace,
}) => {
  const decided = {
    creative_id: running.id,
    title: "Northwind desk chairs",
    reason: null,
    by: "",
    at: "2026-11-04T10:00:00Z",
  };
  answerCampaigns(server);
  server.answer(ads.getAdCampaign, {
    ...running,
    reviews: [
      { ...decided, state: "APPROVED", version: 2, by: "Grace Hopper" },
      { ...decided, state: "REJECTED", version: 1, reason: "Say what was tested." },
    ],
  });
  const approved = adCreative();
  const content = { ...approved.content, title: "The best desk chairs" };
  server.answer(
    listAdCreatives,
    listOf([approved, adCreative({ id: draft.id, state: "REJECTED", content })]),
  );
  await page.goto(addressOf(workspace));
  await page.getByRole("link", { name: running.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(running.name);
  const figures = page.getByRole("region", { name: "Figures" });
  await expect(figures).toContainText(/Spent€212\.40.*42\.5\s%\sof €500\.00/);
  await expect(figures).toContainText("20,000 of 21,240 billable");
  await expect(page.getByRole("region", { name: "Settings" })).toContainText(/Countries.*Germany, France/);
  await expect(page.getByRole("list", { name: "Creatives" }).getByRole("region")).toHaveCount(2);
  const log = page.getByRole("table", { name: "Reviews" }).getByRole("row");
  await expect(log.nth(1)).toHaveText(/version 2.*Approved.*Grace Hopper/);
  await expect(log.nth(2)).toHaveText(/version 1.*Rejected.*Say what was tested\./);
  await expectNoAxeViolations();

  server.refuse(ads.getAdCampaign, "NOT_FOUND");
  await page.goto(addressOf(workspace, `/${draft.id}`));
  await expect(page.getByRole("heading", { name: "This campaign does not exist" })).toBeVisible();
});
