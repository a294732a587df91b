import { apiBase } from "@citelens/contract/base/endpoint";
import { generalErrors } from "@citelens/contract/base/general-errors";
import type { AdPlacementCheck } from "@citelens/contract/content/ads-network";
import { adErrors } from "@citelens/contract/content/ads-words";
import { expect, type Page } from "@playwright/test";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import {
  adsOf,
  answerAds,
  beSuperuser,
  creativeId,
  expectFineLooks,
  invited,
  listOf,
  match,
  passageHtml,
  placement,
  publisher,
  publisherId,
  refusal,
} from "./network-fixtures.ts";

const tabs = ["Placements", "Check placement", "Page preview", "Matches", "Refused creatives"];
const itself = `publishers/${publisherId}/`;

function addressOf(workspaceId: string, tab = ""): string {
  return `/workspaces/${workspaceId}/ads/network/${publisherId}${tab && `?tab=${tab}`}`;
}

test.beforeEach(async ({ signedInPage: page, account, workspace }) => {
  await beSuperuser(page, account);
  await answerAds(page, adsOf(workspace.id, itself), publisher);
  await answerAds(page, adsOf(workspace.id, `${itself}placements/`), [placement]);
  await answerAds(page, adsOf(workspace.id, `${itself}matches/?*`), listOf([match]));
  await answerAds(page, adsOf(workspace.id, `${itself}refusals/`), [refusal]);
});

test("the switch stops everything with one press, and one more goes on", async ({
  signedInPage: page,
  workspace,
}) => {
  const held = hold();
  await page.route(adsOf(workspace.id, `${itself}stop/`), async (route) => {
    await held.until;
    const stopped = { ...publisher, is_stopped: true };
    await answerAds(page, adsOf(workspace.id, itself), stopped);
    await route.fulfill({ json: stopped });
  });
  await page.goto(addressOf(workspace.id));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow Garden");
  const region = page.getByRole("region", { name: "Stop everything" });
  await expect(region).toContainText("within 5 seconds");
  await region.getByRole("button", { name: "Stop everything" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  held.release();
  await expect(region).toContainText("Everything is stopped");
  await expect(region).toContainText("That takes effect within 5 seconds.");
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();

  await page.route(adsOf(workspace.id, `${itself}resume/`), async (route) => {
    await answerAds(page, adsOf(workspace.id, itself), publisher);
    await route.fulfill({ json: publisher });
  });
  await region.getByRole("button", { name: "Resume" }).click();
  await expect(region).toContainText("Passages may be shown");

  await page.route(adsOf(workspace.id, `${itself}stop/`), (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await region.getByRole("button", { name: "Stop everything" }).click();
  await expect(page.getByText(generalErrors.SERVER_ERROR[1])).toBeVisible();
  await expect(region).toContainText("Passages may be shown");
});

test("shows what the website earns and whose agents read it, and changes what it shows", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(addressOf(workspace.id));
  const figures = page.getByRole("region", { name: "Key figures" });
  await expect(figures).toHaveText(
    /1,200.*75\s% verified, n = 1,200.*15\s%.*12 of 80 pages.*€123\.45.*70\s% of what is spent/,
  );
  const operators = page.getByRole("table", { name: "Agent reads by operator" });
  await expect(operators.getByRole("row", { name: "Perplexity" })).toHaveText(/100.*0\s%/);
  await expect(page.getByRole("region", { name: "What it shows" })).toContainText("Germany, France");

  let sent: unknown;
  await page.route(adsOf(workspace.id, itself), (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    sent = route.request().postDataJSON();
    return route.fulfill({ json: publisher });
  });
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Slow Garden" });
  await dialog.getByLabel("Publisher’s share (%)").fill("101");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("Enter a whole number from 0 to 100.");
  await dialog.getByLabel("Publisher’s share (%)").fill("65");
  await dialog.getByRole("switch", { name: "Paused" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The publisher is changed.")).toBeVisible();
  expect(sent).toEqual({
    categories_allowed: [26, 5],
    categories_blocked: [3],
    countries: ["DE", "FR"],
    revenue_share: 65,
    status: "PAUSED",
  });
});

test("a placement is added and switched off, and its code fits the platform", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(addressOf(workspace.id));
  await expect(page.getByRole("table", { name: "Placements" })).toHaveText(
    /below-article.*\/blog\/\*, \/guides\/\*.*Passage.*60.*20\s%.*12 of 60 pages/,
  );
  const code = page.getByRole("region", { name: "Code for the website" });
  await expect(code).toContainText('<div data-citelens-ad="below-article"></div>');
  await expect(code).toContainText('import { createAds } from "@citelens/visit/ads";');
  for (const platform of ["Fastify", "Next.js", "Nuxt", "Cloudflare", "WordPress"]) {
    await code.getByLabel("Platform").selectOption(platform);
    await expect(code).toContainText("below-article");
    await expect(code.getByRole("button", { name: "Copy to Clipboard" }).first()).toBeVisible();
  }
  await expect(code).toContainText(`${apiBase}/ads/content/`);

  const changes: unknown[] = [];
  await page.route(adsOf(workspace.id, `${itself}placements/**`), (route) => {
    if (route.request().method() === "GET") return route.fallback();
    changes.push(route.request().postDataJSON());
    const isNew = route.request().method() === "POST";
    return route.fulfill({ status: isNew ? 201 : 200, json: placement });
  });
  await page.getByRole("switch", { name: "Below the article is active" }).click();
  await expect.poll(() => changes).toEqual([{ is_active: false }]);

  await page.getByRole("button", { name: "Add placement" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a placement" });
  await dialog.getByLabel("Key").fill("In the middle");
  await dialog.getByLabel("Pages").fill("blog");
  await dialog.getByRole("button", { name: "Add placement" }).click();
  await expect(dialog).toContainText(adErrors.placementKey);
  await expect(dialog).toContainText(adErrors.pathPattern);
  await dialog.getByLabel("Name").fill("In the middle");
  await dialog.getByLabel("Key").fill("middle");
  await dialog.getByLabel("Pages").fill("/blog/*\n/guides/*");
  await dialog.getByLabel("Format").selectOption("Card");
  await dialog.getByLabel("Words at most").fill("40");
  await dialog.getByRole("button", { name: "Add placement" }).click();
  await expect(page.getByText("The placement is added.")).toBeVisible();
  expect(changes.at(-1)).toEqual({
    placement: "middle",
    name: "In the middle",
    path_patterns: ["/blog/*", "/guides/*"],
    max_words: 40,
    format: "CARD",
  });

  await page.getByRole("button", { name: "Edit Below the article" }).click();
  const editor = page.getByRole("dialog", { name: "Edit Below the article" });
  await expect(editor.getByLabel("Key")).toHaveAttribute("readonly");
});

const fetched = { status: 200, passage: "Clay watering spikes", is_labelled: true, fault: null };
const checks: readonly (readonly [title: string, AdPlacementCheck])[] = [
  [
    "The same passage for both",
    {
      outcome: "SAME",
      fetched: [
        { ...fetched, as: "BROWSER" },
        { ...fetched, as: "AGENT" },
      ],
    },
  ],
  [
    "Two different passages",
    {
      outcome: "DIFFERENT",
      fetched: [
        { ...fetched, as: "BROWSER", is_labelled: false },
        { ...fetched, as: "AGENT", passage: null },
      ],
    },
  ],
  [
    "The page could not be read",
    {
      outcome: "UNREADABLE",
      fetched: [
        { ...fetched, as: "BROWSER" },
        {
          as: "AGENT",
          status: null,
          passage: null,
          is_labelled: false,
          fault: "No answer within 10 seconds.",
        },
      ],
    },
  ],
];

test("a check shows both passages side by side, and what they mean", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(addressOf(workspace.id, "check"));
  const card = page.getByRole("region", { name: "Check placement" }).first();
  await card.getByRole("textbox", { name: "Page" }).fill("not a page");
  await card.getByRole("button", { name: "Check page" }).click();
  await expect(card).toContainText(adErrors.pageOfSite);
  await card.getByRole("textbox", { name: "Page" }).fill("slow-garden.example/blog/tomatoes");
  for (const [title, check] of checks) {
    let sent: unknown;
    await page.route(adsOf(workspace.id, `${itself}placements/*/check/`), (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ json: check });
    });
    await card.getByRole("button", { name: "Check page" }).click();
    await expect(card.getByRole("region", { name: "Result" })).toContainText(title);
    expect(sent).toEqual({ page_url: "https://slow-garden.example/blog/tomatoes" });
  }
  const agent = card.getByRole("region", { name: "As an AI agent" });
  await expect(agent).toHaveText(/No answer.*No answer within 10 seconds\..*No passage/);
  await expect(card.getByRole("region", { name: "As a browser" })).toContainText("Labelled as sponsored");
});

test("a preview shows the passage and the sentence that it fits, or why there is none", async ({
  signedInPage: page,
  workspace,
}) => {
  const preview = adsOf(workspace.id, `${itself}preview/?*`);
  await answerAds(page, preview, { html: passageHtml, match, note: null });
  await page.goto(addressOf(workspace.id, "preview"));
  await page.getByRole("textbox", { name: "Page" }).fill("https://slow-garden.example/blog/tomatoes");
  await page.getByRole("button", { name: "Show preview" }).click();
  const shown = page.getByRole("region", { name: "Preview", exact: true });
  await expect(shown.frameLocator("iframe").getByText("Sponsored by Fabrikam Garden")).toBeVisible();
  await expect(shown).toHaveText(/Clay watering spikes, of Fabrikam Garden.*71\s% of its topic/);
  await expect(shown).toContainText(match.sentence);

  await answerAds(page, preview, {
    html: null,
    match: null,
    note: "No creative fits this page well enough.",
  });
  await page.getByRole("button", { name: "Show preview" }).click();
  await expect(shown).toContainText("No creative fits this page well enough.");
  await expect(shown.locator("iframe")).toHaveCount(0);
});

test("a creative is refused on the website with a reason, and allowed again", async ({
  signedInPage: page,
  workspace,
}) => {
  await page.goto(addressOf(workspace.id, "matches"));
  const row = page.getByRole("table", { name: "Matches" }).getByRole("row").nth(1);
  await expect(row).toHaveText(/below-article.*Clay watering spikes.*Fabrikam Garden.*71\s%/);
  await expect(row).toContainText(match.sentence);
  let sent: unknown;
  await page.route(adsOf(workspace.id, `${itself}refusals/`), async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent = route.request().postDataJSON();
    await answerAds(
      page,
      adsOf(workspace.id, `${itself}matches/?*`),
      listOf([{ ...match, is_refused: true }]),
    );
    return route.fulfill({ status: 204 });
  });
  await row.getByRole("button", { name: "Refuse Clay watering spikes" }).click();
  const dialog = page.getByRole("dialog", { name: "Refuse Clay watering spikes?" });
  await dialog.getByLabel("Reason").fill("We sell spikes ourselves.");
  await dialog.getByRole("button", { name: "Refuse" }).click();
  await expect(row.getByRole("button", { name: "Allow again: Clay watering spikes" })).toBeVisible();
  expect(sent).toEqual({ creative_id: creativeId, reason: "We sell spikes ourselves." });

  await page.route(adsOf(workspace.id, `${itself}match/`), (route) => route.fulfill({ status: 204 }));
  await page.getByRole("button", { name: "Match again" }).click();
  await expect(page.getByText("matched again.")).toBeVisible();
  await page.getByRole("combobox", { name: "Placement" }).selectOption("Below the article");
  await expect(page).toHaveURL(new RegExp(`placement=${placement.id}`));

  await page.getByRole("tab", { name: "Refused creatives" }).click();
  await expect(page.getByText("We write for gardens without a lawn.")).toBeVisible();
  let allowed = "";
  await page.route(adsOf(workspace.id, `${itself}refusals/*/`), (route) => {
    allowed = route.request().url();
    return route.fulfill({ status: 204 });
  });
  await page.getByRole("button", { name: "Allow again: Robot mowers" }).click();
  await expect(page.getByText("Robot mowers may be shown again.")).toBeVisible();
  expect(allowed).toContain(refusal.creative_id);
});

test("says what an unanswered invitation means, what is empty and what failed", async ({
  signedInPage: page,
  workspace,
}) => {
  await answerAds(page, adsOf(workspace.id, itself), { ...invited, id: publisherId });
  await answerAds(page, adsOf(workspace.id, `${itself}placements/`), []);
  await answerAds(page, adsOf(workspace.id, `${itself}matches/?*`), listOf([]));
  await answerAds(page, adsOf(workspace.id, `${itself}refusals/`), []);
  await page.goto(addressOf(workspace.id));
  await expect(page.getByText("The invitation has not been answered")).toBeVisible();
  await expect(page.getByRole("region", { name: "Stop everything" })).toHaveCount(0);
  await expect(page.getByRole("tabpanel").getByText("No placement yet")).toBeVisible();
  for (const [tab, text] of [
    ["Check placement", "Add a placement first"],
    ["Page preview", "Add a placement first"],
    ["Matches", "Nothing fits yet"],
    ["Refused creatives", "No creative is refused"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel").getByText(text)).toBeVisible();
  }
  await answerAds(page, adsOf(workspace.id, itself), undefined);
  await page.reload();
  await expect(page.getByRole("alert")).toBeVisible({ timeout: 15_000 });
  await answerAds(page, adsOf(workspace.id, itself), publisher);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow Garden");
});

test("every tab pleases axe in both themes and fits a phone", async ({ signedInPage: page, workspace }) => {
  test.slow();
  await answerAds(page, adsOf(workspace.id, `${itself}preview/?*`), { html: passageHtml, match, note: null });
  const check = checks[1]?.[1];
  await answerAds(page, adsOf(workspace.id, `${itself}placements/*/check/`), check);
  await page.goto(addressOf(workspace.id));
  for (const tab of tabs) {
    await page.getByRole("tab", { name: tab }).click();
    await askIn(page, tab);
    await expect(page.locator("main [aria-busy=true], main [aria-label^=Loading]")).toHaveCount(0);
    await expectFineLooks(page);
  }
});

const onDemand: Readonly<Record<string, readonly [button: string, result: string]>> = {
  "Check placement": ["Check page", "Result"],
  "Page preview": ["Show preview", "Preview"],
};

/** Asks for what a tab shows only on demand. */
async function askIn(page: Page, tab: string): Promise<void> {
  const asked = onDemand[tab];
  if (!asked) return;
  const [button, result] = asked;
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("region", { name: result, exact: true })).toBeVisible();
}
