import { getOrganization, updateBillingInfo } from "@citelens/contract/billing/billing";
import { expect, test } from "../../../test/components/page-test.ts";
import { organizationWith } from "./organization.test-helper.ts";

test("credits and euros follow each other as they are typed, within what can be bought at once", async ({
  page,
  server,
}) => {
  server.answer(getOrganization, organizationWith());
  await page.goto("/settings/billing");
  await expect(page.getByText("You are on the demo plan")).toBeVisible();
  await page.getByRole("button", { name: "Buy More Credits" }).click();
  const dialog = page.getByRole("dialog", { name: "Buy More Credits" });
  const toPayment = dialog.getByRole("button", { name: "Continue to payment" });
  await expect(dialog.getByLabel("Amount in €")).toHaveValue("20");
  await expect(dialog.getByLabel("Credits")).toHaveValue("2000");

  await dialog.getByLabel("Amount in €").fill("19");
  await expect(dialog.getByLabel("Credits")).toHaveValue("1900");
  await expect(dialog.getByText("Minimum amount is €20")).toBeVisible();
  await expect(dialog.getByText("Minimum amount is 2000 credits")).toBeVisible();
  await expect(toPayment).toBeDisabled();
  await dialog.getByLabel("Credits").fill("2550");
  await expect(dialog.getByLabel("Amount in €")).toHaveValue("25.50");
  await expect(toPayment).toBeEnabled();
  await dialog.getByLabel("Amount in €").press("ArrowUp");
  await expect(dialog.getByLabel("Amount in €")).toHaveValue("26");
  await expect(dialog.getByLabel("Credits")).toHaveValue("2600");
  await dialog.getByLabel("Credits").press("PageDown");
  await dialog.getByLabel("Credits").press("ArrowUp");
  await expect(dialog.getByLabel("Credits")).toHaveValue("2501");
  await expect(dialog.getByLabel("Amount in €")).toHaveValue("25.01");
  await dialog.getByLabel("Amount in €").fill("25.5");
  await expect(dialog.getByText("Enter whole euros, such as 25.")).toBeVisible();
  await expect(toPayment).toBeDisabled();
  await dialog.getByLabel("Credits").fill("1000001");
  await expect(dialog.getByText("At most 1,000,000 credits can be bought at once.")).toBeVisible();
  await expect(dialog.getByText("At most €10,000 can be spent at once.")).toBeVisible();
  await expect(toPayment).toBeDisabled();
});

test("billing information is checked as it is typed, and by the server", async ({ page, server }) => {
  server.answer(getOrganization, organizationWith());
  server.answer(updateBillingInfo, () => Response.json({ odd: ["No."] }, { status: 400 }));
  await page.goto("/settings/billing");
  await page.getByRole("button", { name: "Edit Billing Info" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Billing Information" });
  const vat = dialog.getByLabel("VAT number (optional)");
  const message = "VAT number must be in format: country code + alphanumeric characters (e.g., FR1234567890)";
  const save = dialog.getByRole("button", { name: "Save Changes" });

  await vat.fill("F1");
  await expect(dialog.getByText(message)).toBeVisible();
  await save.click();
  await expect(dialog).toBeVisible();
  expect(server.calls(updateBillingInfo)).toEqual([]);
  await vat.fill("fr12");
  await expect(dialog.getByText(message)).toBeHidden();
  await dialog.getByRole("combobox", { name: "Country" }).fill("Atlantis");
  await expect(page.getByText("No options found")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Country" }).fill("franc");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("combobox", { name: "Country" })).toHaveValue("France");

  await save.click();
  await expect(dialog.getByText("Please check your information and try again.")).toBeVisible();
  server.fail(updateBillingInfo);
  await save.click();
  await expect(dialog.getByText("Failed to update billing information")).toBeVisible();
  server.answer(updateBillingInfo, server.sample(updateBillingInfo));
  await save.click();
  await expect(dialog).toBeHidden();
});
