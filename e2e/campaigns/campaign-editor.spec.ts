import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/test.ts";
import { phone } from "../support/views.ts";
import { campaignOf, createDraft, withModels } from "./campaigns.ts";

const draftCall = "**/campaigns/organic/*/";

function createAddress({ id }: { readonly id: string }): string {
  return `/workspaces/${id}/insight/create`;
}

function section(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

function saved(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: /^\s*Saved\s*$/ });
}

function textOf(page: Page, number: number): Locator {
  return page.getByLabel(`Text of query ${number}`, { exact: true });
}

function steps(page: Page): Locator {
  return page.getByRole("navigation", { name: "Steps" });
}

async function campaignIdIn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/insight\/[0-9a-f-]{36}\/edit$/);
  return new URL(page.url()).pathname.split("/").at(-2) ?? "";
}

test("a campaign is made from nothing: kept as it is typed, priced, and launched once it is complete", async ({
  signedInPage: page,
  request,
  account,
  workspace,
}) => {
  await withModels(page, ["claude", "gemini"]);
  await page.goto(createAddress(workspace));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New campaign");
  await expect(page.getByLabel("Brand name")).toHaveValue("Northwind");
  await expect(page.getByText("northwind.example")).toBeVisible();
  await expect(section(page, "Queries")).toContainText("Without a country, models are asked without a place");

  const name = page.getByLabel("Campaign name");
  await name.pressSequentially("Autumn");
  await expect(saved(page)).toBeVisible();
  const campaignId = await campaignIdIn(page);
  await expect(name).toBeFocused();
  await page.keyboard.type(" range");
  await page.getByRole("radio", { name: "Product Analysis" }).check();
  await expect(steps(page).getByRole("button", { name: "Type, complete" })).toBeVisible();

  await page.getByRole("button", { name: "Launch campaign" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "The campaign is not complete yet" });
  await expect(refusal).toContainText("Queries: Add at least one query.");
  await expect(refusal).toContainText("Models: Choose at least one AI model.");
  await expect(section(page, "Queries").getByText("Add at least one query.")).toBeVisible();
  await refusal.getByRole("button", { name: "Queries" }).click();
  await expect(page.locator("#campaign-queries")).toBeFocused();

  await page.getByLabel("Add a competitor").fill("Contoso");
  await page.keyboard.press("Enter");
  const competitor = page.getByRole("group", { name: "Competitor Contoso" });
  await competitor.getByLabel("Domains").fill("https://www.Contoso.com/tea");
  await page.keyboard.press("Enter");
  await expect(competitor.getByText("contoso.com")).toBeVisible();
  await competitor.getByLabel("Domains").fill("no domain");
  await page.keyboard.press("Enter");
  await expect(competitor.getByText("Enter a domain, such as example.com.")).toBeVisible();

  const query = page.getByLabel("Add a query");
  await query.fill("best green tea");
  await page.keyboard.press("Enter");
  await query.fill("is Northwind any good");
  await page.keyboard.press("Enter");
  await query.fill("best green tea");
  await expect(query).toHaveAccessibleDescription("This query is already in the list.");
  await query.fill("");
  const second = page.getByRole("group", { name: "Query 2" });
  await expect(second.getByRole("switch", { name: "Branded" })).toBeChecked();
  await expect(page.getByRole("group", { name: "Query 1" }).getByRole("switch")).not.toBeChecked();
  await second.getByRole("button", { name: "Campaign's market" }).click();
  await second.getByLabel("Country of query 2").fill("germ");
  await page.keyboard.press("Enter");
  await second.getByRole("combobox", { name: "Priority of query 2" }).selectOption("High priority");

  await page.getByRole("checkbox", { name: "Claude", exact: true }).check();
  await page.getByRole("checkbox", { name: "Gemini", exact: true }).check();
  await expect(page.getByRole("checkbox", { name: "Perplexity" })).toHaveCount(0);
  const models = section(page, "Models and schedule");
  await models.getByText(/more models need a key$/).click();
  await expect(page.getByRole("checkbox", { name: "Perplexity" })).toBeDisabled();
  await expect(models).toContainText("Perplexity · API, searches the web · needs a key");
  // A kind shows the models of this kind; what was chosen of others stays chosen.
  await models.getByRole("button", { name: "From what it learnt" }).click();
  await expect(page.getByRole("checkbox", { name: "DeepSeek (no search)" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Claude", exact: true })).toHaveCount(0);
  await expect(models).toContainText("DeepSeek · API, answers from what it learnt · needs a key");
  await expect(models).toContainText("Also chosen: Claude, Gemini");
  await models.getByRole("button", { name: "Searches the web" }).click();
  await expect(page.getByRole("checkbox", { name: "Claude", exact: true })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Claude (Sonnet 5.5)" })).not.toBeChecked();
  await expect(models).toContainText("Anthropic · API, searches the web");
  await models.getByRole("button", { name: "All", exact: true }).click();
  const estimate = section(page, "Estimate");
  await expect(estimate).toContainText("20 credits");
  await expect(estimate).toContainText("4 answers in the first run");
  await expect(estimate).toContainText(/First month.*120 answers.*600 credits.*6\.00€/);
  await expect(estimate).toContainText(/Each later month.*16 answers.*80 credits.*0\.80€/);
  await expect(estimate).toContainText(/Your balance.*300 credits/);
  await expect(estimate).toContainText("Your balance covers 15 runs");
  await expect(estimate).toContainText(/The margin of one run is ±[\d.]+ points/);
  await expect(estimate).toContainText(/To see a change of.*you need about \d+ prompts × 4 runs a month/);
  await page.getByRole("group", { name: "Repeats" }).getByRole("button", { name: "3" }).click();
  await expect(estimate).toContainText("12 answers in the first run");

  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Campaign name")).toHaveValue("Autumn range");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit campaign");
  await expect(textOf(page, 2)).toHaveValue("is Northwind any good");
  const kept = await campaignOf(request, account, { projectId: workspace.id, campaignId });
  expect(kept).toMatchObject({
    name: "Autumn range",
    campaign_type: "PRODUCT",
    status: "DRAFT",
    brand: { name: "Northwind", domains: ["northwind.example"] },
    competitors: [{ name: "Contoso", domains: ["contoso.com"] }],
    queries: [
      { text: "best green tea", branded: false, country: null, priority: 2 },
      { text: "is Northwind any good", branded: true, country: "DE", priority: 3 },
    ],
    operator_models: ["claude", "gemini"],
    repeats: 3,
  });

  // This installation has no key of these two, which the server says where the models are chosen.
  const launch = page.getByRole("button", { name: "Launch campaign" });
  await launch.click();
  const noModel = "None of the chosen AI models can be asked now. Choose one that is available.";
  await expect(section(page, "Models and schedule")).toContainText(noModel);
  await expect(refusal).toContainText(noModel);
  for (const name of ["Claude", "Gemini"]) await page.getByRole("checkbox", { name, exact: true }).uncheck();
  await page.getByRole("checkbox", { name: "ChatGPT", exact: true }).check();
  await launch.click();
  await expect(page).toHaveURL(`/workspaces/${workspace.id}/insight/${campaignId}/success`);
});

test("ten pasted megabytes are cut with a message, and the page stays responsive", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(createAddress(workspace));
  await page.getByLabel("Add a query").focus();
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "tea and nothing but tea\\n".repeat(440_000));
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(event);
  }`);

  const dialog = page.getByRole("dialog", { name: "Paste a list of queries" });
  await expect(dialog.getByRole("status")).toContainText("1 query to add");
  await expect(dialog).toContainText("The text is too long: only its beginning was read");
  await dialog.getByRole("button", { name: "Add 1 query" }).click();
  await expect(textOf(page, 1)).toHaveValue("tea and nothing but tea");
  await expect(page.getByText(`1 of ${campaignLimits.queries} queries`)).toBeVisible();
});

test("a lost connection loses nothing: it says so, asks before the page is left, and saves by Retry", async ({
  signedInPage: page,
  request,
  account,
  workspace,
}) => {
  const { id: campaignId } = await createDraft(request, account, { projectId: workspace.id, name: "Autumn" });
  const place = { projectId: workspace.id, campaignId };
  await page.goto(`/workspaces/${workspace.id}/insight/${campaignId}/edit`);
  await expect(page.getByLabel("Campaign name")).toHaveValue("Autumn");
  await page.route(draftCall, (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );

  await page.getByLabel("Campaign name").fill("Winter");
  await expect(page.getByRole("status").filter({ hasText: "Could not save" })).toContainText(
    "Unable to connect to the server.",
  );
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Visits" }).click();
  const asked = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(asked).toBeVisible();
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Campaign name")).toHaveValue("Winter");
  expect((await campaignOf(request, account, place)).name).toBe("Autumn");

  await page.unroute(draftCall);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(saved(page)).toBeVisible();
  expect((await campaignOf(request, account, place)).name).toBe("Winter");

  // What was typed a moment ago is saved on the way out.
  await page.getByLabel("Campaign name").fill("Spring");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Visits" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visits");
  expect((await campaignOf(request, account, place)).name).toBe("Spring");
});

test("on a phone the price and the launch stay in sight", async ({
  signedInPage: page,
  request,
  account,
  workspace,
}) => {
  const { id } = await createDraft(request, account, {
    projectId: workspace.id,
    name: "Autumn range",
    competitors: [{ name: "Contoso", aliases: ["Contoso Tea"], domains: ["contoso.com"] }],
    queries: ["best green tea", { text: "is Northwind any good", country: "DE", priority: 3 }],
    operator_models: ["chatgpt"],
  });
  await page.setViewportSize(phone);
  await withModels(page, ["chatgpt", "claude"]);
  await page.goto(`/workspaces/${workspace.id}/insight/${id}/edit`);
  await expect(page.getByRole("checkbox", { name: "ChatGPT", exact: true })).toBeChecked();
  await page.getByRole("button", { name: "Germany" }).click();

  await expect(page.getByText("2 answers, first run")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Launch campaign" })).toBeInViewport();
});
