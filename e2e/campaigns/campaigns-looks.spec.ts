import { expect } from "@playwright/test";
import { tabTo } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { desktop, fontsLoaded, themes, useTheme } from "../support/views.ts";
import {
  campaignOf,
  campaignRow,
  campaignsAddress,
  draftOf,
  knownStats,
  listThese,
  modelOf,
  runningCall,
  runningOf,
  statsCall,
} from "./campaign-fixtures.ts";

const now = new Date("2026-11-20T12:00:00Z");

test("is led to by the navigation and can be used without a mouse", async ({
  signedInPage: page,
  workspace,
}) => {
  await listThese(page, [campaignOf({ name: "Active" })]);
  await page.goto(`/workspaces/${workspace.id}/agent-visits-old`);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "GEO Campaigns" }).click();
  await expect(page).toHaveURL(campaignsAddress(workspace));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visits");
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await expect(page).toHaveURL(campaignsAddress(workspace));

  await tabTo(page, page.getByRole("button", { name: "About GEO campaigns" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("brand mentions / total answers x 100")).toBeVisible();
  await page.keyboard.press("Escape");
  await tabTo(page, page.getByRole("button", { name: "Actions for Active" }));
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test("looks as it should in both themes", async ({ signedInPage: page, workspace }) => {
  await page.clock.setFixedTime(now);
  await page.setViewportSize(desktop);
  await page.route(statsCall, (route) => route.fulfill({ json: knownStats }));
  const running = {
    id: crypto.randomUUID(),
    name: "Brand monitoring",
    answers_done: 120,
    answers_total: 300,
  };
  await page.route(runningCall, (route) => route.fulfill({ json: runningOf(running) }));
  await listThese(page, knownCampaigns());
  await page.goto(campaignsAddress(workspace));
  await expect(campaignRow(page, /Untitled campaign/)).toBeVisible();
  await fontsLoaded(page);

  for (const theme of themes) {
    await useTheme(page, theme);
    await expect(page).toHaveScreenshot(`campaigns-${theme}.png`);
  }
});

const goesOn = { runs_now: false, credits: 0, next_run: "2026-11-24T09:00:00Z" };
const runsNow = { runs_now: true, credits: 100, next_run: null };

function knownCampaigns() {
  const visibility = (visibility_score: number, visibility_score_change: number, n: number) => ({
    brand_visibility: { brand: { visibility_score, visibility_score_change, n } },
  });
  const authority = (score: number, score_change: number) => ({
    content_authority: { client: { score, score_change, n: 100 } },
  });
  return [
    campaignOf({ ...visibility(72, 4, 1670), ...authority(82, 6), has_optimization: true }),
    campaignOf({
      name: "Running shoes and other footwear for trails, mountains and cities of the north",
      campaign_type: "PRODUCT",
      operator_model_info: [
        modelOf("chatgpt", "ChatGPT"),
        modelOf("overviews", "Google AI Overviews"),
        modelOf("perplexity", "Perplexity"),
        modelOf("claude", "Claude"),
      ],
      ...visibility(12.5, -9.1, 640),
      ...authority(58, 0),
    }),
    campaignOf({
      name: "Pre-audit",
      campaign_type: "PRE_AUDIT",
      ...visibility(0, 0, 30),
      ...authority(8, -3),
    }),
    campaignOf({ name: "Summer", status: "PAUSED", on_activate: goesOn, ...authority(35, -2) }),
    campaignOf({
      name: "Winter",
      status: "STOPPED",
      on_activate: runsNow,
      stop_reason: "There are not enough credits left for the next run.",
    }),
    draftOf({ name: "", query_count: 0, operator_model_info: [] }),
  ];
}
