import { expect, type Page } from "@playwright/test";
import { createDraft } from "../campaigns/campaigns.ts";
import { bearer, createWorkspace } from "../support/api.ts";
import { dayOf } from "../support/days.ts";
import { savedFile } from "../support/saved-file.ts";
import { openSeeded } from "../support/seeded.ts";
import { test } from "../support/test.ts";
import { serveSite } from "../visits/visits.ts";
import { explorerAddress, sourcesAddress } from "./sources.ts";

const tea: Readonly<Record<string, string>> = {
  "/": `<title>Northwind Tea</title><h1>Northwind Tea</h1><a href="/green">Green tea</a><a href="/black">Black tea</a>
    <p>Northwind sells loose leaf tea by post in three sizes, with free delivery within two working days.</p>`,
  "/green": `<title>Green tea from Northwind</title><h1>The best loose leaf green tea</h1>
    <p>Northwind's loose leaf green tea is picked in spring and costs 9 euros for 100 grams. It tastes fresh and mild.
    Of all loose leaf green tea we sell, Sencha is the best choice for beginners, for it forgives water that is too hot.</p>`,
  "/black": `<title>Black tea from Northwind</title><h1>Black tea for the morning</h1>
    <p>Our Assam black tea is strong and malty. Steep the black tea for four minutes and drink it with milk.</p>`,
};

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

  const file = await savedFile(page);
  expect(file.name).toMatch(/^sources_northwind_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  expect(file.text).toContain(`\r\n${domain},`);

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

/** The last search parameters of those that match with which the page asked. */
function watchCalls(page: Page, part: string): () => Readonly<Record<string, string>> {
  const asked: URLSearchParams[] = [];
  page.on("request", (one) => {
    const { pathname, searchParams } = new URL(one.url());
    if (pathname.endsWith(part)) asked.push(searchParams);
  });
  return () => Object.fromEntries(asked.at(-1) ?? []);
}

test("the sites are narrowed, sorted and paged in the address, and one opens beside the list", {
  tag: "@main",
}, async ({ page }) => {
  const { workspace } = await openSeeded(page, "desk-chairs");
  const lastAsked = watchCalls(page, "/sources/");
  await page.goto(sourcesAddress(workspace));

  const row = page.getByRole("row", { name: /^forum\.example/ });
  await expect(row).toContainText(/Other.*20.*up 20.*21.*32.79\s%.*Moved up.*1/);
  await expect(row.locator(`time[datetime="${dayOf(5)}"]`)).toBeVisible();
  await expect(page.getByRole("row", { name: /^reviews\.example/ })).toContainText(/41.*down 19.*Moved down/);
  await expect(page.getByRole("row", { name: /^northwind\.example/ })).toContainText("You");
  await expect(page.getByText("Showing 1 to 20 of 25 results")).toBeVisible();
  await expect(row.getByRole("link", { name: "answers that cite forum.example" })).toHaveAttribute(
    "href",
    /conversations\?.*domain=forum\.example/,
  );

  const kinds = page.getByRole("list", { name: "Types of source" });
  await kinds.getByRole("button", { name: /Competitor/ }).click();
  await expect(page).toHaveURL(sourcesAddress(workspace, "?kind=COMPETITOR"));
  await expect(kinds.getByRole("button", { name: /Competitor/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Type of source")).toHaveValue("COMPETITOR");
  await expect(page.getByRole("table", { name: "Sites" }).getByRole("rowheader")).toHaveText([
    /fabrikam\.example/,
  ]);
  await kinds.getByRole("button", { name: /Competitor/ }).click();
  await expect(page).toHaveURL(sourcesAddress(workspace));
  await page.getByRole("searchbox", { name: "Search sites" }).fill("exam");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Retrieved", exact: true }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const secondPage = sourcesAddress(workspace, "?search=exam&order=-retrieved_count&page=2");
  await expect(page).toHaveURL(secondPage);
  await expect.poll(lastAsked).toMatchObject({
    search: "exam",
    ordering: "-retrieved_count",
    page: "2",
    page_size: "20",
    start_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    end_date: dayOf(0),
  });
  await expect(page.getByText("Showing 21 to 25 of 25 results")).toBeVisible();
  await expect(page.getByRole("row", { name: /^blog\.example/ })).toContainText(/0.*1.*0.0\s%.*–/);
  await page.getByRole("button", { name: "About used and retrieved sources" }).click();
  await expect(page.getByText("whether it then cites it or not")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto(secondPage.replace("page=2", "page=1"));
  await row.getByRole("link", { name: "forum.example", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "forum.example" });
  await expect(panel.getByRole("region", { name: "Figures" })).toContainText("20 answers");
  await expect(panel.getByText("n = 61 · 21.77–46.1 %")).toBeVisible();
  await expect(panel.getByTitle("https://forum.example/t/81")).toHaveAttribute("rel", /noreferrer/);
  await expect(panel.getByText(/Never used · Retrieved for 1/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(sourcesAddress(workspace, "?search=exam&order=-retrieved_count"));
});

test("the pages are explored by site and kind, and open without telling where from", {
  tag: "@main",
}, async ({ page }) => {
  const { workspace } = await openSeeded(page, "desk-chairs");
  const lastAsked = watchCalls(page, "/sources/urls/");
  await page.goto(explorerAddress(workspace));

  const row = page.getByRole("row", { name: /Desk chairs, tested for a year/ });
  await expect(row).toContainText(/\/chairs.*reviews\.example.*Other.*41.*41.*21.*2.*[45] days ago/);
  await expect(row.getByRole("link", { name: /Desk chairs/ })).toHaveAttribute("rel", /noreferrer/);
  await expect(row.getByRole("link", { name: "answers that cite this page" })).toHaveAttribute(
    "href",
    /conversations\?.*url=/,
  );

  await page.getByRole("link", { name: "forum.example", exact: true }).click();
  await expect(page).toHaveURL(explorerAddress(workspace, "?domain=forum.example"));
  await expect(page.getByRole("table", { name: "Pages" }).getByRole("rowheader")).toHaveText([
    /t\/81/,
    /t\/82/,
  ]);
  await page.getByLabel("Type of source").selectOption("Other");
  await page.getByRole("button", { name: "Last seen" }).click();
  await expect
    .poll(lastAsked)
    .toMatchObject({ domain: "forum.example", kind: "OTHER", ordering: "-last_seen" });
  await page.getByRole("button", { name: /Only pages of forum\.example/ }).click();
  await expect(page).toHaveURL(explorerAddress(workspace, "?kind=OTHER&order=-last_seen"));
  await page.getByRole("link", { name: "All sites" }).click();
  await expect(page).toHaveURL(sourcesAddress(workspace));
});
