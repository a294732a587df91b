import type { User } from "@citelens/contract/accounts/accounts";
import type { AppPage } from "../../../test/components/app-page.tsx";
import type { ElementLocator } from "../../../test/components/element-locator.ts";

/** The account has just signed up, and nothing more. */
export function newcomer(account: User, changes: Partial<User> = {}): User {
  const nothing = { company_type: null, company_name: "", website: "", creator_platforms: {} };
  return { ...account, ...nothing, onboarding_complete: false, ...changes };
}

export function nextButton(page: AppPage): ElementLocator {
  return page.getByRole("button", { name: "Next" });
}
