import {
  createOptimization,
  getEffect,
  getOptimization,
  getOptimizationSummary,
  updateSection,
} from "@citelens/contract/content/content-studio";
import { sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import { expect, type Page } from "@playwright/test";
import { tabTo } from "../support/checks.ts";
import { test } from "../support/test.ts";
import { phone } from "../support/views.ts";
import { rail, resultsAddress, sectionCard } from "./results.ts";
import { studioAddress } from "./studio.ts";

const text = sampleAnswer(createOptimization, { title: "Shoes for rain", status: "DONE", kind: "NEW" });
const listCall = /\/api\/v1\/projects\/[^/]+\/optimizations\/(\?.*)?$/;

async function answer(page: Page, call: string | RegExp, json: object | (() => object)): Promise<void> {
  await page.route(call, (route) => route.fulfill({ json: typeof json === "function" ? json() : json }));
}

function pageOf(results: readonly object[]) {
  return { count: results.length, next: null, previous: null, results };
}

test("a text and its claims can be decided of by the keyboard alone", async ({
  signedInPage: page,
  workspace,
}) => {
  const section = sampleAnswer(updateSection, { heading: "Shoes for rain", gap_ids: [], changes: [] });
  const claims = section.claims.map((claim) => ({ ...claim, status: "UNSUPPORTED" }));
  await answer(page, /\/optimizations\/[^/]+\/$/, { ...sampleAnswer(getOptimization), ...text });
  await answer(page, /\/optimizations\/[^/]+\/sections\/$/, [{ ...section, claims }]);
  await page.goto(`${resultsAddress(workspace, text.id)}?tab=claims`);
  const open = rail(page).getByRole("list", { name: "Open claims" }).getByRole("button").first();
  await expect(open).toBeVisible();
  await open.focus();
  await page.keyboard.press("Enter");
  const card = sectionCard(page, "Shoes for rain");
  const claim = card.getByRole("list", { name: "Claims to look at" }).getByRole("listitem");
  await expect(claim).toBeFocused();
  await tabTo(page, claim.getByRole("button", { name: "Attach a source" }));
  await page.keyboard.press("Enter");
  await expect(claim.getByLabel("Address of the page that says so")).toBeFocused();
  await page.keyboard.type("no address");
  await page.keyboard.press("Enter");
  await expect(claim.getByText(/^Enter a valid URL/)).toBeVisible();
  await tabTo(page, claim.getByRole("button", { name: "Cancel" }));
  await page.keyboard.press("Enter");
  await expect(claim).toBeFocused();

  await card.getByRole("button", { name: "Edit" }).focus();
  await page.keyboard.press("Enter");
  await expect(card.getByLabel("Text of Shoes for rain")).toBeFocused();
  await tabTo(page, card.getByRole("button", { name: "Done" }));
  await page.keyboard.press("Enter");
  await expect(card.getByRole("button", { name: "Edit" })).toBeVisible();

  await rail(page)
    .getByRole("tab", { name: /^Claims/ })
    .focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?tab=sources$/);
});

test("queries are typed, pasted and removed by the keyboard alone", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(studioAddress(workspace, "create"));
  const query = page.getByLabel("Query", { exact: true });
  const list = page.getByRole("list", { name: "Target queries" }).getByRole("listitem");
  await page.getByRole("radio", { name: "Rewrite a page" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "New page" })).toBeChecked();
  await tabTo(page, query);
  await page.keyboard.type("Best shelves");
  await page.keyboard.press("Enter");
  await page.keyboard.type("BEST shelves");
  await page.keyboard.press("Enter");
  await expect(list).toHaveText(["Best shelves"]);
  const pasted = Array.from({ length: 12 }, (_, at) => `Shelf ${at}`).join("\n");
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", ${JSON.stringify(pasted)});
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(paste);
  }`);
  await expect(list).toHaveCount(10);
  await expect(page.getByText("10 of 10")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pick from a campaign" })).toBeDisabled();
  await tabTo(page, page.getByRole("button", { name: "Remove Shelf 8" }));
  await page.keyboard.press("Enter");
  await expect(list).toHaveCount(9);
  await expect(query).toBeFocused();
});

test("the overview can be used by the keyboard alone", async ({ signedInPage: page, workspace }) => {
  const published = {
    ...text,
    published_url: "https://northwind.example/rain",
    published_at: "2026-11-03T08:30:00.000Z",
  };
  await answer(
    page,
    "**/optimization-summary/",
    sampleAnswer(getOptimizationSummary, { last_published: [published] }),
  );
  await answer(page, /\/optimizations\/[^/]+\/$/, { ...sampleAnswer(getOptimization), ...published });
  await answer(page, /\/optimizations\/[^/]+\/effect\/$/, sampleAnswer(getEffect, { problem: "NO_QUERIES" }));
  await page.goto(studioAddress(workspace, "dashboard"));
  const effects = page.getByRole("table", { name: "Effect of what was published" });
  await expect(effects).toContainText("No campaign asks its queries");

  const title = effects.getByRole("link", { name: text.title });
  await tabTo(page, title);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: text.title });
  await expect(panel.getByRole("heading", { name: "Effect", exact: true })).toBeVisible();
  await tabTo(page, panel.getByRole("button", { name: "Change where it was published" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change where it was published" });
  await expect(dialog.getByLabel("Address")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(title).toBeFocused();

  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content Opportunities");
  await page.keyboard.press("g");
  await page.keyboard.press("z");
  await expect(page).toHaveURL(studioAddress(workspace, "dashboard"));
});

test("a text that is published leaves the list, and the focus goes to the page", async ({
  signedInPage: page,
  workspace,
}) => {
  const summary = sampleAnswer(getOptimizationSummary, { working: 0, published: 0, last_published: [] });
  let isPublished = false;
  await answer(page, "**/optimization-summary/", () => ({ ...summary, published: Number(isPublished) }));
  await answer(page, listCall, () => pageOf(isPublished ? [] : [text]));
  await page.route("**/optimizations/*/publish/", (route) => {
    isPublished = true;
    return route.fulfill({ json: text });
  });
  await page.goto(studioAddress(workspace, "dashboard"));
  const open = page.getByRole("button", { name: "Published: Shoes for rain" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Where was it published?" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();

  await open.click();
  await dialog.getByLabel("Address").fill("https://northwind.example/shelves");
  await dialog.getByRole("button", { name: "Published" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Every text that is done is published")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a phone lists briefs as cards, with the filters behind one button", async ({
  signedInPage: page,
  workspace,
}) => {
  const done = {
    ...text,
    score_before: 38,
    score_after: 61,
    claims_open: 3,
    queries: [{ text: "What does an oak shelf cost?", query_id: null }],
  };
  await answer(page, listCall, pageOf([done]));
  await page.setViewportSize(phone);
  await page.goto(studioAddress(workspace, "campaigns", "?status=draft,done"));
  await expect(page.getByRole("row").filter({ hasText: text.title })).toContainText(
    /New page.*What does an oak shelf cost\?.*Done.*38.*61.*23.*3/,
  );
  await page.getByRole("button", { name: "Filters (2)" }).click();
  const dialog = page.getByRole("dialog", { name: "Filters" });
  await expect(dialog.getByRole("button", { name: "Status (2)" })).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: `Actions for ${text.title}` }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Open", "Duplicate", "Delete"]);
});
