import { getSpending, listSpending } from "@citelens/contract/billing/spending";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { expect, test } from "../superuser.test-helper.ts";

const march = "/admin/spending?from=01-03-26&to=30-03-26";

/** A tile by its label. */
function tile(page: AppPage, label: string): ElementLocator {
  return page
    .getByRole("region", { name: "Costs", exact: true })
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) });
}

test("says that nothing was spent where nothing was, and what has no limit", async ({
  rootPage: page,
  server,
}) => {
  const nothing = { calls: 0, failed: 0, cost_usd: 0, exact_usd: 0, guessed_usd: 0, credits: 0 };
  const installation = { scope: "installation", name: "This installation", max_usd: 50 } as const;
  server.answer(
    getSpending,
    server.sample(getSpending, {
      period: nothing,
      days: [],
      bounds: [{ ...installation, used_usd: 0, rests_until: null }],
    }),
  );
  server.answer(listSpending, { count: 0, next: null, previous: null, results: [] });
  await page.goto("/admin/spending?from=01-01-24&to=31-01-24");

  await expect(page.getByText("No costs in this period")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Limits of today" })).toContainText(
    "No operator has a limit of its own.",
  );
  await expect(tile(page, "In this period")).toContainText("$0.00");
  await expect(tile(page, "Margin")).toContainText("no credits were charged");
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Options of Costs per day" })).toHaveCount(0);
  await expectNoAxeViolations();
});

test("says what failed, tries again, and shows that it loads", async ({ rootPage: page, server }) => {
  server.fail(getSpending);
  server.fail(listSpending);
  await page.goto(march);
  await expect(page.getByRole("alert")).toHaveCount(2);

  server.answer(getSpending, server.sample(getSpending));
  server.answer(listSpending, server.sample(listSpending));
  const releases = [server.hold(getSpending), server.hold(listSpending)];
  const retry = page.getByRole("button", { name: "Retry" });
  await retry.first().click();
  await expect(retry).toHaveCount(1);
  await retry.click();
  await expect(page.getByRole("table", { name: "Costs by operator" })).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("region", { name: "Costs", exact: true })).toHaveAttribute("aria-busy", "true");
  for (const release of releases) release();

  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(tile(page, "In this period")).toContainText("$");
});

test("shows what rests until when", async ({ rootPage: page, server }) => {
  const bounds = [
    { scope: "installation", name: "This installation", max_usd: 50, used_usd: 12.3, rests_until: null },
    { scope: "operator", name: "openai", max_usd: 5, used_usd: 4.6, rests_until: null },
    { scope: "operator", name: "xai", max_usd: 2, used_usd: 2.01, rests_until: "2026-11-24T00:00:00.000Z" },
    {
      scope: "organization",
      name: "A very long name of somebody who pays for it all",
      max_usd: 20,
      used_usd: 0,
      rests_until: null,
    },
  ] as const;
  server.answer(getSpending, server.sample(getSpending, { bounds: [...bounds] }));
  await page.goto(march);

  const limits = page.getByRole("region", { name: "Limits of today" });
  await expect(limits).toContainText("Rests until 24 Nov 2026, 00:00");
  await expect(limits).not.toContainText("No operator has");
  await expect(limits.getByRole("meter", { name: "Used of the limit of openai" })).toHaveAttribute(
    "aria-valuenow",
    "92",
  );
  await expectNoAxeViolations();
});

test("says that the connection is lost, and goes on by itself once it is back", async ({
  rootPage: page,
  server,
}) => {
  server.answer(listSpending, ({ query }) => {
    const { results, ...list } = server.sample(listSpending);
    const name = query.get("by") === "purpose" ? "Judgements" : "openai";
    return { ...list, results: results.map((one) => ({ ...one, id: name, name, calls: 78 })) };
  });
  await page.goto(march);
  const notice = page.getByRole("complementary", { name: "Connection" });
  await expect(page.getByRole("table", { name: "Costs by operator" })).toContainText("openai");
  await expect(notice).toHaveCount(0);

  window.dispatchEvent(new Event("offline"));
  await expect(notice).toContainText("You are offline.");
  await page.getByRole("button", { name: "Purpose" }).click();
  const byPurpose = page.getByRole("table", { name: "Costs by purpose" });
  await expect(byPurpose).toHaveAttribute("aria-busy", "true");
  window.dispatchEvent(new Event("online"));

  await expect(notice).toHaveCount(0);
  await expect(byPurpose.getByRole("row").filter({ hasText: "Judgements" })).toContainText("78");
});
