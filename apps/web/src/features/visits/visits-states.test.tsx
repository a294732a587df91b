import { listBotVisits } from "@citelens/contract/traffic/visits";
import { listApiKeys } from "@citelens/contract/workspaces/api-keys";
import { listWorkspaces } from "@citelens/contract/workspaces/workspaces";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { visitedPaths, visitsAddress, visitsOf } from "./visits.test-helper.ts";

test("the list shows its shape while it loads and dims what it had while it asks again", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listBotVisits, visitsOf(server, ["/one"]));
  let release = server.hold(listBotVisits);
  await page.goto(visitsAddress(workspace));
  const table = page.getByRole("table", { name: "Visited pages" });
  await expect(table).toHaveAttribute("aria-busy", "true");
  release();
  await expect(visitedPaths(page)).toHaveText(["/one"]);
  await expect(table).toHaveAttribute("aria-busy", "false");

  release = server.hold(listBotVisits);
  await page.getByRole("button", { name: "SEO Agent" }).click();

  await expect(table).toHaveAttribute("aria-busy", "true");
  await expect(visitedPaths(page)).toHaveText(["/one"]);
  release();
  await expect(table).toHaveAttribute("aria-busy", "false");
});

test("the list empties the table when it failed, and comes back by Retry", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listBotVisits, visitsOf(server, ["/now"]));
  await page.goto(visitsAddress(workspace));
  await expect(visitedPaths(page)).toHaveCount(1);

  server.fail(listBotVisits);
  await page.getByRole("button", { name: "LLM Training" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to load agent visits data");
  await expect(visitedPaths(page)).toHaveCount(0);
  server.answer(listBotVisits, visitsOf(server, ["/now"]));
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(visitedPaths(page)).toHaveText(["/now"]);
});

test("the list finds the way back from a page behind the last one", async ({ page, server, workspace }) => {
  server.answer(listBotVisits, ({ query }) =>
    visitsOf(server, query.get("page") === "7" ? [] : ["/now"], { count: 1 }),
  );
  await page.goto(visitsAddress(workspace, "?page=7"));

  await page.getByRole("button", { name: "Back to the first page" }).click();

  await expect(visitedPaths(page)).toHaveText(["/now"]);
});

test("a workspace of others is not found", async ({ page, workspace }) => {
  await page.goto(visitsAddress({ ...workspace, id: crypto.randomUUID() }));

  await expect(page.getByRole("heading", { level: 1 })).toContainText("this page doesn't exist");
});

test("before the first visit keys that exist are named, and the snippet waits for one of them", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(listBotVisits, visitsOf(server, []));
  const keys = server
    .sample(listApiKeys)
    .map((one) => ({ ...one, name: "Production", revoked: false, prefix: "ck_abc" }));
  server.answer(listApiKeys, keys);
  await page.goto(visitsAddress(workspace));

  await expect(page.getByRole("listitem").filter({ hasText: "Production" }).last()).toContainText("ck_abc");
  await expect(page.getByText("Replace YOUR_API_KEY with the whole key.")).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole("link", { name: "Manage API keys" }).click();
  await expect(page).toHaveURL("/settings/api-keys");
  await page.goBack();
  await page.getByRole("link", { name: "All ways to connect" }).click();
  await expect(page).toHaveURL("/integrations");
});

test("members see how tracking is set, and cannot change it", async ({ page, server, workspace }) => {
  server.answer(listWorkspaces, [{ ...workspace, is_owner: false, track_all_methods: true }]);
  await page.goto(visitsAddress(workspace));

  await page.getByRole("button", { name: "Tracking" }).click();

  const methods = page.getByRole("switch", { name: "Store every method" });
  await expect(methods).toBeChecked();
  await expect(methods).toBeDisabled();
  await expect(page.getByText("Only owners of the workspace can change this.")).toBeVisible();
});
