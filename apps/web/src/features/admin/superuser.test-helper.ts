import { staffRights } from "@citelens/contract/base/endpoint";
import { getOwnRights } from "@citelens/contract/platform/support-levels";
import type { AppPage } from "../../../test/components/app-page.tsx";
import { test as base, expect } from "../../../test/components/page-test.ts";
import { signInAs } from "../../../test/components/people.ts";

export const failure = "The server encountered an error. Please try again later.";

/** A test of pages of the administration. */
export const test = base.extend<{ readonly rootPage: AppPage }>({
  /** The page of a superuser with every right. */
  rootPage: async ({ page, server, account }, use) => {
    signInAs(server, { ...account, is_superuser: true });
    server.answer(getOwnRights, { level: "operator", rights: [...staffRights] });
    await use(page);
  },
});
export { expect };
