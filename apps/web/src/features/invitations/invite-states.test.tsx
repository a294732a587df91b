import { invite, listInvitations } from "@citelens/contract/accounts/invitations";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../test/components/checks.ts";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import { expect, test } from "../../../test/components/page-test.ts";
import { fieldRefusal } from "../../../test/components/server-double.ts";

const overview = "/settings/workspaces";
const email = "grace@example.com";

/** Chooses an action of the workspace's card. */
async function choose(page: AppPage, action: "Invite" | "Members"): Promise<void> {
  await page.goto(overview);
  await page.getByRole("button", { name: "More actions for Northwind" }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

async function openInvite(page: AppPage): Promise<ElementLocator> {
  await choose(page, "Invite");
  return page.getByRole("dialog", { name: "Invite user" });
}

async function send(page: AppPage, dialog: ElementLocator, to: string): Promise<void> {
  await dialog.getByLabel("Email").fill(to);
  await page.keyboard.press("Enter");
}

test("inviting asks for an address that can be one, before it asks the server", async ({ page, server }) => {
  const dialog = await openInvite(page);
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expect(dialog.getByText("Email is required")).toBeVisible();
  await dialog.getByLabel("Email").fill("ada @example");
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
  await expectNoAxeViolations();
  expect(server.calls(invite)).toEqual([]);
});

test("inviting says why it failed", async ({ page, server }) => {
  const dialog = await openInvite(page);
  server.answer(invite, fieldRefusal({ email: [fieldErrors.memberAlready] }));
  await send(page, dialog, "ada@example.com");
  await expect(dialog.getByRole("alert")).toHaveText("This person is already a member of this workspace.");

  server.answer(invite, () => Promise.reject(new TypeError("Failed to fetch")));
  await send(page, dialog, email);
  await expect(dialog.getByRole("alert")).toHaveText("Failed to send invitation. Please try again.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
});

test("a try that was lost, six presses after it, and no more, are one invitation", async ({
  page,
  server,
}) => {
  const dialog = await openInvite(page);
  server.answer(invite, () => Promise.reject(new TypeError("Failed to fetch")));
  await send(page, dialog, email);
  await expect(dialog.getByRole("alert")).toHaveText("Failed to send invitation. Please try again.");

  const release = server.hold(invite);
  server.answer(invite, server.sample(invite, { email, link: null }));
  for (let press = 0; press < 6; press += 1) await page.keyboard.press("Enter");
  release();
  await expect(dialog).toHaveCount(0);
  await send(page, await openInvite(page), "ada@example.com");
  await expect(page.getByText("Invitation sent to ada@example.com.")).toBeVisible();

  const keys = server.calls(invite).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys.slice(0, -1)).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.at(-1)).not.toBe(keys[0]);
});

test("where mails are sent, the dialog closes and says so, and no link is shown", async ({
  page,
  server,
  workspace,
}) => {
  server.answer(invite, server.sample(invite, { email, link: null }));
  const dialog = await openInvite(page);
  await send(page, dialog, email);

  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(server.calls(invite).map(({ body }) => body)).toEqual([{ email, project: workspace.id }]);
});

test("where no mails are sent, the dialog shows the link to hand over", async ({ page, server }) => {
  const link = "https://citelens.example/accept-invitation/a-token";
  server.answer(invite, server.sample(invite, { email, link }));
  const dialog = await openInvite(page);
  await send(page, dialog, email);

  await expect(dialog.getByRole("status")).toContainText("Copy the link and hand it over yourself.");
  await expect(dialog.getByLabel(`Link for ${email}`)).toHaveValue(link);
  await expectNoAxeViolations();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
});

test("open invitations say who invited whom", async ({ page, server }) => {
  const created = new Date(Date.now() - 3_600_000).toISOString();
  const [sample] = server.sample(listInvitations);
  if (!sample) throw new Error("A sample of a list has one entry.");
  server.answer(listInvitations, [{ ...sample, email, inviter_name: "Ada Lovelace", created }]);
  await choose(page, "Members");

  const members = page.getByRole("dialog", { name: "Members of Northwind" });
  const pending = members.getByRole("region", { name: "Pending invitations" });
  await expect(pending.getByText(email)).toBeVisible();
  await expect(pending.getByText("Invited by Ada Lovelace, 1 hour ago")).toBeVisible();
  await expectNoAxeViolations();
});
