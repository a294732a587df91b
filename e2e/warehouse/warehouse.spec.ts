import { expect } from "@playwright/test";
import {
  openObjectStorage,
  storageBucket,
  storageKeys,
  storageRegion,
} from "../../apps/server/test/fakes/object-storage.ts";
import { test } from "../support/test.ts";

test("an owner tries a bucket, saves it and sees its days", { tag: "@main" }, async ({
  signedInPage: page,
  workspace,
}) => {
  const storage = await openObjectStorage();
  await page.evaluate((id) => localStorage.setItem("workspace", id), workspace.id);
  await page.goto("/settings/data-warehouse");
  await page.getByLabel("Endpoint").fill("https://10.0.0.1");
  await page.getByLabel("Region").fill(storageRegion);
  await page.getByLabel("Bucket", { exact: true }).fill(storageBucket);
  await page.getByLabel("Access key ID").fill(storageKeys.access_key_id);
  await page.getByLabel("Secret access key").fill(storageKeys.secret_access_key);

  await page.getByRole("button", { name: "Test bucket" }).click();
  await expect(page.getByLabel("Endpoint")).toHaveAccessibleDescription(/no host on the public internet/);
  await page.getByLabel("Endpoint").fill(storage.endpoint);
  await page.getByRole("button", { name: "Save bucket" }).click();

  await expect(page.getByText("Delivered", { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("table", { name: "Days in the bucket" }).getByRole("row")).toHaveCount(4);
  expect(await storage.keys()).toContain("_manifest.json");
  await storage.close();
});
