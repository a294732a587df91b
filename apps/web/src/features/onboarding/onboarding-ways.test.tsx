import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { vi } from "vitest";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { keepAccount } from "../../../test/components/people.ts";
import { newcomer, nextButton } from "./newcomer.test-helper.ts";

const returnKey = "redirect-after-onboarding";

test.beforeEach(() => {
  const { matchMedia } = globalThis;
  vi.stubGlobal("matchMedia", (query: string) =>
    matchMedia(query === "(prefers-reduced-motion: reduce)" ? "all" : query),
  );
});

test("lets those with a workspace skip the third step, and carries the wish through all steps", async ({
  page,
  server,
  account,
}) => {
  const done = { company_type: 0, company_name: "Northwind", onboarding_complete: true };
  keepAccount(server, newcomer(account, done));
  await page.goto("/onboarding?next=%2Fsettings%2Fapi-keys");
  await expect(page).toHaveURL("/onboarding/step-1?next=%2Fsettings%2Fapi-keys");
  await expect(page.getByRole("radio", { name: "Company", exact: true })).toBeChecked();
  await nextButton(page).click();
  await expect(page).toHaveURL("/onboarding/step-2?next=%2Fsettings%2Fapi-keys");

  const progress = page.getByRole("navigation", { name: "Progress" });
  await expect(progress.getByRole("listitem")).toHaveCount(4);
  await expect(progress.getByRole("link")).toHaveCount(3);
  await expect(progress.locator("[aria-current=step]")).toHaveText(/About you/);
  await progress.getByRole("link", { name: "Workspace" }).click();
  await expect(page).toHaveURL("/onboarding/step-3?next=%2Fsettings%2Fapi-keys");
  await page.getByRole("button", { name: "Skip" }).click();

  await expect(page).toHaveURL("/onboarding/step-4?next=%2Fsettings%2Fapi-keys");
  await expect(page.locator("canvas")).toHaveCount(0);
  await expectNoAxeViolations();
  await page.getByRole("button", { name: "Go To Dashboard" }).click();
  await expect(page).toHaveURL("/settings/api-keys");
});

test("leads from the last step to no other site", async ({ page, account, server, workspace }) => {
  keepAccount(server, newcomer(account, { onboarding_complete: true }));
  for (const next of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
    await page.goto(`/onboarding/step-4?next=${encodeURIComponent(next)}`);
    await page.getByRole("button", { name: "Go To Dashboard" }).click();
    await expect(page).toHaveURL(new RegExp(`^http://localhost:3000/workspaces/${workspace.id}/`));
  }
});

test("leads back to the stored page once, and never to another site", async ({ page, server, account }) => {
  server.answer(listWorkspaces, []);
  const company = { company_type: 1, company_name: "Northwind", website: "https://northwind.example" };
  localStorage.removeItem("user");
  keepAccount(server, newcomer(account, company));
  await page.goto("/settings/api-keys");
  await expect(page).toHaveURL(/\/onboarding\/step-1/);
  expect(localStorage.getItem(returnKey)).toBe("/settings/api-keys");

  await page.goto("/onboarding/step-2");
  await nextButton(page).click();
  await expect(page).toHaveURL("/settings/api-keys");
  expect(localStorage.getItem(returnKey)).toBeNull();

  for (const evil of ["//evil.example", "https://evil.example", "/dashboard"]) {
    localStorage.setItem(returnKey, evil);
    await page.goto("/onboarding/step-2");
    await nextButton(page).click();
    await expect(page).toHaveURL("/onboarding/step-3");
  }

  localStorage.setItem(returnKey, "/settings/api-keys");
  await page.goto("/onboarding/step-4?next=%2Fworkspaces%2Fcreate");
  await page.getByRole("button", { name: "Go To Dashboard" }).click();
  await expect(page).toHaveURL("/settings/api-keys");
});

test("leads to the dashboard from the last step without a workspace", async ({ page, server, account }) => {
  server.answer(listWorkspaces, []);
  keepAccount(server, newcomer(account, { onboarding_complete: true }));
  await page.goto("/onboarding/step-4");
  await page.getByRole("button", { name: "Go To Dashboard" }).click();

  await expect(page).toHaveURL("/workspaces/create");
});
