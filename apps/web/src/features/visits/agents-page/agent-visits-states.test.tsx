// On a busy machine it is loaded for longer than a matcher waits.
import "#ui/forms/range-picker/range-calendar.tsx";
import { getTrafficSeries, getTrafficSummary, listAgents } from "@citelens/contract/traffic/agents";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect, test } from "../../../../test/components/page-test.ts";
import { now } from "../visits.test-helper.ts";

function address({ id }: Workspace): string {
  return `/workspaces/${id}/agent-visits`;
}

/** The first column of the list, which names its rows. */
function agentNames(page: AppPage): ElementLocator {
  return page.getByRole("table", { name: "Agents", exact: true }).getByRole("rowheader");
}

test("shows shapes while it loads, and each card that fails offers Retry", async ({
  page,
  server,
  workspace,
}) => {
  const releases = [getTrafficSummary, getTrafficSeries, listAgents].map((endpoint) => {
    server.fail(endpoint);
    return server.hold(endpoint);
  });
  await page.goto(address(workspace));
  await expect(page.getByRole("table", { name: "Agents", exact: true })).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status", { name: "Loading Visits over time" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Key figures" })).toHaveAttribute("aria-busy", "true");

  for (const release of releases) release();
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(3);
  for (const [endpoint, left] of [
    [getTrafficSummary, 2],
    [getTrafficSeries, 1],
    [listAgents, 0],
  ] as const) {
    server.answer(endpoint, () => server.sample(endpoint));
    await page.getByRole("button", { name: "Retry" }).first().click();
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(left);
  }
  await expect(agentNames(page)).toHaveCount(1);
});

test("shows spoofed visits apart, and leads to them alone", async ({ page, server, workspace }) => {
  const results = server.sample(listAgents).results.flatMap((one) => [
    { ...one, token: "GPTBot", spoofed: 9 },
    { ...one, token: "ChatGPT-User", spoofed: 1 },
  ]);
  server.answer(listAgents, { results });
  server.answer(getTrafficSummary, server.sample(getTrafficSummary, { spoofed: 10 }));
  await page.goto(address(workspace));

  const spoofed = page.getByRole("region", { name: "Spoofed visits" });
  await expect(spoofed).toContainText("10 visits under a false name");
  await expect(spoofed.getByRole("listitem")).toHaveText([
    /^9 visits claimed to be GPTBot and were not\./,
    /^1 visit claimed to be ChatGPT-User and was not\./,
  ]);
  await spoofed.getByRole("link", { name: /the spoofed visits of GPTBot$/ }).click();

  await expect(page).toHaveURL(/\?(?=.*agent=GPTBot)(?=.*verdict=spoofed)/);
  await expect(page.getByRole("button", { name: "Remove the filter: Verdict: Spoofed" })).toBeVisible();
  await expect(spoofed).toBeHidden();
  const asked = server.calls(listAgents).at(-1)?.query;
  expect(asked?.get("agent")).toBe("GPTBot");
  expect(asked?.get("verdict")).toBe("spoofed");
});

test("a day is shown by the hour, in the chart's table too", async ({ page, server, workspace }) => {
  const times = Array.from({ length: 24 }, (_, hour) => `2026-11-20T${String(hour).padStart(2, "0")}:00`);
  const series = server.sample(getTrafficSeries);
  const groups = series.groups.map((group) => ({ ...group, key: "seo", values: times.map(() => 1) }));
  server.answer(getTrafficSeries, { interval: "hour", times, groups });
  page.startClock(now);
  await page.goto(address(workspace));
  await page
    .getByRole("button", { name: /\d – \d|\d{4}$/ })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Today/ })
    .click();

  await expect(page.getByText("By the hour, on the workspace's clock")).toBeVisible();
  await expect
    .poll(() => Object.fromEntries(server.calls(getTrafficSeries).at(-1)?.query ?? []), { timeout: 5_000 })
    .toMatchObject({ from_date: "2026-11-20", to_date: "2026-11-20" });
  await page.getByRole("button", { name: "Options of Visits over time" }).click();
  await page.getByRole("menuitem", { name: "View as table" }).click();
  const table = page.getByRole("table", { name: "Visits over time" });
  await expect(table.getByRole("row")).toHaveCount(25);
  await expect(table.getByRole("columnheader").first()).toHaveText("Hour");
  await expect(table.getByRole("rowheader").nth(13)).toHaveText("2026-11-20 13:00");
});
