import { apiBase } from "@citelens/contract/base/endpoint";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { type Account, bearer, createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import { phone, themes, useTheme } from "../support/views.ts";
import { serveSite } from "../visits/visits.ts";

const address = "/settings/brand-context";
const suggestionCall = "**/brand-settings/ai-suggestions/";
const leaveTitle = "Leave without saving?";

const suggested = {
  about_brand: "Acorn makes chairs that outlive their owners.",
  brand_point_of_view: ["Repair before you replace."],
  main_products_services: ["Oak Chair", "Oak Stool"],
  market_positioning: { market_scope: "EU", market_context: [] },
  model: "openai/gpt-6-luna",
  sources: ["https://acorn.example/", "https://acorn.example/about"],
};

function card(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

async function edit(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  return card(page, name);
}

/** The record as the server has it. */
async function recordOf(request: APIRequestContext, account: Account, { id }: { readonly id: string }) {
  const url = `${apiBase}/projects/${id}/campaigns/brand-settings/`;
  const response = await request.get(url, { headers: bearer(account) });
  const [record] = await response.json();
  return { record, url: `${url}${record.id}/` };
}

test("asks before what was typed is lost, on the way to another page and to another workspace", async ({
  signedInPage: page,
  account,
  workspace,
  request,
}) => {
  await createWorkspace(request, account, { name: "Contoso" });
  await page.goto(address);
  await page.getByRole("button", { name: "Workspace:" }).click();
  await page.getByRole("menuitemradio", { name: workspace.name }).click();
  const settings = page.getByRole("navigation", { name: "Settings" });
  const asked = page.getByRole("alertdialog", { name: leaveTitle });

  await expect(
    page.getByText("What can you tell me about the brand? See what LLMs understand about it."),
  ).toBeVisible();
  await edit(page, "About brand");
  await settings.getByRole("link", { name: "API Keys" }).click();
  await expect(page.getByRole("heading", { name: "API Keys", level: 1 })).toBeVisible();
  await page.goBack();

  const about = await edit(page, "About brand");
  await about.getByLabel("About brand").fill("Not saved yet");
  await settings.getByRole("link", { name: "API Keys" }).click();
  await expect(asked).toBeVisible();
  await expectNoAxeViolations(page);
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(address);
  await expect(about.getByLabel("About brand")).toHaveValue("Not saved yet");

  await page.getByRole("button", { name: `Workspace: ${workspace.name}` }).click();
  await page.getByRole("menuitemradio", { name: "Contoso" }).click();
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: `Workspace: ${workspace.name}` })).toBeVisible();
  await expect(about.getByLabel("About brand")).toHaveValue("Not saved yet");
  await page.getByRole("button", { name: `Workspace: ${workspace.name}` }).click();
  await page.getByRole("menuitemradio", { name: "Contoso" }).click();
  await asked.getByRole("button", { name: "Leave" }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByRole("button", { name: "Workspace: Contoso" })).toBeVisible();
  await expect(about.getByRole("textbox")).toBeHidden();

  await edit(page, "About brand");
  await about.getByLabel("About brand").fill("Tea by post");
  await about.getByRole("button", { name: "Save", exact: true }).click();
  await expect(about.getByRole("textbox")).toBeHidden();
  await settings.getByRole("link", { name: "API Keys" }).click();
  await expect(page).toHaveURL("/settings/api-keys");
});

test("edits plain points of view and several markets, by keyboard too, with 15 rows for the brand itself", async ({
  signedInPage: page,
  account,
  workspace,
  request,
}) => {
  const { url } = await recordOf(request, account, workspace);
  const market = { business_model: "Shop", target_segment: "Families" };
  const data = {
    brand_point_of_view: [
      "Repair before you replace.",
      { language: "Warm", voice_characteristics: ["Plain"] },
    ],
    market_positioning: { market_scope: "Japan", market_context: [market, { business_model: "Wholesale" }] },
  };
  expect((await request.patch(url, { data, headers: bearer(account) })).ok()).toBe(true);
  await page.goto(address);

  const view = card(page, "Brand Point of View");
  await expect(view.getByText("Repair before you replace.")).toBeVisible();
  await expect(view.getByRole("definition")).toHaveText(["Warm", "Plain"]);
  await expect(view.getByRole("term")).toHaveText(["Voice Characteristics", "Voice Traits"]);
  const markets = card(page, "Brand Market Analysis");
  await expect(markets).toContainText("Market Scope: Japan");

  await tabTo(page, page.getByRole("button", { name: "Edit Brand Point of View" }));
  await page.keyboard.press("Enter");
  await expect(view.getByLabel("Voice Characteristics")).toBeFocused();
  await view.getByLabel("Voice Traits").fill("Plain\n\n  Patient  \n");
  await view.getByRole("button", { name: "Save Changes" }).click();
  await expect(view.getByRole("listitem")).toHaveText(["Plain", "Patient"]);
  await expect(page.getByRole("button", { name: "Edit Brand Point of View" })).toBeFocused();

  await edit(page, "Brand Market Analysis");
  await markets.getByRole("button", { name: "Remove market 2" }).click();
  await markets.getByRole("button", { name: "Add market" }).click();
  await markets.getByLabel("Key Differentiators").last().fill("Oak\n\nRepair");
  await markets.getByRole("button", { name: "Save Changes" }).click();
  await expect(markets.getByRole("listitem")).toHaveText(["Oak", "Repair"]);
  await expect(markets.getByText("Wholesale")).toBeHidden();
  const { record } = await recordOf(request, account, workspace);
  expect(record.brand_point_of_view).toContain("Repair before you replace.");
  expect(record.market_positioning).toMatchObject({
    market_scope: "Japan",
    market_context: [market, { business_model: "", key_differentiators: ["Oak", "Repair"] }],
  });

  const about = await edit(page, "About brand");
  const lineHeight = 20;
  const box = await about.getByLabel("About brand").boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(15 * lineHeight);
});

test("a suggestion of an AI model names it and its sources, and is kept in sight while it cannot be saved", async ({
  signedInPage: page,
  account,
  workspace,
  request,
}) => {
  const { record } = await recordOf(request, account, workspace);
  const held = hold();
  await page.route(suggestionCall, async (route) => {
    expect(route.request().postDataJSON()).toEqual({ project_id: workspace.id });
    await held.until;
    await route.fulfill({ json: { ...record, ...suggested } });
  });
  await page.goto(address);
  await expect(page.getByText("No brand context yet")).toBeVisible();

  await page.getByRole("button", { name: "Get AI Suggestions" }).click();
  await expect(page.getByText("Reading your website")).toBeVisible();
  await expectNoAxeViolations(page);
  held.release();
  const dialog = page.getByRole("dialog", { name: "Suggested brand context" });
  await expect(dialog).toContainText("Written by openai/gpt-6-luna from your site.");
  await expect(dialog.getByRole("region", { name: "Pages read" }).getByRole("listitem")).toHaveText(
    suggested.sources,
  );
  await expect(dialog.getByRole("region", { name: "Brand Market Analysis" })).toContainText("European Union");
  for (const theme of themes) {
    await useTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  await expect(dialog.getByRole("button", { name: "Replace brand context" })).toBeInViewport();

  const saveCall = "**/campaigns/brand-settings/*/";
  await page.route(saveCall, (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 409, json: { detail: "Somebody else is at it.", code: "CAMPAIGN_RUNNING" } })
      : route.fallback(),
  );
  await dialog.getByRole("button", { name: "Replace brand context" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to save changes: Somebody else is at it.");
  await page.unroute(saveCall);
  await dialog.getByRole("button", { name: "Replace brand context" }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, "About brand")).toContainText(suggested.about_brand);
  await expect(card(page, "Core Products & Services").getByRole("listitem")).toHaveText(
    suggested.main_products_services,
  );
});

test("says why there is no suggestion: no workspace, a site that refuses, a site that does not respond", async ({
  signedInPage: page,
  account,
  request,
}) => {
  let robots = "";
  const site = await serveSite(({ url }) => (url === "/robots.txt" ? robots : "<title></title><p>Hello</p>"));
  try {
    await page.goto(address);
    const ask = page.getByRole("button", { name: "Get AI Suggestions" });
    await ask.click();
    await expect(page.getByRole("alert")).toHaveText("Project ID is required to generate AI suggestions");
    await expectNoAxeViolations(page);

    const workspace = await createWorkspace(request, account, { url: site.url });
    await page.reload();
    await ask.click();
    await expect(page.getByText("Your website says too little for a suggestion")).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();

    robots = "User-agent: *\nDisallow: /";
    await ask.click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Failed to generate AI suggestion. Please try again.");
    await expect(alert).toContainText("The website's robots.txt does not allow us to read it.");
    expect((await recordOf(request, account, workspace)).record).toMatchObject({
      about_brand: "",
      updated: null,
    });
  } finally {
    await site.close();
  }
});
