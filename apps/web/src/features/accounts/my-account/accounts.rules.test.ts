import type { User } from "@citelens/contract/accounts/accounts";
import { expect, test } from "vitest";
import { changesOf, personalInfoOf, platformAsks, withCompanyType } from "./accounts.rules.ts";

const user: User = {
  id: "0198a3b2-7c1d-7e00-8a55-0242ac120002",
  email: "ada@example.com",
  email_verified: false,
  first_name: "Ada",
  last_name: "Lovelace",
  is_superuser: false,
  company_type: 0,
  company_name: "Northwind",
  website: "https://northwind.example",
  creator_platforms: {},
  onboarding_complete: true,
};
const creator: User = {
  ...user,
  company_type: 2,
  company_name: "",
  website: "",
  creator_platforms: { YouTube: "https://youtube.com/@ada" },
};

test("what the form holds of a user is sent back as it was", () => {
  const { id, email, email_verified, is_superuser, onboarding_complete, ...rest } = user;
  expect(changesOf(personalInfoOf(user))).toEqual(rest);

  const sent = changesOf(personalInfoOf(creator));
  expect(sent.creator_platforms).toEqual(creator.creator_platforms);
});

test("becoming a creator clears company name and website", () => {
  const info = withCompanyType(personalInfoOf(user), 2);

  expect(info).toMatchObject({ company_type: 2, company_name: "", website: "" });
});

test("becoming another type clears the platform", () => {
  const info = withCompanyType(personalInfoOf(creator), 1);

  expect(info).toMatchObject({ company_type: 1, platform: null, creator_platforms: "" });
  expect(changesOf(info).creator_platforms).toEqual({});
});

test("an account without a type sends none", () => {
  expect(changesOf(personalInfoOf({ ...user, company_type: null }))).not.toHaveProperty("company_type");
});

test("a creator who has not chosen a platform yet keeps none", () => {
  expect(changesOf({ ...personalInfoOf(creator), platform: null }).creator_platforms).toEqual({});
});

test("a platform asks for a link or for a username", () => {
  expect([platformAsks("LinkedIn"), platformAsks("TikTok"), platformAsks(null)]).toEqual([
    "link",
    "username",
    undefined,
  ]);
});
