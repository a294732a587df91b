import { apiBase } from "@citelens/contract/base/endpoint";
import { expect, type Page } from "@playwright/test";
import { bearer } from "../support/api.ts";
import { signIn, test } from "../support/test.ts";
import { type FilledNetwork, fillNetwork } from "./filled-network.ts";

// What the pages show of a network in the real product's databases, none of it answered in the server's place.
let network: FilledNetwork;

test.beforeAll(async ({ request }) => {
  // Until the reads of the first minute are counted.
  test.setTimeout(300_000);
  network = await fillNetwork(request);
});

test.afterAll(async ({ request }) => {
  if (network === undefined) return; // it could not be filled, which is what failed
  // Nobody else's network holds this website any longer.
  const path = `${apiBase}/projects/${network.advertiser.id}/ads/publishers/${network.publisher.id}/stop/`;
  const stopped = await request.post(path, { headers: bearer(network.root) });
  expect(stopped.ok()).toBe(true);
  await network.site.close();
});

test("the dashboard tells what was read, what it cost and what needs attention", async ({ page }) => {
  await open(page, "dashboard");
  const table = page.getByRole("table", { name: "Campaigns by channel" });
  await expect(table.getByRole("row", { name: /Oak desks, autumn/ })).toContainText("Active");
  // Four agents read the passage once, at 50 cents.
  const figures = page.getByRole("region", { name: "Key figures" });
  await expect(figures).toContainText("€2.00");
  await expect(figures).toContainText("0 % proven, 4 of 4 billable");
  await expect(page.getByText("Chess boards was rejected: Name the wood of both colours.")).toBeVisible();
});

test("the campaigns show what each spent, in the state that the server gave it", async ({ page }) => {
  await open(page, "campaigns");
  const desks = page.getByRole("row", { name: /Oak desks, autumn/ });
  await expect(desks).toContainText("Active");
  await expect(desks).toContainText("€2.00");
  await expect(page.getByRole("row", { name: /Tea tables/ })).toContainText("In review");
  await page.getByRole("link", { name: "Oak desks, autumn" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Oak desks, autumn");
});

test("the library shows each creative with its review", async ({ page }) => {
  await open(page, "library");
  await expect(page.getByText("Name the wood of both colours.")).toBeVisible();
  await expect(page.getByText("Low tables of oak for tea at home.").first()).toBeVisible();
});

test("the network shows who read what on the website, and what waits for a review", async ({ page }) => {
  await open(page, "network");
  const site = page.getByRole("link", { name: /Home Reader \(demo\)/ });
  await expect(site.first()).toBeVisible();
  // 70 of 100 of what was spent there.
  await expect(page.getByText("€1.40").first()).toBeVisible();
  await page.getByRole("tab", { name: /^Review queue/ }).click();
  const queued = page.getByRole("region", { name: "Tea tables" }).first();
  await expect(queued.frameLocator("iframe").getByText("Low tables of oak for tea at home.")).toBeVisible();
});

test("the superuser reaches the ads of a workspace of others from its page, and sees what it earned", async ({
  page,
}) => {
  await signIn(page, network.root);
  await page.goto(`/admin/workspaces/${network.publisher.id}`);
  await page.getByRole("link", { name: "Open its ads" }).click();
  await expect(page.getByText("The ads of Home Reader (demo)")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ads Dashboard");
  await expect(page.getByRole("region", { name: "Key figures" })).toContainText("€1.40");
  await expect(page.getByText("No answers in this period")).toBeVisible();
  await page
    .getByRole("navigation", { name: /^Ads of/ })
    .getByRole("link", { name: "Library" })
    .click();
  await expect(page).toHaveURL(`/workspaces/${network.publisher.id}/ads/library`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ad Library");
  await page.getByRole("tab", { name: "Observed" }).click();
  await expect(page.getByText("No ads were seen yet")).toBeVisible();
});

test("the owner sees the passages in their own words", async ({ page }) => {
  await page.goto(`/publisher/${network.token}`);
  await expect(page.getByText("Desks of solid oak from our own workshop").first()).toBeVisible();
});

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, network.root);
  await page.goto(`/workspaces/${network.advertiser.id}/ads/${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}
