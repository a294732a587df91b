import { apiBase } from "@citelens/contract/base/endpoint";
import type { CampaignDetails, Competitor } from "@citelens/contract/visibility/campaigns";
import { expect, type Page } from "@playwright/test";
import { findConversation } from "../conversations/conversations.ts";
import { chairs } from "../seed/desk-chairs.ts";
import { lamps } from "../seed/desk-lamps.ts";
import { neverAnswered } from "../seed/vendor.ts";
import { bearer } from "../support/api.ts";
import { asOn } from "../support/as-on.ts";
import { noonOf } from "../support/days.ts";
import { openOwn, openSeeded, type SeededWorkspace } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, themes, useTheme } from "../support/views.ts";

function detailsAddress({ workspace, campaigns }: SeededWorkspace, name: string): string {
  return `/workspaces/${workspace.id}/insight/${campaigns[name]}/details`;
}

/** Gives the campaign about lamps these queries besides the ones that it keeps. */
async function changeQueries(
  { request }: Page,
  { account, workspace, campaigns }: SeededWorkspace,
  { kept, added }: { readonly kept: number; readonly added: readonly string[] },
): Promise<void> {
  const url = `${apiBase}/projects/${workspace.id}/campaigns/organic/${campaigns[lamps.campaign]}/`;
  const headers = bearer(account);
  const { queries }: CampaignDetails = await (await request.get(url, { headers })).json();
  const data = { queries: [...queries.slice(0, kept).map(({ id, text }) => ({ id, text })), ...added] };
  const changed = await request.patch(url, { headers, data });
  expect(changed.ok(), await changed.text()).toBe(true);
}

test("the page shows visibility by query and model with its range, the runs, the settings and the cost", async ({
  page,
}) => {
  await page.clock.setFixedTime(noonOf(0));
  const seeded = await openSeeded(page, "desk-chairs");
  await page.goto(detailsAddress(seeded, chairs.campaign));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(chairs.campaign);
  await expect(page.getByText("Last run 5 days ago")).toBeVisible();
  const table = page.getByRole("table", { name: "Visibility by query and model" });
  const [first, second] = [table.getByRole("row").nth(1), table.getByRole("row").nth(2)];
  await expect(first.getByRole("cell").nth(0)).toContainText("50 %n 2 · 9–91 %place 2.0");
  await expect(first.getByRole("cell").nth(0)).toContainText(
    "Named in 50 % of 2 answers, 95 % interval 9–91 %, mean place 2.0, your site cited 1 time",
  );
  await expect(first.getByRole("cell").nth(1)).toContainText("1 without an answer, 1 failed");
  await expect(first.getByRole("cell").nth(2)).toContainText("0 %n 1 · 0–79 %not named");
  await expect(second).toContainText("Branded");
  const { address, answers } = await findConversation(page, seeded, chairs.best);
  await expect(first.getByRole("cell").nth(0).getByRole("link")).toHaveAttribute(
    "href",
    `${address}#answer-${answers.chatgpt}`,
  );

  const runs = page.getByRole("table", { name: "Runs" }).getByRole("row");
  await expect(runs.nth(1)).toContainText(
    "5 days agoDone64 / 6611325Meta AI: The provider does not take this question.",
  );
  await expect(runs.nth(2)).toContainText("Done65 / 6601325Grok: The provider does not take this question.");

  const settings = page.getByRole("region", { name: "Settings" });
  await expect(settings).toContainText("TypeBrand Insight");
  await expect(settings).toContainText("BrandNorthwindNorthwind Flow, northwind.example");
  await expect(settings).toContainText(
    "CompetitorsAdventure Works, Contoso, Fabrikam, Proseware, Tailspin, Wingtip",
  );
  await expect(settings).toContainText("ModelsChatGPT, Grok, Meta AI");
  await expect(settings).toContainText("Queries22");
  await expect(settings).toContainText("Asked each runOnce");
  await expect(settings).toContainText("CountryGermany");
  await expect(settings).toContainText("FrequencyWeekly");
  await expect(settings).toContainText(/Next run\d+ \w+ \d{4}, 12:00/);
  const cost = page.getByRole("region", { name: "Cost" });
  await expect(cost).toContainText("One run330 credits66 answers");
  await expect(cost).toContainText(/Each month after1,320 credits264 answers · 13\.20€/);
});

test("running now says what it costs before, and the run is followed until it is done", async ({ page }) => {
  test.slow();
  const seeded = await openOwn(page, "desk-lamps");
  // One query is retired, and another one was never asked.
  await changeQueries(page, seeded, { kept: 1, added: ["Which lamp is new?"] });
  await page.goto(detailsAddress(seeded, lamps.campaign));
  const rows = page.getByRole("table", { name: "Visibility by query and model" }).getByRole("row");
  await expect(rows.filter({ hasText: "Which lamp is new?" })).toContainText("Not asked");
  const settings = page.getByRole("region", { name: "Settings" });
  await expect(settings).toContainText("Queries2, and 1 retired");
  await expect(settings).toContainText("Asked each run2 times");

  await page.getByRole("button", { name: "Run now" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("It asks for 8 answers and costs up to 40 credits.");
  await expect(dialog).toContainText("Answers that fail cost no credits.");
  await dialog.getByRole("button", { name: "Run now" }).click();

  const progress = page.getByRole("region", { name: "A run is in progress" });
  await expect(progress).toContainText("7 of 8 answers, 35 credits so far");
  await expect(progress).toContainText("The connection to the provider was lost.");
  await expect(page.getByRole("button", { name: "Running" })).toBeDisabled();
  const runs = page.getByRole("table", { name: "Runs" }).getByRole("row");
  await expect(runs.nth(1)).toContainText("Running");

  await expect(progress).toBeHidden({ timeout: 40_000 });
  await expect(page.getByRole("button", { name: "Run now" })).toBeEnabled();
  await expect(runs.nth(1)).toContainText("Done8 / 80040None");
});

test("suggested competitors are accepted, ignored or merged into another, each by itself", async ({
  page,
}) => {
  const seeded = await openOwn(page, "desk-lamps");
  await page.goto(detailsAddress(seeded, lamps.campaign));
  const card = page.getByRole("list", { name: "Suggested competitors" });
  await expect(card.getByRole("listitem")).toHaveText([
    /^LitwareSeen in 8 answers/,
    /^Tailspin ToysSeen in 8 answers/,
  ]);

  await card.getByRole("button", { name: "Merge Tailspin Toys into another" }).click();
  await page.getByRole("menuitem", { name: "Fabrikam", exact: true }).click();
  await expect(page.getByText("Tailspin Toys counts as Fabrikam now")).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await card.getByRole("button", { name: "Ignore Litware" }).click();
  await expect(card).toBeHidden();

  const url = `${apiBase}/projects/${seeded.workspace.id}/competitors/`;
  const headers = bearer(seeded.account);
  const competitors: Competitor[] = await (await page.request.get(url, { headers })).json();
  expect(competitors.map(({ name, status, aliases }) => ({ name, status, aliases }))).toEqual([
    { name: "Fabrikam", status: "accepted", aliases: ["Tailspin Toys"] },
    { name: "Litware", status: "ignored", aliases: [] },
  ]);
});

test("the looks are the ones we know in both themes", async ({ page }) => {
  test.setTimeout(120_000);
  await asOn(page, "2026-11-22");
  await page.setViewportSize(desktop);
  const seeded = await openOwn(page, "desk-lamps");
  await changeQueries(page, seeded, { kept: 2, added: [neverAnswered] });
  const { account, workspace, campaigns } = seeded;
  const campaign = `${apiBase}/projects/${workspace.id}/campaigns/organic/${campaigns[lamps.campaign]}`;
  const started = await page.request.post(`${campaign}/run/`, { headers: bearer(account) });
  expect(started.ok(), await started.text()).toBe(true);
  await expect
    .poll(
      async () => {
        const runs = await page.request.get(`${campaign}/runs/`, { headers: bearer(account) });
        return (await runs.json()).results[0]?.answers_ok;
      },
      { timeout: 40_000 },
    )
    .toBe(8);
  await page.goto(detailsAddress(seeded, lamps.campaign));
  await expect(page.getByText("8 of 12 answers, 40 credits so far")).toBeVisible();
  await expect(page.getByText("One run", { exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: "Suggested competitors" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Visibility by query and model" })).toBeVisible();
  await fontsLoaded(page);

  // Each workspace of this kind is asked questions of its own, and the run begins at the hour of the test.
  const differing = [page.locator("time"), page.getByRole("link", { name: /desk lamp is best/ })];
  for (const theme of themes) {
    await useTheme(page, theme);
    await expect(page).toHaveScreenshot(`details-${theme}.png`, {
      fullPage: true,
      mask: differing,
      maskColor: "gray",
    });
  }
});
