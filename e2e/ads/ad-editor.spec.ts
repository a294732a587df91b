import type { AdCampaign, AdCreative } from "@citelens/contract/content/ads-fields";
import { expect, type Page } from "@playwright/test";
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
} from "./ads-fixtures.ts";
import { expectGoodLooks } from "./ads-looks.ts";

const estimate = {
  websites: 60,
  looked_through: 50,
  publishers: 3,
  pages: 41,
  agent_reads: 5_230,
  verified_reads: 3_870,
  examples: [
    {
      url: "https://desks.example/guides/chairs",
      score: 0.71,
      sentence: "A desk chair should keep the lower back in its curve.",
    },
  ],
};

/** What the server would keep of one campaign. */
interface Kept {
  campaign: AdCampaign | undefined;
  readonly creatives: AdCreative[];
  readonly sent: { readonly what: string; readonly body: Record<string, unknown> }[];
}

async function keepCampaign(page: Page, workspaceId: string, begun?: AdCampaign): Promise<Kept> {
  const kept: Kept = { campaign: begun, creatives: [], sent: [] };
  const note = (what: string, body: unknown): void => {
    kept.sent.push({ what, body: body as Record<string, unknown> });
  };
  await page.route(adsApi(workspaceId, "estimate/"), (route) => {
    note("estimate", route.request().postDataJSON());
    return route.fulfill({ json: estimate });
  });
  await page.route(adsApi(workspaceId, "campaigns/"), async (route) => {
    const body = route.request().postDataJSON();
    note("create", body);
    kept.campaign = adCampaign({ ...withoutKey(body), status: "DRAFT", spent_cents: 0, creatives: 0 });
    await route.fulfill({ status: 201, json: kept.campaign });
  });
  await page.route(adsApi(workspaceId, "campaigns/*/"), async (route) => {
    if (route.request().method() === "PATCH") {
      const body = route.request().postDataJSON();
      note("change", body);
      const { typed_cents: _, ...fields } = body;
      kept.campaign = adCampaign({ ...kept.campaign, ...fields });
      return route.fulfill({ json: kept.campaign });
    }
    return route.fulfill({ json: detailsOf(kept.campaign ?? adCampaign()) });
  });
  await page.route(adsApi(workspaceId, "campaigns/*/submit/"), (route) => {
    note("submit", {});
    kept.campaign = adCampaign({ ...kept.campaign, status: "IN_REVIEW" });
    return route.fulfill({ json: kept.campaign });
  });
  await page.route(adsApi(workspaceId, "creatives/?*"), (route) =>
    route.fulfill({ json: pageOf(kept.creatives) }),
  );
  await page.route(adsApi(workspaceId, "creatives/check/"), (route) =>
    route.fulfill({ json: { faults: [] } }),
  );
  await page.route(adsApi(workspaceId, "creatives/"), (route) => {
    const { content } = route.request().postDataJSON();
    note("creative", content);
    const made = adCreative({ content, state: "DRAFT", version: 1, reviewed_at: null, reviewer: null });
    kept.creatives.push(made);
    return route.fulfill({ status: 201, json: made });
  });
  return kept;
}

function withoutKey({
  key: _,
  ...fields
}: Partial<AdCampaign> & { readonly key?: string }): Partial<AdCampaign> {
  return fields;
}

const next = (page: Page) => page.getByRole("button", { name: /^(Save and c|C)ontinue$/ });
const bodies = (kept: Kept, what: string) =>
  kept.sent.filter((one) => one.what === what).map(({ body }) => body);

test("a campaign of the network, from its channel to its review, through a reload", async ({
  signedInPage: page,
  account,
  workspace,
}) => {
  await asSuperuser(page, account);
  const kept = await keepCampaign(page, workspace.id);
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns/new`);
  await expect(
    page.getByText("They have no interface of their own, so they are not offered here."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "3 Creatives, open" })).toBeDisabled();
  await next(page).click();
  await expect(page.getByText("Name it with 3 to 100 characters.")).toBeVisible();
  await page.getByLabel("Campaign name").fill("Desk chairs");
  await page.getByRole("combobox", { name: "Category" }).fill("Furn");
  await page.keyboard.press("Enter");
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
  await expect(card).toContainText(/Publishers3.*Pages41.*Agent reads5,230.*Of them verified3,870/);
  await expect(card).toContainText("Of 60 websites the 50 largest were looked through.");
  await expect(card).toContainText("A desk chair should keep the lower back in its curve.");
  await expectGoodLooks(page);

  await page.getByRole("button", { name: "Countries" }).click();
  await page.getByRole("searchbox", { name: "Search in Countries" }).fill("Germ");
  await page.getByRole("checkbox", { name: "Germany" }).check();
  await page.keyboard.press("Escape");
  await expect(page.locator("main").getByText("Germany", { exact: true })).toBeVisible();
  await next(page).dblclick();
  await expect(page).toHaveURL(/campaigns\/[\w-]+\/edit\?step=creatives$/);
  const created = bodies(kept, "create");
  expect(created).toHaveLength(1);
  expect(created[0]).toMatchObject({
    name: "Desk chairs",
    channel: "NETWORK",
    topics: ["ergonomic desk chairs", "sitting well"],
    countries: ["DE"],
    key: expect.any(String),
  });
  expect(bodies(kept, "estimate").at(0)).toMatchObject({ topics: ["ergonomic desk chairs", "sitting well"] });

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
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Save and submit for review" }).click();
  await expect(page).toHaveURL(/campaigns\/[\w-]+$/);
  await expect(page.getByText("In review", { exact: true }).first()).toBeVisible();
  expect(bodies(kept, "change")).toEqual([{ budget_cents: 120_000, daily_cents: 60_000 }]);
  expect(bodies(kept, "submit")).toHaveLength(1);
});

test("what was typed can be put away", async ({ signedInPage: page, account, workspace }) => {
  await asSuperuser(page, account);
  await keepCampaign(page, workspace.id);
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns/new`);
  await page.getByLabel("Campaign name").fill("Desk chairs");
  await page.reload();
  await expect(page.getByLabel("Campaign name")).toHaveValue("Desk chairs");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByLabel("Campaign name")).toHaveValue("");
});

test("in ChatGPT no forecast is invented, hints are offered, and the account is connected", async ({
  signedInPage: page,
  account,
  workspace,
}) => {
  await asSuperuser(page, account);
  const kept = await keepCampaign(page, workspace.id);
  let known = noAccount;
  await page.route(adsApi(workspace.id, "account/"), (route) => {
    const method = route.request().method();
    if (method === "POST") {
      const { api_key: key } = route.request().postDataJSON();
      if (key === "wrong") {
        return route.fulfill({ status: 400, json: { api_key: ["ChatGPT does not know this key."] } });
      }
      known = { ...known, account: adAccount.account };
    }
    if (method === "PATCH") {
      const { own_ceiling_cents: own } = route.request().postDataJSON();
      known = { ...known, own_ceiling_cents: own, ceiling_cents: own };
    }
    return route.fulfill({ json: known });
  });
  const hint = "What are quiet desk chairs for open-plan offices with hard floors and little room?";
  await page.route(adsApi(workspace.id, "context-hints/"), (route) =>
    route.fulfill({
      json: [{ hint, query_id: workspace.id, campaign_id: workspace.id, n: 36, competitors: 3 }],
    }),
  );
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns/new?channel=CHATGPT`);
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
  await expectGoodLooks(page);

  await page.getByLabel("Campaign name").fill("Chairs in ChatGPT");
  await page.getByRole("combobox", { name: "Category" }).fill("Furn");
  await page.keyboard.press("Enter");
  await next(page).click();
  await expect(page.getByText("3 competitors, n = 36")).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole("button", { name: hint }).click();
  await expect(page.getByLabel("Context hints, one in each line")).toHaveValue(hint);
  await expect(page.getByRole("button", { name: hint })).toHaveCount(0);
  await next(page).click();
  await expect(page).toHaveURL(/edit\?step=creatives$/);
  expect(bodies(kept, "create")).toMatchObject([{ channel: "CHATGPT", topics: [hint] }]);
  expect(bodies(kept, "estimate")).toEqual([]);
});

test("a daily budget in ChatGPT rises by more than half only as it is typed again", async ({
  signedInPage: page,
  account,
  workspace,
}) => {
  await asSuperuser(page, account);
  const kept = await keepCampaign(page, workspace.id, chatCampaign);
  await page.route(adsApi(workspace.id, "account/"), (route) => route.fulfill({ json: adAccount }));
  await page.goto(`/workspaces/${workspace.id}/ads/campaigns/${chatCampaign.id}/edit?step=budget`);
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
  expect(bodies(kept, "change")).toEqual([{ daily_cents: 6_100, typed_cents: 6_100 }]);
});
