import { readFileSync } from "node:fs";
import { errors } from "@citelens/contract/base/errors";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { expect } from "@playwright/test";
import { invite } from "../invitations/invitations.ts";
import { bearer, signUpThroughApi } from "../support/api.ts";
import { mailTo } from "../support/root.ts";
import { keepTokens } from "../support/test.ts";
import { begin, expectInTimeline, test } from "./organization-page.ts";

test("hands an organization over to a member, and mails both", async ({ organization, account, request }) => {
  test.slow();
  const { page, workspaceId } = organization;
  const lonely = await begin(page, "Transfer ownership");
  await expect(lonely).toContainText("Nobody else belongs to one of its workspaces.");
  await lonely.getByRole("button", { name: "Cancel" }).click();
  const colleague = await signUpThroughApi(request);
  const path = await invite(request, account, { email: colleague.email, project: workspaceId });
  const accepted = await request.post("/api/v1/project-invitations/accept/", {
    data: { token: path.split("/").at(-1) },
    headers: bearer(colleague),
  });
  expect(accepted.ok()).toBe(true);
  await page.reload();

  const transfer = await begin(page, "Transfer ownership");
  await transfer.getByLabel("Reason").fill("The founder left");
  await transfer.getByRole("button", { name: "Transfer" }).click();
  await expect(transfer.getByText(fieldErrors.ownerNone)).toBeVisible();
  await transfer.getByLabel("New owner").selectOption({ label: `Ada Lovelace (${colleague.email})` });
  await transfer.getByRole("button", { name: "Transfer" }).click();

  await expect(page.getByText(`${colleague.email} owns the organization.`)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: colleague.email })).toBeVisible();
  await expectInTimeline(page, "organization.transferred", "reason: The founder left");
  const [former, present] = [
    await mailTo(request, account.email, /another owner/),
    await mailTo(request, colleague.email, /You own an organization/),
  ];
  expect(former.text).toContain("The founder left");
  expect(present.text).toContain("The founder left");
});

test("schedules a deletion, says when it is and who is told, and takes it back", async ({
  organization,
  account,
  request,
}) => {
  test.slow();
  const { page } = organization;
  const scheduling = await begin(page, "Schedule deletion");
  await scheduling.getByLabel("Reason").fill("They asked for it");
  await scheduling.getByRole("button", { name: "Schedule Deletion" }).click();

  const banner = page.getByText(/^Will be deleted on .*: They asked for it\.$/);
  await expect(banner).toBeVisible();
  await page.getByRole("button", { name: "Actions" }).click();
  await expect(page.getByRole("menuitem", { name: "Schedule deletion" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Suspend" }).press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  expect((await mailTo(request, account.email, /will be deleted on/)).subject).toContain(day);

  await page.getByRole("button", { name: "Undo deletion" }).click();
  const undoing = page.getByRole("dialog", { name: "Undo the deletion?" });
  await undoing.getByLabel("Reason").fill("They stay");
  await undoing.getByRole("button", { name: "Undo Deletion" }).click();
  await expect(banner).toHaveCount(0);
  await expectInTimeline(
    page,
    "organization.deletion-scheduled",
    "organization.deletion-undone",
    "reason: They stay",
  );
  expect((await mailTo(request, account.email, /will not be deleted/)).text).toContain("They stay");
});

test("switches a feature off, which its members are told where they begin something", async ({
  organization,
  account,
  browser,
}) => {
  test.slow();
  const { page, workspaceId } = organization;
  const features = page.getByRole("region", { name: "Features" });
  await features.getByRole("button", { name: "Change features" }).click();
  const changing = page.getByRole("dialog", { name: "Change features" });
  await changing.getByRole("switch", { name: "Technical audits" }).click();
  await changing.getByLabel("Reason").fill("A trial is over");
  await changing.getByRole("button", { name: "Change Features" }).click();
  await expect(features).toContainText("Technical auditsOff");
  await expect(features).toContainText("SimulationsOn");

  const context = await browser.newContext();
  const member = await context.newPage();
  await keepTokens(member, account);
  await member.goto(`/workspaces/${workspaceId}/technical-optimization/dashboard`);
  await member.getByRole("button", { name: "Start the audit" }).click();
  await expect(member.getByText(errors.FEATURE_OFF[1])).toBeVisible();
  await context.close();
  await expectInTimeline(page, "organization.features-switched", "off: technical_audit");
});

test("saves what an organization has as a file, and mails its owner", async ({
  organization,
  account,
  request,
}) => {
  const { page, workspaceId } = organization;
  const exporting = await begin(page, "Export data");
  await exporting.getByLabel("Reason").fill("They asked for their data");
  const saving = page.waitForEvent("download");
  await exporting.getByRole("button", { name: "Export" }).click();
  const saved = await saving;

  expect(saved.suggestedFilename()).toMatch(/^organization-[\w-]+\.ndjson$/);
  const lines = readFileSync(await saved.path(), "utf8")
    .trimEnd()
    .split("\n");
  const rows = lines.map((line) => JSON.parse(line) as { table: string; row: Record<string, unknown> });
  expect(rows.map(({ table }) => table)).toEqual(["organization", "workspaces", "members", "ledger", "end"]);
  expect(rows[1]?.row).toMatchObject({ id: workspaceId, name: "Northwind" });
  expect(rows[2]?.row).toMatchObject({ email: account.email, role: "OWNER" });
  await expect(page.getByText("The file is saved.")).toBeVisible();
  await expectInTimeline(page, "organization.exported", "reason: They asked for their data");
  expect((await mailTo(request, account.email, /was exported/)).text).toContain("They asked for their data");
});
