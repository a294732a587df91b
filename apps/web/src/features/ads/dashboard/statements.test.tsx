import { getAdStatement, getAdStatementPdf } from "@citelens/contract/content/ads-dashboard";
import { sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import { vi } from "vitest";
import { expect } from "../../../../test/components/page-test.ts";
import { test } from "../superuser-test.test-helper.ts";

const entry = {
  day: "2026-10-20",
  campaign_id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4f9",
  campaign_name: "Summer pots",
  advertiser: "Fabrikam Garden",
  publisher: "Slow Garden",
  placement: "below-article",
  reads: 125,
  proven_reads: 20,
  billable_reads: 120,
  spend_cents: 1_250,
  earnings_cents: 875,
};
const statement = sampleAnswer(getAdStatement, {
  count: 1,
  currency: "EUR",
  spend_cents: 1_250,
  earnings_cents: 875,
  results: [entry],
});
const today = new Date("2026-11-27T12:00:00Z");

test("statements are read by month and side, and saved as files", async ({ page, server, workspace }) => {
  const asked: string[] = [];
  server.answer(getAdStatement, ({ query }) => {
    const format = query.get("format");
    asked.push(`${query.get("month")} ${query.get("side")} ${format}`);
    return format === null ? statement : new Response(`a file of ${format}`);
  });
  server.answer(getAdStatementPdf, ({ query }) => {
    asked.push(`${query.get("month")} ${query.get("side")} pdf`);
    return new Response("%PDF-1.3");
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  page.startClock(today);
  await page.goto(`/workspaces/${workspace.id}/ads/dashboard`);
  const card = page.getByRole("region", { name: "Statements" });
  await expect(card).toContainText("Nothing is charged or paid out automatically");
  await expect(card).toContainText("Total spend €12.50");
  await expect(card.getByRole("row").nth(1)).toHaveText(
    /Summer pots.*20 Oct 2026.*Slow Garden.*below-article.*125.*20.*120.*€12\.50/,
  );

  await card.getByLabel("Month").selectOption("October 2026");
  await expect(page).toHaveURL(/month=2026-10/);
  await expect.poll(() => asked.at(-1)).toBe("2026-10 advertiser null");
  await card.getByRole("button", { name: "As publisher" }).click();
  await expect(page).toHaveURL(/side=publisher/);
  await expect(card).toContainText("Total earnings €8.75 of €12.50 spent");
  await expect(card.getByRole("row").nth(1)).toHaveText(/Fabrikam Garden.*€12\.50.*€8\.75/);

  for (const format of ["PDF", "CSV", "XLSX", "NDJSON"]) {
    await card.getByRole("button", { name: format }).click();
    await expect.poll(() => saved.at(-1)).toBe(`ad-statement-publisher_2026-10.${format.toLowerCase()}`);
  }
  expect(asked).toEqual([
    "2026-11 advertiser null",
    "2026-10 advertiser null",
    "2026-10 publisher null",
    "2026-10 publisher pdf",
    "2026-10 publisher csv",
    "2026-10 publisher xlsx",
    "2026-10 publisher ndjson",
  ]);
});

test("a long statement comes in pages, with the sums of all, and another month begins with its first", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(getAdStatement, ({ query }) => {
    const campaign_name = `Campaign of ${query.get("month")} on page ${query.get("page")}`;
    return { ...statement, count: 70, results: [{ ...entry, campaign_name }] };
  });
  page.startClock(today);
  await page.goto(`/workspaces/${workspace.id}/ads/dashboard`);
  const card = page.getByRole("region", { name: "Statements" });
  await expect(card).toContainText("Showing 1 to 50 of 70 results");

  await card.getByRole("button", { name: "Next" }).click();

  await expect(card).toContainText("Campaign of 2026-11 on page 2");
  await expect(card).toContainText("Showing 51 to 70 of 70 results");
  await expect(card).toContainText("Total spend €12.50");
  await card.getByLabel("Month").selectOption("October 2026");
  await expect(card).toContainText("Campaign of 2026-10 on page 1");
});
