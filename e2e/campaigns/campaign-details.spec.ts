import type { Competitor } from "@citelens/contract/campaigns";
import type { RunProgress } from "@citelens/contract/runs";
import { expect } from "@playwright/test";
import { expectNoAxeViolations, expectNoOverflow } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, themes, useTheme } from "../support/views.ts";
import {
  accepted,
  another,
  answerId,
  campaignCall,
  competitorsCall,
  detailsAddress,
  detailsOf,
  knowCampaign,
  pageOfRuns,
  queryIds,
  runCall,
  runOf,
  runsCall,
  suggested,
} from "./campaign-details-fixtures.ts";

const now = new Date("2026-11-20T12:00:00Z");

test("the page shows visibility by query and model with its range, the runs, the settings and the cost", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.clock.setFixedTime(now);
  await knowCampaign(page);
  await page.goto(detailsAddress(workspace));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chairs, Germany");
  await expect(page.getByText("Last run 3 hours ago")).toBeVisible();
  const table = page.getByRole("table", { name: "Visibility by query and model" });
  const [first, second] = [table.getByRole("row").nth(1), table.getByRole("row").nth(2)];
  await expect(first.getByRole("cell").nth(0)).toContainText("55 %n 11 · 28–79 %place 1.7");
  await expect(first.getByRole("cell").nth(0)).toContainText(
    "Named in 55 % of 11 answers, 95 % interval 28–79 %, mean place 1.7, your site cited 4 times",
  );
  await expect(first.getByRole("cell").nth(1)).toContainText("0 %n 11 · 0–26 %not named");
  await expect(first.getByRole("cell").nth(2)).toContainText("2 refused, 1 failed");
  await expect(second).toContainText("Branded");
  await expect(second.getByRole("cell").nth(2)).toContainText("Not asked");
  await expect(first.getByRole("cell").nth(0).getByRole("link")).toHaveAttribute(
    "href",
    `/workspaces/${workspace.id}/insight/conversations/${queryIds[0]}#answer-${answerId}`,
  );

  const run = page.getByRole("table", { name: "Runs" }).getByRole("row").nth(1);
  await expect(run).toContainText("3 hours agoDone10 / 121155Gemini: 1 of 4 failed");

  const settings = page.getByRole("region", { name: "Settings" });
  await expect(settings).toContainText("TypeBrand Insight");
  await expect(settings).toContainText("BrandNorthwindNorthwind Flow, northwind.example");
  await expect(settings).toContainText("CompetitorsFabrikam");
  await expect(settings).toContainText("ModelsChatGPT, Claude, Gemini");
  await expect(settings).toContainText("Queries2, and 1 retired");
  await expect(settings).toContainText("Asked each run2 times");
  await expect(settings).toContainText("CountryGermany");
  await expect(settings).toContainText("FrequencyWeekly");
  await expect(settings).toContainText("Next run21 Nov 2026, 09:00");
  const cost = page.getByRole("region", { name: "Cost" });
  await expect(cost).toContainText("One run60 credits12 answers");
  await expect(cost).toContainText("Each month after240 credits48 answers · 12.00€");
});

test("running now says what it costs before, and the run is followed until it is done", async ({
  signedInPage: page,
  workspace,
}) => {
  let runs: RunProgress[] = [runOf()];
  await knowCampaign(page);
  await page.route(runsCall, (route) => route.fulfill({ json: pageOfRuns(runs) }));
  await page.route(runCall, (route) => {
    const models = runOf().models.map((model) => ({ ...model, ok: 1, refused: 0, failed: 0 }));
    const [first, second, third] = models;
    if (!first || !second || !third) throw new Error("The known run asks three models.");
    const problem = "The provider is overloaded; it is asked again in a minute.";
    runs = [
      runOf({
        id: crypto.randomUUID(),
        status: "RUNNING",
        finished: null,
        answers_ok: 3,
        answers_refused: 0,
        answers_failed: 0,
        credits_used: 15,
        models: [first, second, { ...third, problem }],
      }),
      ...runs,
    ];
    return route.fulfill({ json: detailsOf() });
  });
  await page.goto(detailsAddress(workspace));
  await page.getByRole("button", { name: "Run now" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("It asks for 12 answers and costs up to 60 credits.");
  await expect(dialog).toContainText("Answers that fail cost nothing.");
  await dialog.getByRole("button", { name: "Run now" }).click();

  const progress = page.getByRole("region", { name: "A run is in progress" });
  await expect(progress).toContainText("3 of 12 answers, 15 credits so far");
  await expect(progress).toContainText("The provider is overloaded; it is asked again in a minute.");
  await expect(page.getByRole("button", { name: "Running" })).toBeDisabled();
  await expect(page.getByRole("table", { name: "Runs" }).getByRole("row").nth(1)).toContainText("Running");

  runs = [runOf({ id: crypto.randomUUID() })];
  await expect(progress).toBeHidden();
  await expect(page.getByRole("button", { name: "Run now" })).toBeEnabled();
});

test("suggested competitors are accepted, ignored or merged into another, each by itself", async ({
  signedInPage: page,
  workspace,
}) => {
  let competitors: Competitor[] = [suggested, another, accepted];
  const bodies: unknown[] = [];
  await knowCampaign(page);
  await page.route(competitorsCall, (route) => {
    if (route.request().method() === "GET") return route.fulfill({ json: competitors });
    const id = new URL(route.request().url()).pathname.split("/").at(-2);
    bodies.push(route.request().postDataJSON());
    competitors = competitors.filter((one) => one.id !== id);
    return route.fulfill({ json: { ...suggested, status: "accepted" } });
  });
  await page.goto(detailsAddress(workspace));
  const card = page.getByRole("list", { name: "Suggested competitors" });
  await expect(card.getByRole("listitem")).toHaveText([/ContosoSeen in 7 answers/, /Fabrikam Inc/]);

  await card.getByRole("button", { name: "Merge Fabrikam Inc into another" }).click();
  await page.getByRole("menuitem", { name: "Fabrikam", exact: true }).click();
  await expect(page.getByText("Fabrikam Inc counts as Fabrikam now")).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await card.getByRole("button", { name: "Ignore Contoso" }).click();
  await expect(card).toBeHidden();

  expect(bodies).toEqual([{ merge_into: accepted.id }, { status: "ignored" }]);
});

test("the page says that it loads, why it failed, that a draft has no answers, and why a campaign stopped", async ({
  signedInPage: page,
  workspace,
}) => {
  const held = hold();
  await knowCampaign(page);
  await page.route(campaignCall, async (route) => {
    await held.until;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto(detailsAddress(workspace));
  await expect(page.getByRole("status", { name: "Loading the campaign" })).toBeVisible();
  held.release();
  await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible();

  const draft = detailsOf({ status: "DRAFT", name: "", last_run: null, next_run: null });
  await page.route(campaignCall, (route) => route.fulfill({ json: draft }));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Untitled campaign");
  await expect(page.getByRole("link", { name: "Edit the draft" })).toHaveAttribute("href", /\/edit$/);
  await expect(page.getByRole("button", { name: "Run now" })).toBeHidden();

  const stop_reason = "The credits are used up.";
  await page.route(campaignCall, (route) =>
    route.fulfill({ json: detailsOf({ status: "STOPPED", stop_reason }) }),
  );
  await page.reload();
  await expect(page.getByText(stop_reason)).toBeVisible();
  await expect(page.getByRole("region", { name: "Settings" })).toContainText("Next runNone");

  await page.unroute(campaignCall);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This campaign does not exist" })).toBeVisible();
});

test("the looks are accessible and the ones we know, in both themes and on a phone", async ({
  signedInPage: page,
  workspace,
}) => {
  test.setTimeout(90_000);
  await page.clock.setFixedTime(now);
  await page.setViewportSize(desktop);
  await knowCampaign(page);
  const models = runOf().models.map((model, index) => ({ ...model, ok: 3 - index, refused: 0, failed: 0 }));
  const counts = { answers_ok: 6, answers_refused: 0, answers_failed: 0, credits_used: 30 };
  const running = runOf({ status: "RUNNING", finished: null, ...counts, models });
  await page.route(runsCall, (route) =>
    route.fulfill({ json: pageOfRuns([running, runOf({ id: answerId })]) }),
  );
  await page.goto(detailsAddress(workspace));
  await expect(page.getByText("One run", { exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: "Suggested competitors" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Visibility by query and model" })).toBeVisible();
  await fontsLoaded(page);

  for (const theme of themes) {
    await useTheme(page, theme);
    await expect(page).toHaveScreenshot(`details-${theme}.png`, { fullPage: true });
    await expectNoAxeViolations(page);
  }
  await expectNoOverflow(page);
});
