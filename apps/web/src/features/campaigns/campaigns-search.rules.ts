import type { CampaignStatus, CampaignType } from "@citelens/contract/visibility/campaign-constants";
import { campaignOrders } from "@citelens/contract/visibility/campaigns";

export type CampaignOrder = (typeof campaignOrders)[number];

/** The statuses of the filter with their labels. */
export const statusFilters = [
  { value: "ALL", label: "All" },
  { value: "DRAFT", label: "Draft" },
  { value: "ACTIVE", label: "Active" },
  { value: "PAUSED", label: "Paused" },
] as const satisfies readonly { readonly value: CampaignStatus | "ALL"; readonly label: string }[];
export type StatusFilter = (typeof statusFilters)[number]["value"];

export const typeFilters = [
  { value: "ALL", label: "All Types" },
  { value: "BRAND", label: "Brand" },
  { value: "PRODUCT", label: "Product" },
  { value: "PRE_AUDIT", label: "Pre-Audit" },
] as const satisfies readonly { readonly value: CampaignType | "ALL"; readonly label: string }[];
export type TypeFilter = (typeof typeFilters)[number]["value"];

/** The search parameters; defaults are omitted. */
export interface CampaignsSearch {
  readonly status?: Exclude<StatusFilter, "ALL">;
  readonly type?: Exclude<TypeFilter, "ALL">;
  readonly ordering?: CampaignOrder;
  readonly page?: number;
}

/** The search parameters with all defaults filled in. */
export interface CampaignsView {
  readonly status: StatusFilter;
  readonly type: TypeFilter;
  readonly ordering: CampaignOrder;
  readonly page: number;
}

const defaultOrdering: CampaignOrder = "-created";

const pageMax = 1_000_000;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseCampaignsSearch(raw: Readonly<Record<string, unknown>>): CampaignsSearch {
  return addressOf({
    status: statusFilters.find(({ value }) => value === raw.status)?.value ?? "ALL",
    type: typeFilters.find(({ value }) => value === raw.type)?.value ?? "ALL",
    ordering: campaignOrders.find((order) => order === raw.ordering) ?? defaultOrdering,
    page: pageIn(raw.page),
  });
}

export function campaignsView({ status, type, ordering, page }: CampaignsSearch): CampaignsView {
  return {
    status: status ?? "ALL",
    type: type ?? "ALL",
    ordering: ordering ?? defaultOrdering,
    page: page ?? 1,
  };
}

export function addressOf({ status, type, ordering, page }: CampaignsView): CampaignsSearch {
  return {
    ...(status !== "ALL" && { status }),
    ...(type !== "ALL" && { type }),
    ...(ordering !== defaultOrdering && { ordering }),
    ...(page !== 1 && { page }),
  };
}

/** Whether any filter is set. */
export function hasFilters({ status, type }: CampaignsView): boolean {
  return status !== "ALL" || type !== "ALL";
}

function pageIn(value: unknown): number {
  if (typeof value !== "number" || !Number.isInteger(value)) return 1;
  return value >= 1 && value <= pageMax ? value : 1;
}
