import type { Claim, OptimizationSection } from "@citelens/contract/content/optimization-fields";
import type { ClaimKind, ClaimStatus } from "@citelens/contract/content/optimization-words";

export const claimLabels: Readonly<Record<ClaimStatus, string>> = {
  UNSUPPORTED: "Found nowhere",
  CONTRADICTS_BRAND: "Contradicts the brand context",
  VOUCHED: "Vouched for",
  SUPPORTED: "Found",
};

export const claimTones = {
  UNSUPPORTED: "neg",
  CONTRADICTS_BRAND: "neg",
  VOUCHED: "info",
  SUPPORTED: "pos",
} as const satisfies Readonly<Record<ClaimStatus, string>>;

/** Statuses by order, those that keep a text from being approved first. */
const claimOrder: readonly ClaimStatus[] = ["CONTRADICTS_BRAND", "UNSUPPORTED", "VOUCHED", "SUPPORTED"];

const kindNames: Readonly<Record<ClaimKind, string>> = {
  number: "number",
  date: "date",
  price: "price",
  quotation: "quotation",
  superlative: "superlative",
  source: "named source",
};

/** Kinds that make the sentence a claim, such as "Number, price". */
export function kindsText(kinds: readonly ClaimKind[]): string {
  const text = kinds.map((kind) => kindNames[kind]).join(", ");
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

export function isOpen({ status }: Pick<Claim, "status">): boolean {
  return status === "UNSUPPORTED" || status === "CONTRADICTS_BRAND";
}

/** Numbers of claims by status, without those of none. */
export function countsOf(
  claims: readonly Pick<Claim, "status">[],
): readonly { readonly status: ClaimStatus; readonly count: number }[] {
  return claimOrder
    .map((status) => ({ status, count: claims.filter((claim) => claim.status === status).length }))
    .filter(({ count }) => count > 0);
}

export interface OpenClaim {
  readonly claim: Claim;
  readonly section: OptimizationSection;
}

/** Claims that keep a text from being approved, as they follow each other in it. */
export function openClaims(sections: readonly OptimizationSection[]): readonly OpenClaim[] {
  return sections.flatMap((section) => section.claims.filter(isOpen).map((claim) => ({ claim, section })));
}
