import { errors } from "@citelens/contract/base/errors";
import { getUserDetails, type UserDetails } from "@citelens/contract/platform/admin-user";
import { getOwnRights } from "@citelens/contract/platform/support-levels";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ServerDouble } from "../../../../test/components/server-double.ts";
import { expect, test } from "../superuser.test-helper.ts";

const address = "/admin/users/01a203d7-94a2-766c-8ebf-ae4f15cfe4f6";

/** Details of somebody who is no superuser and owns a workspace. */
function userOf(server: ServerDouble): UserDetails {
  return server.sample(getUserDetails, { user: { email: "grace@example.com", is_superuser: false } });
}

test("offers a superuser of the level support only what it may do", async ({ rootPage: page, server }) => {
  server.answer(getUserDetails, userOf(server));
  server.answer(getOwnRights, { level: "support", rights: ["read", "impersonate"] });
  await page.goto(address);

  await page.getByRole("button", { name: "Actions" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Impersonate"]);
});

test("shows whose account it is, its workspaces and its sessions", async ({ rootPage: page, server }) => {
  server.answer(getUserDetails, userOf(server));
  await page.goto(address);

  await expect(page.getByRole("table", { name: "Sessions" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Workspaces" })).toContainText("Owner");
  await expect(page.getByText("grace@example.com").first()).toBeVisible();
  await expectNoAxeViolations();
});

test("says that it loads, what failed, and that an account is not there", async ({
  rootPage: page,
  server,
}) => {
  server.fail(getUserDetails);
  const release = server.hold(getUserDetails);
  await page.goto(address);
  await expect(page.locator("main [aria-busy=true]").first()).toBeVisible();
  release();
  await expect(page.getByRole("alert").first()).toBeVisible();
  server.answer(getUserDetails, userOf(server));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("table", { name: "Sessions" })).toBeVisible();

  server.refuse(getUserDetails, "NOT_FOUND");
  await page.reload();
  await expect(page.getByText(errors.NOT_FOUND[1])).toBeVisible();
});
