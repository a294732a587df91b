import { checkWhiteLabelHost, getWhiteLabel, updateWhiteLabel } from "@citelens/contract/billing/white-label";
import { updateAgency } from "@citelens/contract/platform/admin";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import { expect, test } from "../../../../test/components/page-test.ts";

const whiteLabel = "/settings/white-label";

test("without the right the page teaches which plan has it, and members read who edits", async ({
  page,
  server,
}) => {
  document.querySelector("meta[name=support-email]")?.setAttribute("content", "support@citelens.example");
  server.answer(getWhiteLabel, server.sample(getWhiteLabel, { can_edit: true, right: null, brand: null }));
  await page.goto(whiteLabel);

  await expect(page.getByRole("heading", { name: "Make the product yours" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Plans with white label" })).toContainText("Agency");
  await expectNoAxeViolations();
  await page.getByRole("link", { name: "See Plans" }).click();
  await expect(page).toHaveURL("/settings/billing");

  server.answer(getWhiteLabel, server.sample(getWhiteLabel, { can_edit: false, right: "plan", brand: null }));
  await page.goto(whiteLabel);
  await expect(
    page.getByText("Only the owner of the organization can set up and change its brand."),
  ).toBeVisible();
});

test("what cannot be loaded or saved is said where it happened", async ({ page, server }) => {
  server.fail(getWhiteLabel);
  await page.goto(whiteLabel);
  await expect(page.getByRole("alert")).toContainText("server encountered an error");
  server.answer(getWhiteLabel, server.sample(getWhiteLabel, { can_edit: true, right: "plan", brand: null }));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Your plan has white label.")).toBeVisible();

  server.fail(updateWhiteLabel);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Acorn");
  await page.getByRole("button", { name: "Save Brand" }).click();
  await expect(page.getByRole("alert")).toContainText("server encountered an error");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Acorn");
  await expectNoAxeViolations();
});

test("without a workspace the page leads to the first one", async ({ page, server }) => {
  server.answer(listWorkspaces, []);
  await page.goto(whiteLabel);

  await expect(page.getByRole("link", { name: "Create Workspace" })).toBeVisible();
});

test("an own host says which record its DNS needs, and asks the DNS again", async ({ page, server }) => {
  const names = { name: "Acorn", sub_domain: null, host_name: "geo.acorn.example" };
  const brand = { ...server.sample(updateAgency), ...names, icon: null, favicon_url: null, logo_url: null };
  const host = {
    state: "UNPROVEN" as const,
    record: { name: "_citelens.geo.acorn.example", value: "citelens-host=1f" },
    finding: null,
    found: [],
    checked: null,
    shown_until: null,
  };
  const shown = { can_edit: true, right: "plan", is_shown: true, product_host: null } as const;
  const stored = { ...shown, brand, host };
  server.answer(getWhiteLabel, stored);
  await page.goto(whiteLabel);

  const part = page.getByRole("region", { name: "Record of geo.acorn.example" });
  await expect(part).toContainText("geo.acorn.example does not show your brand yet");
  await expect(part).toContainText("_citelens.geo.acorn.example");
  await expect(part).toContainText("citelens-host=1f");
  await expectNoAxeViolations();

  server.fail(checkWhiteLabelHost);
  await part.getByRole("button", { name: "Check Now" }).click();
  await expect(part.getByRole("alert")).toContainText("server encountered an error");
  server.answer(checkWhiteLabelHost, { ...stored, host: { ...host, state: "PROVEN", finding: "FOUND" } });
  await part.getByRole("button", { name: "Check Now" }).click();
  await expect(part).toContainText("geo.acorn.example shows your brand");
});
