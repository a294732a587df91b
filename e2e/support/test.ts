import type { Tokens } from "@citelens/contract/accounts/accounts";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { test as base, expect, type Page } from "@playwright/test";
import { type Account, createWorkspace, signUpThroughApi } from "./api.ts";
import { checkStubs } from "./stubs.ts";

interface Fixtures {
  /** A new account without any workspace. */
  readonly account: Account;
  /** A workspace of the account. */
  readonly workspace: Workspace;
  /** The page of a browser in which the account is signed in, before it shows anything. */
  readonly signedInPage: Page;
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    const faults: string[] = [];
    checkStubs(context, faults);
    await use(context);
    // What a page still asks for when its test ends is nobody's any more.
    for (const target of [...context.pages(), context]) await target.unrouteAll({ behavior: "ignoreErrors" });
    expect(faults, "what was answered in the server's place").toEqual([]);
  },
  account: async ({ request }, use) => use(await signUpThroughApi(request)),
  workspace: async ({ request, account }, use) => use(await createWorkspace(request, account)),
  signedInPage: async ({ page, account }, use) => {
    await signIn(page, account);
    await use(page);
  },
});

/** As it is for somebody who was here before: the app has stored who they are. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await keepTokens(page, account);
  await page.evaluate((user) => localStorage.setItem("user", JSON.stringify(user)), account.user);
}

/** Puts tokens where the app keeps them. It asks for a file of the product, so that the storage is the app's. */
export async function keepTokens(page: Page, { access, refresh }: Tokens): Promise<void> {
  await page.goto("/logo.svg");
  await page.evaluate((tokens) => Object.entries(tokens).map(([k, v]) => localStorage.setItem(k, v)), {
    access,
    refresh,
  });
}
