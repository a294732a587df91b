import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { phone } from "../support/views.ts";
import { paymentPages, payThroughApi } from "./sandbox-payments.ts";

test("each invoice is a row with its figures and the way to it, and on a phone a card", async ({
  signedInPage: page,
  account,
  workspace,
  request,
}) => {
  await page.goto("/settings/billing");
  const section = page.getByRole("region", { name: "Invoices" });
  await expect(section.getByText("Newest first.")).toBeVisible();
  await expect(section.getByText("There are no invoices yet.")).toBeVisible();
  const { credits } = await paymentPages(request, account, workspace.id);
  await payThroughApi(request, await credits(12_000));
  await payThroughApi(request, await credits(2_500));
  await page.reload();

  const rows = section.getByRole("table", { name: "Invoices" }).getByRole("row");
  await expect(rows).toHaveText([
    /^DescriptionDateStatusTaxTotalInvoice$/,
    /2,500.*Paid.*5\.00€30\.00€View SBX-\d{6}$/,
    /12,000.*Paid.*24\.00€144\.00€View SBX-\d{6}$/,
  ]);
  await expect(section.getByRole("link", { name: /^View SBX-/ }).first()).toHaveAttribute(
    "href",
    /\/sandbox\/invoices\/in_/,
  );

  await page.setViewportSize(phone);
  const newest = rows.nth(1);
  await newest.scrollIntoViewIfNeeded();
  for (const name of [/^Paid$/, /^30\.00€$/, /^View SBX-/])
    await expect(newest.getByText(name)).toBeInViewport();
});
