import * as ads from "@citelens/contract/content/ads-campaigns";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../../test/components/element-locator.ts";
import { expect } from "../../../../../test/components/page-test.ts";
import { fieldRefusal } from "../../../../../test/components/server-double.ts";
import { adAccount, adCampaign, chatCampaign, noAccount } from "../../ad-samples.test-helper.ts";
import { test } from "../../superuser-test.test-helper.ts";
import { keepCampaign } from "./kept-campaign.test-helper.ts";

const estimate = {
  websites: 60,
  looked_through: 50,
  publishers: 3,
  pages: 41,
  agent_reads: 5_230,
  proven_reads: 3_870,
  examples: [
    {
      url: "https://desks.example/guides/chairs",
      score: 0.71,
      sentence: "A desk chair should keep the lower back in its curve.",
    },
  ],
};

function addressOf({ id }: Workspace, rest: string): string {
  return `/workspaces/${id}/ads/campaigns/${rest}`;
}

function next(page: AppPage): ElementLocator {
  return page.getByRole("button", { name: /^(Save and c|C)ontinue$/ });
}

async function nameIt(page: AppPage, name: string): Promise<void> {
  await page.getByLabel("Campaign name").fill(name);
  await page.getByRole("combobox", { name: "Category" }).fill("Furn");
  await page.keyboard.press("Enter");
}

test("a campaign of the network begins with its channel and its topics, through a reload", async ({
  page,
  server,
  workspace,
}) => {
  keepCampaign(server);
  server.answer(ads.estimateAdCampaign, estimate);
  await page.goto(addressOf(workspace, "new"));
  await expect(
    page.getByText("They have no interface of their own, so they are not offered here."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "3 Creatives, open" })).toBeDisabled();
  await next(page).click();
  await expect(page.getByText("Name it with 3 to 100 characters.")).toBeVisible();
  await nameIt(page, "Desk chairs");
  await next(page).click();
  await expect(page).toHaveURL(/new\?step=topics$/);
  await page.getByLabel("Topics, one in each line").fill("ergonomic desk chairs\nsitting well");

  await page.reload();
  await expect(page.getByText("These are the changes that you typed before and did not save.")).toBeVisible();
  await expect(page.getByLabel("Topics, one in each line")).toHaveValue(
    "ergonomic desk chairs\nsitting well",
  );
  const card = page.getByRole("region", { name: "Pages that match" });
  await expect(card).toContainText("This is no forecast.");
  await expect(card).toContainText(/Publishers3.*Pages41.*Agent reads5,230.*Of them proven3,870/);
  await expect(card).toContainText("Of 60 websites the 50 largest were looked through.");
  await expect(card).toContainText("A desk chair should keep the lower back in its curve.");
  expect(server.calls(ads.estimateAdCampaign).at(0)?.body).toMatchObject({
    topics: ["ergonomic desk chairs", "sitting well"],
  });
  await expectNoAxeViolations();
});

test("a campaign is begun once, with what was typed, however often that is pressed", async ({
  page,
  server,
  workspace,
}) => {
  keepCampaign(server);
  await page.goto(addressOf(workspace, "new"));
  await nameIt(page, "Desk chairs");
  await next(page).click();
  await page.getByLabel("Topics, one in each line").fill("ergonomic desk chairs\nsitting well");
  await page.getByRole("button", { name: "Countries" }).click();
  await page.getByRole("searchbox", { name: "Search in Countries" }).fill("Germ");
  await page.getByRole("checkbox", { name: "Germany" }).check();
  await page.keyboard.press("Escape");
  await expect(page.locator("main").getByText("Germany", { exact: true })).toBeVisible();
  await next(page).dblclick();
  await expect(page).toHaveURL(/campaigns\/[\w-]+\/edit\?step=creatives$/);
  const created = server.calls(ads.createAdCampaign).map(({ body }) => body);
  expect(created).toHaveLength(1);
  expect(created[0]).toMatchObject({
    name: "Desk chairs",
    channel: "NETWORK",
    topics: ["ergonomic desk chairs", "sitting well"],
    countries: ["DE"],
    key: expect.any(String),
  });
});

test("its creatives and its budget follow, until it is handed over to review", async ({
  page,
  server,
  workspace,
}) => {
  const begun = adCampaign({ status: "DRAFT", budget_cents: 50_000 });
  keepCampaign(server, begun);
  await page.goto(addressOf(workspace, `${begun.id}/edit?step=creatives`));
  await page.getByRole("button", { name: "New creative" }).click();
  const dialog = page.getByRole("dialog", { name: "New creative" });
  await dialog.getByLabel("Title").fill("Northwind desk chairs");
  await dialog.getByLabel("Text", { exact: true }).fill("Northwind makes desk chairs in Lübeck.");
  await expect(dialog.getByText("6 of 60 words")).toBeVisible();
  await expect(dialog.getByLabel("Address that it leads to")).toHaveValue(workspace.url);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Northwind desk chairs" })).toBeVisible();
  await next(page).click();

  await page.getByLabel("Daily budget in EUR").fill("600");
  await page.getByRole("button", { name: "Save and submit for review" }).click();
  await expect(page.getByText("The daily budget may not be above the whole budget.")).toBeVisible();
  await page.getByLabel("Whole budget in EUR").fill("1,200.00");
  await expectNoAxeViolations();
  await page.getByRole("button", { name: "Save and submit for review" }).click();
  await expect(page).toHaveURL(/campaigns\/[\w-]+$/);
  await expect(page.getByText("In review", { exact: true }).first()).toBeVisible();
  expect(server.calls(ads.updateAdCampaign).map(({ body }) => body)).toEqual([
    { budget_cents: 120_000, daily_cents: 60_000 },
  ]);
  expect(server.calls(ads.submitAdCampaign)).toHaveLength(1);
});

test("what was typed can be put away", async ({ page, server, workspace }) => {
  keepCampaign(server);
  await page.goto(addressOf(workspace, "new"));
  await page.getByLabel("Campaign name").fill("Desk chairs");
  await page.reload();
  await expect(page.getByLabel("Campaign name")).toHaveValue("Desk chairs");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByLabel("Campaign name")).toHaveValue("");
});

test("an account of ChatGPT is connected by its key, and gets a ceiling", async ({
  page,
  server,
  workspace,
}) => {
  keepCampaign(server);
  let known = noAccount;
  server.answer(ads.getAdAccount, () => known);
  server.answer(ads.connectAdAccount, ({ body }) => {
    const { api_key: key } = ads.connectAdAccount.body.parse(body);
    if (key === "wrong") return fieldRefusal({ api_key: ["ChatGPT does not know this key."] });
    known = { ...known, account: adAccount.account };
    return known;
  });
  server.answer(ads.changeAdCeiling, ({ body }) => {
    const { own_ceiling_cents: own } = ads.changeAdCeiling.body.parse(body);
    known = { ...known, own_ceiling_cents: own, ceiling_cents: own };
    return known;
  });
  await page.goto(addressOf(workspace, "new?channel=CHATGPT"));
  await expect(page.getByText("so no figure is invented here")).toBeVisible();
  const card = page.getByRole("region", { name: "ChatGPT account" });
  await expect(card).toContainText("Without a ceiling no campaign in ChatGPT can be activated.");
  await card.getByLabel("API key").fill("wrong");
  await card.getByRole("button", { name: "Connect" }).click();
  await expect(card).toContainText("ChatGPT does not know this key.");
  await card.getByLabel("API key").fill("sk-right");
  await card.getByRole("button", { name: "Connect" }).click();
  await expect(card).toContainText(/Northwind GmbH.*key ends in x7Qa/);
  await card.getByLabel("Daily ceiling in USD").fill("50");
  await card.getByRole("button", { name: "Save ceiling" }).click();
  await expect(card).toContainText("Up to US$50.00 a day may be spent in ChatGPT.");
  await expectNoAxeViolations();
});

test("in ChatGPT no forecast is invented, and hints are offered", async ({ page, server, workspace }) => {
  const hint = "What are quiet desk chairs for open-plan offices with hard floors and little room?";
  keepCampaign(server, adCampaign({ status: "DRAFT", currency: "USD" }));
  server.answer(ads.getAdAccount, adAccount);
  server.answer(ads.suggestContextHints, [
    { hint, query_id: workspace.id, campaign_id: workspace.id, n: 36, competitors: 3 },
  ]);
  await page.goto(addressOf(workspace, "new?channel=CHATGPT"));
  await expect(page.getByText("so no figure is invented here")).toBeVisible();
  await nameIt(page, "Chairs in ChatGPT");
  await next(page).click();
  await expect(page.getByText("3 competitors, n = 36")).toBeVisible();
  await expectNoAxeViolations();

  await page.getByRole("button", { name: hint }).click();
  await expect(page.getByLabel("Context hints, one in each line")).toHaveValue(hint);
  await expect(page.getByRole("button", { name: hint })).toHaveCount(0);
  await next(page).click();
  await expect(page).toHaveURL(/edit\?step=creatives$/);
  expect(server.calls(ads.createAdCampaign).map(({ body }) => body)).toMatchObject([
    { channel: "CHATGPT", topics: [hint] },
  ]);
  expect(server.calls(ads.estimateAdCampaign)).toEqual([]);
});

test("a daily budget in ChatGPT rises by more than half only as it is typed again", async ({
  page,
  server,
  workspace,
}) => {
  keepCampaign(server, chatCampaign);
  server.answer(ads.getAdAccount, adAccount);
  await page.goto(addressOf(workspace, `${chatCampaign.id}/edit?step=budget`));
  const again = page.getByLabel("Type the new daily budget again");
  await page.getByLabel("Daily budget in USD").fill("60");
  await expect(again).toHaveCount(0);
  await page.getByLabel("Daily budget in USD").fill("61");
  await expect(again).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    page.getByText("Type the new amount to confirm it: it is more than half above the old one."),
  ).toBeVisible();
  await again.fill("61.00");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Campaign saved")).toBeVisible();
  expect(server.calls(ads.updateAdCampaign).map(({ body }) => body)).toEqual([
    { daily_cents: 6_100, typed_cents: 6_100 },
  ]);
});
