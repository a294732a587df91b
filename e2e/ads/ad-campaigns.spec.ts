import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import {
  account as adAccount,
  adCampaign,
  adCreative,
  adsApi,
  asSuperuser,
  chatCampaign,
  detailsOf,
  noAccount,
  pageOf,
  rejected,
} from "./ads-fixtures.ts";
import { expectGoodLooks } from "./ads-looks.ts";

const running = adCampaign();
const draft = adCampaign({ name: "Spring range", status: "DRAFT", spent_cents: 0, approved_creatives: 0 });
const all = [running, chatCampaign, draft];
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const choose = async (page: Page, name: string, act: string): Promise<void> => {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: act, exact: true }).click();
};

test.beforeEach(async ({ signedInPage: page, account, workspace }) => {
  await asSuperuser(page, account);
  await page.route(adsApi(workspace.id, "campaigns/?*"), (route) => {
    const { searchParams } = new URL(route.request().url());
    const fits = all.filter(
      ({ status, channel }) =>
        status === (searchParams.get("status") ?? status) &&
        channel === (searchParams.get("channel") ?? channel),
    );
    return route.fulfill({ json: pageOf(fits) });
  });
});

test("lists what each campaign may cost, cost and did; filters are in the address", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns`);
  await expect(row(page, running.name)).toHaveText(
    /Context Network.*Active.*€500\.00.*€20\.00 a day.*€212\.40.*42\.5\s%.*21,240 reads.*–.*3 Nov – 24 Dec 2026/,
  );
  await expect(row(page, chatCampaign.name)).toHaveText(
    /More than 90 % of the budget is spent\..*ChatGPT.*Paused.*US\$931\.00.*15,516 impressions.*1\.2\s%.*From 10 Nov 2026/,
  );

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
  signedInPage: page,
  workspace,
}) => {
  const sent: string[] = [];
  await page.route(adsApi(workspace.id, "campaigns/*/*/"), (route) => {
    const [act, id] = new URL(route.request().url()).pathname.split("/").slice(-3, -1).toReversed();
    const campaign = all.find((one) => one.id === id) ?? running;
    sent.push(`${act} ${campaign.name} ${route.request().postData() ?? ""}`);
    return route.fulfill({ status: act === "duplicate" ? 201 : 200, json: campaign });
  });
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns`);
  await page.getByRole("button", { name: `Actions for ${running.name}` }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Edit", "Pause", "Duplicate", "Archive"]);
  await page.getByRole("menuitem", { name: "Pause" }).click();
  await expect(page.getByText("Campaign paused")).toBeVisible();

  await choose(page, draft.name, "Submit for review");
  await expect(page.getByText("Handed over to review")).toBeVisible();
  await choose(page, draft.name, "Duplicate");
  await expect(page.getByText("Campaign duplicated: the copy is a draft")).toBeVisible();
  await choose(page, draft.name, "Archive");
  const question = page.getByRole("alertdialog", { name: "Archive Spring range?" });
  await expect(question).toContainText("This is final");
  await question.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Campaign archived")).toBeVisible();
  expect(sent.map((one) => one.split(" ")[0])).toEqual(["pause", "submit", "duplicate", "archive"]);
  expect(sent[2]).toContain('"key"');
});

test("activation shows money, dates and limits, and sends what it showed", async ({
  signedInPage: page,
  workspace,
}) => {
  let known = noAccount;
  const sent: unknown[] = [];
  await page.route(adsApi(workspace.id, "account/"), (route) => route.fulfill({ json: known }));
  await page.route(adsApi(workspace.id, "campaigns/*/activate/"), (route) => {
    sent.push(route.request().postDataJSON());
    const refusal = { detail: "The campaign was changed meanwhile.", code: "EDITED_ELSEWHERE" };
    return sent.length === 1
      ? route.fulfill({ status: 409, json: refusal })
      : route.fulfill({ json: { ...chatCampaign, status: "ACTIVE" } });
  });
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns`);
  await choose(page, chatCampaign.name, "Activate");
  const dialog = page.getByRole("dialog", { name: `Activate ${chatCampaign.name}?` });
  await expect(dialog).toContainText("Connect an account of ChatGPT ads first.");
  await expect(dialog.getByRole("button", { name: "Activate" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  known = { ...adAccount, ceiling_cents: null, installation_ceiling_cents: null, own_ceiling_cents: null };
  await page.reload();
  await choose(page, chatCampaign.name, "Activate");
  await expect(dialog).toContainText("Without a daily ceiling no campaign in ChatGPT can be activated.");
  await expect(dialog.getByRole("button", { name: "Activate" })).toBeDisabled();

  known = adAccount;
  await page.reload();
  await choose(page, chatCampaign.name, "Activate");
  for (const [name, value] of [
    ["Whole budget", "US$1,000.00"],
    ["Daily budget", "US$40.00"],
    ["Spent so far", "US$931.00"],
    ["Highest bid for 1,000 impressions", "US$60.00"],
    ["Starts", "10 Nov 2026"],
    ["Ends", "No end"],
    ["Daily ceiling of the workspace", "US$50.00"],
  ]) {
    await expect(
      dialog.locator("div", { has: page.getByText(name ?? "", { exact: true }) }).last(),
    ).toContainText(value ?? "");
  }
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Activate" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("The campaign was changed meanwhile.");
  await dialog.getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Campaign activated")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(sent[1]).toEqual({ budget_cents: 100_000, daily_cents: 4_000, starts: "2026-11-10", ends: null });
});

test("without any campaign it says what one is, and both ways to begin", async ({
  signedInPage: page,
  workspace,
}) => {
  const held = hold();
  await page.route(adsApi(workspace.id, "campaigns/?*"), async (route) => {
    await held.until;
    await route.fulfill({ json: pageOf([]) });
  });
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns`);
  await expect(page.locator("main table[aria-busy=true]")).toBeVisible();
  held.release();
  await expect(page.getByRole("heading", { name: "No ad campaigns yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Begin in the Context Network" })).toBeVisible();
  await page.getByRole("link", { name: "Begin in ChatGPT" }).click();
  await expect(page).toHaveURL(/campaigns\/new\?channel=CHATGPT$/);
  await expect(page.getByRole("radio", { name: "ChatGPT" })).toBeChecked();
});

test("a failed list offers Retry", async ({ signedInPage: page, workspace }) => {
  let isFailing = true;
  await page.route(adsApi(workspace.id, "campaigns/?*"), (route) =>
    isFailing ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns`);
  await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 15_000 });
  isFailing = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(row(page, running.name)).toBeVisible();
});

test("one campaign shows its figures, settings and creatives, and what was decided of them", async ({
  signedInPage: page,
  workspace,
}) => {
  const approved = adCreative({ campaign_id: running.id });
  const details = detailsOf(running, [
    review(approved.id, { state: "APPROVED", version: 2, by: "Grace Hopper" }),
    review(approved.id, { state: "REJECTED", version: 1, reason: "Say what was tested." }),
  ]);
  await page.route(adsApi(workspace.id, `campaigns/${running.id}/`), (route) =>
    route.fulfill({ json: details }),
  );
  await page.route(adsApi(workspace.id, "creatives/?*"), (route) =>
    route.fulfill({ json: pageOf([approved, { ...rejected, campaign_id: running.id }]) }),
  );
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns`);
  await page.getByRole("link", { name: running.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(running.name);
  const figures = page.getByRole("region", { name: "Figures" });
  await expect(figures).toContainText(/Spent€212\.40.*42\.5\s%\sof €500\.00/);
  await expect(figures).toContainText("15,002 by verified agents");
  await expect(page.getByRole("region", { name: "Settings" })).toContainText(/Countries.*Germany, France/);
  await expect(page.getByRole("list", { name: "Creatives" }).getByRole("region")).toHaveCount(2);
  const log = page.getByRole("table", { name: "Reviews" }).getByRole("row");
  await expect(log.nth(1)).toHaveText(/version 2.*Approved.*Grace Hopper/);
  await expect(log.nth(2)).toHaveText(/version 1.*Rejected.*Say what was tested\./);
  await expectGoodLooks(page);

  await page.route(adsApi(workspace.id, "campaigns/*/"), (route) =>
    route.fulfill({ status: 404, json: { detail: "Not found.", code: "NOT_FOUND" } }),
  );
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns/${draft.id}`);
  await expect(page.getByRole("heading", { name: "This campaign does not exist" })).toBeVisible();
});

function review(creative_id: string, fields: Partial<ReturnType<typeof detailsOf>["reviews"][number]>) {
  return {
    creative_id,
    title: "Northwind desk chairs",
    version: 1,
    state: "APPROVED" as const,
    reason: null,
    by: "",
    at: "2026-11-04T10:00:00Z",
    ...fields,
  };
}

test("the list is accessible in both themes and fits a phone", async ({ signedInPage: page, workspace }) => {
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns`);
  await expect(row(page, running.name)).toBeVisible();
  await expectGoodLooks(page);
});
