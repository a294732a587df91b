import type { AdAccountBody, AdBody, AdGroupBody, CampaignBody } from "./advertiser-shapes.ts";

type MutableFields<T> = { -readonly [K in keyof T]: T[K] };

/** Rows that the double keeps; a parent is no field of an answer. */
export type CampaignRow = MutableFields<CampaignBody>;
export type AdGroupRow = MutableFields<AdGroupBody> & { readonly campaign: string };
export type AdRow = MutableFields<AdBody> & { readonly group: string };
export type Row = CampaignRow | AdGroupRow | AdRow;

/** Delivery of an ad at a moment, and from when on the channel's figures tell of it. */
export interface Delivery {
  readonly ad: string;
  readonly at: Date;
  readonly toldFrom: Date;
  readonly impressions: number;
  readonly clicks: number;
  readonly spendMicros: number;
  readonly country: string;
  readonly device: string;
}

/** Everything that one ad account holds. */
export class AdvertiserBooks {
  readonly account: MutableFields<AdAccountBody>;
  readonly campaigns = new Map<string, CampaignRow>();
  readonly groups = new Map<string, AdGroupRow>();
  readonly ads = new Map<string, AdRow>();
  /** The addresses of images, by the ids of files. */
  readonly files = new Map<string, string>();
  readonly deliveries: Delivery[] = [];
  /** Each budget that a campaign ever had, the first included. */
  readonly budgets: { readonly campaign: string; readonly micros: number }[] = [];
  #last = 100;

  constructor(account: { readonly timezone: string; readonly currency: string }) {
    this.account = {
      id: "adacct_double",
      name: "Double Ads",
      url: "https://advertiser.example",
      preview_url: null,
      status: "active",
      timezone: account.timezone,
      currency_code: account.currency,
      review: { status: "approved" },
    };
  }

  newId(prefix: string): string {
    this.#last += 1;
    return `${prefix}_${this.#last}`;
  }

  campaignOf(ad: string): string {
    const group = this.groups.get(this.ads.get(ad)?.group ?? "");
    return group?.campaign ?? "";
  }

  noteBudget({ id, budget }: CampaignRow): void {
    const micros = budget.daily_spend_limit_micros ?? budget.lifetime_spend_limit_micros ?? 0;
    this.budgets.push({ campaign: id, micros });
  }
}

/** A refusal in the channel's form. */
export class AdvertiserError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function refuse(message: string, code = "invalid_request"): never {
  throw new AdvertiserError(400, code, message);
}
