import type { LdItem } from "../../store/page-facts.rules.ts";
import { fillIn } from "./fix-request.rules.ts";

export type Draft = { readonly [name: string]: DraftValue };
export type DraftValue = string | number | boolean | null | Draft | readonly DraftValue[];

/** An item with all that it lacks, everything else as it is written; what nobody but its owner knows is left to be filled in. */
export function completedItem(item: LdItem): Draft {
  const names = [...item.missing, ...item.lacking];
  return changed(item, (draft) => names.reduce((done, name) => completed(done, name.split(".")), draft));
}

/** An item whose values of these names are others. */
export function correctedItem(item: LdItem, values: readonly (readonly [string, string])[]): Draft {
  return changed(item, (draft) =>
    values.reduce((done, [name, value]) => corrected(done, name.split("."), value), draft),
  );
}

function changed(item: LdItem, change: (draft: Draft) => Draft): Draft {
  const parsed: unknown = item.written === undefined ? fromValues(item) : JSON.parse(item.written);
  const draft = draftOf(parsed);
  return { "@type": item.type, ...change(isDraft(draft) ? draft : {}) };
}

/** Draft from the plain values of what is too long to be kept; "offers.price" is the price within the offers. */
function fromValues({ values }: LdItem): Draft {
  const entries = Object.entries(values).map(([name, value]) => [name.split("."), value] as const);
  const plain = entries.flatMap(([[name = "", part], value]) =>
    part === undefined ? [[name, value] as const] : [],
  );
  return entries.reduce<Draft>(
    (draft, [names, value]) => (names.length === 1 ? draft : corrected(draft, names, value)),
    Object.fromEntries(plain),
  );
}

/** Value of a draft; what was parsed of JSON is nothing else than this. */
function draftOf(value: unknown): DraftValue {
  if (Array.isArray(value)) return value.map(draftOf);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]: [string, unknown]) => [name, draftOf(part)]),
    );
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

function isDraft(value: DraftValue | undefined): value is Draft {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function completed(draft: Draft, [name = "", ...rest]: readonly string[]): Draft {
  const value = draft[name];
  if (rest.length === 0) return isThere(value) ? draft : { ...draft, [name]: newValue(name, draft["@type"]) };
  const parts = Array.isArray(value) ? value : [value];
  const whole = parts.map((part: DraftValue | undefined, index) =>
    completedPart({ name, part, rest, index, count: parts.length }),
  );
  return { ...draft, [name]: Array.isArray(value) ? whole : (whole[0] ?? null) };
}

interface Part {
  readonly name: string;
  readonly part: DraftValue | undefined;
  readonly rest: readonly string[];
  readonly index: number;
  readonly count: number;
}

function completedPart({ name, part, rest, index, count }: Part): DraftValue {
  if (name === "itemListElement" && isDraft(part)) return completedStep(part, rest, { index, count });
  if (isDraft(part)) return completed({ ...typed(name), ...part }, rest);
  const start: Draft = isThere(part) ? { [isAddress(part) ? "url" : "name"]: part ?? null } : {};
  const template = isThere(part) ? undefined : newValue(name, undefined);
  return completed({ ...typed(name), ...(isDraft(template) ? template : {}), ...start }, rest);
}

/** The number of a step is known, and the last one needs no address. */
function completedStep(
  step: Draft,
  rest: readonly string[],
  { index, count }: { readonly index: number; readonly count: number },
): Draft {
  const [wanted] = rest;
  if (wanted === "position") return isThere(step.position) ? step : { ...step, position: index + 1 };
  if (wanted === "item" && index === count - 1) return step;
  const item = step.item;
  if (wanted === "name" && isDraft(item) && isThere(item.name)) return step;
  return completed(step, rest);
}

function corrected(draft: Draft, [name = "", ...rest]: readonly string[], value: string): Draft {
  if (rest.length === 0) return { ...draft, [name]: value };
  const old = draft[name];
  if (Array.isArray(old)) {
    const [first, ...others] = old;
    return { ...draft, [name]: [corrected(isDraft(first) ? first : {}, rest, value), ...others] };
  }
  return { ...draft, [name]: corrected(isDraft(old) ? old : typed(name), rest, value) };
}

function isThere(value: DraftValue | undefined): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.some(isThere);
  return isDraft(value) ? Object.keys(value).some((name) => name !== "@type") : true;
}

function isAddress(value: DraftValue | undefined): boolean {
  return typeof value === "string" && /^https?:\/\//i.test(value);
}

function typed(name: string): Draft {
  const template = templates[name];
  const type = isDraft(template) ? template["@type"] : undefined;
  return type === undefined ? {} : { "@type": type };
}

/** Value in the place of what is wholly missing. */
function newValue(name: string, parent: DraftValue | undefined): DraftValue {
  if (name === "mainEntity" && parent === "ProfilePage") return { "@type": "Person", name: fillIn };
  return templates[name] ?? fillIn;
}

const address: Draft = {
  "@type": "PostalAddress",
  streetAddress: fillIn,
  postalCode: fillIn,
  addressLocality: fillIn,
  addressCountry: fillIn,
};

const templates: Readonly<Partial<Record<string, DraftValue>>> = {
  offers: { "@type": "Offer", price: fillIn, priceCurrency: fillIn, availability: fillIn },
  review: {
    "@type": "Review",
    author: { "@type": "Person", name: fillIn },
    reviewRating: { "@type": "Rating", ratingValue: fillIn },
  },
  reviewRating: { "@type": "Rating", ratingValue: fillIn },
  aggregateRating: { "@type": "AggregateRating", ratingValue: fillIn, ratingCount: fillIn },
  author: { "@type": "Person", name: fillIn },
  creator: { "@type": "Organization", name: fillIn },
  provider: { "@type": "Organization", name: fillIn },
  hiringOrganization: { "@type": "Organization", name: fillIn },
  publisher: { "@type": "Organization", name: fillIn, url: fillIn },
  brand: { "@type": "Brand", name: fillIn },
  address,
  location: { "@type": "Place", name: fillIn, address },
  jobLocation: { "@type": "Place", address },
  itemReviewed: { "@type": "Product", name: fillIn },
  itemListElement: [{ "@type": "ListItem", position: 1, name: fillIn, item: fillIn }],
  mainEntity: {
    "@type": "Question",
    name: fillIn,
    answerCount: fillIn,
    acceptedAnswer: { "@type": "Answer", text: fillIn },
  },
  acceptedAnswer: { "@type": "Answer", text: fillIn },
};
