import {
  type AdCampaignStatus,
  type AdChannelName,
  adCampaignStatuses,
  adChannelNames,
  adChannels,
} from "@citelens/contract/content/ads-words";
import { statusLooks } from "./ads-labels.rules.ts";

/** The search parameters; defaults are omitted. */
export interface AdCampaignsSearch {
  readonly status?: AdCampaignStatus;
  readonly channel?: AdChannelName;
  readonly page?: number;
}

/** The search parameters with all defaults filled in. */
export interface AdCampaignsView {
  readonly status: AdCampaignStatus | "ALL";
  readonly channel: AdChannelName | "ALL";
  readonly page: number;
}

export const statusFilters: readonly { readonly value: AdCampaignsView["status"]; readonly label: string }[] =
  [
    { value: "ALL", label: "All statuses" },
    ...adCampaignStatuses.map((value) => ({ value, label: statusLooks[value].label })),
  ];

export const channelFilters: readonly {
  readonly value: AdCampaignsView["channel"];
  readonly label: string;
}[] = [
  { value: "ALL", label: "All channels" },
  ...adChannels.map((value) => ({ value, label: adChannelNames[value] })),
];

const pageMax = 1_000_000;

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseAdCampaignsSearch(raw: Readonly<Record<string, unknown>>): AdCampaignsSearch {
  const page = Number(raw.page);
  return addressOf({
    status: adCampaignStatuses.find((one) => one === raw.status) ?? "ALL",
    channel: adChannels.find((one) => one === raw.channel) ?? "ALL",
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  });
}

export function viewOf({ status, channel, page }: AdCampaignsSearch): AdCampaignsView {
  return { status: status ?? "ALL", channel: channel ?? "ALL", page: page ?? 1 };
}

export function addressOf({ status, channel, page }: AdCampaignsView): AdCampaignsSearch {
  return {
    ...(status !== "ALL" && { status }),
    ...(channel !== "ALL" && { channel }),
    ...(page !== 1 && { page }),
  };
}

export function hasFilters({ status, channel }: AdCampaignsView): boolean {
  return status !== "ALL" || channel !== "ALL";
}
