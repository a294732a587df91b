import {
  createWarehouse,
  deleteWarehouse,
  getWarehouse,
  testWarehouse,
  updateWarehouse,
  type Warehouse,
} from "@citelens/contract/platform/warehouse";
import { warehouseFaults } from "@citelens/contract/platform/warehouse-words";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { fieldRefusal, type ServerDouble } from "../../../test/components/server-double.ts";

const address = "/settings/data-warehouse";
const settings = {
  endpoint: "https://s3.eu-central-1.amazonaws.com",
  region: "eu-central-1",
  bucket: "acme-lake",
  prefix: "citelens",
  access_key_id: "AKIAEXAMPLE",
  is_on: true,
};
const none: Partial<Warehouse> = {
  settings: null,
  state: "NEVER",
  fault: null,
  finished_at: null,
  next_run_at: null,
  backlog: null,
  days: [],
};

function answer(server: ServerDouble, parts: Partial<Warehouse>): void {
  server.answer(getWarehouse, server.sample(getWarehouse, parts));
}

async function enter(page: AppPage): Promise<void> {
  await page.getByLabel("Endpoint").fill(settings.endpoint);
  await page.getByLabel("Region").fill(settings.region);
  await page.getByLabel("Bucket", { exact: true }).fill(settings.bucket);
  await page.getByLabel("Folder").fill(settings.prefix);
  await page.getByLabel("Access key ID").fill(settings.access_key_id);
  await page.getByLabel("Secret access key").fill("a secret");
}

test("a bucket is tested and saved with what was entered, and its secret is not kept", async ({
  page,
  server,
}) => {
  answer(server, none);
  server.answer(testWarehouse, server.sample(testWarehouse, { took_ms: 42 }));
  server.answer(createWarehouse, server.sample(createWarehouse, { ...none, settings }));
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Save bucket" })).toBeDisabled();
  await enter(page);

  await page.getByRole("button", { name: "Test bucket" }).click();
  await expect(page.getByText("An object was written, read and removed in 42 ms.")).toBeVisible();
  answer(server, { ...none, settings });
  await page.getByRole("button", { name: "Save bucket" }).click();

  await expect(page.getByText("Nothing delivered yet")).toBeVisible();
  const { is_on, ...shown } = settings;
  const body = { ...shown, secret_access_key: "a secret" };
  expect(
    [server.calls(testWarehouse), server.calls(createWarehouse)].flat().map((call) => call.body),
  ).toEqual([body, body]);
  await expect(page.getByLabel("Secret access key")).toHaveValue("");
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("a secret");
  await expectNoAxeViolations();
});

test("says under the field what the storage has against it", async ({ page, server }) => {
  const [field, sentence] = warehouseFaults.bucket;
  answer(server, none);
  server.answer(testWarehouse, fieldRefusal({ [field]: [sentence] }));
  await page.goto(address);
  await enter(page);

  await page.getByRole("button", { name: "Test bucket" }).click();

  await expect(page.getByLabel("Bucket", { exact: true })).toHaveAccessibleDescription(sentence);
});

test("shows how deliveries stand, what failed, and the days with their rows", async ({ page, server }) => {
  const dataset = {
    dataset: "visits",
    rows: 1_234,
    bytes: 45_600,
    files: 1,
    delivered_at: "2026-11-22T02:00:00.000Z",
  } as const;
  answer(server, {
    ...none,
    settings,
    state: "FAILED",
    fault: "denied",
    backlog: { next_day: "2026-03-01", days_left: 47 },
    days: [{ day: "2026-11-21", is_final: false, is_complete: true, datasets: [dataset] }],
  });
  await page.goto(address);

  await expect(page.getByText("Failed")).toBeVisible();
  await expect(page.getByText(warehouseFaults.denied[1])).toBeVisible();
  await expect(page.getByText(/47 older days still to come/)).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Written anew each night" });
  await expect(row).toContainText("1,234");
  await expect(row).toContainText("45.6 kB");
  await expectNoAxeViolations();
});

test("deliveries are switched off, and a bucket is removed after it was asked", async ({ page, server }) => {
  answer(server, { ...none, settings, state: "OK" });
  server.answer(
    updateWarehouse,
    server.sample(updateWarehouse, { ...none, settings: { ...settings, is_on: false }, state: "OK" }),
  );
  server.answer(deleteWarehouse, undefined);
  await page.goto(address);

  await page.getByRole("switch", { name: "Deliver every night" }).click();
  await expect(page.getByRole("switch", { name: "Deliver every night" })).not.toBeChecked();
  await page.getByRole("button", { name: "Remove bucket" }).click();
  answer(server, none);
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove bucket" }).click();

  await expect(page.getByText("The bucket and its keys are forgotten.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(server.calls(updateWarehouse).map(({ body }) => body)).toEqual([{ is_on: false }]);
});

test("members who own nothing see where data goes, and no form", async ({ page, server }) => {
  const workspaces = server
    .sample(listWorkspaces)
    .map((one) => ({ ...one, is_owner: false, is_active: true }));
  server.answer(listWorkspaces, workspaces);
  answer(server, { ...none, settings, state: "OK" });
  await page.goto(address);

  await expect(
    page.getByText(/bucket acme-lake\. Only owners of the workspace can change this\./),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Save bucket" })).toHaveCount(0);
});
