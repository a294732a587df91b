import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import { desktop, phone, themes, useTheme } from "../support/views.ts";
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

test("queries come from a file, a pasted list and suggestions, each looked at before it is added", async ({
  signedInPage: page,
  request,
  account,
  workspace,
}) => {
  await page.goto(createAddress(workspace));
  const dialog = page.getByRole("dialog");

  await page.getByRole("button", { name: "Import CSV" }).click();
  const table =
    'query;country;language;priority;branded\n"best ""loose"" tea";DE;de;3;no\nbad;Germany;;;\nplain;;;;\nplain;;;;\n';
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "queries.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await expect(dialog.getByRole("status")).toContainText("2 queries to add");
  await expect(dialog).toContainText("1 duplicate left out");
  await expect(dialog).toContainText("Line 3: Enter a country as its two letters, such as FR.");
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Add 2 queries" }).click();
  await expect(textOf(page, 1)).toHaveValue('best "loose" tea');
  await expect(page.getByRole("group", { name: "Query 1" })).toContainText("Germany · German");

  await page.getByRole("button", { name: "Paste a list" }).click();
  const many = Array.from({ length: 120 }, (_, index) => `${index + 1}. tea question ${index + 1}`).join(
    "\n",
  );
  await dialog.getByLabel("Queries").fill(`plain\n${many}`);
  await expect(dialog.getByRole("status")).toContainText("98 queries to add");
  await expect(dialog).toContainText("1 duplicate left out");
  await expect(dialog).toContainText("22 queries left out: a campaign may have at most 100");
  await dialog.getByLabel("Queries").fill("1. tea question one\n- tea question two");
  await dialog.getByRole("button", { name: "Add 2 queries" }).click();
  await expect(textOf(page, 4)).toHaveValue("tea question two");

  await page.getByRole("button", { name: "Suggest queries" }).click();
  await dialog.getByRole("button", { name: "Suggest", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("The workspace's website could not be read.");
  await dialog.getByLabel("Topics (optional)").fill("green tea");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Suggest", exact: true }).click();
  await expect(dialog).toContainText("From your topics");
  await dialog.getByRole("checkbox", { name: "Is Northwind any good?" }).check();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Add 1 query" }).click();
  await expect(page.getByRole("group", { name: "Query 5" })).toContainText("Suggested");
  await expect(saved(page)).toBeVisible();

  const campaignId = await campaignIdIn(page);
  const { queries } = await campaignOf(request, account, { projectId: workspace.id, campaignId });
  expect(queries).toMatchObject([
    { text: 'best "loose" tea', country: "DE", language: "de", priority: 3, branded: false },
    { text: "plain" },
    { text: "tea question one" },
    { text: "tea question two" },
    { text: "Is Northwind any good?", branded: true },
  ]);
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

test("competitors seen in answers can be taken in; another tab's changes are shown; a launch without credits leads to billing", async ({
  signedInPage: page,
  request,
  account,
  workspace,
}) => {
  const draft = await createDraft(request, account, {
    projectId: workspace.id,
    name: "Autumn",
    queries: ["best green tea"],
    operator_models: ["chatgpt"],
  });
  const found = { id: crypto.randomUUID(), name: "Fabrikam", aliases: ["Fab"], domains: ["fabrikam.com"] };
  await page.route("**/competitors/?status=suggested", (route) =>
    route.fulfill({ json: [{ ...found, name_settings: [], status: "suggested", seen_in_answers: 3 }] }),
  );
  await page.route("**/launch/", (route) =>
    route.fulfill({
      status: 402,
      json: { code: "NOT_ENOUGH_CREDITS", detail: "There are not enough credits left for this." },
    }),
  );
  await page.goto(`/workspaces/${workspace.id}/insight/${draft.id}/edit`);

  await page.getByRole("button", { name: "Add Fabrikam" }).click();
  await expect(page.getByRole("group", { name: "Competitor Fabrikam" })).toContainText("fabrikam.com");
  await expect(page.getByText("Seen in answers")).toBeHidden();
  await expect(saved(page)).toBeVisible();

  await page.getByRole("button", { name: "Launch campaign" }).click();
  const dialog = page.getByRole("dialog", { name: "Not enough credits" });
  await expect(dialog).toContainText("See Plan & Billing for how to get more.");
  await expect(dialog.getByRole("link", { name: "Plan & Billing" })).toHaveAttribute(
    "href",
    "/settings/billing",
  );
  await dialog.getByRole("button", { name: "Keep editing" }).click();

  const other = await page.context().newPage();
  await other.goto(`/workspaces/${workspace.id}/insight/${draft.id}/edit`);
  await other.getByLabel("Campaign name").fill("Changed elsewhere");
  await expect(saved(other)).toBeVisible();
  await other.close();
  await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
  await expect(page.getByLabel("Campaign name")).toHaveValue("Changed elsewhere");
});

test("says that it loads, why it failed, that there is no such campaign, and leads on from a launched one", async ({
  signedInPage: page,
  request,
  account,
  workspace,
}) => {
  const { id } = await createDraft(request, account, {
    projectId: workspace.id,
    name: "Autumn",
    queries: ["best green tea"],
    operator_models: ["chatgpt"],
  });
  const address = `/workspaces/${workspace.id}/insight/${id}/edit`;
  const answered = hold();
  await page.route(draftCall, async (route) => {
    await answered.until;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto(address);
  await expect(page.getByText("Loading the campaign")).toBeVisible();
  answered.release();
  await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible();
  await page.unroute(draftCall);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByLabel("Campaign name")).toHaveValue("Autumn");

  await page.goto(address.replace(id, crypto.randomUUID()));
  await expect(page.getByText("This campaign does not exist")).toBeVisible();
  await expectNoAxeViolations(page);

  const launched = await campaignOf(request, account, { projectId: workspace.id, campaignId: id });
  await page.route(`**/campaigns/organic/${id}/`, (route) =>
    route.fulfill({ json: { ...launched, status: "ACTIVE" } }),
  );
  await page.goto(address);
  await expect(page).toHaveURL(`/workspaces/${workspace.id}/insight/${id}/details`);
  await expect(page.getByText("Edit is only available for Draft campaigns")).toBeVisible();
});

test.describe("looks", () => {
  async function openWhole(page: Page, address: string): Promise<void> {
    await withModels(page, ["chatgpt", "claude"]);
    await page.goto(address);
    await expect(page.getByRole("checkbox", { name: "ChatGPT", exact: true })).toBeChecked();
    await page.getByRole("button", { name: "Germany" }).click();
  }

  const whole = {
    name: "Autumn range",
    competitors: [{ name: "Contoso", aliases: ["Contoso Tea"], domains: ["contoso.com"] }],
    queries: ["best green tea", { text: "is Northwind any good", country: "DE", priority: 3 }],
    operator_models: ["chatgpt"],
  };

  test("are accessible in both themes", async ({ signedInPage: page, request, account, workspace }) => {
    const { id } = await createDraft(request, account, { projectId: workspace.id, ...whole });
    await page.setViewportSize(desktop);
    await openWhole(page, `/workspaces/${workspace.id}/insight/${id}/edit`);

    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
  });

  test("fit a phone, with the price and the launch in sight", async ({
    signedInPage: page,
    request,
    account,
    workspace,
  }) => {
    const { id } = await createDraft(request, account, { projectId: workspace.id, ...whole });
    await page.setViewportSize(phone);
    await openWhole(page, `/workspaces/${workspace.id}/insight/${id}/edit`);

    await expect(page.getByText("2 answers, first run")).toBeInViewport();
    await expect(page.getByRole("button", { name: "Launch campaign" })).toBeInViewport();
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
  });
});
