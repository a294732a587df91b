import {
  beginExport,
  createExportLink,
  deleteExport,
  type ExportFile,
  getExport,
  listExportLinks,
  listExportLists,
  listExports,
  revokeExportLink,
} from "@citelens/contract/platform/exports";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import type { ServerDouble } from "../../../test/components/server-double.ts";

const lists = [
  {
    operation: "listAgents",
    summary: "Agents that came",
    params: [],
    needs: [],
    query: [],
    takes_last_days: true,
  },
  {
    operation: "listCreditUses",
    summary: "Uses of credits",
    params: [],
    needs: [],
    query: [],
    takes_last_days: false,
  },
  {
    operation: "listAuditPages",
    summary: "Pages of an audit",
    params: ["auditId"],
    needs: ["auditId"],
    query: [],
    takes_last_days: false,
  },
];

function fileOf(server: ServerDouble, changes: Partial<ExportFile>): ExportFile {
  const nothing = { operation: "listAgents", rows: 0, size: null, url: null, reason: null };
  return { ...server.sample(getExport), ...nothing, ...changes };
}

function answerNothing(server: ServerDouble): void {
  server.answer(listExportLists, lists);
  server.answer(listExports, []);
  server.answer(listExportLinks, []);
}

test("a list is exported: chosen, written with its rows so far, then ready at its own address", async ({
  page,
  server,
}) => {
  answerNothing(server);
  const asked: unknown[] = [];
  server.answer(beginExport, ({ body }) => {
    asked.push(body);
    return server.sample(beginExport);
  });
  await page.goto("/settings/exports");
  await expect(page.getByText("No exports")).toBeVisible();
  await expectNoAxeViolations();

  await page.getByRole("button", { name: "New export" }).click();
  const dialog = page.getByRole("dialog", { name: "New export" });
  await expect(dialog.getByLabel("List").getByRole("option")).toHaveCount(2);
  await dialog.getByLabel("Days").selectOption("Last 7 days");
  await dialog.getByLabel("Format").selectOption("XLSX with dates and numbers");
  await expectNoAxeViolations();
  server.answer(listExports, [fileOf(server, { status: "RUNNING", rows: 1_200, format: "xlsx" })]);
  await dialog.getByRole("button", { name: "Begin" }).click();

  const table = page.getByRole("table", { name: "Exports" });
  await expect(table).toContainText("Being written");
  await expect(table).toContainText("1,200");
  expect(asked).toEqual([{ operation: "listAgents", last_days: 7, format: "xlsx" }]);
  const url = "https://citelens.example/exports/signed";
  server.answer(listExports, [
    fileOf(server, { status: "DONE", rows: 2_400, size: 1_500_000, url, file_name: "agents.xlsx" }),
  ]);
  await expect(table).toContainText("Ready");
  await expect(table).toContainText("1.5 MB");
  await expect(table.getByRole("link", { name: "Download Agents that came" })).toHaveAttribute("href", url);
  await expectNoAxeViolations();
});

test("why there is no file stands beside it, and it is removed after a question", async ({
  page,
  server,
}) => {
  answerNothing(server);
  const reason = "There is no space left on the disk.";
  server.answer(listExports, [fileOf(server, { status: "FAILED", reason })]);
  server.answer(deleteExport, undefined);
  await page.goto("/settings/exports");
  await expect(page.getByText(reason)).toBeVisible();

  await page.getByRole("button", { name: "Remove Agents that came" }).click();
  server.answer(listExports, []);
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove Export" }).click();

  await expect(page.getByText("Export removed")).toBeVisible();
  await expect(page.getByText("No exports")).toBeVisible();
});

test("an address is shown once, with the formula of a sheet, and is revoked after a question", async ({
  page,
  server,
}) => {
  answerNothing(server);
  const url = "https://citelens.example/exports/links/secret";
  const link = { ...server.sample(createExportLink), name: "Weekly sheet", format: "csv" as const };
  server.answer(createExportLink, { ...link, url });
  server.answer(revokeExportLink, undefined);
  await page.goto("/settings/exports");

  await page.getByRole("button", { name: "New address" }).click();
  const form = page.getByRole("dialog", { name: "New address" });
  await expect(form.getByRole("button", { name: "Make address" })).toBeDisabled();
  await form.getByLabel("Name").fill("Weekly sheet");
  server.answer(listExportLinks, [link]);
  await form.getByRole("button", { name: "Make address" }).click();
  const made = page.getByRole("dialog", { name: "Your new address" });
  await expect(made).toContainText(`=IMPORTDATA("${url}")`);
  await expectNoAxeViolations();
  await made.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("table", { name: "Addresses" })).toContainText("Weekly sheet");
  await expect(page.getByText(url)).toHaveCount(0);

  await page.getByRole("button", { name: "Revoke Weekly sheet" }).click();
  server.answer(listExportLinks, []);
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke Address" }).click();
  await expect(page.getByText("Address revoked")).toBeVisible();
  await expect(page.getByText("No addresses")).toBeVisible();
});

test("a refusal stands in the dialog", async ({ page, server }) => {
  answerNothing(server);
  server.refuse(beginExport, "EXPORTS_KEPT");
  await page.goto("/settings/exports");

  await page.getByRole("button", { name: "New export" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Begin" }).click();

  await expect(page.getByRole("dialog")).toContainText("keeps as many exports as it can");
});

test("each program has its own steps", async ({ page, server }) => {
  answerNothing(server);
  await page.goto("/settings/exports");

  await expect(page.getByText("=IMPORTDATA(")).toBeVisible();
  await page.getByRole("tab", { name: "Excel" }).click();
  await expect(page.getByText("Csv.Document(")).toBeVisible();
  await page.getByRole("tab", { name: "Looker Studio" }).click();
  await expect(page.getByText("choose Create, Data source")).toBeVisible();
});
