export const organizationTabs = ["credits", "payments", "workspaces", "members", "keys", "audit"] as const;
export type OrganizationTab = (typeof organizationTabs)[number];

/** Which list of an organization is shown, and which page of it. */
export interface OrganizationSearch {
  /** Omitted for the credits, which are shown first. */
  readonly tab?: Exclude<OrganizationTab, "credits">;
  /** Starts at 1; omitted on the first page. */
  readonly page?: number;
}

/** Parses the search parameters; invalid values are dropped. */
export function parseOrganizationSearch(raw: Readonly<Record<string, unknown>>): OrganizationSearch {
  const tab = organizationTabs.find((one) => one === raw.tab);
  const page = Number(raw.page);
  return {
    ...(tab !== undefined && tab !== "credits" && { tab }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}
