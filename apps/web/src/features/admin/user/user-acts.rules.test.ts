import type { UserDetails } from "@citelens/contract/platform/admin-user";
import { expect, test } from "vitest";
import { actsFor } from "./user-acts.rules.ts";

function detailsOf(user: Partial<UserDetails["user"]>, suspended = false): UserDetails {
  return {
    user: {
      id: "01a203d7-94a2-766c-8ebf-ae4f15cfe4f6",
      email: "ada@example.com",
      first_name: "Ada",
      last_name: "Example",
      is_superuser: false,
      company_type: 0,
      onboarding_complete: true,
      email_verified: true,
      created: "2026-11-01T00:00:00Z",
      ...user,
    },
    support_level: user.is_superuser ? "support" : null,
    suspension: suspended ? { at: "2026-11-02T00:00:00Z", reason: "Spam" } : null,
    organization_id: null,
    sessions: [],
    memberships: [],
    mails: [],
  };
}

test.each([
  ["an account", detailsOf({}), ["impersonate", "endSessions", "level", "suspend", "remove"]],
  [
    "an unconfirmed one",
    detailsOf({ email_verified: false }),
    ["impersonate", "endSessions", "verify", "suspend", "remove"],
  ],
  ["a suspended one", detailsOf({}, true), ["impersonate", "endSessions", "level", "lift", "remove"]],
  ["a superuser", detailsOf({ is_superuser: true }), ["endSessions", "level"]],
])("to %s is done what makes sense", (_, details, names) => {
  expect(actsFor(details).map(({ name }) => name)).toEqual(names);
});
