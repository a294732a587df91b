import { listCampaigns } from "@citelens/contract/visibility/campaigns";
import { getBrandMentions, getInsightSummary } from "@citelens/contract/visibility/insights";
// On a busy machine it is loaded for longer than a matcher waits.
import "#ui/forms/range-picker/range-calendar.tsx";
import { listWorkspaces, type Workspace } from "@citelens/contract/workspaces/workspaces";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import { expect, test } from "../../../test/components/page-test.ts";

const today = new Date("2026-11-20T12:00:00Z");

function overviewAddress({ id }: Workspace, search = ""): string {
  return `/workspaces/${id}/insight/dashboard${search}`;
}

/** Clicks the one and then the other, before the page can show the first change. */
async function clickAtOnce(first: ElementLocator, second: ElementLocator): Promise<void> {
  await second.element(); // while it is loaded, the first may be drawn again
  const elements = [await first.element(), await second.element()];
  for (const element of elements) element.click();
}

test("two changes at the same moment are both kept, of how the chart looks and of what the page shows", async ({
  page,
  workspace,
}) => {
  await page.goto(overviewAddress(workspace));
  const chart = page.getByRole("region", { name: "Visibility Index", exact: true });
  await clickAtOnce(
    chart.getByRole("button", { name: "Share of Voice" }),
    page.getByRole("button", { name: "All", exact: true }),
  );
  await expect(page).toHaveURL(overviewAddress(workspace, "?metric=voice&branded=all"));
  const performance = page.getByRole("region", { name: "Prompts' Performance", exact: true });
  await clickAtOnce(
    page.getByRole("button", { name: "Unbranded", exact: true }),
    performance.getByRole("tab", { name: /Promising/ }),
  );
  await expect(page).toHaveURL(overviewAddress(workspace, "?metric=voice&prompts=promising"));
});

test("the campaign and the kind of query are in the URL, and asked for", async ({
  page,
  server,
  workspace,
}) => {
  const campaigns = server.sample(listCampaigns);
  const [sample] = campaigns.results;
  if (!sample) throw new Error("A sample of a list has one entry.");
  const chairs = { ...sample, name: "Chairs, Germany" };
  const results = [chairs, { ...sample, id: crypto.randomUUID(), name: "Stools" }];
  server.answer(listCampaigns, { ...campaigns, count: 2, results });
  await page.goto(overviewAddress(workspace, "?branded=all"));

  await page.getByRole("button", { name: "Campaign: All Campaigns" }).click();
  await page.getByPlaceholder("Search campaigns...").fill("chai");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["Chairs, Germany"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`campaign=${chairs.id}`));
  await expect(page.getByRole("region", { name: "Sentiment Analysis", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Unbranded", exact: true }).click();
  await expect(page).not.toHaveURL(/branded/);
  await expect
    .poll(() => Object.fromEntries(server.calls(getBrandMentions).at(-1)?.query ?? []), { timeout: 5_000 })
    .toMatchObject({ campaign_id: chairs.id, branded: "false" });
});

test("the days and what they are compared with are in the URL, and asked for", async ({
  page,
  server,
  workspace,
}) => {
  const visibility = { value: 10, previous: 20, change_points: -10 };
  server.answer(getInsightSummary, server.sample(getInsightSummary, { visibility }));
  page.startClock(today);
  await page.goto(overviewAddress(workspace));
  const headline = page.getByRole("region", { name: "Headline figures" });
  await expect(headline).toContainText(" vs ");

  await page.getByRole("button", { name: /^\d+ \w+( \d{4})? – \d+ \w+ \d{4}$/ }).click();
  for (const preset of ["Last 7 Days", "Last Month", "Last 3 Months"]) {
    await expect(page.getByRole("button", { name: preset })).toBeVisible();
  }
  await page.keyboard.press("w");
  await expect(page).toHaveURL(/from=14-11-26&to=20-11-26/);
  await expect(page.getByRole("button", { name: "14 – 20 Nov 2026" })).toBeVisible();
  await page.getByRole("button", { name: "Previous period", exact: true }).click();
  await expect(page).toHaveURL(/from=07-11-26&to=13-11-26/);
  await page.locator("h1").focus();
  await page.keyboard.press("x");
  await expect(page).toHaveURL(/compare=off/);
  await expect(headline).not.toContainText(" vs ");
  await expect
    .poll(() => Object.fromEntries(server.calls(getBrandMentions).at(-1)?.query ?? []), { timeout: 5_000 })
    .toEqual({ start_date: "2026-11-07", end_date: "2026-11-13", branded: "false" });
});

test("days are stored for their workspace only, and what is invalid in the address is ignored", async ({
  page,
  server,
  workspace,
}) => {
  const other = { ...workspace, id: crypto.randomUUID(), name: "Elsewhere" };
  server.answer(listWorkspaces, [workspace, other]);
  const campaigns = server.sample(listCampaigns);
  server.answer(listCampaigns, ({ params }) =>
    params.projectId === other.id ? { ...campaigns, count: 0, results: [] } : campaigns,
  );
  page.startClock(today);
  await page.goto(overviewAddress(workspace));
  await page.getByRole("button", { name: /^\d+ \w+( \d{4})? – \d+ \w+ \d{4}$/ }).click();
  await page.getByRole("button", { name: "Last 7 Days" }).click();
  await expect(page).toHaveURL(/from=14-11-26&to=20-11-26/);

  await page.goto(overviewAddress(other));
  await expect(page.getByRole("heading", { name: "No answers yet" })).toBeVisible();
  await expect(page).toHaveURL(overviewAddress(other));
  await page.goto(overviewAddress(workspace));
  await expect(page).toHaveURL(/from=14-11-26&to=20-11-26/);
  await page.goto(overviewAddress(workspace, "?from=01-11-26&to=05-11-26&branded=perhaps&campaign=none"));
  await expect(page.getByRole("button", { name: "1 – 5 Nov 2026" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Unbranded", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("button", { name: "Campaign: All Campaigns" })).toBeVisible();
});
