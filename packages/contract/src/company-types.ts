export interface CompanyType {
  readonly value: number;
  readonly label: string;
  readonly description: string;
}

/** Whom an account says that it works for, in the order in which they are offered. */
export const companyTypes: readonly CompanyType[] = [
  { value: 0, label: "Company", description: "I represent a company looking to scale" },
  { value: 1, label: "Agency", description: "I work at an agency managing multiple clients" },
  { value: 2, label: "Creator", description: "I'm a content creator or influencer" },
  { value: 3, label: "Publisher", description: "I manage a media or publishing company" },
];

/** The one type that has creator platforms, and neither a company name nor a website. */
export const creatorType = 2;
