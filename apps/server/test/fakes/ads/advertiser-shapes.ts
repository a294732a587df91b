/**
 * Bodies that the Advertiser API sends, by OpenAI's published OpenAPI description (version 2.3.0). No package has these types, so they are
 * written down here; fields that the product does not use are left out where they are optional.
 */
export interface BudgetBody {
  readonly daily_spend_limit_micros?: number;
  readonly lifetime_spend_limit_micros?: number;
}

export type Status = "active" | "paused" | "archived";
export type ReviewState = "in_review" | "approved" | "rejected";

export interface ReviewBody {
  readonly status: ReviewState;
  readonly reason?: string;
}

export interface AdAccountBody {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly preview_url: string | null;
  readonly status: string;
  readonly timezone: string;
  readonly currency_code: string;
  readonly review: ReviewBody;
}

interface DatedObject {
  readonly id: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly name: string;
  readonly status: Status;
}

export interface CampaignBody extends DatedObject {
  readonly description: string | null;
  readonly mode: null;
  readonly start_time: number | null;
  readonly end_time: number | null;
  readonly budget: BudgetBody;
  readonly bidding_type: string;
  readonly conversion_event_setting_ids: readonly string[];
  readonly targeting: object;
}

export interface AdGroupBody extends DatedObject {
  readonly description: string | null;
  readonly context_hints: readonly string[];
  readonly bidding_config: {
    readonly billing_event_type: string;
    readonly strategy?: string;
    readonly max_bid_micros: number;
  };
}

export interface CreativeBody {
  readonly type: "chat_card";
  readonly title: string;
  readonly body: string;
  readonly file_id: string;
  readonly image_url: string | null;
  readonly target_url: string;
}

export interface AdBody extends DatedObject {
  readonly creative: CreativeBody;
  readonly review_status: ReviewState;
  readonly review: ReviewBody;
}

export interface InsightBody {
  readonly id: string;
  readonly start_time: number;
  readonly end_time: number;
  readonly [field: string]: string | number;
}

export interface ListBody<T> {
  readonly object: "list";
  readonly data: readonly T[];
  readonly first_id: string | null;
  readonly last_id: string | null;
  readonly has_more: boolean;
}
