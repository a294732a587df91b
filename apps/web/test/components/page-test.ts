import { me, type User } from "@citelens/contract/accounts/accounts";
import { listWorkspaces, type Workspace } from "@citelens/contract/workspaces/workspaces";
import { test as base, expect } from "vitest";
import { queryClient } from "#lib/api/query-client.ts";
import { type AppPage, openAppPage } from "./app-page.tsx";
import { emptyPage, fillBrowserGaps } from "./browser-gaps.ts";
import "./locator-matchers.ts";
import { openServerDouble, type ServerDouble } from "./server-double.ts";

interface Fixtures {
  /** Double that answers in the server's place. */
  readonly server: ServerDouble;
  /** A workspace of the signed-in account, its only one. */
  readonly workspace: Workspace;
  readonly account: User;
  /** The app in which the account is signed in, before it shows anything. */
  readonly page: AppPage;
}

fillBrowserGaps();
// A failed request is still asked for a second time, but the page does not wait before that.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 1 } });

/** A test of pages of the app without a server: see docs/testing.md. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture takes
  server: async ({}, use) => {
    const server = openServerDouble();
    await use(server);
    expect(server.faults, "what was answered in the server's place").toEqual([]);
  },
  account: async ({ server }, use) => {
    const changes = { first_name: "Ada", last_name: "Lovelace", company_type: 0, is_superuser: false };
    const account = server.sample(me, { ...changes, email: "ada@example.com" });
    server.answer(me, account);
    await use(account);
  },
  workspace: async ({ server }, use) => {
    const [sample] = server.sample(listWorkspaces);
    if (!sample) throw new Error("A sample of a list has one entry.");
    const workspace = { ...sample, name: "Northwind", url: "https://northwind.example", is_demo: false };
    server.answer(listWorkspaces, [workspace]);
    await use(workspace);
  },
  page: async ({ server, account, workspace: _ }, use) => {
    emptyPage();
    globalThis.fetch = server.fetch;
    localStorage.setItem("access", "an access token");
    localStorage.setItem("refresh", "a refresh token");
    localStorage.setItem("user", JSON.stringify(account));
    const page = openAppPage();
    await use(page);
    page.close();
    // What the page still asks for when its test ends is nobody's any more.
    globalThis.fetch = () => new Promise(() => undefined);
  },
});
export { expect };
