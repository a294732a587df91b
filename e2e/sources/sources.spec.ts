import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { createDraft } from "../campaigns/campaigns.ts";
import { bearer, createWorkspace } from "../support/api.ts";
import { expectNoAxeViolations, expectNoOverflow, tabTo } from "../support/checks.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import { themes, useTheme } from "../support/views.ts";
import { serveSite } from "../visits/visits.ts";
import {
  explorerAddress,
  pageList,
  sourceList,
  sourcePagesCall,
  sourcesAddress,
  sourcesCall,
} from "./source-fixtures.ts";

const empty = "No sources data available for the selected period";
const now = new Date("2026-11-20T12:00:00Z");

const tea: Readonly<Record<string, string>> = {
  "/": `<title>Northwind Tea</title><h1>Northwind Tea</h1><a href="/green">Green tea</a><a href="/black">Black tea</a>
    <p>Northwind sells loose leaf tea by post in three sizes, with free delivery within two working days.</p>`,
  "/green": `<title>Green tea from Northwind</title><h1>The best loose leaf green tea</h1>
    <p>Northwind's loose leaf green tea is picked in spring and costs 9 euros for 100 grams. It tastes fresh and mild.
    Of all loose leaf green tea we sell, Sencha is the best choice for beginners, for it forgives water that is too hot.</p>`,
  "/black": `<title>Black tea from Northwind</title><h1>Black tea for the morning</h1>
    <p>Our Assam black tea is strong and malty. Steep the black tea for four minutes and drink it with milk.</p>`,
};

/** The page with known sources; resolves to the questions that it asks for sites. */
async function knowSources(page: Page, list = sourceList(undefined, 42)): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.clock.setFixedTime(now);
  await page.route(sourcesCall, (route) => {
    asked.push(new URL(route.request().url()).searchParams);
    return route.fulfill({ json: list });
  });
  await page.route(sourcePagesCall, (route) => {
    asked.push(new URL(route.request().url()).searchParams);
    return route.fulfill({ json: pageList() });
  });
  return asked;
}

test("from a campaign's answers to the sites and the pages that they cite", async ({
  signedInPage: page,
  request,
  account,
}) => {
  test.slow();
  const site = await serveSite(({ url = "/" }) => tea[url] ?? "");
  const workspace = await createWorkspace(request, account, { name: "Northwind", url: site.url });
  const campaign = await createDraft(request, account, {
    projectId: workspace.id,
    name: "Tea",
    brand: { name: "Northwind", domains: [new URL(site.url).host] },
    queries: ["What is the best loose leaf green tea?"],
    operator_models: ["local-index"],
  });
  const launched = await request.post(
    `/api/v1/projects/${workspace.id}/campaigns/organic/${campaign.id}/launch/`,
    { headers: bearer(account) },
  );
  expect(launched.status()).toBe(200);

  await page.goto(sourcesAddress(workspace));
  const sites = page.getByRole("table", { name: "Sites" });
  await expect(async () => {
    await page.reload();
    await expect(sites.getByRole("rowheader")).toHaveCount(1, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  const domain = (await sites.getByRole("rowheader").getByRole("link").textContent()) ?? "";
  await expect(page.getByText("Showing 1 to 1 of 1 results")).toBeVisible();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^sources_northwind_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toContain(`\r\n${domain},`);

  await sites.getByRole("link", { name: domain, exact: true }).click();
  const panel = page.getByRole("dialog", { name: domain });
  await expect(panel.getByRole("list", { name: `Pages of ${domain}` })).toContainText(
    "Green tea from Northwind",
  );
  await panel.getByRole("link", { name: "Open in Explorer" }).click();
  const pages = page.getByRole("table", { name: "Pages" });
  await expect(page).toHaveURL(explorerAddress(workspace, `?domain=${domain}`));
  await expect(pages.getByRole("row").nth(1)).toContainText("Green tea from Northwind");

  await pages
    .getByRole("link", { name: /answers? that cites? this page/ })
    .first()
    .click();
  await expect(page).toHaveURL(/insight\/conversations\?.*view=answers/);
  await expect(page.getByText("What is the best loose leaf green tea?").first()).toBeVisible();
  await site.close();
});

test("the sites are narrowed, sorted and paged in the address, and one opens beside the list", async ({
  signedInPage: page,
  workspace,
}) => {
  const asked = await knowSources(page);
  await page.goto(sourcesAddress(workspace));

  const row = page.getByRole("row", { name: /^reviews\.example/ });
  await expect(row).toContainText(/Reviews.*214.*up 54.*226.*51.94 %.*Moved up.*1\.4.*20 Nov 2026/);
  await expect(page.getByRole("row", { name: /^northwind\.example/ })).toContainText("You");
  await expect(page.getByText("Showing 1 to 20 of 42 results")).toBeVisible();
  await expect(row.getByRole("link", { name: "answers that cite reviews.example" })).toHaveAttribute(
    "href",
    /conversations\?.*domain=reviews\.example/,
  );

  const kinds = page.getByRole("list", { name: "Types of source" });
  await kinds.getByRole("button", { name: /Reviews/ }).click();
  await expect(page).toHaveURL(sourcesAddress(workspace, "?kind=REVIEW"));
  await expect(kinds.getByRole("button", { name: /Reviews/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Type of source")).toHaveValue("REVIEW");
  await kinds.getByRole("button", { name: /Reviews/ }).click();
  await expect(page).toHaveURL(sourcesAddress(workspace));
  await page.getByRole("searchbox", { name: "Search sites" }).fill("exam");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Retrieved", exact: true }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(sourcesAddress(workspace, "?search=exam&order=-retrieved_count&page=2"));
  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toMatchObject({
      search: "exam",
      ordering: "-retrieved_count",
      page: "2",
      page_size: "20",
      start_date: "2026-10-21",
      end_date: "2026-11-20",
    });
  await page.getByRole("button", { name: "About used and retrieved sources" }).click();
  await expect(page.getByText("whether it then cites it or not")).toBeVisible();
  await page.keyboard.press("Escape");

  await row.getByRole("link", { name: "reviews.example", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "reviews.example" });
  await expect(panel.getByRole("region", { name: "Figures" })).toContainText("214 answers");
  await expect(panel.getByText("n = 412 · 47.44–56.44 %")).toBeVisible();
  await expect(panel.getByRole("link", { name: /Desk chairs, tested for a year/ })).toHaveAttribute(
    "rel",
    /noreferrer/,
  );
  await expect(panel.getByText(/Never used · Retrieved for 5/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(sourcesAddress(workspace, "?search=exam&order=-retrieved_count&page=2"));
});

test("both lists say that they load, why they failed and why they are empty", async ({
  signedInPage: page,
  workspace,
}) => {
  for (const [call, address, name] of [
    [sourcesCall, sourcesAddress(workspace), "Sites"],
    [sourcePagesCall, explorerAddress(workspace), "Pages"],
  ] as const) {
    const held = hold();
    let answer: { status?: number; json: unknown } = { status: 500, json: {} };
    await page.route(call, async (route) => {
      await held.until;
      await route.fulfill(answer);
    });
    await page.goto(address);
    const table = page.getByRole("table", { name });
    await expect(table).toHaveAttribute("aria-busy", "true");
    held.release();
    await expect(page.getByText("The server encountered an error. Please try again later.")).toBeVisible();

    answer = { json: name === "Sites" ? sourceList([]) : pageList([]) };
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: empty })).toBeVisible();
    await expect(page.getByRole("button", { name: "Export CSV" })).toBeDisabled();

    await page.getByLabel("Type of source").selectOption("News");
    await expect(page.getByRole("heading", { name: "No sources match these filters" })).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { name: empty })).toBeVisible();
  }
});

test("the pages are explored by site and kind, and open without telling where from", async ({
  signedInPage: page,
  workspace,
}) => {
  const asked = await knowSources(page);
  await page.goto(explorerAddress(workspace));

  const row = page.getByRole("row", { name: /Desk chairs, tested for a year/ });
  await expect(row).toContainText(/\/chairs.*reviews\.example.*Reviews.*120.*125.*4.*2.*2 hours ago/);
  await expect(row.getByRole("link", { name: /Desk chairs/ })).toHaveAttribute("rel", /noreferrer/);
  await expect(row.getByRole("link", { name: "answers that cite this page" })).toHaveAttribute(
    "href",
    /conversations\?.*url=/,
  );

  await row.getByRole("link", { name: "reviews.example", exact: true }).click();
  await expect(page).toHaveURL(explorerAddress(workspace, "?domain=reviews.example"));
  await page.getByLabel("Type of source").selectOption("Reviews");
  await page.getByRole("button", { name: "Last seen" }).click();
  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toMatchObject({ domain: "reviews.example", kind: "REVIEW", ordering: "-last_seen" });
  await page.getByRole("button", { name: /Only pages of reviews\.example/ }).click();
  await expect(page).toHaveURL(explorerAddress(workspace, "?kind=REVIEW&order=-last_seen"));
  await page.getByRole("link", { name: "All sites" }).click();
  await expect(page).toHaveURL(sourcesAddress(workspace));
});

test("both pages fit a phone, please axe in both themes and can be used by the keyboard alone", async ({
  signedInPage: page,
  workspace,
}) => {
  test.slow();
  await knowSources(page);
  for (const [address, name] of [
    [sourcesAddress(workspace), "Sites"],
    [explorerAddress(workspace), "Pages"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("table", { name }).getByRole("rowheader").first()).toBeVisible();
    for (const theme of themes) {
      await useTheme(page, theme);
      await expectNoAxeViolations(page);
    }
    await expectNoOverflow(page);
  }

  await page.goto(sourcesAddress(workspace));
  const site = page.getByRole("link", { name: "reviews.example", exact: true });
  await expect(site).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: /^Reviews/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(sourcesAddress(workspace, "?kind=REVIEW"));
  await tabTo(page, site);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "reviews.example" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(site).toBeFocused();
});
