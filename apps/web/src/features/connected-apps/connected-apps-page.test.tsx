import {
  type ConnectedApp,
  disconnectApp,
  listConnectedApps,
} from "@citelens/contract/workspaces/connected-apps";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import { expect, test } from "../../../test/components/page-test.ts";

test("lists apps with their hosts, what they may and who connected them, and disconnects one", async ({
  page,
  server,
  workspace,
}) => {
  const app: ConnectedApp = {
    id: crypto.randomUUID(),
    name: "Example App",
    host: "app.example",
    kind: "document",
    scopes: ["read", "spend"],
    projects: [workspace.id],
    credits_per_day: 500,
    credits_today: 20,
    created: new Date().toISOString(),
    expires: new Date().toISOString(),
    last_used: null,
    is_own: true,
    connected_by: "Ada Example",
  };
  const others: ConnectedApp = {
    ...app,
    id: crypto.randomUUID(),
    name: "Their App",
    scopes: ["read"],
    is_own: false,
    connected_by: "Grace Hopper",
  };
  server.answer(listConnectedApps, [app, others]);
  server.answer(disconnectApp, () => {
    server.answer(listConnectedApps, [others]);
    return undefined;
  });
  await page.goto("/settings/connected-apps");

  const row = page.getByRole("row").filter({ hasText: "Example App" });
  await expect(row).toContainText("app.example");
  await expect(row).toContainText("Read, Spend credits");
  await expect(row).toContainText("20 of 500");
  await expect(row).toContainText("Never");
  await expect(page.getByRole("row").filter({ hasText: "Their App" })).toContainText("Grace Hopper");
  await expectNoAxeViolations();

  await page.getByRole("button", { name: "Disconnect Example App" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("is refused everywhere from now on");
  await dialog.getByRole("button", { name: "Disconnect" }).click();

  await expect(page.getByText("The app is disconnected")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Example App" })).toHaveCount(0);
});
