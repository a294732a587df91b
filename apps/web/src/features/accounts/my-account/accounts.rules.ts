import type { User } from "@citelens/contract/accounts/accounts";
import { creatorType } from "@citelens/contract/accounts/company-types";
import { type CreatorPlatform, creatorPlatforms } from "@citelens/contract/accounts/creator-platforms";

/** The personal details as form values. */
export interface PersonalInfo {
  readonly first_name: string;
  readonly last_name: string;
  readonly company_type: number | null;
  readonly company_name: string;
  readonly website: string;
  /** The creator's one platform; the field has the API's name so that its errors match. */
  readonly platform: string | null;
  readonly creator_platforms: string;
}

export function personalInfoOf(user: User): PersonalInfo {
  const [platform, value] = Object.entries(user.creator_platforms)[0] ?? [null, ""];
  const { first_name, last_name, company_type, company_name, website } = user;
  return { first_name, last_name, company_type, company_name, website, platform, creator_platforms: value };
}

export interface PersonalInfoChanges
  extends Pick<User, "first_name" | "last_name" | "company_name" | "website" | "creator_platforms"> {
  readonly company_type?: number;
}

/** The request body: creators have a platform and no company, all others the reverse. */
export function changesOf({
  platform,
  creator_platforms: value,
  ...info
}: PersonalInfo): PersonalInfoChanges {
  const { first_name, last_name, company_type, company_name, website } = info;
  const type = company_type === null ? {} : { company_type };
  const names = { first_name, last_name, ...type };
  return isCreator(company_type)
    ? { ...names, company_name: "", website: "", creator_platforms: platform ? { [platform]: value } : {} }
    : { ...names, company_name, website, creator_platforms: {} };
}

/** A new company type clears the fields of the previous one. */
export function withCompanyType(info: PersonalInfo, company_type: number): PersonalInfo {
  return isCreator(company_type)
    ? { ...info, company_type, company_name: "", website: "" }
    : { ...info, company_type, platform: null, creator_platforms: "" };
}

export function isCreator(companyType: number | null): boolean {
  return companyType === creatorType;
}

export function platformAsks(label: string | null): CreatorPlatform["asks"] | undefined {
  return creatorPlatforms.find((one) => one.label === label)?.asks;
}
