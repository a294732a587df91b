import type { User } from "@citelens/contract/accounts/accounts";
import { test as base } from "../../../test/components/page-test.ts";
import { signInAs } from "../../../test/components/people.ts";

interface Superuser {
  /** Signed in on the page: the ads are there for nobody else. */
  readonly superuser: User;
}

/** A test of pages that only superusers have. */
export const test = base.extend<Superuser>({
  superuser: [
    async ({ server, account, page: _ }, use) => {
      const superuser = { ...account, is_superuser: true };
      signInAs(server, superuser);
      await use(superuser);
    },
    { auto: true },
  ],
});
