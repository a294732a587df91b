export interface CompanyType {
  readonly value: number;
  readonly label: string;
  readonly description: string;
}

/** The company types in display order. */
export const companyTypes: readonly CompanyType[] = [
  { value: 0, label: "Company", description: "I represent a company looking to scale" },
  { value: 1, label: "Agency", description: "I work at an agency managing multiple clients" },
  { value: 2, label: "Creator", description: "I'm a content creator or influencer" },
  { value: 3, label: "Publisher", description: "I manage a media or publishing company" },
];

/** The only type with creator platforms, and without company name and website. */
export const creatorType = 2;
/** Type of companies whose site is read, and sells by being read. */
export const publisherType = 3;
