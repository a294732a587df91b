import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { AdPublisher } from "@citelens/contract/content/ads-network";

/** By ids of the list of industries. */
export interface Categories {
  readonly allowed: readonly number[];
  readonly blocked: readonly number[];
}

/** Content that a publisher shows, as it stands in a form. */
export interface PublisherDraft {
  readonly categories: Categories;
  readonly countries: readonly string[];
  /** As it was typed. */
  readonly share: string;
}

export const emptyDraft: PublisherDraft = {
  categories: { allowed: [], blocked: [] },
  countries: [],
  share: "",
};

export function draftOf(publisher: AdPublisher): PublisherDraft {
  return {
    categories: { allowed: publisher.categories_allowed, blocked: publisher.categories_blocked },
    countries: publisher.countries,
    share: String(publisher.revenue_share),
  };
}

/** Why the share cannot be taken; undefined where it can. */
export function shareFault({ share }: Pick<PublisherDraft, "share">): string | undefined {
  if (share.trim() === "") return fieldErrors.required;
  return /^\d{1,3}$/.test(share.trim()) && Number(share) <= 100
    ? undefined
    : "Enter a whole number from 0 to 100.";
}

/** The fields as the server takes them. */
export function publisherFieldsOf({ categories, countries, share }: PublisherDraft) {
  return {
    categories_allowed: [...categories.allowed],
    categories_blocked: [...categories.blocked],
    countries: [...countries],
    revenue_share: Number(share),
  };
}
