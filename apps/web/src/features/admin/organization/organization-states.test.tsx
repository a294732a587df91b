import { confirmPassword } from "@citelens/contract/accounts/accounts";
import { errors } from "@citelens/contract/base/errors";
import {
  addNote,
  changeLimits,
  getOrganizationDetails,
  listLedger,
  listOrganizationKeys,
  listOrganizationMembers,
  listPayments,
  type OrganizationDetails,
} from "@citelens/contract/platform/admin-organization";
import type { Changes } from "@citelens/contract/test/samples/sample-answer";
import type { AppPage } from "../../../../test/components/app-page.tsx";
import { expectNoAxeViolations } from "../../../../test/components/checks.ts";
import type { ElementLocator } from "../../../../test/components/element-locator.ts";
import { fieldRefusal, refusal, type ServerDouble } from "../../../../test/components/server-double.ts";
import { expect, test } from "../superuser.test-helper.ts";

const address = "/admin/organizations/01a203d7-94a2-766c-8ebf-ae4f15cfe4f6";
const none = { count: 0, next: null, previous: null, results: [] };

function organizationOf(
  server: ServerDouble,
  changes: Changes<OrganizationDetails> = {},
): OrganizationDetails {
  return server.sample(getOrganizationDetails, changes);
}

/** Opens the dialog in which limits are changed and fills it in. */
async function changeExports(page: AppPage): Promise<ElementLocator> {
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: "Change limits" }).click();
  const changing = page.getByRole("dialog", { name: "Change limits" });
  await changing.getByLabel("Exports at a time").fill("5");
  await changing.getByLabel("Reason").fill("A migration");
  await changing.getByRole("button", { name: "Change Limits" }).click();
  return changing;
}

test("asks for the password where it was entered long ago, and goes on", async ({
  rootPage: page,
  server,
}) => {
  const changed = organizationOf(server, { limits: { now: { exports: 5 }, overrides: { exports: 5 } } });
  let isConfirmed = false;
  server.answer(changeLimits, () => {
    if (!isConfirmed) return refusal("PASSWORD_NOT_RECENT");
    server.answer(getOrganizationDetails, changed);
    return changed;
  });
  server.answer(confirmPassword, ({ body }) => {
    const { password } = confirmPassword.body.parse(body);
    isConfirmed = password === "correct horse battery staple";
    return isConfirmed
      ? new Response(null, { status: 204 })
      : fieldRefusal({ password: ["The password is not correct."] });
  });
  await page.goto(address);
  const changing = await changeExports(page);

  const prompt = page.getByRole("dialog", { name: "Enter your password" });
  await prompt.getByLabel("Your password").fill("not this one");
  await prompt.getByRole("button", { name: "Go On" }).click();
  await expect(prompt.getByText("The password is not correct.")).toBeVisible();
  await expectNoAxeViolations();
  await prompt.getByRole("button", { name: "Cancel" }).click();
  await expect(changing.getByText(errors.PASSWORD_NOT_RECENT[1])).toBeVisible();

  await changing.getByRole("button", { name: "Change Limits" }).click();
  await prompt.getByLabel("Your password").fill("correct horse battery staple");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Limits" })).toContainText("Changed5");
});

test("keeps notes", async ({ rootPage: page, server }) => {
  const before = organizationOf(server, { notes: [] });
  server.answer(getOrganizationDetails, before);
  server.answer(addNote, ({ body }) => {
    const { text } = addNote.body.parse(body);
    const notes = organizationOf(server).notes.map((one) => ({ ...one, text }));
    server.answer(getOrganizationDetails, { ...before, notes });
    return { ...before, notes };
  });
  await page.goto(address);
  await page.getByLabel("New note").fill("Calls on Mondays\nand writes on Fridays");
  await page.getByRole("button", { name: "Add Note" }).click();

  await expect(page.getByRole("list", { name: "Notes" })).toContainText("Calls on Mondays");
  await expect(page.getByLabel("New note")).toHaveValue("");
  await expectNoAxeViolations();
});

test("shows every list", async ({ rootPage: page, server }) => {
  const ledger = server.sample(listLedger);
  const members = server.sample(listOrganizationMembers);
  const entries = ledger.results.map((one) => ({ ...one, reason: "Demo plan" }));
  server.answer(listLedger, { ...ledger, results: entries });
  server.answer(listOrganizationMembers, {
    ...members,
    results: members.results.map((one) => ({ ...one, name: "Ada" })),
  });
  server.answer(listPayments, none);
  server.answer(listOrganizationKeys, none);
  await page.goto(address);

  for (const [tab, shown] of [
    ["Payments", "No payments yet"],
    ["API keys", "No API keys"],
    ["Members", "Ada"],
    ["Workspaces", "Active"],
    ["Ledger", "Demo plan"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel")).toContainText(shown);
  }
});

test("says that it loads, what failed, and that an organization is not there", async ({
  rootPage: page,
  server,
}) => {
  server.fail(getOrganizationDetails);
  const release = server.hold(getOrganizationDetails);
  await page.goto(address);
  await expect(page.locator("main [aria-busy=true]")).toBeVisible();
  release();
  await expect(page.getByRole("alert").first()).toBeVisible();
  server.answer(getOrganizationDetails, organizationOf(server));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("region", { name: "Plan" })).toBeVisible();

  server.refuse(getOrganizationDetails, "NOT_FOUND");
  await page.reload();
  await expect(page.getByText(errors.NOT_FOUND[1])).toBeVisible();
});
