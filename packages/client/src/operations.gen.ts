// Written by `npm run generate` from packages/contract: change the contract, not this file.
import type { Call, FileCall, ListCall, OperationTable, Pages } from "./calls.ts";

export interface GetLimitsAnswerNext {
  readonly plan: string;
  readonly events_per_second: number;
  readonly events_at_once: number;
  readonly requests_per_minute: number;
  readonly streams: number;
  readonly exports: number;
}

export interface LimitRefusal {
  readonly day: string;
  readonly limit: "requests" | "streams" | "exports";
  readonly count: number;
}

export interface GetLimitsAnswer {
  readonly plan: string | null;
  readonly events_per_second: number;
  readonly events_at_once: number;
  readonly requests_per_minute: number;
  readonly streams: number;
  readonly exports: number;
  readonly next: GetLimitsAnswerNext | null;
  readonly refused: readonly LimitRefusal[];
}

export interface AgencyThemeLight {
  readonly brand: string;
  readonly hover: string;
  readonly soft: string;
  readonly on: string;
  readonly text: string;
  readonly second: string;
  readonly second_strong: string;
  readonly second_soft: string;
  readonly charts: readonly string[];
}

export interface AgencyTheme {
  readonly light: AgencyThemeLight;
  readonly dark: AgencyThemeLight;
}

export interface Agency {
  readonly id: string;
  readonly name: string;
  readonly favicon_url: string | null;
  readonly icon: string | null;
  readonly logo_url: string | null;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly sub_domain: string | null;
  readonly host_name: string | null;
  readonly theme: AgencyTheme;
}

export interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly industry: number | null;
  readonly favicon: string | null;
  readonly is_active: boolean;
  readonly suspended_reason: string | null;
  readonly is_owner: boolean;
  readonly is_demo: boolean;
  readonly cancellation_date: string | null;
  readonly agency: Agency | null;
  readonly time_zone: string;
  readonly track_assets: boolean;
  readonly track_all_methods: boolean;
}

export interface GetWorkspaceAgencyAnswer {
  readonly agency: Agency | null;
}

export interface KeyOperation {
  readonly operation: string;
  readonly room: string;
  readonly scope: "read" | "write" | "spend";
  readonly summary: string;
}

export interface PointOfView {
  readonly language: string;
  readonly core_worldview: string;
  readonly pov_synthesis: string;
  readonly stance_statements: readonly string[];
  readonly pov_manifestations: readonly string[];
  readonly contrarian_positions: readonly string[];
  readonly voice_characteristics: readonly string[];
  readonly pov_evolution: string;
}

export interface MarketContext {
  readonly business_model: string;
  readonly target_segment: string;
  readonly market_category: string;
  readonly market_position: string;
  readonly industry_context: string;
  readonly key_differentiators: readonly string[];
}

export interface MarketPositioning {
  readonly market_scope: string;
  readonly market_context: readonly MarketContext[];
}

export interface NameSetting {
  readonly name: string;
  readonly exact_case: "auto" | "on" | "off";
  readonly excludes: readonly string[];
}

export interface BrandSettings {
  readonly id: string;
  readonly project_name: string;
  readonly about_brand: string;
  readonly brand_point_of_view: readonly (PointOfView | string)[];
  readonly main_products_services: readonly string[];
  readonly market_positioning: MarketPositioning;
  readonly aliases: readonly string[];
  readonly name_settings: readonly NameSetting[];
  readonly updated: string | null;
}

export interface BrandSuggestion {
  readonly id: string;
  readonly project_name: string;
  readonly about_brand: string;
  readonly brand_point_of_view: readonly (PointOfView | string)[];
  readonly main_products_services: readonly string[];
  readonly market_positioning: MarketPositioning;
  readonly aliases: readonly string[];
  readonly name_settings: readonly NameSetting[];
  readonly updated: string | null;
  readonly model: string | null;
  readonly sources: readonly string[];
}

export interface UpdateBrandSettingsBrandPointOfView {
  readonly language?: string;
  readonly core_worldview?: string;
  readonly pov_synthesis?: string;
  readonly stance_statements?: readonly string[];
  readonly pov_manifestations?: readonly string[];
  readonly contrarian_positions?: readonly string[];
  readonly voice_characteristics?: readonly string[];
  readonly pov_evolution?: string;
}

export interface UpdateBrandSettingsMarketPositioningMarketContext {
  readonly business_model?: string;
  readonly target_segment?: string;
  readonly market_category?: string;
  readonly market_position?: string;
  readonly industry_context?: string;
  readonly key_differentiators?: readonly string[];
}

export interface UpdateBrandSettingsMarketPositioning {
  readonly market_scope?: string;
  readonly market_context?: readonly UpdateBrandSettingsMarketPositioningMarketContext[];
}

export interface UpdateBrandSettingsNameSettings {
  readonly name: string;
  readonly exact_case?: "auto" | "on" | "off";
  readonly excludes?: readonly string[];
}

export interface CalculateCreditsCampaigns {
  readonly id: string | number;
  readonly campaign_type?: "BRAND" | "PRODUCT" | "PRE_AUDIT";
  readonly queries: number;
  readonly num_llms_per_campaign: number;
}

export interface CalculatorModel {
  readonly id: string;
  readonly name: string;
  readonly display_name: string;
  readonly operator_name: string;
  readonly operator_favicon: string | null;
}

export interface EstimateCalculationCampaignsRunPlan {
  readonly points: number;
  readonly runs: number;
  readonly answers: number;
  readonly total_credits: number;
  readonly cost_eur: number;
}

export interface EstimateCalculationCampaigns {
  readonly id: string | number;
  readonly campaign_type: "BRAND" | "PRODUCT" | "PRE_AUDIT";
  readonly queries: number;
  readonly num_llms_per_campaign: number;
  readonly first_month_citations: number;
  readonly first_month_sources: number;
  readonly subsequent_month_citations: number;
  readonly subsequent_month_sources: number;
  readonly selected_models: readonly CalculatorModel[];
  readonly priced_by: readonly CalculatorModel[];
  readonly run_plan: EstimateCalculationCampaignsRunPlan;
}

export interface EstimateCalculation {
  readonly num_campaigns: number;
  readonly num_optimizations: number;
  readonly optimization_credits: number;
  readonly total_available_models: number;
  readonly campaigns: readonly EstimateCalculationCampaigns[];
}

export interface EstimateCostsFirstMonth {
  readonly total_credits: number;
  readonly cost_eur: number;
}

export interface EstimateCosts {
  readonly first_month: EstimateCostsFirstMonth;
  readonly subsequent_months: EstimateCostsFirstMonth;
}

export interface Estimate {
  readonly calculation: EstimateCalculation;
  readonly costs: EstimateCosts;
}

export interface Credits {
  readonly total_credits: number;
  readonly used_credits: number;
  readonly additional_credits: number;
  readonly remaining_credits: number;
  readonly credit_usage_percentage: number;
  readonly is_over_usage: boolean;
  readonly current_plan: string;
  readonly plan_name: string;
  readonly billing: "sandbox" | "stripe" | "granted" | "off";
  readonly free_credits_wait: boolean;
}

export interface CardFigure {
  readonly figure: string;
  readonly of: string;
  readonly at: string | null;
  readonly value: number | string | boolean | null;
  readonly previous: number | string | boolean | null;
}

export interface CreditUseObject {
  readonly type: "campaign" | "query" | "chat_message";
  readonly id: string | null;
  readonly name: string | null;
  readonly query: string | null;
  readonly campaign_name: string | null;
  readonly campaign_type: string | null;
  readonly status: "active" | "paused" | null;
  readonly message_type: "AI" | "User" | null;
  readonly run_id?: string | null;
  readonly model?: string | null;
}

export interface CreditUse {
  readonly id: string;
  readonly created_at: string;
  readonly action_type: 1 | 2 | 3;
  readonly action_display: string;
  readonly credits_used: number;
  readonly content_object_info: CreditUseObject | null;
}

export interface ListCreditUsesAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly CreditUse[];
}

export interface ListPlansAnswerPlans {
  readonly id: string;
  readonly name: string;
  readonly monthly_price: number | null;
  readonly yearly_price: number | null;
  readonly credits_per_month: number | null;
  readonly workspaces: number | null;
  readonly white_label: boolean;
  readonly events_per_second: number;
  readonly requests_per_minute: number;
  readonly can_be_bought: boolean;
}

export interface ListPlansAnswer {
  readonly currency: string;
  readonly yearly_discount_percent: number;
  readonly tax_percent: number;
  readonly extra_workspace_price: number;
  readonly plans: readonly ListPlansAnswerPlans[];
}

export interface OperatorModel {
  readonly id: string;
  readonly name: string;
  readonly display_name: string;
  readonly operator_name: string;
  readonly operator_favicon: string | null;
  readonly access: "api" | "surface" | "local" | "demo";
  readonly surface: "search" | "app" | null;
  readonly web_search: boolean;
  readonly tells_citations: boolean;
  readonly variant_of: string | null;
  readonly configured: boolean;
  readonly available: boolean;
  readonly credits_per_answer: number;
}

export interface AgentDetailsProofs {
  readonly verdict: "verified" | "spoofed" | "unverifiable" | "unchecked";
  readonly evidence: string;
  readonly visits: number;
}

export interface AgentDetailsStatuses {
  readonly status: number;
  readonly visits: number;
}

export interface AgentDetailsTopPages {
  readonly path: string;
  readonly visits: number;
  readonly last_seen: string;
}

export interface AgentDetailsNetworks {
  readonly network: string;
  readonly visits: number;
  readonly verdict: "verified" | "spoofed" | "unverifiable" | "unchecked";
}

export interface AgentDetailsUserAgents {
  readonly user_agent: string;
  readonly visits: number;
}

export interface AgentDetails {
  readonly token: string;
  readonly operator: string;
  readonly purpose: "llm_training" | "ai_search_index" | "ai_user_fetch" | "ai_agent" | "other" | "search_engine" | "seo";
  readonly visits: number;
  readonly pages: number;
  readonly first_seen: string | null;
  readonly last_seen: string | null;
  readonly docs_url: string | null;
  readonly feeds: readonly string[];
  readonly respects_robots: "yes" | "no" | "user_initiated_may_ignore" | "undocumented";
  readonly proofs_published: readonly ("address_list" | "reverse_dns" | "signature")[];
  readonly proofs: readonly AgentDetailsProofs[];
  readonly statuses: readonly AgentDetailsStatuses[];
  readonly top_pages: readonly AgentDetailsTopPages[];
  readonly networks: readonly AgentDetailsNetworks[];
  readonly user_agents: readonly AgentDetailsUserAgents[];
}

export interface HistoryState {
  readonly reporting_since: string | null;
}

export interface PageVisitsAgents {
  readonly token: string;
  readonly operator: string;
  readonly purpose: "llm_training" | "ai_search_index" | "ai_user_fetch" | "ai_agent" | "other" | "search_engine" | "seo";
  readonly visits: number;
  readonly verified: number;
  readonly last_seen: string;
}

export interface PageVisits {
  readonly path: string;
  readonly visits: number;
  readonly spoofed: number;
  readonly first_seen: string | null;
  readonly last_seen: string | null;
  readonly agents: readonly PageVisitsAgents[];
  readonly statuses: readonly AgentDetailsStatuses[];
}

export interface Retention {
  readonly days: number;
  readonly wanted_days: number | null;
  readonly limit_days: number;
  readonly plan: string | null;
  readonly next_days: number;
  readonly shortens_at: string | null;
}

export interface TrafficSeriesGroups {
  readonly key: string;
  readonly visits: number;
  readonly values: readonly number[];
}

export interface TrafficSeries {
  readonly interval: "day" | "hour";
  readonly times: readonly string[];
  readonly groups: readonly TrafficSeriesGroups[];
}

export interface TrafficSummaryPrevious {
  readonly visits: number;
  readonly pages: number;
  readonly agents: number;
  readonly verified: number;
  readonly spoofed: number;
  readonly verified_share: number | null;
}

export interface TrafficSummary {
  readonly visits: number;
  readonly pages: number;
  readonly agents: number;
  readonly verified: number;
  readonly spoofed: number;
  readonly verified_share: number | null;
  readonly previous: TrafficSummaryPrevious | null;
  readonly tracking_since: string | null;
}

export interface ImportHistoryVisits {
  readonly request_path: string;
  readonly request_method: string;
  readonly request_headers: Readonly<Record<string, string | readonly string[]>>;
  readonly response_status?: number;
  readonly client_ip?: string;
  readonly occurred_at: string;
  readonly sdk?: string;
  readonly nth?: number;
}

export interface ImportedHistory {
  readonly stored: number;
  readonly repeated: number;
  readonly filtered: number;
  readonly expired: number;
}

export interface AgentPage {
  readonly path: string;
  readonly visits: number;
  readonly failed: number;
  readonly last_seen: string;
  readonly agents: readonly PageVisitsAgents[];
}

export interface ListAgentPagesAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly AgentPage[];
}

export interface AgentRow {
  readonly token: string;
  readonly operator: string;
  readonly purpose: "llm_training" | "ai_search_index" | "ai_user_fetch" | "ai_agent" | "other" | "search_engine" | "seo";
  readonly visits: number;
  readonly pages: number;
  readonly verified: number;
  readonly spoofed: number;
  readonly failed: number;
  readonly last_seen: string;
  readonly trend: readonly number[];
}

export interface ListAgentsAnswer {
  readonly results: readonly AgentRow[];
}

export interface BotVisit {
  readonly path: string;
  readonly scrap_date: string;
  readonly count: number;
  readonly agent: string;
  readonly verdict: "verified" | "spoofed" | "unverifiable" | "unchecked";
}

export interface BotVisitPage {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly BotVisit[];
  readonly total_visits: number;
}

export interface TrackingCounters {
  readonly key_id: string;
  readonly key_name: string;
  readonly received: number;
  readonly stored: number;
  readonly filtered: number;
  readonly rejected: number;
  readonly reasons: Readonly<Record<string, number>>;
}

export interface TrackingReport {
  readonly source: "key" | "tracker";
  readonly key_id: string | null;
  readonly key_name: string | null;
  readonly revoked: boolean;
  readonly day: string;
  readonly outcome: "stored" | "filtered" | "rejected";
  readonly reason: string;
  readonly status: number | null;
  readonly count: number;
}

export interface ListTrackingReportsAnswer {
  readonly results: readonly TrackingReport[];
  readonly last_visit_at: string | null;
  readonly last_page_view_at: string | null;
}

export interface ReferralSummaryPrevious {
  readonly referrals: number;
  readonly assistants: number;
  readonly pages: number;
  readonly people: number;
  readonly share: number | null;
}

export interface ReferralSummarySeries {
  readonly assistant: string;
  readonly referrals: number;
  readonly values: readonly number[];
}

export interface ReferralSummary {
  readonly referrals: number;
  readonly assistants: number;
  readonly pages: number;
  readonly people: number;
  readonly share: number | null;
  readonly previous: ReferralSummaryPrevious | null;
  readonly days: readonly string[];
  readonly series: readonly ReferralSummarySeries[];
}

export interface CrawlRatio {
  readonly operator: string;
  readonly crawls: number;
  readonly referrals: number;
  readonly ratio: number | null;
}

export interface ListCrawlRatiosAnswer {
  readonly results: readonly CrawlRatio[];
}

export interface LandingPageAssistants {
  readonly assistant: string;
  readonly referrals: number;
}

export interface LandingPage {
  readonly path: string;
  readonly referrals: number;
  readonly previous: number | null;
  readonly assistants: readonly LandingPageAssistants[];
}

export interface ListLandingPagesAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly LandingPage[];
}

export interface ReferringAssistantEvidence {
  readonly referrer: number;
  readonly utm: number;
  readonly in_app: number;
}

export interface ReferringAssistant {
  readonly assistant: string;
  readonly operator: string;
  readonly referrals: number;
  readonly previous: number | null;
  readonly pages: number;
  readonly evidence: ReferringAssistantEvidence;
  readonly trend: readonly number[];
}

export interface ListReferringAssistantsAnswer {
  readonly results: readonly ReferringAssistant[];
}

export interface RobotsProblem {
  readonly code: string;
  readonly line: number | null;
  readonly message: string;
}

export interface SiteRobotsSitemaps {
  readonly line: number;
  readonly url: string;
}

export interface UsageLine {
  readonly line: number;
  readonly source: "content-signal" | "content-usage";
  readonly agents: readonly string[];
  readonly path: string | null;
  readonly wishes: Readonly<Record<string, boolean>>;
  readonly reuse: "immediate" | "reference" | "full" | null;
}

export interface RobotsLicense {
  readonly line: number;
  readonly url: string;
  readonly agents: readonly string[];
}

export interface RobotsVerdict {
  readonly allowed: boolean;
  readonly line: number | null;
  readonly rule: string | null;
}

export interface UsageVerdict {
  readonly path: string;
  readonly wishes: Readonly<Record<string, boolean>>;
  readonly reuse: "immediate" | "reference" | "full" | null;
}

export interface ForbiddenVisitsVisits {
  readonly verified: number;
  readonly spoofed: number;
  readonly unverifiable: number;
  readonly unchecked: number;
}

export interface ForbiddenVisitsPaths {
  readonly path: string;
  readonly visits: number;
  readonly line: number | null;
}

export interface ForbiddenVisits {
  readonly visits: ForbiddenVisitsVisits;
  readonly last: string | null;
  readonly paths: readonly ForbiddenVisitsPaths[];
}

export interface RobotsAgent {
  readonly token: string;
  readonly operator: string;
  readonly purpose: "llm_training" | "ai_search_index" | "ai_user_fetch" | "ai_agent" | "other" | "search_engine" | "seo";
  readonly sends_requests: boolean;
  readonly is_named: boolean;
  readonly start_page: RobotsVerdict;
  readonly usage: readonly UsageVerdict[];
  readonly pages_visited: number;
  readonly pages_allowed: number;
  readonly visits: number;
  readonly respects_robots: "yes" | "no" | "user_initiated_may_ignore" | "undocumented";
  readonly docs_url: string | null;
  readonly forbidden: ForbiddenVisits;
}

export interface SiteRobots {
  readonly url: string;
  readonly status: number | null;
  readonly fetched_at: string;
  readonly meaning: "rules" | "open" | "closed";
  readonly fault: string | null;
  readonly text: string;
  readonly problems: readonly RobotsProblem[];
  readonly problems_count: number;
  readonly sitemaps: readonly SiteRobotsSitemaps[];
  readonly usage: readonly UsageLine[];
  readonly licenses: readonly RobotsLicense[];
  readonly is_managed: boolean;
  readonly closed_paths: readonly string[];
  readonly agents: readonly RobotsAgent[];
  readonly is_cut: boolean;
}

export interface PreviewRobotsPolicy {
  readonly purposes?: Readonly<Record<string, "allow" | "disallow" | "leave">>;
  readonly agents?: Readonly<Record<string, "allow" | "disallow" | "leave">>;
  readonly closed_paths?: readonly string[];
  readonly usage?: Readonly<Record<string, boolean | null>>;
  readonly license?: string | null;
}

export interface PolicyEffectCloses {
  readonly count: number;
  readonly paths: readonly string[];
}

export interface PolicyEffect {
  readonly token: string;
  readonly operator: string;
  readonly purpose: "llm_training" | "ai_search_index" | "ai_user_fetch" | "ai_agent" | "other" | "search_engine" | "seo";
  readonly before: RobotsVerdict;
  readonly after: RobotsVerdict;
  readonly pages_visited: number;
  readonly pages_allowed_before: number;
  readonly pages_allowed_after: number;
  readonly closes: PolicyEffectCloses;
  readonly opens: PolicyEffectCloses;
  readonly usage_before: Readonly<Record<string, boolean>>;
  readonly usage_after: Readonly<Record<string, boolean>>;
}

export interface RobotsPreview {
  readonly present: string;
  readonly text: string;
  readonly problems: readonly RobotsProblem[];
  readonly agents: readonly PolicyEffect[];
}

export interface IntegrationHalf {
  readonly known_by: "nonce_seen" | "visit_in_24h" | "tag_found" | "page_view_in_24h" | null;
  readonly last_seen: string | null;
  readonly fault: "unreachable" | "error_status" | "no_page" | "not_reported" | "no_tag" | "tag_of_other_workspace" | "tag_incomplete" | null;
  readonly next_step: "create_key" | "mend_site" | "report_visits" | "add_tag" | "change_tag_id" | "complete_tag" | null;
}

export interface IntegrationCheck {
  readonly frontend: boolean;
  readonly backend: boolean;
  readonly checked_at: string;
  readonly url: string;
  readonly status: number | null;
  readonly reason: string | null;
  readonly other_project: string | null;
  readonly frontend_details: IntegrationHalf;
  readonly backend_details: IntegrationHalf;
}

export interface TestVisit {
  readonly received_at: string;
  readonly outcome: "filtered";
  readonly reason: "own_agent";
  readonly seconds: number;
}

export interface CampaignOnActivate {
  readonly runs_now: boolean;
  readonly credits: number;
  readonly next_run: string | null;
}

export interface ModelShown {
  readonly id: string;
  readonly display_name: string;
  readonly operator_name: string;
  readonly operator_favicon: string | null;
}

export interface CampaignBrandVisibilityBrand {
  readonly visibility_score: number | null;
  readonly visibility_score_change: number;
  readonly n: number;
}

export interface CampaignBrandVisibility {
  readonly brand: CampaignBrandVisibilityBrand;
}

export interface CampaignContentAuthorityClient {
  readonly score: number | null;
  readonly score_change: number;
  readonly n: number;
}

export interface CampaignContentAuthority {
  readonly client: CampaignContentAuthorityClient;
}

export interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly status: "DRAFT" | "ACTIVE" | "PAUSED" | "STOPPED" | "ARCHIVED";
  readonly campaign_type: "BRAND" | "PRODUCT" | "PRE_AUDIT";
  readonly campaign_favicon: string | null;
  readonly created: string;
  readonly last_run: string | null;
  readonly next_run: string | null;
  readonly on_activate: CampaignOnActivate | null;
  readonly frequency: "DAILY" | "WEEKLY" | "MONTHLY";
  readonly operator_model_info: readonly ModelShown[];
  readonly query_count: number;
  readonly answer_count: number;
  readonly brand_visibility: CampaignBrandVisibility;
  readonly content_authority: CampaignContentAuthority;
  readonly has_optimization: boolean;
  readonly stop_reason: string | null;
}

export interface CreateCampaignBrand {
  readonly name?: string;
  readonly aliases?: readonly string[];
  readonly domains?: readonly string[];
  readonly name_settings?: readonly UpdateBrandSettingsNameSettings[];
}

export interface CreateCampaignCompetitors {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly domains?: readonly string[];
  readonly name_settings?: readonly UpdateBrandSettingsNameSettings[];
}

export interface CreateCampaignQueries {
  readonly id?: string;
  readonly text: string;
  readonly country?: string;
  readonly language?: string;
  readonly priority?: number;
  readonly branded?: boolean;
}

export interface NamedBrand {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  readonly name_settings: readonly NameSetting[];
}

export interface CampaignDetailsCompetitors {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  readonly name_settings: readonly NameSetting[];
  readonly id: string;
}

export interface CampaignQuery {
  readonly id: string;
  readonly text: string;
  readonly country: string | null;
  readonly language: string | null;
  readonly priority: number;
  readonly branded: boolean;
  readonly retired: string | null;
}

export interface CampaignDetails {
  readonly id: string;
  readonly name: string;
  readonly status: "DRAFT" | "ACTIVE" | "PAUSED" | "STOPPED" | "ARCHIVED";
  readonly campaign_type: "BRAND" | "PRODUCT" | "PRE_AUDIT";
  readonly campaign_favicon: string | null;
  readonly created: string;
  readonly last_run: string | null;
  readonly next_run: string | null;
  readonly on_activate: CampaignOnActivate | null;
  readonly frequency: "DAILY" | "WEEKLY" | "MONTHLY";
  readonly operator_model_info: readonly ModelShown[];
  readonly query_count: number;
  readonly answer_count: number;
  readonly brand_visibility: CampaignBrandVisibility;
  readonly content_authority: CampaignContentAuthority;
  readonly has_optimization: boolean;
  readonly stop_reason: string | null;
  readonly brand: NamedBrand;
  readonly competitors: readonly CampaignDetailsCompetitors[];
  readonly queries: readonly CampaignQuery[];
  readonly operator_models: readonly string[];
  readonly repeats: number;
  readonly country: string | null;
  readonly language: string;
}

export interface CampaignEstimateJudging {
  readonly judge: string | null;
  readonly model: string | null;
  readonly usd_first_run: number | null;
  readonly usd_first_month: number | null;
  readonly usd_later_month: number | null;
}

export interface CampaignEstimateFirstMonth {
  readonly answers: number;
  readonly credits: number;
  readonly cost_eur: number;
  readonly cost_usd: number | null;
}

export interface CampaignEstimateVariation {
  readonly within: number;
  readonly drift: number;
  readonly queries: number;
}

export interface CampaignEstimate {
  readonly answers_first_run: number;
  readonly credits_first_run: number;
  readonly cost_usd_first_run: number | null;
  readonly cost_is_guessed: boolean;
  readonly judging: CampaignEstimateJudging | null;
  readonly first_month: CampaignEstimateFirstMonth;
  readonly subsequent_months: CampaignEstimateFirstMonth;
  readonly detectable_change_points: number | null;
  readonly variation: CampaignEstimateVariation | null;
  readonly margin_points: number | null;
}

export interface GetCampaignStatsAnswer {
  readonly total_campaigns: number;
  readonly new_campaigns_change: number;
  readonly active_campaigns: number;
  readonly total_queries: number;
  readonly total_conversations: number;
  readonly avg_brand_visibility: number | null;
  readonly brand_visibility_change: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
  readonly of: "topic" | "prompts";
}

export interface PairedChangeInterval {
  readonly low: number;
  readonly high: number;
}

export interface PairedChange {
  readonly points: number;
  readonly interval: PairedChangeInterval;
  readonly p_value: number;
  readonly pairs: number;
  readonly prompts: number;
}

export interface FigureRow {
  readonly figure: string;
  readonly value: number | string | boolean | null;
  readonly previous: number | string | boolean | null;
  readonly change_points: number | null;
  readonly change_percent: number | null;
  readonly n: number | null;
  readonly previous_n: number | null;
  readonly interval: Interval | null;
  readonly paired: PairedChange | null;
  readonly verdict: "moved" | "within_noise" | "not_comparable" | null;
}

export interface ListCampaignsAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly Campaign[];
}

export interface Competitor {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  readonly name_settings: readonly NameSetting[];
  readonly id: string;
  readonly status: "suggested" | "accepted" | "ignored";
  readonly seen_in_answers: number;
}

export interface RunningCampaign {
  readonly id: string;
  readonly name: string;
  readonly answers_done: number;
  readonly answers_total: number;
}

export interface ListRunningCampaignsAnswer {
  readonly running_campaigns: readonly RunningCampaign[];
}

export interface SuggestQueriesAnswerQueries {
  readonly text: string;
  readonly branded: boolean;
  readonly reason: string;
}

export interface SuggestQueriesAnswer {
  readonly queries: readonly SuggestQueriesAnswerQueries[];
}

export interface GetCampaignCostAnswer {
  readonly cost_usd: number | null;
  readonly judge_usd: number | null;
  readonly cost_is_guessed: boolean;
}

export interface RunProgressModels {
  readonly id: string;
  readonly display_name: string;
  readonly operator_name: string;
  readonly operator_favicon: string | null;
  readonly total: number;
  readonly ok: number;
  readonly refused: number;
  readonly failed: number;
  readonly cost_usd: number | null;
  readonly problem: string | null;
}

export interface RunProgress {
  readonly id: string;
  readonly status: "RUNNING" | "DONE";
  readonly created: string;
  readonly finished: string | null;
  readonly answers_total: number;
  readonly answers_ok: number;
  readonly answers_refused: number;
  readonly answers_failed: number;
  readonly credits_used: number;
  readonly cost_usd: number | null;
  readonly cost_is_guessed: boolean;
  readonly models: readonly RunProgressModels[];
}

export interface ListRunsAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly RunProgress[];
}

export interface AnswerShownQuery {
  readonly id: string;
  readonly text: string;
  readonly branded: boolean;
}

export interface AnswerShownCampaign {
  readonly id: string;
  readonly name: string;
}

export interface FoundPage {
  readonly url: string;
  readonly domain: string;
  readonly title: string | null;
  readonly kind: "OWNED" | "COMPETITOR" | "SOCIAL" | "NEWS" | "REFERENCE" | "REVIEW" | "COMMERCE" | "OTHER";
}

export interface SearchShown {
  readonly query: string | null;
  readonly found: readonly FoundPage[] | null;
}

export interface MentionShownSpans {
  readonly start: number;
  readonly end: number;
}

export interface MentionShown {
  readonly brand_id: string;
  readonly brand: string;
  readonly is_client: boolean;
  readonly position: number;
  readonly basis: "LIST" | "ORDER";
  readonly sentiment: "POSITIVE" | "NEGATIVE" | "NEUTRAL" | "UNKNOWN";
  readonly score: number | null;
  readonly sentiment_basis: "ESTIMATED" | "JUDGED" | "NONE";
  readonly evidence: string | null;
  readonly spans: readonly MentionShownSpans[];
}

export interface AnswerShownUnknownBrands {
  readonly brand_id: string;
  readonly brand: string;
  readonly is_client: boolean;
}

export interface CitationShown {
  readonly url: string;
  readonly domain: string;
  readonly title: string | null;
  readonly kind: "OWNED" | "COMPETITOR" | "SOCIAL" | "NEWS" | "REFERENCE" | "REVIEW" | "COMMERCE" | "OTHER";
  readonly position: number;
  readonly cited: boolean;
}

export interface AnswerShownCost {
  readonly usd: number;
  readonly judge_usd: number;
  readonly is_exact: boolean;
  readonly is_guessed: boolean;
}

export interface AnswerShown {
  readonly id: string;
  readonly query: AnswerShownQuery;
  readonly campaign: AnswerShownCampaign;
  readonly run_id: string;
  readonly operator_model: ModelShown;
  readonly access: "api" | "surface" | "local" | "demo";
  readonly surface: "search" | "app" | null;
  readonly model_id: string | null;
  readonly status: "PENDING" | "OK" | "REFUSED" | "FAILED";
  readonly failure_kind: "refusal" | "length" | "thoughts" | "nothing_shown" | "incomplete" | "rate_limited" | "overloaded" | "timeout" | "reset" | "garbage" | "rejected" | "unsupported_country" | "quota" | "bad_key" | "misconfigured" | "spending_bound" | null;
  readonly failure: string | null;
  readonly created: string;
  readonly answered: string | null;
  readonly country: string | null;
  readonly language: string;
  readonly located: "field" | "words" | "nowhere" | "united_states" | null;
  readonly searched: boolean;
  readonly search_queries: readonly string[];
  readonly searches: readonly SearchShown[];
  readonly text: string;
  readonly mentions: readonly MentionShown[];
  readonly unknown_brands: readonly AnswerShownUnknownBrands[];
  readonly citations: readonly CitationShown[];
  readonly tells_citations: boolean;
  readonly latency_ms: number | null;
  readonly credits: number;
  readonly cost: AnswerShownCost | null;
  readonly analyser_version: number | null;
  readonly previous_answer_id: string | null;
}

export interface DiffPart {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

export interface AnswerDiffBrands {
  readonly brand: string;
  readonly is_client: boolean;
  readonly before: number | null;
  readonly after: number | null;
}

export interface AnswerDiffSources {
  readonly domain: string;
  readonly url: string;
  readonly change: "same" | "added" | "removed";
}

export interface AnswerDiff {
  readonly before: AnswerShown;
  readonly after: AnswerShown;
  readonly parts: readonly DiffPart[];
  readonly brands: readonly AnswerDiffBrands[];
  readonly sources: readonly AnswerDiffSources[];
}

export interface ListReanalysesAnswer {
  readonly campaign_id: string;
  readonly campaign: string;
  readonly done: number;
  readonly total: number;
}

export interface ShareLinkQuery {
  readonly id: string;
  readonly text: string;
}

export interface ShareLink {
  readonly id: string;
  readonly answer_id: string;
  readonly query: ShareLinkQuery;
  readonly operator_model: ModelShown;
  readonly made_by: AnswerShownCampaign;
  readonly created: string;
  readonly expires: string;
  readonly opened: number;
  readonly last_opened: string | null;
  readonly can_revoke: boolean;
}

export interface ListShareLinksAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly ShareLink[];
}

export interface PreviewNamesBefore {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly name_settings?: readonly UpdateBrandSettingsNameSettings[];
}

export interface PreviewedOccurrence {
  readonly answer_id: string;
  readonly campaign_id: string;
  readonly query_id: string;
  readonly answered: string;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

export interface PreviewNamesAnswerAdded {
  readonly count: number;
  readonly shown: readonly PreviewedOccurrence[];
}

export interface PreviewNamesAnswer {
  readonly answers: number;
  readonly added: PreviewNamesAnswerAdded;
  readonly removed: PreviewNamesAnswerAdded;
  readonly kept: PreviewNamesAnswerAdded;
}

export interface ShareAnswerAnswer {
  readonly id: string;
  readonly url: string;
  readonly expires: string;
}

export interface MatrixCell {
  readonly operator_model: string;
  readonly n: number;
  readonly mentions: number;
  readonly visibility: number | null;
  readonly interval: Interval | null;
  readonly average_position: number | null;
  readonly cited: number;
  readonly unknown_to_model: number;
  readonly refused: number;
  readonly failed: number;
  readonly last_answer_id: string | null;
}

export interface GetCampaignMatrixAnswerQueries {
  readonly id: string;
  readonly text: string;
  readonly branded: boolean;
  readonly cells: readonly MatrixCell[];
}

export interface GetCampaignMatrixAnswer {
  readonly models: readonly ModelShown[];
  readonly queries: readonly GetCampaignMatrixAnswerQueries[];
}

export interface SavedCell {
  readonly query: AnswerShownQuery;
  readonly operator_model: string;
  readonly n: number;
  readonly mentions: number;
  readonly visibility: number | null;
  readonly interval: Interval | null;
  readonly average_position: number | null;
  readonly cited: number;
  readonly unknown_to_model: number;
  readonly refused: number;
  readonly failed: number;
  readonly last_answer_id: string | null;
}

export interface AnswerLine {
  readonly id: string;
  readonly operator_model: ModelShown;
  readonly status: "PENDING" | "OK" | "REFUSED" | "FAILED";
  readonly failure_kind: "refusal" | "length" | "thoughts" | "nothing_shown" | "incomplete" | "rate_limited" | "overloaded" | "timeout" | "reset" | "garbage" | "rejected" | "unsupported_country" | "quota" | "bad_key" | "misconfigured" | "spending_bound" | null;
  readonly created: string;
  readonly preview: string;
  readonly mentioned: boolean;
  readonly position: number | null;
  readonly sentiment: "POSITIVE" | "NEGATIVE" | "NEUTRAL" | "UNKNOWN" | null;
  readonly sentiment_basis: "ESTIMATED" | "JUDGED" | "NONE" | null;
  readonly unknown_to_model: boolean;
  readonly cited: boolean;
  readonly citation_count: number;
}

export interface GetConversationAnswer {
  readonly id: string;
  readonly text: string;
  readonly branded: boolean;
  readonly priority: number;
  readonly retired: string | null;
  readonly campaign: AnswerShownCampaign;
  readonly answers: readonly AnswerShown[];
  readonly history: readonly AnswerLine[];
}

export interface SubQuestionModels {
  readonly operator_model: ModelShown;
  readonly searches: number;
  readonly answers: number;
}

export interface SubQuestion {
  readonly query: string;
  readonly searches: number;
  readonly answers: number;
  readonly percentage: number | null;
  readonly interval: Interval | null;
  readonly models: readonly SubQuestionModels[];
  readonly found_owned: number;
  readonly found_unknown: number;
  readonly cited_owned: number;
  readonly last_searched: string;
}

export interface SearchingModel {
  readonly operator_model: ModelShown;
  readonly answers: number;
  readonly searched: number;
  readonly reveals: boolean;
}

export interface SearchList {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly SubQuestion[];
  readonly n: number;
  readonly models: readonly SearchingModel[];
}

export interface ListedAnswer {
  readonly id: string;
  readonly operator_model: ModelShown;
  readonly status: "PENDING" | "OK" | "REFUSED" | "FAILED";
  readonly failure_kind: "refusal" | "length" | "thoughts" | "nothing_shown" | "incomplete" | "rate_limited" | "overloaded" | "timeout" | "reset" | "garbage" | "rejected" | "unsupported_country" | "quota" | "bad_key" | "misconfigured" | "spending_bound" | null;
  readonly created: string;
  readonly preview: string;
  readonly mentioned: boolean;
  readonly position: number | null;
  readonly sentiment: "POSITIVE" | "NEGATIVE" | "NEUTRAL" | "UNKNOWN" | null;
  readonly sentiment_basis: "ESTIMATED" | "JUDGED" | "NONE" | null;
  readonly unknown_to_model: boolean;
  readonly cited: boolean;
  readonly citation_count: number;
  readonly query: AnswerShownQuery;
  readonly campaign: AnswerShownCampaign;
}

export interface ListAnswersAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly ListedAnswer[];
  readonly count_is_bound: boolean;
}

export interface SavedAnswer {
  readonly id: string;
  readonly operator_model: ModelShown;
  readonly status: "PENDING" | "OK" | "REFUSED" | "FAILED";
  readonly failure_kind: "refusal" | "length" | "thoughts" | "nothing_shown" | "incomplete" | "rate_limited" | "overloaded" | "timeout" | "reset" | "garbage" | "rejected" | "unsupported_country" | "quota" | "bad_key" | "misconfigured" | "spending_bound" | null;
  readonly created: string;
  readonly preview: string;
  readonly mentioned: boolean;
  readonly position: number | null;
  readonly sentiment: "POSITIVE" | "NEGATIVE" | "NEUTRAL" | "UNKNOWN" | null;
  readonly sentiment_basis: "ESTIMATED" | "JUDGED" | "NONE" | null;
  readonly unknown_to_model: boolean;
  readonly cited: boolean;
  readonly citation_count: number;
  readonly query: AnswerShownQuery;
  readonly campaign: AnswerShownCampaign;
  readonly run_id: string;
  readonly model_id: string | null;
  readonly answered: string | null;
  readonly country: string | null;
  readonly language: string;
  readonly searched: boolean;
  readonly search_queries: readonly string[];
  readonly text: string;
  readonly mentions: readonly MentionShown[];
  readonly unknown_brands: readonly AnswerShownUnknownBrands[];
  readonly citations: readonly CitationShown[];
  readonly latency_ms: number | null;
  readonly credits: number;
}

export interface Conversation {
  readonly id: string;
  readonly text: string;
  readonly branded: boolean;
  readonly country: string | null;
  readonly language: string | null;
  readonly campaign: AnswerShownCampaign;
  readonly answer_count: number;
  readonly last_answered: string | null;
  readonly answers: readonly AnswerLine[];
}

export interface ListConversationsAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly Conversation[];
}

export interface AiChannel {
  readonly operator_model_id: string;
  readonly operator_name: string;
  readonly display_name: string;
  readonly favicon: string | null;
  readonly mentions: number;
  readonly previous_mentions: number;
  readonly owned_content_used: number;
  readonly previous_owned_content_used: number;
  readonly n: number;
  readonly previous_n: number;
  readonly visibility_score: number | null;
  readonly previous_visibility_score: number | null;
  readonly average_position: number | null;
  readonly interval: Interval | null;
  readonly paired_points: number | null;
  readonly verdict: "moved" | "within_noise" | "not_comparable" | null;
}

export interface GetAiChannelsAnswer {
  readonly channels: readonly AiChannel[];
  readonly total_channels: number;
}

export interface BrandDay {
  readonly date: string;
  readonly mentions: number;
  readonly answers: number;
  readonly percentage: number;
  readonly share_of_voice: number | null;
  readonly total_mentions: number;
  readonly is_brand: boolean;
  readonly interval: Interval | null;
}

export interface GetBrandMentionsAnswerPrevious {
  readonly start_date: string;
  readonly end_date: string;
  readonly brand_mentions: number;
  readonly mention_percentage: number | null;
  readonly total_answers: number;
  readonly share_of_voice: number | null;
  readonly daily_data_by_entity: Readonly<Record<string, readonly BrandDay[]>>;
}

export interface GetBrandMentionsAnswer {
  readonly start_date: string;
  readonly end_date: string;
  readonly brand_mentions: number;
  readonly mention_percentage: number | null;
  readonly total_answers: number;
  readonly share_of_voice: number | null;
  readonly daily_data_by_entity: Readonly<Record<string, readonly BrandDay[]>>;
  readonly n: number;
  readonly interval: Interval | null;
  readonly previous: GetBrandMentionsAnswerPrevious;
}

export interface SavedBrandDay {
  readonly brand: string;
  readonly period: "now" | "before";
  readonly date: string;
  readonly mentions: number;
  readonly answers: number;
  readonly percentage: number;
  readonly share_of_voice: number | null;
  readonly total_mentions: number;
  readonly is_brand: boolean;
  readonly interval: Interval | null;
}

export interface RankedBrand {
  readonly rank: number;
  readonly brand_id: string;
  readonly brand_name: string;
  readonly favicon: string | null;
  readonly visibility_score: number | null;
  readonly previous_visibility_score: number | null;
  readonly average_position: number | null;
  readonly is_client_brand: boolean;
  readonly mentions: number;
  readonly previous_mentions: number;
  readonly share_of_voice: number | null;
  readonly n: number;
  readonly interval: Interval | null;
  readonly change_points: number | null;
  readonly paired_points: number | null;
  readonly verdict: "moved" | "within_noise" | "not_comparable" | null;
}

export interface GetIndustryRankingAnswer {
  readonly rankings: readonly RankedBrand[];
  readonly total_brands: number;
  readonly n: number;
  readonly previous_n: number;
}

export interface InfluentialSource {
  readonly rank: number;
  readonly domain: string;
  readonly favicon: string;
  readonly kind: "OWNED" | "COMPETITOR" | "SOCIAL" | "NEWS" | "REFERENCE" | "REVIEW" | "COMMERCE" | "OTHER";
  readonly is_client_domain: boolean;
  readonly use_count: number;
  readonly previous_use_count: number;
  readonly avg_position: number | null;
  readonly usage_percentage: number | null;
  readonly interval: Interval | null;
  readonly paired_points: number | null;
  readonly verdict: "moved" | "within_noise" | "not_comparable" | null;
}

export interface GetInfluentialSourcesAnswer {
  readonly sources: readonly InfluentialSource[];
  readonly total_domains: number;
  readonly n: number;
  readonly previous_n: number;
}

export interface SavedSource {
  readonly rank: number;
  readonly domain: string;
  readonly favicon: string;
  readonly kind: "OWNED" | "COMPETITOR" | "SOCIAL" | "NEWS" | "REFERENCE" | "REVIEW" | "COMMERCE" | "OTHER";
  readonly is_client_domain: boolean;
  readonly use_count: number;
  readonly previous_use_count: number;
  readonly avg_position: number | null;
  readonly usage_percentage: number | null;
  readonly interval: Interval | null;
  readonly paired_points: number | null;
  readonly verdict: "moved" | "within_noise" | "not_comparable" | null;
  readonly n: number;
}

export interface GetInsightMatrixAnswerPrevious {
  readonly n: number;
  readonly named_and_cited: number;
  readonly named_only: number;
  readonly cited_only: number;
  readonly absent: number;
  readonly unknown_to_model: number;
}

export interface GetInsightMatrixAnswer {
  readonly n: number;
  readonly named_and_cited: number;
  readonly named_only: number;
  readonly cited_only: number;
  readonly absent: number;
  readonly unknown_to_model: number;
  readonly previous: GetInsightMatrixAnswerPrevious;
}

export interface Headline {
  readonly value: number | null;
  readonly previous: number | null;
  readonly change_points: number | null;
  readonly change_percent: number;
  readonly n: number;
  readonly previous_n: number;
  readonly interval: Interval | null;
  readonly paired: PairedChange | null;
  readonly verdict: "moved" | "within_noise" | "not_comparable" | null;
}

export interface GetInsightSummaryAnswerCompared {
  readonly prompts: number;
  readonly of_prompts: number;
  readonly models: number;
  readonly of_models: number;
  readonly changes: readonly ("no_previous_answers" | "queries_changed" | "models_changed" | "analyser_changed" | "too_few_shared")[];
}

export interface GetInsightSummaryAnswer {
  readonly start_date: string;
  readonly end_date: string;
  readonly previous_start_date: string;
  readonly previous_end_date: string;
  readonly time_zone: string;
  readonly total_answers: number;
  readonly previous_total_answers: number;
  readonly brand_mentions: number;
  readonly previous_brand_mentions: number;
  readonly unknown_to_model: number;
  readonly previous_unknown_to_model: number;
  readonly visibility: Headline;
  readonly share_of_voice: Headline;
  readonly average_position: Headline;
  readonly content_authority: Headline;
  readonly queries: number;
  readonly models: number;
  readonly runs: number;
  readonly evidence_grade: "exploratory" | "directional" | "decision_grade";
  readonly compared: GetInsightSummaryAnswerCompared;
  readonly incomparable: readonly ("no_previous_answers" | "queries_changed" | "models_changed" | "analyser_changed" | "too_few_shared")[];
  readonly local_answers_left_out: boolean;
  readonly is_local_only: boolean;
}

export interface PromptRow {
  readonly query_id: string;
  readonly answer_id: string;
  readonly query_text: string;
  readonly branded: boolean;
  readonly created: string;
  readonly operator_display_name: string;
  readonly operator_favicon: string | null;
  readonly mention_position: number | null;
  readonly source_position: number | null;
  readonly answer_preview: string;
  readonly n: number;
  readonly mentions: number;
  readonly mention_rate: number;
  readonly interval: Interval | null;
  readonly owned_citations: number;
  readonly owned_citation_rate: number;
}

export interface GetPerformancePromptsAnswerCounts {
  readonly most_performing: number;
  readonly promising: number;
  readonly underperforming: number;
}

export interface GetPerformancePromptsAnswer {
  readonly most_performing: readonly PromptRow[];
  readonly promising: readonly PromptRow[];
  readonly underperforming: readonly PromptRow[];
  readonly total_queries: number;
  readonly counts: GetPerformancePromptsAnswerCounts;
}

export interface SavedPrompt {
  readonly performance: "most_performing" | "promising" | "underperforming";
  readonly query_id: string;
  readonly answer_id: string;
  readonly query_text: string;
  readonly branded: boolean;
  readonly created: string;
  readonly operator_display_name: string;
  readonly operator_favicon: string | null;
  readonly mention_position: number | null;
  readonly source_position: number | null;
  readonly answer_preview: string;
  readonly n: number;
  readonly mentions: number;
  readonly mention_rate: number;
  readonly interval: Interval | null;
  readonly owned_citations: number;
  readonly owned_citation_rate: number;
}

export interface GetPromptsIntervalAnswer {
  readonly interval: Interval | null;
  readonly n: number;
  readonly pairs: number;
  readonly runs: number;
}

export interface GetSentimentAnalysisAnswerSummary {
  readonly total_mentions: number;
  readonly total_answers: number;
  readonly basis: "ESTIMATED" | "JUDGED" | "MIXED" | "NONE";
}

export interface BrandSentiment {
  readonly total_mentions: number;
  readonly sentiment_counts: Readonly<Record<string, number>>;
  readonly sentiment_percentages: Readonly<Record<string, number>>;
  readonly overall: "POSITIVE" | "NEGATIVE" | "NEUTRAL" | "UNKNOWN" | null;
  readonly is_brand: boolean;
}

export interface GetSentimentAnalysisAnswer {
  readonly summary: GetSentimentAnalysisAnswerSummary;
  readonly brands: Readonly<Record<string, BrandSentiment>>;
}

export interface SavedSentiment {
  readonly brand: string;
  readonly total_mentions: number;
  readonly sentiment_counts: Readonly<Record<string, number>>;
  readonly sentiment_percentages: Readonly<Record<string, number>>;
  readonly overall: "POSITIVE" | "NEGATIVE" | "NEUTRAL" | "UNKNOWN" | null;
  readonly is_brand: boolean;
}

export interface Annotation {
  readonly date: string;
  readonly kind: "campaign_launched" | "queries_changed" | "competitors_changed" | "model_changed" | "analyser_changed";
  readonly label: string;
  readonly campaign_id: string | null;
}

export interface ListInsightAnnotationsAnswer {
  readonly annotations: readonly Annotation[];
}

export interface NegativeAnswer {
  readonly answer_id: string;
  readonly query_id: string;
  readonly query_text: string;
  readonly created: string;
  readonly operator_display_name: string;
  readonly operator_favicon: string | null;
  readonly worst_sentiment_score: number;
  readonly primary_brand: string;
  readonly is_client_brand: boolean;
  readonly negative_mention_count: number;
  readonly answer_preview: string;
  readonly has_specific_negative_sentence: boolean;
  readonly negative_sentence: string | null;
  readonly basis: "ESTIMATED" | "JUDGED" | "NONE";
  readonly said_in_answers: number;
  readonly said_on_days: number;
}

export interface ListNegativeAnswersAnswer {
  readonly answers: readonly NegativeAnswer[];
  readonly total_count: number;
  readonly remark_count: number;
  readonly filtered_by_date: boolean;
}

export interface SourcePage {
  readonly url: string;
  readonly title: string | null;
  readonly domain: string;
  readonly favicon: string;
  readonly kind: "OWNED" | "COMPETITOR" | "SOCIAL" | "NEWS" | "REFERENCE" | "REVIEW" | "COMMERCE" | "OTHER";
  readonly use_count: number;
  readonly retrieved_count: number;
  readonly queries: number;
  readonly models: number;
  readonly last_seen: string;
}

export interface ListSourcePagesAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly SourcePage[];
}

export interface SourceDomainTrend {
  readonly date: string;
  readonly use_count: number;
}

export interface SourceDomain {
  readonly domain: string;
  readonly favicon: string;
  readonly kind: "OWNED" | "COMPETITOR" | "SOCIAL" | "NEWS" | "REFERENCE" | "REVIEW" | "COMMERCE" | "OTHER";
  readonly is_client_domain: boolean;
  readonly use_count: number;
  readonly previous_use_count: number;
  readonly retrieved_count: number;
  readonly usage_percentage: number | null;
  readonly interval: Interval | null;
  readonly avg_position: number | null;
  readonly last_seen: string;
  readonly change_points: number | null;
  readonly paired_points: number | null;
  readonly verdict: "moved" | "within_noise" | "not_comparable" | null;
  readonly trend: readonly SourceDomainTrend[];
}

export interface ListSourcesAnswerKinds {
  readonly kind: "OWNED" | "COMPETITOR" | "SOCIAL" | "NEWS" | "REFERENCE" | "REVIEW" | "COMMERCE" | "OTHER";
  readonly domains: number;
  readonly use_count: number;
}

export interface ListSourcesAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly SourceDomain[];
  readonly n: number;
  readonly kinds: readonly ListSourcesAnswerKinds[];
}

export interface SitemapState {
  readonly read_at: string | null;
  readonly is_reading: boolean;
  readonly pages: number;
  readonly files: readonly string[];
  readonly problems: readonly string[];
}

export interface IndexingSummaryEnginesLevels {
  readonly level: "cited" | "fetched" | "crawled" | "feeder_crawled" | "unverified" | "training" | "none" | "blocked";
  readonly pages: number;
}

export interface IndexingSummaryEngines {
  readonly engine: "chatgpt" | "claude" | "perplexity" | "gemini" | "copilot" | "apple" | "meta-ai" | "le-chat" | "grok" | "kimi" | "deepseek" | "amazon";
  readonly name: string;
  readonly operator: string;
  readonly search_agents: readonly string[];
  readonly sitemap_pages: number;
  readonly covered: number;
  readonly share: number | null;
  readonly unverified: number;
  readonly levels: readonly IndexingSummaryEnginesLevels[];
}

export interface IndexingSummaryFunnel {
  readonly link: "discovered" | "crawled" | "fetched" | "cited" | "clicked";
  readonly pages: number;
  readonly broken: number;
}

export interface IndexingSummary {
  readonly days: number;
  readonly tracking_since: string | null;
  readonly sitemap: SitemapState;
  readonly pages: number;
  readonly is_cut: boolean;
  readonly engines: readonly IndexingSummaryEngines[];
  readonly funnel: readonly IndexingSummaryFunnel[];
}

export interface PageChainSitemap {
  readonly since: string;
  readonly last: string;
  readonly lastmod: string | null;
}

export interface EvidenceBlocked {
  readonly agent: string;
  readonly line: number;
  readonly rule: string;
}

export interface Evidence {
  readonly engine: "chatgpt" | "claude" | "perplexity" | "gemini" | "copilot" | "apple" | "meta-ai" | "le-chat" | "grok" | "kimi" | "deepseek" | "amazon";
  readonly level: "cited" | "fetched" | "crawled" | "feeder_crawled" | "unverified" | "training" | "none" | "blocked";
  readonly at: string | null;
  readonly stale: boolean;
  readonly blocked: EvidenceBlocked | null;
}

export interface PageChainChain {
  readonly link: "discovered" | "crawled" | "fetched" | "cited" | "clicked";
  readonly is: boolean;
  readonly at: string | null;
  readonly n: number;
}

export interface PageChainBroken {
  readonly link: "discovered" | "crawled" | "fetched" | "cited" | "clicked";
  readonly advice: string;
}

export interface PageChainAgentsVerdicts {
  readonly verdict: "verified" | "spoofed" | "unverifiable" | "unchecked";
  readonly visits: number;
}

export interface PageChainAgents {
  readonly token: string;
  readonly operator: string;
  readonly purpose: "llm_training" | "ai_search_index" | "ai_user_fetch" | "ai_agent" | "other" | "search_engine" | "seo";
  readonly visits: number;
  readonly first: string;
  readonly last: string;
  readonly verdicts: readonly PageChainAgentsVerdicts[];
}

export interface PageChainAnswers {
  readonly id: string;
  readonly query_id: string;
  readonly query_text: string;
  readonly model: string;
  readonly engine: "chatgpt" | "claude" | "perplexity" | "gemini" | "copilot" | "apple" | "meta-ai" | "le-chat" | "grok" | "kimi" | "deepseek" | "amazon" | null;
  readonly created: string;
}

export interface PageChainRobots {
  readonly engine: "chatgpt" | "claude" | "perplexity" | "gemini" | "copilot" | "apple" | "meta-ai" | "le-chat" | "grok" | "kimi" | "deepseek" | "amazon";
  readonly agent: string;
  readonly purpose: "llm_training" | "ai_search_index" | "ai_user_fetch" | "ai_agent" | "other" | "search_engine" | "seo";
  readonly allowed: boolean;
  readonly line: number | null;
  readonly rule: string | null;
}

export interface PageChain {
  readonly path: string;
  readonly tracking_since: string | null;
  readonly sitemap: PageChainSitemap | null;
  readonly evidence: readonly Evidence[];
  readonly chain: readonly PageChainChain[];
  readonly broken: PageChainBroken | null;
  readonly agents: readonly PageChainAgents[];
  readonly answers: readonly PageChainAnswers[];
  readonly referrals: readonly LandingPageAssistants[];
  readonly robots: readonly PageChainRobots[];
}

export interface IndexedPage {
  readonly path: string;
  readonly in_sitemap: boolean;
  readonly first_read: string | null;
  readonly last_read: string | null;
  readonly evidence: readonly Evidence[];
  readonly links: readonly ("discovered" | "crawled" | "fetched" | "cited" | "clicked")[];
  readonly broken: "discovered" | "crawled" | "fetched" | "cited" | "clicked" | null;
}

export interface ListIndexedPagesAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly IndexedPage[];
}

export interface AuditFailure {
  readonly reason: "DNS" | "UNREACHABLE" | "TIMEOUT" | "CERTIFICATE" | "ADDRESS" | "ROBOTS_DOWN" | "ROBOTS_CLOSED" | "CHALLENGED" | "LOGIN" | "REFUSED" | "TOO_LARGE" | "NO_PAGES" | "INTERNAL";
  readonly seen: string;
  readonly remedy: string;
}

export interface AuditSettings {
  readonly pages_max: number;
  readonly speed: "GENTLE" | "NORMAL" | "FAST";
  readonly render: boolean;
  readonly may_test: boolean;
  readonly ignore_robots: boolean;
  readonly include_paths: readonly string[];
  readonly exclude_paths: readonly string[];
}

export interface AuditProgress {
  readonly step: "QUEUED" | "READING" | "CRAWLING" | "RENDERING" | "CHECKING" | "DONE" | "FAILED" | "CANCELED";
  readonly read: number;
  readonly known: number;
  readonly failed: number;
  readonly rendered: number;
  readonly current_url: string | null;
}

export interface CategoryScore {
  readonly id: "access" | "javascript" | "structure" | "trust" | "links" | "speed";
  readonly score: number | null;
}

export interface SeverityCounts {
  readonly blocker: number;
  readonly high: number;
  readonly medium: number;
  readonly low: number;
}

export interface AuditCoverage {
  readonly read: number;
  readonly known: number;
}

export interface AuditNotChecked {
  readonly check_id: "robots-down" | "robots-search" | "robots-training" | "robots-usage" | "robots-faults" | "firewall" | "agents-errors" | "cited-dead" | "sitemap" | "sitemap-urls" | "lastmod-false" | "http-open" | "two-hosts" | "soft-404" | "llms-txt" | "identity" | "status" | "redirects" | "noindex" | "no-snippet" | "canonical" | "challenge" | "js-text" | "js-facts" | "hidden-text" | "boxed-text" | "thin" | "duplicate" | "title" | "answer-first" | "long-sections" | "few-facts" | "no-date" | "stale" | "date-false" | "no-author" | "ld-broken" | "ld-incomplete" | "ld-untrue" | "hreflang" | "broken-links" | "deep" | "orphan" | "slow" | "heavy" | "description" | "headings" | "lang" | "vague-links" | "mixed" | "alt" | "social" | "no-validators" | "uncompressed";
  readonly reason: string;
}

export interface Audit {
  readonly id: string;
  readonly scope: "SITE" | "PAGE";
  readonly status: "QUEUED" | "READING" | "CRAWLING" | "RENDERING" | "CHECKING" | "DONE" | "FAILED" | "CANCELED";
  readonly failure: AuditFailure | null;
  readonly url: string;
  readonly created: string;
  readonly finished: string | null;
  readonly settings: AuditSettings;
  readonly progress: AuditProgress;
  readonly score: number | null;
  readonly site_score: number | null;
  readonly pages_score: number | null;
  readonly score_change: number | null;
  readonly categories: readonly CategoryScore[];
  readonly counts: SeverityCounts;
  readonly coverage: AuditCoverage;
  readonly cut: string | null;
  readonly not_checked: readonly AuditNotChecked[];
  readonly previous_id: string | null;
  readonly is_whole: boolean;
}

export interface CompareAuditsAnswerIssuesNew {
  readonly check_id: "robots-down" | "robots-search" | "robots-training" | "robots-usage" | "robots-faults" | "firewall" | "agents-errors" | "cited-dead" | "sitemap" | "sitemap-urls" | "lastmod-false" | "http-open" | "two-hosts" | "soft-404" | "llms-txt" | "identity" | "status" | "redirects" | "noindex" | "no-snippet" | "canonical" | "challenge" | "js-text" | "js-facts" | "hidden-text" | "boxed-text" | "thin" | "duplicate" | "title" | "answer-first" | "long-sections" | "few-facts" | "no-date" | "stale" | "date-false" | "no-author" | "ld-broken" | "ld-incomplete" | "ld-untrue" | "hreflang" | "broken-links" | "deep" | "orphan" | "slow" | "heavy" | "description" | "headings" | "lang" | "vague-links" | "mixed" | "alt" | "social" | "no-validators" | "uncompressed";
  readonly title: string;
  readonly severity: "blocker" | "high" | "medium" | "low" | "info";
  readonly is_half: boolean;
  readonly pages_before: number;
  readonly pages_after: number;
}

export interface CompareAuditsAnswerIssues {
  readonly new: readonly CompareAuditsAnswerIssuesNew[];
  readonly gone: readonly CompareAuditsAnswerIssuesNew[];
  readonly persisting: readonly CompareAuditsAnswerIssuesNew[];
}

export interface CompareAuditsAnswerPagesChanged {
  readonly url: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export interface CompareAuditsAnswerPages {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly CompareAuditsAnswerPagesChanged[];
}

export interface CompareAuditsAnswer {
  readonly score_before: number | null;
  readonly score_after: number | null;
  readonly issues: CompareAuditsAnswerIssues;
  readonly pages: CompareAuditsAnswerPages;
}

export interface AccessAgentRobots {
  readonly allowed: boolean;
  readonly rule: string | null;
  readonly line: number | null;
  readonly closed_pages: number;
  readonly known_pages: number;
  readonly closed_in_sitemap: number;
}

export interface AccessAgentClosedByPages {
  readonly pages: number;
  readonly sample: string | null;
}

export interface AccessAgentProbe {
  readonly outcome: "OPEN" | "CHALLENGED" | "REFUSED" | "PAYMENT" | "DIFFERENT" | "INCONCLUSIVE";
  readonly status: number | null;
  readonly seen: string;
  readonly at: string;
}

export interface AccessAgentVisits {
  readonly verified: number;
  readonly ok: number;
  readonly errors: number;
  readonly unverified: number;
  readonly last: string | null;
}

export interface AccessAgent {
  readonly token: string;
  readonly operator: string;
  readonly purpose: string;
  readonly is_training: boolean;
  readonly robots: AccessAgentRobots;
  readonly closed_by_pages: AccessAgentClosedByPages;
  readonly probe: AccessAgentProbe | null;
  readonly no_probe: string | null;
  readonly visits: AccessAgentVisits;
  readonly conclusion: "closed_by_robots" | "mostly_closed_by_robots" | "open_seen" | "blocked_seen" | "likely_open" | "likely_blocked" | "unknown";
  readonly says: string;
}

export interface GetAuditAccessAnswer {
  readonly agents: readonly AccessAgent[];
  readonly tracking_since: string | null;
  readonly probed: boolean;
}

export interface AuditPageDetailsRedirects {
  readonly url: string;
  readonly status: number;
}

export interface AuditPageDetailsHeadings {
  readonly level: number;
  readonly text: string;
  readonly line: number;
}

export interface AuditPageDetailsRenderingRaw {
  readonly words: number;
  readonly title: string | null;
  readonly links: number;
}

export interface AuditPageDetailsRendering {
  readonly opened_page: string | null;
  readonly raw: AuditPageDetailsRenderingRaw;
  readonly rendered: AuditPageDetailsRenderingRaw;
  readonly lost: readonly string[];
}

export interface AuditEvidence {
  readonly url: string;
  readonly found: string;
  readonly wanted: string;
  readonly line: number | null;
  readonly quote: string | null;
}

export interface AuditPageDetailsFindings {
  readonly check_id: "robots-down" | "robots-search" | "robots-training" | "robots-usage" | "robots-faults" | "firewall" | "agents-errors" | "cited-dead" | "sitemap" | "sitemap-urls" | "lastmod-false" | "http-open" | "two-hosts" | "soft-404" | "llms-txt" | "identity" | "status" | "redirects" | "noindex" | "no-snippet" | "canonical" | "challenge" | "js-text" | "js-facts" | "hidden-text" | "boxed-text" | "thin" | "duplicate" | "title" | "answer-first" | "long-sections" | "few-facts" | "no-date" | "stale" | "date-false" | "no-author" | "ld-broken" | "ld-incomplete" | "ld-untrue" | "hreflang" | "broken-links" | "deep" | "orphan" | "slow" | "heavy" | "description" | "headings" | "lang" | "vague-links" | "mixed" | "alt" | "social" | "no-validators" | "uncompressed";
  readonly title: string;
  readonly severity: "blocker" | "high" | "medium" | "low" | "info";
  readonly is_half: boolean;
  readonly ignored: string | null;
  readonly evidence: readonly AuditEvidence[];
}

export interface AuditPageDetails {
  readonly id: string;
  readonly url: string;
  readonly title: string | null;
  readonly kind: "home" | "product" | "article" | "guide" | "comparison" | "list" | "contact" | "legal" | "other";
  readonly found_in: readonly ("START" | "SITEMAP" | "LINK" | "CITED" | "VISITED")[];
  readonly status: number | null;
  readonly score: number | null;
  readonly issues: SeverityCounts;
  readonly words: number | null;
  readonly depth: number | null;
  readonly links_in: number;
  readonly first_byte_ms: number | null;
  readonly html_bytes: number | null;
  readonly ai_visits: number;
  readonly citations: number;
  readonly redirects: readonly AuditPageDetailsRedirects[];
  readonly canonical: string | null;
  readonly description: string | null;
  readonly language: string | null;
  readonly headings: readonly AuditPageDetailsHeadings[];
  readonly types: readonly string[];
  readonly rendering: AuditPageDetailsRendering | null;
  readonly findings: readonly AuditPageDetailsFindings[];
}

export interface IgnoredIssue {
  readonly check_id: "robots-down" | "robots-search" | "robots-training" | "robots-usage" | "robots-faults" | "firewall" | "agents-errors" | "cited-dead" | "sitemap" | "sitemap-urls" | "lastmod-false" | "http-open" | "two-hosts" | "soft-404" | "llms-txt" | "identity" | "status" | "redirects" | "noindex" | "no-snippet" | "canonical" | "challenge" | "js-text" | "js-facts" | "hidden-text" | "boxed-text" | "thin" | "duplicate" | "title" | "answer-first" | "long-sections" | "few-facts" | "no-date" | "stale" | "date-false" | "no-author" | "ld-broken" | "ld-incomplete" | "ld-untrue" | "hreflang" | "broken-links" | "deep" | "orphan" | "slow" | "heavy" | "description" | "headings" | "lang" | "vague-links" | "mixed" | "alt" | "social" | "no-validators" | "uncompressed";
  readonly path_prefix: string;
  readonly reason: string;
}

export interface CorrectedKind {
  readonly path: string;
  readonly kind: "home" | "product" | "article" | "guide" | "comparison" | "list" | "contact" | "legal" | "other";
}

export interface WorkspaceAuditSettingsBrowser {
  readonly is_there: boolean;
  readonly reason: string | null;
}

export interface WorkspaceAuditSettings {
  readonly schedule: "off" | "weekly" | "monthly";
  readonly next_audit: string | null;
  readonly ignored: readonly IgnoredIssue[];
  readonly kinds: readonly CorrectedKind[];
  readonly pages_max: number;
  readonly speed: "GENTLE" | "NORMAL" | "FAST";
  readonly render: boolean;
  readonly may_test: boolean;
  readonly ignore_robots: boolean;
  readonly include_paths: readonly string[];
  readonly exclude_paths: readonly string[];
  readonly browser: WorkspaceAuditSettingsBrowser;
}

export interface IssueFix {
  readonly kind: "text" | "html" | "json-ld" | "robots" | "redirects" | "steps";
  readonly file_name: string;
  readonly text: string;
}

export interface AuditIssue {
  readonly check_id: "robots-down" | "robots-search" | "robots-training" | "robots-usage" | "robots-faults" | "firewall" | "agents-errors" | "cited-dead" | "sitemap" | "sitemap-urls" | "lastmod-false" | "http-open" | "two-hosts" | "soft-404" | "llms-txt" | "identity" | "status" | "redirects" | "noindex" | "no-snippet" | "canonical" | "challenge" | "js-text" | "js-facts" | "hidden-text" | "boxed-text" | "thin" | "duplicate" | "title" | "answer-first" | "long-sections" | "few-facts" | "no-date" | "stale" | "date-false" | "no-author" | "ld-broken" | "ld-incomplete" | "ld-untrue" | "hreflang" | "broken-links" | "deep" | "orphan" | "slow" | "heavy" | "description" | "headings" | "lang" | "vague-links" | "mixed" | "alt" | "social" | "no-validators" | "uncompressed";
  readonly title: string;
  readonly why: string;
  readonly grade: "a" | "b" | "c";
  readonly severity: "blocker" | "high" | "medium" | "low" | "info";
  readonly is_half: boolean;
  readonly category: "access" | "javascript" | "structure" | "trust" | "links" | "speed";
  readonly pages: number;
  readonly share: number;
  readonly since: string;
  readonly is_new: boolean;
  readonly ignored: string | null;
  readonly sample: readonly AuditEvidence[];
}

export interface ListAuditIssuesAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly AuditIssue[];
}

export interface AuditPage {
  readonly id: string;
  readonly url: string;
  readonly title: string | null;
  readonly kind: "home" | "product" | "article" | "guide" | "comparison" | "list" | "contact" | "legal" | "other";
  readonly found_in: readonly ("START" | "SITEMAP" | "LINK" | "CITED" | "VISITED")[];
  readonly status: number | null;
  readonly score: number | null;
  readonly issues: SeverityCounts;
  readonly words: number | null;
  readonly depth: number | null;
  readonly links_in: number;
  readonly first_byte_ms: number | null;
  readonly html_bytes: number | null;
  readonly ai_visits: number;
  readonly citations: number;
}

export interface ListAuditPagesAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly AuditPage[];
}

export interface ListAuditsAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly Audit[];
}

export interface IssuePage {
  readonly page_id: string | null;
  readonly url: string;
  readonly severity: "blocker" | "high" | "medium" | "low" | "info";
  readonly is_half: boolean;
  readonly since: string;
  readonly ignored: string | null;
  readonly ai_visits: number;
  readonly citations: number;
  readonly evidence: readonly AuditEvidence[];
}

export interface ListIssuePagesAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly IssuePage[];
}

export interface ComparedPassage {
  readonly fit: number;
  readonly heading: string;
  readonly text: string;
  readonly has: readonly string[];
  readonly lacks: readonly string[];
}

export interface ComparedPage {
  readonly url: string;
  readonly domain: string;
  readonly title: string | null;
  readonly kind: "OWNED" | "COMPETITOR" | "SOCIAL" | "NEWS" | "REFERENCE" | "REVIEW" | "COMMERCE" | "OTHER";
  readonly position: number | null;
  readonly cited: boolean;
  readonly reading: "READ" | "UNREAD" | "UNREADABLE";
  readonly found_for: readonly string[];
  readonly passages: readonly (ComparedPassage | null)[];
}

export interface AnswerExplanationReasons {
  readonly code: "NO_OWN_PAGE" | "CLOSED" | "HOLDS_LESS" | "HOLDS_AS_MUCH" | "HOLDS_MORE" | "LACKS_WORDS" | "NOTHING_CITED";
  readonly text: string;
}

export interface AnswerExplanationBlockers {
  readonly check_id: "robots-down" | "robots-search" | "robots-training" | "robots-usage" | "robots-faults" | "firewall" | "agents-errors" | "cited-dead" | "sitemap" | "sitemap-urls" | "lastmod-false" | "http-open" | "two-hosts" | "soft-404" | "llms-txt" | "identity" | "status" | "redirects" | "noindex" | "no-snippet" | "canonical" | "challenge" | "js-text" | "js-facts" | "hidden-text" | "boxed-text" | "thin" | "duplicate" | "title" | "answer-first" | "long-sections" | "few-facts" | "no-date" | "stale" | "date-false" | "no-author" | "ld-broken" | "ld-incomplete" | "ld-untrue" | "hreflang" | "broken-links" | "deep" | "orphan" | "slow" | "heavy" | "description" | "headings" | "lang" | "vague-links" | "mixed" | "alt" | "social" | "no-validators" | "uncompressed";
  readonly url: string;
  readonly title: string;
  readonly found: string;
}

export interface AnswerExplanation {
  readonly standing: "CITED" | "FOUND" | "NOT_FOUND" | "UNKNOWN" | "NOT_SEARCHED";
  readonly standing_text: string;
  readonly questions: readonly string[];
  readonly own: readonly ComparedPage[];
  readonly cited: readonly ComparedPage[];
  readonly reasons: readonly AnswerExplanationReasons[];
  readonly blockers: readonly AnswerExplanationBlockers[];
  readonly opportunity_id: string | null;
}

export interface OpportunityTarget {
  readonly kind: "PAGE" | "QUERY" | "DOMAIN" | "BRAND";
  readonly name: string;
  readonly title: string | null;
}

export interface OpportunityScoreParts {
  readonly name: "COMPETITORS" | "SOURCES" | "VISIBILITY" | "OTHER_QUERIES" | "READ_NOT_CITED";
  readonly points: number;
}

export interface OpportunityQuery {
  readonly campaign_id: string;
  readonly query_id: string;
  readonly text: string;
  readonly priority: number;
  readonly n: number;
  readonly score: number;
}

export interface AnswerShare {
  readonly hits: number;
  readonly n: number;
  readonly rate: number | null;
  readonly interval: Interval | null;
}

export interface OpportunityFigures {
  readonly n: number;
  readonly visibility: AnswerShare;
  readonly competitors: AnswerShare;
  readonly citing: AnswerShare;
  readonly content_authority: AnswerShare;
  readonly page_fit: number | null;
}

export interface EvidenceAnswerNegative {
  readonly sentence: string;
  readonly basis: "ESTIMATED" | "JUDGED" | "NONE";
}

export interface EvidenceAnswer {
  readonly answer_id: string;
  readonly query_id: string;
  readonly campaign_id: string;
  readonly operator_model: string;
  readonly display_name: string;
  readonly created: string;
  readonly names_you: boolean;
  readonly names_competitor: boolean;
  readonly cites_you: boolean;
  readonly negative: EvidenceAnswerNegative | null;
}

export interface OpportunityEvidenceCitedInstead {
  readonly url: string;
  readonly title: string | null;
  readonly domain: string;
  readonly answers: number;
}

export interface OpportunityEvidenceCitedOwn {
  readonly url: string;
  readonly answers: number;
  readonly before: number;
}

export interface OpportunityEvidenceAuditChecks {
  readonly check_id: "robots-down" | "robots-search" | "robots-training" | "robots-usage" | "robots-faults" | "firewall" | "agents-errors" | "cited-dead" | "sitemap" | "sitemap-urls" | "lastmod-false" | "http-open" | "two-hosts" | "soft-404" | "llms-txt" | "identity" | "status" | "redirects" | "noindex" | "no-snippet" | "canonical" | "challenge" | "js-text" | "js-facts" | "hidden-text" | "boxed-text" | "thin" | "duplicate" | "title" | "answer-first" | "long-sections" | "few-facts" | "no-date" | "stale" | "date-false" | "no-author" | "ld-broken" | "ld-incomplete" | "ld-untrue" | "hreflang" | "broken-links" | "deep" | "orphan" | "slow" | "heavy" | "description" | "headings" | "lang" | "vague-links" | "mixed" | "alt" | "social" | "no-validators" | "uncompressed";
  readonly title: string;
  readonly found: string;
}

export interface OpportunityEvidenceAudit {
  readonly audit_id: string;
  readonly checks: readonly OpportunityEvidenceAuditChecks[];
}

export interface OpportunityEvidenceChange {
  readonly before: AnswerShare;
  readonly points: number;
}

export interface OpportunityEvidenceNegative {
  readonly hits: number;
  readonly n: number;
  readonly rate: number | null;
  readonly interval: Interval | null;
  readonly judged: number;
}

export interface OpportunityEvidence {
  readonly answers: readonly EvidenceAnswer[];
  readonly cited_instead: readonly OpportunityEvidenceCitedInstead[];
  readonly cited_own: readonly OpportunityEvidenceCitedOwn[];
  readonly agent_visits: number | null;
  readonly audit: OpportunityEvidenceAudit | null;
  readonly change: OpportunityEvidenceChange | null;
  readonly negative: OpportunityEvidenceNegative | null;
  readonly pages_read: number | null;
}

export interface Opportunity {
  readonly id: string;
  readonly kind: "FIX_ACCESS" | "REPAIR_LINK" | "WIN_BACK" | "NAME_OFFER" | "OPTIMIZE_PAGE" | "CREATE_PAGE" | "EARN_MENTION" | "FIX_REPUTATION";
  readonly period: "7d" | "30d" | "90d";
  readonly title: string;
  readonly why: string;
  readonly target: OpportunityTarget;
  readonly score: number;
  readonly score_parts: readonly OpportunityScoreParts[];
  readonly impact: "HIGH" | "MEDIUM" | "LOW";
  readonly effort: "S" | "M" | "L";
  readonly queries: readonly OpportunityQuery[];
  readonly figures: OpportunityFigures;
  readonly evidence: OpportunityEvidence;
  readonly state: "OPEN" | "PLANNED" | "DONE" | "DISMISSED" | "GONE";
  readonly reason: string;
  readonly assignee: AnswerShownCampaign | null;
  readonly due_on: string | null;
  readonly first_seen: string;
}

export interface OpportunityRefresh {
  readonly refreshed_at: string | null;
  readonly is_running: boolean;
  readonly failed: boolean;
  readonly answers: number | null;
}

export interface ListOpportunitiesAnswerStates {
  readonly state: "OPEN" | "PLANNED" | "DONE" | "DISMISSED" | "GONE";
  readonly count: number;
}

export interface ListOpportunitiesAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly Opportunity[];
  readonly refresh: OpportunityRefresh;
  readonly states: readonly ListOpportunitiesAnswerStates[];
}

export interface ReadCitedPagesAnswer {
  readonly pages: number;
}

export interface OptimizationFailure {
  readonly reason: "PAGE_UNREADABLE" | "PAGE_CLOSED" | "PAGE_EMPTY" | "MODEL_REFUSED" | "MODEL_FAILED" | "NOT_ENOUGH_CREDITS" | "INTERNAL";
  readonly seen: string;
  readonly remedy: string;
}

export interface TargetQuery {
  readonly text: string;
  readonly query_id: string | null;
}

export interface OptimizationProgress {
  readonly step: "PAGE" | "ANSWERS" | "SOURCES" | "GAPS" | "OUTLINE" | "SECTIONS" | "CLAIMS" | "SCORE";
  readonly done: number;
  readonly of: number;
}

export interface Optimization {
  readonly id: string;
  readonly title: string;
  readonly kind: "REWRITE" | "NEW";
  readonly mode: "BRIEF" | "FULL";
  readonly status: "DRAFT" | "QUEUED" | "GATHERING" | "WRITING" | "CHECKING" | "DONE" | "FAILED" | "CANCELED";
  readonly failure: OptimizationFailure | null;
  readonly page_url: string | null;
  readonly campaign: AnswerShownCampaign | null;
  readonly opportunity_id: string | null;
  readonly queries: readonly TargetQuery[];
  readonly notes: string;
  readonly language: string;
  readonly progress: OptimizationProgress | null;
  readonly score_before: number | null;
  readonly score_after: number | null;
  readonly claims_open: number;
  readonly credits: number;
  readonly model: string | null;
  readonly created: string;
  readonly finished: string | null;
  readonly approved_at: string | null;
  readonly published_url: string | null;
  readonly published_at: string | null;
}

export interface CreateOptimizationQueries {
  readonly text: string;
  readonly query_id?: string | null;
}

export interface LeftOut {
  readonly text: string;
  readonly reason: string;
}

export interface SimulationEstimateModels {
  readonly id: string;
  readonly name: string;
  readonly available: boolean;
  readonly credits: number;
}

export interface SimulationEstimate {
  readonly asks: number;
  readonly credits: number;
  readonly remaining_credits: number;
  readonly queries: number;
  readonly left_out: readonly LeftOut[];
  readonly models: readonly SimulationEstimateModels[];
  readonly problem: "NO_MODEL" | "NO_MODEL_CHOSEN" | "NO_RIVALS" | "TOO_MANY_ASKS" | "NOT_ENOUGH_CREDITS" | null;
}

export interface EffectWindowAfter {
  readonly start: string;
  readonly end: string;
}

export interface EffectFigureTargetBefore {
  readonly hits: number;
  readonly n: number;
  readonly rate: number | null;
}

export interface EffectFigureTarget {
  readonly before: EffectFigureTargetBefore;
  readonly after: EffectFigureTargetBefore;
  readonly change: number | null;
}

export interface EffectFigurePrompts {
  readonly target: number;
  readonly others: number;
}

export interface EffectFigure {
  readonly target: EffectFigureTarget;
  readonly others: EffectFigureTarget;
  readonly prompts: EffectFigurePrompts;
  readonly points: number | null;
  readonly interval: PairedChangeInterval | null;
  readonly verdict: "moved" | "within_noise" | "not_comparable" | null;
}

export interface EffectWindow {
  readonly days: number;
  readonly state: "AHEAD" | "RUNNING" | "OVER";
  readonly after: EffectWindowAfter | null;
  readonly before: EffectWindowAfter | null;
  readonly named: EffectFigure | null;
  readonly cited: EffectFigure | null;
}

export interface EffectLive {
  readonly checked: string;
  readonly is_live: boolean;
  readonly share: number | null;
  readonly problem: string | null;
}

export interface Effect {
  readonly published_url: string;
  readonly published_at: string;
  readonly campaign: AnswerShownCampaign | null;
  readonly problem: "NO_QUERIES" | null;
  readonly windows: readonly EffectWindow[];
  readonly live: EffectLive | null;
}

export interface ScoreLine {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  readonly of: number;
  readonly found: string;
  readonly known: boolean;
}

export interface Readiness {
  readonly score: number;
  readonly lines: readonly ScoreLine[];
  readonly is_capped: boolean;
}

export interface GapQuotes {
  readonly source_id: string;
  readonly url: string;
  readonly heading: string;
  readonly text: string;
}

export interface Gap {
  readonly id: string;
  readonly kind: "QUESTION" | "NUMBERS" | "PRICES" | "DEFINITIONS" | "TABLE" | "DATES";
  readonly text: string;
  readonly held: number | null;
  readonly quotes: readonly GapQuotes[];
  readonly searches: number;
}

export interface OptimizationSource {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly domain: string;
  readonly answers: number;
  readonly is_attached: boolean;
  readonly problem: string | null;
  readonly passages: number;
}

export interface OptimizationDetailsNotices {
  readonly kind: "LOST_LINK" | "CHANGED_NAME" | "OTHER_LANGUAGE" | "TOO_SHORT" | "TOO_LONG";
  readonly text: string;
}

export interface OptimizationDetails {
  readonly id: string;
  readonly title: string;
  readonly kind: "REWRITE" | "NEW";
  readonly mode: "BRIEF" | "FULL";
  readonly status: "DRAFT" | "QUEUED" | "GATHERING" | "WRITING" | "CHECKING" | "DONE" | "FAILED" | "CANCELED";
  readonly failure: OptimizationFailure | null;
  readonly page_url: string | null;
  readonly campaign: AnswerShownCampaign | null;
  readonly opportunity_id: string | null;
  readonly queries: readonly TargetQuery[];
  readonly notes: string;
  readonly language: string;
  readonly progress: OptimizationProgress | null;
  readonly score_before: number | null;
  readonly score_after: number | null;
  readonly claims_open: number;
  readonly credits: number;
  readonly model: string | null;
  readonly created: string;
  readonly finished: string | null;
  readonly approved_at: string | null;
  readonly published_url: string | null;
  readonly published_at: string | null;
  readonly readiness_before: Readiness | null;
  readonly readiness_after: Readiness | null;
  readonly gaps: readonly Gap[];
  readonly sources: readonly OptimizationSource[];
  readonly notices: readonly OptimizationDetailsNotices[];
}

export interface PlannedOpportunity {
  readonly id: string;
  readonly kind: "FIX_ACCESS" | "REPAIR_LINK" | "WIN_BACK" | "NAME_OFFER" | "OPTIMIZE_PAGE" | "CREATE_PAGE" | "EARN_MENTION" | "FIX_REPUTATION";
  readonly title: string;
  readonly score: number;
  readonly impact: "HIGH" | "MEDIUM" | "LOW";
  readonly effort: "S" | "M" | "L";
  readonly state: "PLANNED" | "DONE";
  readonly is_gone: boolean;
  readonly assignee: AnswerShownCampaign | null;
  readonly due_on: string | null;
}

export interface PlanRow {
  readonly group: "LATE" | "MONTH" | "UNDATED";
  readonly opportunity: PlannedOpportunity;
  readonly optimization: Optimization | null;
}

export interface OptimizationPlan {
  readonly month: string;
  readonly this_month: string;
  readonly rows: readonly PlanRow[];
  readonly is_bound: boolean;
}

export interface OptimizationSummaryWriter {
  readonly model: string;
  readonly credits: number;
}

export interface OptimizationSummary {
  readonly writer: OptimizationSummaryWriter | null;
  readonly drafts: number;
  readonly working: number;
  readonly failed: number;
  readonly unapproved: number;
  readonly with_open_claims: number;
  readonly approved: number;
  readonly published: number;
  readonly last_published: readonly Optimization[];
}

export interface SimulationRivals {
  readonly cited: number;
  readonly read: number;
}

export interface SimulationResultDraws {
  readonly count: number;
  readonly foreign: number;
  readonly left_out: number;
}

export interface SimulationResultOldRetrieved {
  readonly hits: number;
  readonly rate: number | null;
  readonly interval: Interval | null;
}

export interface SimulationResultOld {
  readonly retrieved: SimulationResultOldRetrieved;
  readonly cited: SimulationResultOldRetrieved;
  readonly cited_in_draws: number | null;
}

export interface SimulatedOutcomePassage {
  readonly heading: string;
  readonly text: string;
}

export interface SimulatedOutcomeCitedInstead {
  readonly url: string;
  readonly title: string;
  readonly own: boolean;
}

export interface SimulatedOutcome {
  readonly place: number | null;
  readonly retrieved: boolean;
  readonly cited: boolean;
  readonly passage: SimulatedOutcomePassage | null;
  readonly cited_instead: readonly SimulatedOutcomeCitedInstead[];
  readonly cited_in_draws: number;
}

export interface SimulationResultQuestions {
  readonly text: string;
  readonly cluster: string;
  readonly old: SimulatedOutcome;
  readonly draft: SimulatedOutcome;
}

export interface SimulationResultStuffing {
  readonly term: string;
  readonly times: number;
  readonly share: number;
}

export interface SimulationResult {
  readonly n: number;
  readonly clusters: number;
  readonly draws: SimulationResultDraws;
  readonly old: SimulationResultOld;
  readonly draft: SimulationResultOld;
  readonly questions: readonly SimulationResultQuestions[];
  readonly stuffing: SimulationResultStuffing | null;
}

export interface PreferenceResultMasks {
  readonly name: string;
  readonly mask: string;
}

export interface PreferenceResultOverallCitedChange {
  readonly points: number;
  readonly interval: PairedChangeInterval;
  readonly pairs: number;
  readonly clusters: number;
}

export interface PreferenceResultOverallCited {
  readonly old: AnswerShare | null;
  readonly draft: AnswerShare;
  readonly change: PreferenceResultOverallCitedChange | null;
  readonly verdict: "moved" | "within_noise" | "not_comparable" | null;
}

export interface PreferenceResultOverallSentences {
  readonly old: EffectFigureTargetBefore | null;
  readonly draft: EffectFigureTargetBefore;
}

export interface PreferenceResultOverall {
  readonly cited: PreferenceResultOverallCited;
  readonly first: PreferenceResultOverallCited;
  readonly sentences: PreferenceResultOverallSentences;
  readonly failed: number;
}

export interface PreferenceResultModels {
  readonly cited: PreferenceResultOverallCited;
  readonly first: PreferenceResultOverallCited;
  readonly sentences: PreferenceResultOverallSentences;
  readonly failed: number;
  readonly id: string;
  readonly name: string;
}

export interface PreferenceResultQuestionsRivals {
  readonly url: string;
  readonly title: string;
}

export interface PreferenceResultQuestionsModelsPlacesOld {
  readonly hits: number;
  readonly n: number;
}

export interface PreferenceResultQuestionsModelsPlaces {
  readonly place: number;
  readonly old: PreferenceResultQuestionsModelsPlacesOld | null;
  readonly draft: PreferenceResultQuestionsModelsPlacesOld;
}

export interface PreferenceResultQuestionsModels {
  readonly id: string;
  readonly places: readonly PreferenceResultQuestionsModelsPlaces[];
}

export interface PreferenceResultQuestions {
  readonly text: string;
  readonly rivals: readonly PreferenceResultQuestionsRivals[];
  readonly models: readonly PreferenceResultQuestionsModels[];
}

export interface PreferenceResult {
  readonly repeats: number;
  readonly masked: boolean;
  readonly masks: readonly PreferenceResultMasks[];
  readonly overall: PreferenceResultOverall;
  readonly models: readonly PreferenceResultModels[];
  readonly questions: readonly PreferenceResultQuestions[];
  readonly left_out: readonly LeftOut[];
}

export interface SimulationProgress {
  readonly done: number;
  readonly of: number;
}

export interface Simulation {
  readonly id: string;
  readonly kind: "local" | "model";
  readonly status: "QUEUED" | "READING" | "ASKING" | "DONE" | "FAILED";
  readonly created: string;
  readonly finished: string | null;
  readonly is_current: boolean;
  readonly rivals: SimulationRivals | null;
  readonly problem: string | null;
  readonly result: SimulationResult | null;
  readonly preference: PreferenceResult | null;
  readonly progress: SimulationProgress | null;
  readonly credits: number;
}

export interface ListOptimizationsAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly Optimization[];
}

export interface OptimizationRevision {
  readonly id: string;
  readonly created: string;
  readonly by: string | null;
  readonly what: string;
}

export interface OptimizationSectionChanges {
  readonly reason: string;
  readonly gap_id: string | null;
  readonly source_id: string | null;
  readonly quote: string | null;
}

export interface ClaimSupport {
  readonly place: "OLD_TEXT" | "BRAND" | "SOURCE";
  readonly source_id: string | null;
  readonly url: string | null;
  readonly sentence: string;
}

export interface ClaimVouched {
  readonly by: string;
  readonly at: string;
}

export interface Claim {
  readonly id: string;
  readonly text: string;
  readonly kinds: readonly ("number" | "date" | "price" | "quotation" | "superlative" | "source")[];
  readonly status: "SUPPORTED" | "UNSUPPORTED" | "CONTRADICTS_BRAND" | "VOUCHED";
  readonly support: ClaimSupport | null;
  readonly vouched: ClaimVouched | null;
}

export interface OptimizationSection {
  readonly id: string;
  readonly heading: string;
  readonly level: number;
  readonly state: "PROPOSED" | "ACCEPTED" | "KEPT_OLD" | "EDITED";
  readonly old_markdown: string | null;
  readonly proposed_markdown: string | null;
  readonly markdown: string;
  readonly revision: number;
  readonly changes: readonly OptimizationSectionChanges[];
  readonly gap_ids: readonly string[];
  readonly claims: readonly Claim[];
  readonly diff: readonly DiffPart[];
}

export interface SimulationReply {
  readonly id: string;
  readonly operator_model: string;
  readonly question: number;
  readonly arm: "old" | "draft";
  readonly place: number;
  readonly text: string | null;
  readonly problem: string | null;
  readonly cited: readonly number[];
  readonly sentences: number;
  readonly citing_sentences: number;
  readonly asked: string | null;
}

export interface AskAssistantContext {
  readonly page?: "overview" | "campaigns" | "campaign" | "conversations" | "sources" | "opportunities" | "optimization" | "audit" | null;
  readonly campaign_id?: string | null;
  readonly optimization_id?: string | null;
}

export interface AssistantMessageParts {
  readonly kind: "text";
  readonly text: string;
}

export interface ToolCardFigures {
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
}

export interface ToolCardLinks {
  readonly label: string;
  readonly href: string;
}

export interface ToolCard {
  readonly title: string;
  readonly figures: readonly ToolCardFigures[];
  readonly lines: readonly string[];
  readonly links: readonly ToolCardLinks[];
}

export interface ToolUse {
  readonly call_id: string;
  readonly name: "summary" | "prompts" | "conversation" | "answer" | "sources" | "opportunities" | "audit_issues" | "optimization" | "search_own_pages" | "explain_metric" | "propose_edit";
  readonly state: "RUNNING" | "DONE" | "FAILED";
  readonly label: string;
  readonly card: ToolCard | null;
}

export interface AssistantMessageParts2 {
  readonly kind: "tool";
  readonly tool: ToolUse;
}

export interface EditProposal {
  readonly optimization_id: string;
  readonly section_id: string;
  readonly section_title: string;
  readonly markdown: string;
  readonly revision: number;
}

export interface AssistantMessageParts3 {
  readonly kind: "proposal";
  readonly proposal: EditProposal;
}

export interface AssistantMessageFigures {
  readonly text: string;
  readonly call_id: string | null;
}

export interface AssistantMessage {
  readonly id: string;
  readonly thread_id: string;
  readonly message_type: "AI" | "User";
  readonly status: "WRITING" | "DONE" | "STOPPED" | "FAILED";
  readonly failure: "INTERRUPTED" | "MODEL_REFUSED" | "MODEL_FAILED" | "TIMED_OUT" | null;
  readonly parts: readonly (AssistantMessageParts | AssistantMessageParts2 | AssistantMessageParts3)[];
  readonly figures: readonly AssistantMessageFigures[];
  readonly model: string | null;
  readonly credits: number;
  readonly created: string;
  readonly finished: string | null;
}

export interface AskAssistantAnswer {
  readonly question: AssistantMessage;
  readonly reply: AssistantMessage;
}

export interface AssistantContext {
  readonly page: "overview" | "campaigns" | "campaign" | "conversations" | "sources" | "opportunities" | "optimization" | "audit" | null;
  readonly campaign_id: string | null;
  readonly optimization_id: string | null;
}

export interface AssistantThread {
  readonly id: string;
  readonly title: string;
  readonly context: AssistantContext;
  readonly created: string;
  readonly updated: string;
}

export interface AssistantAbout {
  readonly model: string | null;
  readonly credits: number;
  readonly suggestions: readonly string[];
}

export interface ListThreadsAnswer {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly AssistantThread[];
}

export interface WarehouseSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly access_key_id: string;
  readonly is_on: boolean;
}

export interface WarehouseBacklog {
  readonly next_day: string;
  readonly days_left: number;
}

export interface WarehouseDelivery {
  readonly dataset: "visits" | "referrals" | "answers" | "mentions" | "citations" | "daily_sums" | "audit_log";
  readonly rows: number;
  readonly bytes: number;
  readonly files: number;
  readonly delivered_at: string;
}

export interface WarehouseDay {
  readonly day: string;
  readonly is_final: boolean;
  readonly is_complete: boolean;
  readonly datasets: readonly WarehouseDelivery[];
}

export interface Warehouse {
  readonly settings: WarehouseSettings | null;
  readonly state: "NEVER" | "RUNNING" | "OK" | "FAILED";
  readonly fault: "bucket" | "key" | "secret" | "region" | "clock" | "denied" | "address" | "insecure" | "certificate" | "timeout" | "unreachable" | "taken" | "other" | "internal" | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly next_run_at: string | null;
  readonly backlog: WarehouseBacklog | null;
  readonly days: readonly WarehouseDay[];
}

export interface ExportFile {
  readonly id: string;
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly last_days: 7 | 30 | 90 | null;
  readonly format: "csv" | "ndjson" | "xlsx";
  readonly status: "QUEUED" | "RUNNING" | "DONE" | "FAILED";
  readonly rows: number;
  readonly size: number | null;
  readonly sha256: string | null;
  readonly file_name: string | null;
  readonly url: string | null;
  readonly reason: string | null;
  readonly created_by: AnswerShownCampaign;
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly expires_at: string | null;
}

export interface ExportLink {
  readonly id: string;
  readonly name: string;
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly last_days: 7 | 30 | 90 | null;
  readonly format: "csv" | "ndjson" | "xlsx";
  readonly created_by: AnswerShownCampaign;
  readonly created_at: string;
  readonly expires_at: string;
  readonly last_used_at: string | null;
  readonly uses: number;
}

export interface ExportList {
  readonly operation: string;
  readonly summary: string;
  readonly params: readonly string[];
  readonly needs: readonly string[];
  readonly query: readonly string[];
  readonly takes_last_days: boolean;
}

export interface GetLimitsInput {
  readonly projectId: string;
}

export interface GetWorkspaceInput {
  readonly projectId: string;
}

export interface GetWorkspaceAgencyInput {
  readonly projectId: string;
}

export interface ListWorkspacesInput {

}

export interface UpdateWorkspaceInput {
  readonly projectId: string;
  readonly name?: string;
  readonly url?: string;
  readonly description?: string;
  readonly industry?: number | null;
  readonly time_zone?: string;
  readonly track_assets?: boolean;
  readonly track_all_methods?: boolean;
}

export interface ListKeyOperationsInput {

}

export interface ListBrandSettingsInput {
  readonly projectId: string;
}

export interface SuggestBrandSettingsInput {
  readonly projectId: string;
  readonly project_id?: string;
}

export interface UpdateBrandSettingsInput {
  readonly projectId: string;
  readonly settingsId: string;
  readonly about_brand?: string;
  readonly brand_point_of_view?: readonly (UpdateBrandSettingsBrandPointOfView | string)[];
  readonly main_products_services?: readonly string[];
  readonly market_positioning?: UpdateBrandSettingsMarketPositioning;
  readonly aliases?: readonly string[];
  readonly name_settings?: readonly UpdateBrandSettingsNameSettings[];
}

export interface CalculateCreditsInput {
  readonly campaigns: readonly CalculateCreditsCampaigns[];
  readonly num_optimizations?: number;
}

export interface GetCreditsInput {
  readonly projectId: string;
}

export interface ListCreditUsesInput {
  readonly projectId: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly ordering?: "created_at" | "-created_at" | "action_type" | "-action_type" | "credits_used" | "-credits_used";
}

export interface ListPlansInput {

}

export interface ListOperatorModelsInput {

}

export interface ListWorkspaceModelsInput {
  readonly projectId: string;
}

export interface GetAgentInput {
  readonly projectId: string;
  readonly from_date: string;
  readonly to_date: string;
  readonly agent: string;
}

export interface GetHistoryStateInput {
  readonly projectId: string;
}

export interface GetPageVisitsInput {
  readonly projectId: string;
  readonly from_date: string;
  readonly to_date: string;
  readonly path: string;
}

export interface GetRetentionInput {
  readonly projectId: string;
}

export interface GetTrafficSeriesInput {
  readonly projectId: string;
  readonly from_date: string;
  readonly to_date: string;
  readonly purpose?: readonly ("llm_training" | "ai_search_index" | "ai_user_fetch" | "ai_agent" | "other" | "search_engine" | "seo")[];
  readonly operator?: string | readonly string[];
  readonly agent?: string | readonly string[];
  readonly verdict?: readonly ("verified" | "spoofed" | "unverifiable" | "unchecked")[];
  readonly status?: readonly ("2xx" | "3xx" | "4xx" | "5xx" | "none")[];
  readonly search?: string;
  readonly path?: string;
  readonly group?: "purpose" | "operator" | "agent" | "verdict";
}

export interface GetTrafficSummaryInput {
  readonly projectId: string;
  readonly from_date: string;
  readonly to_date: string;
  readonly purpose?: readonly ("llm_training" | "ai_search_index" | "ai_user_fetch" | "ai_agent" | "other" | "search_engine" | "seo")[];
  readonly operator?: string | readonly string[];
  readonly agent?: string | readonly string[];
  readonly verdict?: readonly ("verified" | "spoofed" | "unverifiable" | "unchecked")[];
  readonly status?: readonly ("2xx" | "3xx" | "4xx" | "5xx" | "none")[];
  readonly search?: string;
  readonly path?: string;
  readonly compare?: boolean;
}

export interface ImportHistoryInput {
  readonly projectId: string;
  readonly visits: readonly ImportHistoryVisits[];
}

export interface ListAgentPagesInput {
  readonly projectId: string;
  readonly from_date: string;
  readonly to_date: string;
  readonly purpose?: readonly ("llm_training" | "ai_search_index" | "ai_user_fetch" | "ai_agent" | "other" | "search_engine" | "seo")[];
  readonly operator?: string | readonly string[];
  readonly agent?: string | readonly string[];
  readonly verdict?: readonly ("verified" | "spoofed" | "unverifiable" | "unchecked")[];
  readonly status?: readonly ("2xx" | "3xx" | "4xx" | "5xx" | "none")[];
  readonly search?: string;
  readonly path?: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly order_by?: "-visits" | "visits" | "-last_seen" | "last_seen" | "path" | "-path";
}

export interface ListAgentsInput {
  readonly projectId: string;
  readonly from_date: string;
  readonly to_date: string;
  readonly purpose?: readonly ("llm_training" | "ai_search_index" | "ai_user_fetch" | "ai_agent" | "other" | "search_engine" | "seo")[];
  readonly operator?: string | readonly string[];
  readonly agent?: string | readonly string[];
  readonly verdict?: readonly ("verified" | "spoofed" | "unverifiable" | "unchecked")[];
  readonly status?: readonly ("2xx" | "3xx" | "4xx" | "5xx" | "none")[];
  readonly search?: string;
  readonly path?: string;
}

export interface ListBotVisitsInput {
  readonly projectId: string;
  readonly from_date: string;
  readonly to_date: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly order_by?: "path" | "-path" | "scrap_date" | "-scrap_date" | "count" | "-count";
  readonly search?: string;
  readonly bot_type?: readonly ("0" | "1" | "2" | "3" | "4" | "5")[];
  readonly verdict?: readonly ("verified" | "spoofed" | "unverifiable" | "unchecked")[];
}

export interface ListTrackingCountersInput {
  readonly projectId: string;
}

export interface ListTrackingReportsInput {
  readonly projectId: string;
  readonly days?: number;
}

export interface GetReferralsInput {
  readonly projectId: string;
  readonly from_date: string;
  readonly to_date: string;
  readonly assistant?: string | readonly string[];
  readonly evidence?: readonly ("referrer" | "utm" | "in_app")[];
  readonly path?: string | readonly string[];
  readonly compare?: "off" | "previous";
}

export interface ListCrawlRatiosInput {
  readonly projectId: string;
  readonly from_date: string;
  readonly to_date: string;
}

export interface ListLandingPagesInput {
  readonly projectId: string;
  readonly from_date: string;
  readonly to_date: string;
  readonly assistant?: string | readonly string[];
  readonly evidence?: readonly ("referrer" | "utm" | "in_app")[];
  readonly path?: string | readonly string[];
  readonly compare?: "off" | "previous";
  readonly page?: number;
  readonly page_size?: number;
  readonly order_by?: "-referrals" | "referrals" | "path" | "-path";
}

export interface ListReferringAssistantsInput {
  readonly projectId: string;
  readonly from_date: string;
  readonly to_date: string;
  readonly assistant?: string | readonly string[];
  readonly evidence?: readonly ("referrer" | "utm" | "in_app")[];
  readonly path?: string | readonly string[];
  readonly compare?: "off" | "previous";
}

export interface GetRobotsInput {
  readonly projectId: string;
  readonly days?: 7 | 30 | 90;
  readonly fresh?: boolean;
}

export interface PreviewRobotsInput {
  readonly projectId: string;
  readonly policy: PreviewRobotsPolicy;
}

export interface CheckIntegrationInput {
  readonly projectId: string;
}

export interface SendTestVisitInput {
  readonly projectId: string;
}

export interface ActivateCampaignInput {
  readonly projectId: string;
  readonly campaignId: string;
}

export interface ArchiveCampaignInput {
  readonly projectId: string;
  readonly campaignId: string;
}

export interface CreateCampaignInput {
  readonly projectId: string;
  readonly name?: string;
  readonly campaign_type?: "BRAND" | "PRODUCT" | "PRE_AUDIT";
  readonly brand?: CreateCampaignBrand;
  readonly competitors?: readonly CreateCampaignCompetitors[];
  readonly queries?: readonly (string | CreateCampaignQueries)[];
  readonly operator_models?: readonly string[];
  readonly frequency?: "DAILY" | "WEEKLY" | "MONTHLY";
  readonly repeats?: number;
  readonly country?: string | null;
  readonly language?: string;
}

export interface DeleteCampaignInput {
  readonly projectId: string;
  readonly campaignId: string;
}

export interface DuplicateCampaignInput {
  readonly projectId: string;
  readonly campaignId: string;
}

export interface EstimateCampaignInput {
  readonly projectId: string;
  readonly name?: string;
  readonly campaign_type?: "BRAND" | "PRODUCT" | "PRE_AUDIT";
  readonly brand?: CreateCampaignBrand;
  readonly competitors?: readonly CreateCampaignCompetitors[];
  readonly queries?: readonly (string | CreateCampaignQueries)[];
  readonly operator_models?: readonly string[];
  readonly frequency?: "DAILY" | "WEEKLY" | "MONTHLY";
  readonly repeats?: number;
  readonly country?: string | null;
  readonly language?: string;
}

export interface GetCampaignInput {
  readonly projectId: string;
  readonly campaignId: string;
}

export interface GetCampaignStatsInput {
  readonly projectId: string;
}

export interface LaunchCampaignInput {
  readonly projectId: string;
  readonly campaignId: string;
}

export interface ListCampaignsInput {
  readonly projectId: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly ordering?: "created" | "-created" | "name" | "-name" | "status" | "-status" | "query_count" | "-query_count" | "answer_count" | "-answer_count";
  readonly status?: "DRAFT" | "ACTIVE" | "PAUSED" | "STOPPED" | "ARCHIVED";
  readonly exclude_status?: "DRAFT" | "ACTIVE" | "PAUSED" | "STOPPED" | "ARCHIVED";
  readonly campaign_type?: "BRAND" | "PRODUCT" | "PRE_AUDIT";
}

export interface ListCompetitorsInput {
  readonly projectId: string;
  readonly status?: "suggested" | "accepted" | "ignored";
}

export interface ListRunningCampaignsInput {
  readonly projectId: string;
}

export interface PauseCampaignInput {
  readonly projectId: string;
  readonly campaignId: string;
}

export interface RunCampaignInput {
  readonly projectId: string;
  readonly campaignId: string;
}

export interface SuggestQueriesInput {
  readonly projectId: string;
  readonly campaign_type?: "BRAND" | "PRODUCT" | "PRE_AUDIT";
  readonly brand?: CreateCampaignBrand;
  readonly topics?: readonly string[];
  readonly count?: number;
}

export interface UpdateCampaignInput {
  readonly projectId: string;
  readonly campaignId: string;
  readonly name?: string;
  readonly campaign_type?: "BRAND" | "PRODUCT" | "PRE_AUDIT";
  readonly brand?: CreateCampaignBrand;
  readonly competitors?: readonly CreateCampaignCompetitors[];
  readonly queries?: readonly (string | CreateCampaignQueries)[];
  readonly operator_models?: readonly string[];
  readonly frequency?: "DAILY" | "WEEKLY" | "MONTHLY";
  readonly repeats?: number;
  readonly country?: string | null;
  readonly language?: string;
}

export interface UpdateCompetitorInput {
  readonly projectId: string;
  readonly competitorId: string;
  readonly status?: "accepted" | "ignored";
  readonly merge_into?: string;
  readonly aliases?: readonly string[];
  readonly domains?: readonly string[];
  readonly name_settings?: readonly UpdateBrandSettingsNameSettings[];
}

export interface GetCampaignCostInput {
  readonly projectId: string;
  readonly campaignId: string;
}

export interface ListRunsInput {
  readonly projectId: string;
  readonly campaignId: string;
  readonly page?: number;
  readonly page_size?: number;
}

export interface DiffAnswersInput {
  readonly projectId: string;
  readonly answerId: string;
  readonly with?: string;
}

export interface GetAnswerInput {
  readonly projectId: string;
  readonly answerId: string;
}

export interface ListReanalysesInput {
  readonly projectId: string;
}

export interface ListShareLinksInput {
  readonly projectId: string;
  readonly page?: number;
  readonly page_size?: number;
}

export interface PreviewNamesInput {
  readonly projectId: string;
  readonly campaign_id?: string;
  readonly domains?: readonly string[];
  readonly before: PreviewNamesBefore;
  readonly after: PreviewNamesBefore;
}

export interface RevokeShareLinkInput {
  readonly projectId: string;
  readonly linkId: string;
}

export interface ShareAnswerInput {
  readonly projectId: string;
  readonly answerId: string;
  readonly days?: 1 | 7 | 30 | 90;
}

export interface GetCampaignMatrixInput {
  readonly projectId: string;
  readonly campaignId: string;
  readonly start_date?: string;
  readonly end_date?: string;
}

export interface GetConversationInput {
  readonly projectId: string;
  readonly queryId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly operator_model?: string;
}

export interface GetConversationSearchesInput {
  readonly projectId: string;
  readonly queryId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly search?: string;
  readonly ordering?: "-searches" | "searches" | "-answers" | "answers" | "-found_owned" | "found_owned" | "-cited_owned" | "cited_owned" | "query" | "-query";
}

export interface ListAnswersInput {
  readonly projectId: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly campaign?: string;
  readonly operator_model?: string;
  readonly branded?: boolean;
  readonly mentioned?: boolean;
  readonly cited?: boolean;
  readonly unknown_to_model?: boolean;
  readonly search?: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly counted?: boolean;
  readonly query?: string;
  readonly brand?: string;
  readonly sentiment?: "POSITIVE" | "NEGATIVE" | "NEUTRAL" | "UNKNOWN";
  readonly citing?: boolean;
  readonly domain?: string;
  readonly url?: string;
  readonly searched_for?: string;
  readonly found_owned?: boolean;
}

export interface ListConversationsInput {
  readonly projectId: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly campaign?: string;
  readonly operator_model?: string;
  readonly branded?: boolean;
  readonly mentioned?: boolean;
  readonly cited?: boolean;
  readonly unknown_to_model?: boolean;
  readonly search?: string;
  readonly start_date?: string;
  readonly end_date?: string;
}

export interface GetAiChannelsInput {
  readonly projectId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
  readonly limit?: number;
}

export interface GetBrandMentionsInput {
  readonly projectId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
}

export interface GetIndustryRankingInput {
  readonly projectId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
  readonly limit?: number;
}

export interface GetInfluentialSourcesInput {
  readonly projectId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
  readonly limit?: number;
}

export interface GetInsightMatrixInput {
  readonly projectId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
}

export interface GetInsightSummaryInput {
  readonly projectId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
}

export interface GetPerformancePromptsInput {
  readonly projectId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
  readonly limit?: number;
}

export interface GetPromptsIntervalInput {
  readonly projectId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
}

export interface GetSearchesInput {
  readonly projectId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
  readonly page?: number;
  readonly page_size?: number;
  readonly search?: string;
  readonly ordering?: "-searches" | "searches" | "-answers" | "answers" | "-found_owned" | "found_owned" | "-cited_owned" | "cited_owned" | "query" | "-query";
}

export interface GetSentimentAnalysisInput {
  readonly projectId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
}

export interface ListInsightAnnotationsInput {
  readonly projectId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
}

export interface ListNegativeAnswersInput {
  readonly projectId: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
  readonly limit?: number;
}

export interface ListSourcePagesInput {
  readonly projectId: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
  readonly kind?: "OWNED" | "COMPETITOR" | "SOCIAL" | "NEWS" | "REFERENCE" | "REVIEW" | "COMMERCE" | "OTHER";
  readonly domain?: string;
  readonly search?: string;
  readonly ordering?: "-use_count" | "use_count" | "-retrieved_count" | "retrieved_count" | "url" | "-url" | "last_seen" | "-last_seen";
}

export interface ListSourcesInput {
  readonly projectId: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly compare_start_date?: string;
  readonly compare_end_date?: string;
  readonly campaign_id?: string;
  readonly branded?: boolean;
  readonly kind?: "OWNED" | "COMPETITOR" | "SOCIAL" | "NEWS" | "REFERENCE" | "REVIEW" | "COMMERCE" | "OTHER";
  readonly domain?: string;
  readonly search?: string;
  readonly ordering?: "-use_count" | "use_count" | "-retrieved_count" | "retrieved_count" | "domain" | "-domain" | "avg_position" | "-avg_position";
}

export interface GetIndexingInput {
  readonly projectId: string;
  readonly days?: 30 | 90;
}

export interface GetPageChainInput {
  readonly projectId: string;
  readonly path: string;
}

export interface ListIndexedPagesInput {
  readonly projectId: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly engine?: readonly ("chatgpt" | "claude" | "perplexity" | "gemini" | "copilot" | "apple" | "meta-ai" | "le-chat" | "grok" | "kimi" | "deepseek" | "amazon")[];
  readonly level?: readonly ("cited" | "fetched" | "crawled" | "feeder_crawled" | "unverified" | "training" | "none" | "blocked")[];
  readonly stale?: boolean;
  readonly source?: "sitemap" | "visits";
  readonly search?: string;
  readonly broken?: readonly ("discovered" | "crawled" | "fetched" | "cited" | "clicked")[];
  readonly order_by?: "path" | "-path" | "-last_read" | "last_read";
}

export interface RefreshIndexingInput {
  readonly projectId: string;
}

export interface CancelAuditInput {
  readonly projectId: string;
  readonly auditId: string;
}

export interface CompareAuditsInput {
  readonly projectId: string;
  readonly auditId: string;
  readonly with: string;
}

export interface DeleteAuditInput {
  readonly projectId: string;
  readonly auditId: string;
}

export interface ExportAuditInput {
  readonly projectId: string;
  readonly auditId: string;
  readonly format?: "csv" | "json" | "html";
}

export interface GetAuditInput {
  readonly projectId: string;
  readonly auditId: string;
}

export interface GetAuditAccessInput {
  readonly projectId: string;
  readonly auditId: string;
}

export interface GetAuditPageInput {
  readonly projectId: string;
  readonly auditId: string;
  readonly pageId: string;
}

export interface GetAuditSettingsInput {
  readonly projectId: string;
}

export interface GetIssueFixInput {
  readonly projectId: string;
  readonly auditId: string;
  readonly checkId: "robots-down" | "robots-search" | "robots-training" | "robots-usage" | "robots-faults" | "firewall" | "agents-errors" | "cited-dead" | "sitemap" | "sitemap-urls" | "lastmod-false" | "http-open" | "two-hosts" | "soft-404" | "llms-txt" | "identity" | "status" | "redirects" | "noindex" | "no-snippet" | "canonical" | "challenge" | "js-text" | "js-facts" | "hidden-text" | "boxed-text" | "thin" | "duplicate" | "title" | "answer-first" | "long-sections" | "few-facts" | "no-date" | "stale" | "date-false" | "no-author" | "ld-broken" | "ld-incomplete" | "ld-untrue" | "hreflang" | "broken-links" | "deep" | "orphan" | "slow" | "heavy" | "description" | "headings" | "lang" | "vague-links" | "mixed" | "alt" | "social" | "no-validators" | "uncompressed";
  readonly page?: string;
}

export interface ListAuditIssuesInput {
  readonly projectId: string;
  readonly auditId: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly severity?: readonly ("blocker" | "high" | "medium" | "low" | "info")[];
  readonly category?: readonly ("access" | "javascript" | "structure" | "trust" | "links" | "speed")[];
  readonly state?: "open" | "new" | "ignored";
  readonly search?: string;
}

export interface ListAuditPagesInput {
  readonly projectId: string;
  readonly auditId: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly search?: string;
  readonly kind?: readonly ("home" | "product" | "article" | "guide" | "comparison" | "list" | "contact" | "legal" | "other")[];
  readonly order_by?: "url" | "-url" | "score" | "-score" | "-ai_visits" | "-citations" | "first_byte_ms" | "-first_byte_ms" | "html_bytes" | "-html_bytes";
}

export interface ListAuditsInput {
  readonly projectId: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly scope?: "SITE" | "PAGE";
}

export interface ListIssuePagesInput {
  readonly projectId: string;
  readonly auditId: string;
  readonly checkId: "robots-down" | "robots-search" | "robots-training" | "robots-usage" | "robots-faults" | "firewall" | "agents-errors" | "cited-dead" | "sitemap" | "sitemap-urls" | "lastmod-false" | "http-open" | "two-hosts" | "soft-404" | "llms-txt" | "identity" | "status" | "redirects" | "noindex" | "no-snippet" | "canonical" | "challenge" | "js-text" | "js-facts" | "hidden-text" | "boxed-text" | "thin" | "duplicate" | "title" | "answer-first" | "long-sections" | "few-facts" | "no-date" | "stale" | "date-false" | "no-author" | "ld-broken" | "ld-incomplete" | "ld-untrue" | "hreflang" | "broken-links" | "deep" | "orphan" | "slow" | "heavy" | "description" | "headings" | "lang" | "vague-links" | "mixed" | "alt" | "social" | "no-validators" | "uncompressed";
  readonly page?: number;
  readonly page_size?: number;
  readonly search?: string;
}

export interface RecheckIssueInput {
  readonly projectId: string;
  readonly auditId: string;
  readonly checkId: "robots-down" | "robots-search" | "robots-training" | "robots-usage" | "robots-faults" | "firewall" | "agents-errors" | "cited-dead" | "sitemap" | "sitemap-urls" | "lastmod-false" | "http-open" | "two-hosts" | "soft-404" | "llms-txt" | "identity" | "status" | "redirects" | "noindex" | "no-snippet" | "canonical" | "challenge" | "js-text" | "js-facts" | "hidden-text" | "boxed-text" | "thin" | "duplicate" | "title" | "answer-first" | "long-sections" | "few-facts" | "no-date" | "stale" | "date-false" | "no-author" | "ld-broken" | "ld-incomplete" | "ld-untrue" | "hreflang" | "broken-links" | "deep" | "orphan" | "slow" | "heavy" | "description" | "headings" | "lang" | "vague-links" | "mixed" | "alt" | "social" | "no-validators" | "uncompressed";
  readonly page_ids: readonly string[];
}

export interface StartAuditInput {
  readonly projectId: string;
  readonly url?: string;
  readonly pages_max?: number;
  readonly speed?: "GENTLE" | "NORMAL" | "FAST";
  readonly render?: boolean;
  readonly may_test?: boolean;
  readonly ignore_robots?: boolean;
  readonly include_paths?: readonly string[];
  readonly exclude_paths?: readonly string[];
}

export interface UpdateAuditSettingsInput {
  readonly projectId: string;
  readonly schedule?: "off" | "weekly" | "monthly";
  readonly ignored?: readonly IgnoredIssue[];
  readonly kinds?: readonly CorrectedKind[];
  readonly pages_max?: number;
  readonly speed?: "GENTLE" | "NORMAL" | "FAST";
  readonly render?: boolean;
  readonly may_test?: boolean;
  readonly ignore_robots?: boolean;
  readonly include_paths?: readonly string[];
  readonly exclude_paths?: readonly string[];
}

export interface ExplainAnswerInput {
  readonly projectId: string;
  readonly answerId: string;
}

export interface GetOpportunityInput {
  readonly projectId: string;
  readonly opportunityId: string;
  readonly period?: "7d" | "30d" | "90d";
}

export interface ListOpportunitiesInput {
  readonly projectId: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly period?: "7d" | "30d" | "90d";
  readonly kind?: readonly ("FIX_ACCESS" | "REPAIR_LINK" | "WIN_BACK" | "NAME_OFFER" | "OPTIMIZE_PAGE" | "CREATE_PAGE" | "EARN_MENTION" | "FIX_REPUTATION")[];
  readonly impact?: readonly ("HIGH" | "MEDIUM" | "LOW")[];
  readonly state?: readonly ("OPEN" | "PLANNED" | "DONE" | "DISMISSED" | "GONE")[];
  readonly campaign?: string;
  readonly search?: string;
  readonly ordering?: "-score" | "score" | "-n" | "n" | "effort" | "-effort" | "-first_seen" | "first_seen";
}

export interface ReadCitedPagesInput {
  readonly projectId: string;
  readonly answerId: string;
}

export interface RefreshOpportunitiesInput {
  readonly projectId: string;
}

export interface UpdateOpportunityInput {
  readonly projectId: string;
  readonly opportunityId: string;
  readonly state?: "OPEN" | "PLANNED" | "DONE" | "DISMISSED";
  readonly reason?: string;
  readonly assignee?: string | null;
  readonly due_on?: string | null;
}

export interface ApproveOptimizationInput {
  readonly projectId: string;
  readonly optimizationId: string;
}

export interface CancelOptimizationInput {
  readonly projectId: string;
  readonly optimizationId: string;
}

export interface CreateOptimizationInput {
  readonly projectId: string;
  readonly title?: string;
  readonly kind?: "REWRITE" | "NEW";
  readonly mode?: "BRIEF" | "FULL";
  readonly page_url?: string | null;
  readonly queries?: readonly CreateOptimizationQueries[];
  readonly notes?: string;
  readonly language?: string;
  readonly campaign_id?: string;
  readonly opportunity_id?: string;
}

export interface DeleteOptimizationInput {
  readonly projectId: string;
  readonly optimizationId: string;
}

export interface EstimateSimulationInput {
  readonly projectId: string;
  readonly optimizationId: string;
  readonly kind?: "local" | "model";
  readonly operator_models?: readonly string[];
  readonly repeats?: number;
  readonly masked?: boolean;
}

export interface ExportOptimizationInput {
  readonly projectId: string;
  readonly optimizationId: string;
  readonly format?: "md" | "html" | "docx";
}

export interface GenerateOptimizationInput {
  readonly projectId: string;
  readonly optimizationId: string;
  readonly mode?: "BRIEF" | "FULL";
}

export interface GetEffectInput {
  readonly projectId: string;
  readonly optimizationId: string;
}

export interface GetOptimizationInput {
  readonly projectId: string;
  readonly optimizationId: string;
}

export interface GetOptimizationPlanInput {
  readonly projectId: string;
  readonly month?: string;
}

export interface GetOptimizationSummaryInput {
  readonly projectId: string;
}

export interface GetSimulationInput {
  readonly projectId: string;
  readonly optimizationId: string;
  readonly simulationId: string;
}

export interface ListOptimizationsInput {
  readonly projectId: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly status?: readonly ("DRAFT" | "QUEUED" | "GATHERING" | "WRITING" | "CHECKING" | "DONE" | "FAILED" | "CANCELED")[];
  readonly search?: string;
  readonly opportunity?: string;
  readonly published?: boolean;
  readonly ordering?: "-created" | "created" | "title" | "-title" | "status" | "-status";
}

export interface ListRevisionsInput {
  readonly projectId: string;
  readonly optimizationId: string;
}

export interface ListSectionsInput {
  readonly projectId: string;
  readonly optimizationId: string;
}

export interface ListSimulationRepliesInput {
  readonly projectId: string;
  readonly optimizationId: string;
  readonly simulationId: string;
  readonly operator_model?: string;
  readonly question?: number;
  readonly arm?: "old" | "draft";
}

export interface ListSimulationsInput {
  readonly projectId: string;
  readonly optimizationId: string;
}

export interface PublishOptimizationInput {
  readonly projectId: string;
  readonly optimizationId: string;
  readonly url: string;
  readonly published_at: string;
}

export interface RestoreRevisionInput {
  readonly projectId: string;
  readonly optimizationId: string;
  readonly revisionId: string;
}

export interface StartSimulationInput {
  readonly projectId: string;
  readonly optimizationId: string;
  readonly kind?: "local" | "model";
  readonly operator_models?: readonly string[];
  readonly repeats?: number;
  readonly masked?: boolean;
}

export interface UpdateClaimInput {
  readonly projectId: string;
  readonly optimizationId: string;
  readonly claimId: string;
  readonly vouched?: boolean;
  readonly source_url?: string;
}

export interface UpdateOptimizationInput {
  readonly projectId: string;
  readonly optimizationId: string;
  readonly title?: string;
  readonly kind?: "REWRITE" | "NEW";
  readonly mode?: "BRIEF" | "FULL";
  readonly page_url?: string | null;
  readonly queries?: readonly CreateOptimizationQueries[];
  readonly notes?: string;
  readonly language?: string;
}

export interface UpdateSectionInput {
  readonly projectId: string;
  readonly optimizationId: string;
  readonly sectionId: string;
  readonly state?: "PROPOSED" | "ACCEPTED" | "KEPT_OLD" | "EDITED";
  readonly markdown?: string;
  readonly revision: number;
}

export interface AskAssistantInput {
  readonly projectId: string;
  readonly threadId: string;
  readonly text: string;
  readonly context?: AskAssistantContext;
}

export interface CreateThreadInput {
  readonly projectId: string;
  readonly context?: AskAssistantContext;
}

export interface DeleteThreadInput {
  readonly projectId: string;
  readonly threadId: string;
}

export interface GetAssistantInput {
  readonly projectId: string;
  readonly page?: "overview" | "campaigns" | "campaign" | "conversations" | "sources" | "opportunities" | "optimization" | "audit";
}

export interface ListMessagesInput {
  readonly projectId: string;
  readonly threadId: string;
}

export interface ListThreadsInput {
  readonly projectId: string;
  readonly page?: number;
  readonly page_size?: number;
}

export interface StopReplyInput {
  readonly projectId: string;
  readonly messageId: string;
}

export interface GetWarehouseInput {
  readonly projectId: string;
  readonly days?: number;
}

export interface BeginExportInput {
  readonly projectId: string;
  readonly operation: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly last_days?: 7 | 30 | 90 | null;
  readonly format?: "csv" | "ndjson" | "xlsx";
}

export interface DeleteExportInput {
  readonly projectId: string;
  readonly exportId: string;
}

export interface GetExportInput {
  readonly projectId: string;
  readonly exportId: string;
}

export interface ListExportLinksInput {
  readonly projectId: string;
}

export interface ListExportListsInput {
  readonly projectId: string;
}

export interface ListExportsInput {
  readonly projectId: string;
}

export interface RevokeExportLinkInput {
  readonly projectId: string;
  readonly exportLinkId: string;
}

/** Codes of refusals; a newer installation may have more. */
export type RefusalCode =
  | "ACCOUNT_NOT_SUSPENDED"
  | "ACCOUNT_SUSPENDED"
  | "AD_ABOVE_CEILING"
  | "AD_ACCOUNT_MISSING"
  | "AD_ACCOUNT_REFUSED"
  | "AD_ACT_NOT_ALLOWED"
  | "AD_CAMPAIGN_CHANGED"
  | "AD_CAMPAIGN_OVER"
  | "AD_CEILING_MISSING"
  | "AD_CHANNEL_FAILED"
  | "AD_CREATIVES_MISSING"
  | "AD_NOT_APPROVED"
  | "ANNOUNCEMENT_DRAFT"
  | "ANNOUNCEMENT_PUBLISHED"
  | "API_KEY_EXPIRED"
  | "API_KEY_INVALID"
  | "API_KEY_NETWORK"
  | "API_KEY_REVOKED"
  | "API_KEY_STOPPED"
  | "APP_CREDITS_USED_UP"
  | "APP_REQUEST_OVER"
  | "APP_TOKEN_ELSEWHERE"
  | "APP_TOKEN_INVALID"
  | "ARGUMENTS_INVALID"
  | "ASKS_TOO_MANY"
  | "AUDITS_TODAY"
  | "AUDIT_NOT_DONE"
  | "AUDIT_NOT_RUNNING"
  | "AUDIT_NOT_WHOLE"
  | "AUDIT_RUNNING"
  | "BATCH_TOO_LARGE"
  | "BILLING_OFF"
  | "BRAND_TOO_LARGE"
  | "CAMPAIGN_NOT_ACTIVE"
  | "CAMPAIGN_NOT_DRAFT"
  | "CAMPAIGN_NOT_PAUSED"
  | "CAMPAIGN_RUNNING"
  | "CARD_DECLINED"
  | "CARD_WITHOUT_FUNDS"
  | "CHARGE_FAILED"
  | "CLAIMS_OPEN"
  | "CONFIRM_INVALID"
  | "CREATIVE_ARCHIVED"
  | "CREATIVE_EDITED"
  | "CREATIVE_NOT_IN_REVIEW"
  | "DELETION_NOT_SCHEDULED"
  | "DELETION_SCHEDULED"
  | "DISK_FULL"
  | "EDITED_ELSEWHERE"
  | "EMAIL_NOT_CONFIRMED"
  | "EMAIL_UNVERIFIED"
  | "ENDING_ALREADY"
  | "EXPORTS_KEPT"
  | "EXPORT_FILE_GONE"
  | "EXPORT_LINKS_USED_UP"
  | "EXPORT_LINK_GONE"
  | "EXPORT_TAKEN"
  | "FEATURE_OFF"
  | "FORBIDDEN"
  | "FREQUENCY_FIXED"
  | "GATEWAY_UNAVAILABLE"
  | "HOST_MISSING"
  | "HOST_UNKNOWN"
  | "IDEMPOTENCY_ANSWER_GONE"
  | "IDEMPOTENCY_KEY_BROKEN"
  | "IDEMPOTENCY_KEY_MALFORMED"
  | "IDEMPOTENCY_KEY_REUSED"
  | "IDEMPOTENCY_KEY_RUNNING"
  | "IMPERSONATING"
  | "IMPERSONATION_INVALID"
  | "INSUFFICIENT_SCOPE"
  | "INVALID_CREDENTIALS"
  | "INVITATION_GONE"
  | "INVITATION_NOT_YOURS"
  | "INVITED_OFTEN"
  | "IS_SUPERUSER"
  | "LAST_OWNER"
  | "MAIL_SERVER_MISSING"
  | "MALFORMED_BODY"
  | "METHOD_NOT_ALLOWED"
  | "MODEL_MISSING"
  | "NOT_AUTHENTICATED"
  | "NOT_CANCELED"
  | "NOT_ENOUGH_CREDITS"
  | "NOT_FOUND"
  | "NOT_PUBLISHED"
  | "NOT_SUSPENDED"
  | "NO_SUBSCRIPTION"
  | "OPTIMIZATION_FIXED"
  | "OPTIMIZATION_NOT_DONE"
  | "OPTIMIZATION_NOT_RUNNING"
  | "OPTIMIZATION_RUNNING"
  | "ORGANIZATION_DELETED"
  | "ORGANIZATION_SUSPENDED"
  | "ORIGIN_REFUSED"
  | "OWN_ACCOUNT"
  | "PASSWORD_NOT_RECENT"
  | "PAYMENT_ENDED"
  | "PAYMENT_MISMATCH"
  | "PAYMENT_OPEN"
  | "PREVIEW_OUTDATED"
  | "PROJECT_ID_REQUIRED"
  | "PUBLISHER_NOT_ACTIVE"
  | "READ_ONLY"
  | "REFRESH_TOKEN_EXPIRED"
  | "REPLY_NOT_RUNNING"
  | "REPLY_RUNNING"
  | "RIVALS_MISSING"
  | "SAME_PLAN"
  | "SERVER_ERROR"
  | "SITE_CLOSED"
  | "SITE_ROBOTS_FAILED"
  | "SITE_ROBOTS_FIXED"
  | "SITE_UNREADABLE"
  | "SUBSCRIBED_ALREADY"
  | "SUGGESTION_FAILED"
  | "SUPERUSER_STAYS"
  | "SUSPENDED_ALREADY"
  | "TEXT_UNREADABLE"
  | "TIMED_OUT"
  | "TOOL_UNKNOWN"
  | "TOO_LARGE"
  | "TOO_MANY_REQUESTS"
  | "UNAVAILABLE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "WAREHOUSE_EXISTS"
  | "WEBHOOK_REFUSED"
  | "WHITE_LABEL_MISSING"
  | "WORKSPACES_TOO_MANY"
  | "WORKSPACES_USED_UP"
  | "WORKSPACE_INACTIVE"
  | "WRITER_MISSING";

/** The operations that a key may call, by room and name, as the contract has them. */
export interface Rooms {
  readonly workspaces: {
    /** GET /projects/:projectId/limits/: What the plan allows all workspaces of the organization together, and what of this workspace's it refused in 30 days. Scope: read. */
    readonly getLimits: Call<GetLimitsInput, GetLimitsAnswer>;
    /** GET /projects/:projectId/: One workspace. Scope: read. */
    readonly getWorkspace: Call<GetWorkspaceInput, Workspace>;
    /** GET /projects/:projectId/agency/: The agency whose brand the workspace shows, if any. Scope: read. */
    readonly getWorkspaceAgency: Call<GetWorkspaceAgencyInput, GetWorkspaceAgencyAnswer>;
    /** GET /projects/: The workspaces that you are a member of. Scope: read. */
    readonly listWorkspaces: Call<ListWorkspacesInput, readonly Workspace[]> & ListCall<ListWorkspacesInput, Workspace>;
    /** PATCH /projects/:projectId/: Change a workspace (owners only, while it is active). Scope: write. */
    readonly updateWorkspace: Call<UpdateWorkspaceInput, Workspace>;
  };
  readonly apiKeys: {
    /** GET /key-operations/: Everything that keys may call, each with the scope that it takes. Scope: read. */
    readonly listKeyOperations: Call<ListKeyOperationsInput, readonly KeyOperation[]>;
  };
  readonly brandContext: {
    /** GET /projects/:projectId/campaigns/brand-settings/: The workspace's brand settings: a list of one. Scope: read. */
    readonly listBrandSettings: Call<ListBrandSettingsInput, readonly BrandSettings[]>;
    /** POST /projects/:projectId/campaigns/brand-settings/ai-suggestions/: Suggest the whole record from the workspace's own site. Scope: write. */
    readonly suggestBrandSettings: Call<SuggestBrandSettingsInput, BrandSuggestion>;
    /** PATCH /projects/:projectId/campaigns/brand-settings/:settingsId/: Change fields of the brand settings; the whole record may have 60 kB. Scope: write. */
    readonly updateBrandSettings: Call<UpdateBrandSettingsInput, BrandSettings>;
  };
  readonly credits: {
    /** POST /credit-calculator/: What campaigns and content optimizations would cost. Scope: read. */
    readonly calculateCredits: Call<CalculateCreditsInput, Estimate>;
    /** GET /projects/:projectId/organization/credits/: The credits of the organization that the workspace belongs to. Scope: read. */
    readonly getCredits: Call<GetCreditsInput, Credits> & ListCall<GetCreditsInput, CardFigure>;
    /** GET /projects/:projectId/organization/credit-logs/: The credit usage of the workspace's organization. Scope: read. */
    readonly listCreditUses: Call<ListCreditUsesInput, ListCreditUsesAnswer> & Pages<ListCreditUsesInput, CreditUse> & ListCall<ListCreditUsesInput, CreditUse>;
  };
  readonly billing: {
    /** GET /plans/: The plans with their prices, without tax. Scope: read. */
    readonly listPlans: Call<ListPlansInput, ListPlansAnswer>;
  };
  readonly operators: {
    /** GET /operator-models/: The AI models that campaigns can ask, and whether they are available. Scope: read. */
    readonly listOperatorModels: Call<ListOperatorModelsInput, readonly OperatorModel[]>;
    /** GET /projects/:projectId/operator-models/: The AI models that campaigns of a workspace can ask; those of a demo workspace include the demo's own. Scope: read. */
    readonly listWorkspaceModels: Call<ListWorkspaceModelsInput, readonly OperatorModel[]>;
  };
  readonly visits: {
    /** GET /projects/:projectId/events/agent/: One agent: what is known of it, its visits, pages, statuses and proofs of identity. Scope: read. */
    readonly getAgent: Call<GetAgentInput, AgentDetails> & ListCall<GetAgentInput, CardFigure>;
    /** GET /projects/:projectId/history/: Since when servers report, so that an access log is imported up to that day. Scope: read. */
    readonly getHistoryState: Call<GetHistoryStateInput, HistoryState>;
    /** GET /projects/:projectId/events/page/: One page: which agents read it, when, and what they were answered. Scope: read. */
    readonly getPageVisits: Call<GetPageVisitsInput, PageVisits> & ListCall<GetPageVisitsInput, CardFigure>;
    /** GET /projects/:projectId/retention/: How long the workspace keeps visits, referrals and counts of people, and how long its plan allows. Scope: read. */
    readonly getRetention: Call<GetRetentionInput, Retention>;
    /** GET /projects/:projectId/events/series/: Visits of agents over time: by the hour for one or two days, by the day for more. Scope: read. */
    readonly getTrafficSeries: Call<GetTrafficSeriesInput, TrafficSeries> & ListCall<GetTrafficSeriesInput, CardFigure>;
    /** GET /projects/:projectId/events/summary/: How many visits agents paid, to how many pages, and how many proved who they are. Scope: read. */
    readonly getTrafficSummary: Call<GetTrafficSummaryInput, TrafficSummary> & ListCall<GetTrafficSummaryInput, CardFigure>;
    /** POST /projects/:projectId/history/: Store requests of agents out of an access log; a line that was imported before counts once. Scope: write. */
    readonly importHistory: Call<ImportHistoryInput, ImportedHistory>;
    /** GET /projects/:projectId/events/agent-pages/: The pages that agents read, each with the agents that read it. Scope: read. */
    readonly listAgentPages: Call<ListAgentPagesInput, ListAgentPagesAnswer> & Pages<ListAgentPagesInput, AgentPage> & ListCall<ListAgentPagesInput, AgentPage>;
    /** GET /projects/:projectId/events/agents/: The agents that came, with their visits, pages and proofs of identity; the most visits first. Scope: read. */
    readonly listAgents: Call<ListAgentsInput, ListAgentsAnswer> & ListCall<ListAgentsInput, AgentRow>;
    /** GET /projects/:projectId/events/bot-visits/: The pages that agents read, with the last time and the number of visits. Scope: read. */
    readonly listBotVisits: Call<ListBotVisitsInput, BotVisitPage> & Pages<ListBotVisitsInput, BotVisit> & ListCall<ListBotVisitsInput, BotVisit>;
    /** GET /projects/:projectId/tracking/counters/: How the reported requests of the last 30 days were handled, by API key. Scope: read. */
    readonly listTrackingCounters: Call<ListTrackingCountersInput, readonly TrackingCounters[]> & ListCall<ListTrackingCountersInput, TrackingCounters>;
    /** GET /projects/:projectId/tracking/reports/: What became of what each API key and tracker.js reported, by day and reason, the latest day first. Scope: read. */
    readonly listTrackingReports: Call<ListTrackingReportsInput, ListTrackingReportsAnswer> & ListCall<ListTrackingReportsInput, TrackingReport>;
  };
  readonly referrals: {
    /** GET /projects/:projectId/referrals/: How many people AI assistants sent, by the day, and their share of all people's visits. Scope: read. */
    readonly getReferrals: Call<GetReferralsInput, ReferralSummary> & ListCall<GetReferralsInput, CardFigure>;
    /** GET /projects/:projectId/referrals/crawl-ratios/: How many pages each operator's agents read for AI for each person that its assistants send. Scope: read. */
    readonly listCrawlRatios: Call<ListCrawlRatiosInput, ListCrawlRatiosAnswer> & ListCall<ListCrawlRatiosInput, CrawlRatio>;
    /** GET /projects/:projectId/referrals/pages/: The pages on which people arrived from assistants. Scope: read. */
    readonly listLandingPages: Call<ListLandingPagesInput, ListLandingPagesAnswer> & Pages<ListLandingPagesInput, LandingPage> & ListCall<ListLandingPagesInput, LandingPage>;
    /** GET /projects/:projectId/referrals/assistants/: The assistants that sent people, the most referrals first. Scope: read. */
    readonly listReferringAssistants: Call<ListReferringAssistantsInput, ListReferringAssistantsAnswer> & ListCall<ListReferringAssistantsInput, ReferringAssistant>;
  };
  readonly robots: {
    /** GET /projects/:projectId/robots/: The site's robots.txt as it was read, what it says to each agent, and who read what it forbids. Scope: read. */
    readonly getRobots: Call<GetRobotsInput, SiteRobots> & ListCall<GetRobotsInput, RobotsAgent>;
    /** POST /projects/:projectId/robots/preview/: What the site's robots.txt would be after a policy, and what it would change; nothing is stored. Scope: read. */
    readonly previewRobots: Call<PreviewRobotsInput, RobotsPreview>;
  };
  readonly integrations: {
    /** GET /projects/:projectId/integration/check/: Whether the site's pages carry the script tag, and whether its server reports visits. Scope: read. */
    readonly checkIntegration: Call<CheckIntegrationInput, IntegrationCheck>;
    /** POST /projects/:projectId/integration/test-visit/: Report a visit of our own test agent with the workspace's first active key; it is never counted. Scope: write. */
    readonly sendTestVisit: Call<SendTestVisitInput, TestVisit>;
  };
  readonly campaigns: {
    /** POST /projects/:projectId/campaigns/organic/:campaignId/activate/: Reactivate a paused, stopped or archived campaign; an overdue run starts immediately. Scope: spend. */
    readonly activateCampaign: Call<ActivateCampaignInput, Campaign>;
    /** POST /projects/:projectId/campaigns/organic/:campaignId/archive/: Archive a campaign; it is no longer asked. Scope: write. */
    readonly archiveCampaign: Call<ArchiveCampaignInput, Campaign>;
    /** POST /projects/:projectId/campaigns/organic/: Create a campaign as a draft; every part may come later. Scope: write. */
    readonly createCampaign: Call<CreateCampaignInput, CampaignDetails>;
    /** DELETE /projects/:projectId/campaigns/organic/:campaignId/: Delete a campaign with its answers. Scope: write. */
    readonly deleteCampaign: Call<DeleteCampaignInput, undefined>;
    /** POST /projects/:projectId/campaigns/organic/:campaignId/duplicate/: Duplicate a campaign as a draft. Scope: write. */
    readonly duplicateCampaign: Call<DuplicateCampaignInput, Campaign>;
    /** POST /projects/:projectId/campaigns/organic/estimate/: Estimate what a campaign asks and costs, without saving it. Scope: read. */
    readonly estimateCampaign: Call<EstimateCampaignInput, CampaignEstimate>;
    /** GET /projects/:projectId/campaigns/organic/:campaignId/: One campaign with all its parts. Scope: read. */
    readonly getCampaign: Call<GetCampaignInput, CampaignDetails>;
    /** GET /projects/:projectId/campaigns/global-stats/: The workspace's campaigns in numbers. Scope: read. */
    readonly getCampaignStats: Call<GetCampaignStatsInput, GetCampaignStatsAnswer> & ListCall<GetCampaignStatsInput, FigureRow>;
    /** POST /projects/:projectId/campaigns/organic/:campaignId/launch/: Launch a draft: its first run starts immediately. Scope: spend. */
    readonly launchCampaign: Call<LaunchCampaignInput, Campaign>;
    /** GET /projects/:projectId/campaigns/organic/: The workspace's campaigns. Scope: read. */
    readonly listCampaigns: Call<ListCampaignsInput, ListCampaignsAnswer> & Pages<ListCampaignsInput, Campaign> & ListCall<ListCampaignsInput, Campaign>;
    /** GET /projects/:projectId/competitors/: The competitors that were named by people or found in answers. Scope: read. */
    readonly listCompetitors: Call<ListCompetitorsInput, readonly Competitor[]> & ListCall<ListCompetitorsInput, Competitor>;
    /** GET /projects/:projectId/campaigns/running/: The campaigns with a run in progress. Scope: read. */
    readonly listRunningCampaigns: Call<ListRunningCampaignsInput, ListRunningCampaignsAnswer> & ListCall<ListRunningCampaignsInput, RunningCampaign>;
    /** POST /projects/:projectId/campaigns/organic/:campaignId/pause/: Pause an active campaign. Scope: write. */
    readonly pauseCampaign: Call<PauseCampaignInput, Campaign>;
    /** POST /projects/:projectId/campaigns/organic/:campaignId/run/: Start a run of an active campaign now. Scope: spend. */
    readonly runCampaign: Call<RunCampaignInput, Campaign>;
    /** POST /projects/:projectId/campaigns/query-suggestions/: Suggest queries, based on the brand context and the site. Scope: write. */
    readonly suggestQueries: Call<SuggestQueriesInput, SuggestQueriesAnswer>;
    /** PATCH /projects/:projectId/campaigns/organic/:campaignId/: Change a draft, or of a launched campaign its name, frequency, competitors, queries and its brand's other names. Scope: write. */
    readonly updateCampaign: Call<UpdateCampaignInput, CampaignDetails>;
    /** PATCH /projects/:projectId/competitors/:competitorId/: Accept or ignore a competitor, name its aliases and sites, or merge it into another. Scope: write. */
    readonly updateCompetitor: Call<UpdateCompetitorInput, Competitor>;
  };
  readonly answers: {
    /** GET /projects/:projectId/campaigns/organic/:campaignId/cost/: What AI providers charged for a campaign so far. Scope: read. */
    readonly getCampaignCost: Call<GetCampaignCostInput, GetCampaignCostAnswer> & ListCall<GetCampaignCostInput, FigureRow>;
    /** GET /projects/:projectId/campaigns/organic/:campaignId/runs/: The runs of a campaign, newest first. Scope: read. */
    readonly listRuns: Call<ListRunsInput, ListRunsAnswer> & Pages<ListRunsInput, RunProgress> & ListCall<ListRunsInput, RunProgress>;
    /** GET /projects/:projectId/answers/:answerId/diff/: What changed since the answer before it, or since a given one. Scope: read. */
    readonly diffAnswers: Call<DiffAnswersInput, AnswerDiff>;
    /** GET /projects/:projectId/answers/:answerId/: One answer with its brands, sources and how it was obtained. Scope: read. */
    readonly getAnswer: Call<GetAnswerInput, AnswerShown>;
    /** GET /projects/:projectId/answers/reanalysis/: The campaigns whose answers are being read again because names changed. Scope: read. */
    readonly listReanalyses: Call<ListReanalysesInput, readonly ListReanalysesAnswer[]>;
    /** GET /projects/:projectId/share-links/: The active links of shared answers, newest first. Scope: read. */
    readonly listShareLinks: Call<ListShareLinksInput, ListShareLinksAnswer> & Pages<ListShareLinksInput, ShareLink> & ListCall<ListShareLinksInput, ShareLink>;
    /** POST /projects/:projectId/answers/name-preview/: What other names or settings of a brand would change in the last 50 answers; nothing is stored. Scope: read. */
    readonly previewNames: Call<PreviewNamesInput, PreviewNamesAnswer>;
    /** DELETE /projects/:projectId/share-links/:linkId/: Revoke the link of a shared answer (its creator, and owners). Scope: write. */
    readonly revokeShareLink: Call<RevokeShareLinkInput, undefined>;
    /** POST /projects/:projectId/answers/:answerId/share/: Create a public link to one answer; it works for some days and while you are a member of the workspace. Scope: write. */
    readonly shareAnswer: Call<ShareAnswerInput, ShareAnswerAnswer>;
  };
  readonly conversations: {
    /** GET /projects/:projectId/campaigns/organic/:campaignId/matrix/: A campaign's queries by models: how often each names the client. Scope: read. */
    readonly getCampaignMatrix: Call<GetCampaignMatrixInput, GetCampaignMatrixAnswer> & ListCall<GetCampaignMatrixInput, SavedCell>;
    /** GET /projects/:projectId/conversations/:queryId/: One query with the newest answer of each model, and a summary of all its answers. Scope: read. */
    readonly getConversation: Call<GetConversationInput, GetConversationAnswer>;
    /** GET /projects/:projectId/conversations/:queryId/searches/: What AI models searched for before they answered one query. Scope: read. */
    readonly getConversationSearches: Call<GetConversationSearchesInput, SearchList> & Pages<GetConversationSearchesInput, SubQuestion> & ListCall<GetConversationSearchesInput, SubQuestion>;
    /** GET /projects/:projectId/answers/: Single answers, newest first, for example those that an insights figure counts. Scope: read. */
    readonly listAnswers: Call<ListAnswersInput, ListAnswersAnswer> & Pages<ListAnswersInput, ListedAnswer> & ListCall<ListAnswersInput, SavedAnswer>;
    /** GET /projects/:projectId/conversations/: Queries that were asked, each with the newest answer of each model. Scope: read. */
    readonly listConversations: Call<ListConversationsInput, ListConversationsAnswer> & Pages<ListConversationsInput, Conversation> & ListCall<ListConversationsInput, Conversation>;
  };
  readonly insights: {
    /** GET /projects/:projectId/ai-operator-models/: The figures by AI model. Scope: read. */
    readonly getAiChannels: Call<GetAiChannelsInput, GetAiChannelsAnswer> & ListCall<GetAiChannelsInput, AiChannel>;
    /** GET /projects/:projectId/brand-mentions/: How often answers name the brand and its competitors, by day. Scope: read. */
    readonly getBrandMentions: Call<GetBrandMentionsInput, GetBrandMentionsAnswer> & ListCall<GetBrandMentionsInput, SavedBrandDay>;
    /** GET /projects/:projectId/industry-ranking/: The most visible brands, and the client's own row with its true rank. Scope: read. */
    readonly getIndustryRanking: Call<GetIndustryRankingInput, GetIndustryRankingAnswer> & ListCall<GetIndustryRankingInput, RankedBrand>;
    /** GET /projects/:projectId/influential-sources/: The sites that most answers cite. Scope: read. */
    readonly getInfluentialSources: Call<GetInfluentialSourcesInput, GetInfluentialSourcesAnswer> & ListCall<GetInfluentialSourcesInput, SavedSource>;
    /** GET /projects/:projectId/insights/matrix/: Answers by whether they name the client and whether they cite its pages. Scope: read. */
    readonly getInsightMatrix: Call<GetInsightMatrixInput, GetInsightMatrixAnswer> & ListCall<GetInsightMatrixInput, FigureRow>;
    /** GET /projects/:projectId/insights/summary/: The headline figures with their evidence. Scope: read. */
    readonly getInsightSummary: Call<GetInsightSummaryInput, GetInsightSummaryAnswer> & ListCall<GetInsightSummaryInput, FigureRow>;
    /** GET /projects/:projectId/performance-prompts/: Queries by performance: most performing, promising, underperforming. Scope: read. */
    readonly getPerformancePrompts: Call<GetPerformancePromptsInput, GetPerformancePromptsAnswer> & ListCall<GetPerformancePromptsInput, SavedPrompt>;
    /** GET /projects/:projectId/insights/prompts-interval/: How far the visibility of these very prompts is known, as their answers vary from run to run. Scope: read. */
    readonly getPromptsInterval: Call<GetPromptsIntervalInput, GetPromptsIntervalAnswer> & ListCall<GetPromptsIntervalInput, FigureRow>;
    /** GET /projects/:projectId/insights/searches/: What AI models searched for before they answered, and whether the client's pages were found. Scope: read. */
    readonly getSearches: Call<GetSearchesInput, SearchList> & Pages<GetSearchesInput, SubQuestion> & ListCall<GetSearchesInput, SubQuestion>;
    /** GET /projects/:projectId/sentiment-analysis/: The sentiment of answers about the brand and its competitors. Scope: read. */
    readonly getSentimentAnalysis: Call<GetSentimentAnalysisInput, GetSentimentAnalysisAnswer> & ListCall<GetSentimentAnalysisInput, SavedSentiment>;
    /** GET /projects/:projectId/insights/annotations/: Changes to campaigns, models and the analysis, for the annotations of charts. Scope: read. */
    readonly listInsightAnnotations: Call<ListInsightAnnotationsInput, ListInsightAnnotationsAnswer> & ListCall<ListInsightAnnotationsInput, Annotation>;
    /** GET /projects/:projectId/negative-sentiment-answers/: The most negative answers, one for each remark, those about the client first. Scope: read. */
    readonly listNegativeAnswers: Call<ListNegativeAnswersInput, ListNegativeAnswersAnswer> & ListCall<ListNegativeAnswersInput, NegativeAnswer>;
  };
  readonly sources: {
    /** GET /projects/:projectId/sources/urls/: The pages that answers cite or are based on, of one site or of all. Scope: read. */
    readonly listSourcePages: Call<ListSourcePagesInput, ListSourcePagesAnswer> & Pages<ListSourcePagesInput, SourcePage> & ListCall<ListSourcePagesInput, SourcePage>;
    /** GET /projects/:projectId/sources/: The sites that answers cite or are based on. Scope: read. */
    readonly listSources: Call<ListSourcesInput, ListSourcesAnswer> & Pages<ListSourcesInput, SourceDomain> & ListCall<ListSourcesInput, SourceDomain>;
  };
  readonly indexing: {
    /** GET /projects/:projectId/indexing/: What shows that AI engines have the site's pages: coverage by engine, and the chain from discovery to clicks. Scope: read. */
    readonly getIndexing: Call<GetIndexingInput, IndexingSummary> & ListCall<GetIndexingInput, CardFigure>;
    /** GET /projects/:projectId/indexing/page/: One page: who read it, which answers cite it, who came from them, and where the chain breaks. Scope: read. */
    readonly getPageChain: Call<GetPageChainInput, PageChain>;
    /** GET /projects/:projectId/indexing/pages/: The site's pages, each with its evidence for each engine and the broken link of its chain. Scope: read. */
    readonly listIndexedPages: Call<ListIndexedPagesInput, ListIndexedPagesAnswer> & Pages<ListIndexedPagesInput, IndexedPage> & ListCall<ListIndexedPagesInput, IndexedPage>;
    /** POST /projects/:projectId/indexing/refresh/: Read the site's sitemaps again: nothing happens while they are read, or within a minute after. Scope: write. */
    readonly refreshIndexing: Call<RefreshIndexingInput, SitemapState>;
  };
  readonly technicalAudit: {
    /** POST /projects/:projectId/audits/:auditId/cancel/: Cancel an audit within three seconds; what it has read until then is kept. Scope: write. */
    readonly cancelAudit: Call<CancelAuditInput, Audit>;
    /** GET /projects/:projectId/audits/:auditId/compare/: What changed since another audit of the workspace. Scope: read. */
    readonly compareAudits: Call<CompareAuditsInput, CompareAuditsAnswer> & ListCall<CompareAuditsInput, CardFigure>;
    /** DELETE /projects/:projectId/audits/:auditId/: Delete an audit with all that it found; one that runs is canceled first. Scope: write. */
    readonly deleteAudit: Call<DeleteAuditInput, undefined>;
    /** GET /projects/:projectId/audits/:auditId/export/: Everything that an audit found, as a file. Scope: read. */
    readonly exportAudit: FileCall<ExportAuditInput>;
    /** GET /projects/:projectId/audits/:auditId/: An audit: its progress while it runs, its scores and counts once it is done. Scope: read. */
    readonly getAudit: Call<GetAuditInput, Audit>;
    /** GET /projects/:projectId/audits/:auditId/access/: Which AI agents can read the site: what robots.txt, pages, probes and real visits say. Scope: read. */
    readonly getAuditAccess: Call<GetAuditAccessInput, GetAuditAccessAnswer> & ListCall<GetAuditAccessInput, CardFigure>;
    /** GET /projects/:projectId/audits/:auditId/pages/:pageId/: One page of an audit with all its findings. Scope: read. */
    readonly getAuditPage: Call<GetAuditPageInput, AuditPageDetails>;
    /** GET /projects/:projectId/audit-settings/: When the site is audited by itself, what is ignored, and how audits are done. Scope: read. */
    readonly getAuditSettings: Call<GetAuditSettingsInput, WorkspaceAuditSettings>;
    /** GET /projects/:projectId/audits/:auditId/issues/:checkId/fix/: How to mend it, as a text to copy; for one page where it is named. Scope: read. */
    readonly getIssueFix: Call<GetIssueFixInput, IssueFix>;
    /** GET /projects/:projectId/audits/:auditId/issues/: What an audit found, by what it costs most: each check with the pages that fail it. Scope: read. */
    readonly listAuditIssues: Call<ListAuditIssuesInput, ListAuditIssuesAnswer> & Pages<ListAuditIssuesInput, AuditIssue> & ListCall<ListAuditIssuesInput, AuditIssue>;
    /** GET /projects/:projectId/audits/:auditId/pages/: The pages that an audit read. Scope: read. */
    readonly listAuditPages: Call<ListAuditPagesInput, ListAuditPagesAnswer> & Pages<ListAuditPagesInput, AuditPage> & ListCall<ListAuditPagesInput, AuditPage>;
    /** GET /projects/:projectId/audits/: The audits of a workspace, the newest first. Scope: read. */
    readonly listAudits: Call<ListAuditsInput, ListAuditsAnswer> & Pages<ListAuditsInput, Audit> & ListCall<ListAuditsInput, Audit>;
    /** GET /projects/:projectId/audits/:auditId/issues/:checkId/pages/: The pages that fail a check, each with its evidence, those first that agents read and answers cite most. Scope: read. */
    readonly listIssuePages: Call<ListIssuePagesInput, ListIssuePagesAnswer> & Pages<ListIssuePagesInput, IssuePage> & ListCall<ListIssuePagesInput, IssuePage>;
    /** POST /projects/:projectId/audits/:auditId/issues/:checkId/recheck/: Read pages again and check them anew, up to 50. Scope: write. */
    readonly recheckIssue: Call<RecheckIssueInput, Audit>;
    /** POST /projects/:projectId/audits/: Audit the workspace's website, or one page of any site where an address is given. Scope: write. */
    readonly startAudit: Call<StartAuditInput, Audit>;
    /** PATCH /projects/:projectId/audit-settings/: Change the schedule, what is ignored, and how audits are done; what is left out stays. Scope: write. */
    readonly updateAuditSettings: Call<UpdateAuditSettingsInput, WorkspaceAuditSettings>;
  };
  readonly opportunities: {
    /** GET /projects/:projectId/answers/:answerId/explanation/: Which own page an answer found, what it cites instead, and what both say of the question. Scope: read. */
    readonly explainAnswer: Call<ExplainAnswerInput, AnswerExplanation>;
    /** GET /projects/:projectId/opportunities/:opportunityId/: One opportunity as it stands in a period, or in the longest in which it does. Scope: read. */
    readonly getOpportunity: Call<GetOpportunityInput, Opportunity>;
    /** GET /projects/:projectId/opportunities/: What can be done for more mentions and citations, by what it is worth, each with its evidence. Scope: read. */
    readonly listOpportunities: Call<ListOpportunitiesInput, ListOpportunitiesAnswer> & Pages<ListOpportunitiesInput, Opportunity> & ListCall<ListOpportunitiesInput, Opportunity>;
    /** POST /projects/:projectId/answers/:answerId/explanation/read/: Read the pages that an answer cites, in the background, so that their texts can be compared. Scope: write. */
    readonly readCitedPages: Call<ReadCitedPagesInput, ReadCitedPagesAnswer>;
    /** POST /projects/:projectId/opportunities/refresh/: Look for opportunities anew; one search runs at a time. Scope: write. */
    readonly refreshOpportunities: Call<RefreshOpportunitiesInput, OpportunityRefresh>;
    /** PATCH /projects/:projectId/opportunities/:opportunityId/: Plan an opportunity, mark it as done, dismiss it with a reason, or open it again. Scope: write. */
    readonly updateOpportunity: Call<UpdateOpportunityInput, Opportunity>;
  };
  readonly contentStudio: {
    /** POST /projects/:projectId/optimizations/:optimizationId/approve/: Approve a text of which no claim is open. Scope: write. */
    readonly approveOptimization: Call<ApproveOptimizationInput, Optimization>;
    /** POST /projects/:projectId/optimizations/:optimizationId/cancel/: Cancel the work at an optimization; nothing is charged, and its text is dropped. Scope: write. */
    readonly cancelOptimization: Call<CancelOptimizationInput, Optimization>;
    /** POST /projects/:projectId/optimizations/: Begin a draft of an optimization; from an opportunity it is filled by what that is about. Scope: write. */
    readonly createOptimization: Call<CreateOptimizationInput, Optimization>;
    /** DELETE /projects/:projectId/optimizations/:optimizationId/: Delete an optimization with its texts; one at work is canceled first. Scope: write. */
    readonly deleteOptimization: Call<DeleteOptimizationInput, undefined>;
    /** POST /projects/:projectId/optimizations/:optimizationId/simulations/estimate/: What a simulation with AI models would ask and cost, and which models can be asked. Scope: read. */
    readonly estimateSimulation: Call<EstimateSimulationInput, SimulationEstimate>;
    /** GET /projects/:projectId/optimizations/:optimizationId/export/: The text, or the brief, as Markdown, HTML or DOCX. Scope: read. */
    readonly exportOptimization: FileCall<ExportOptimizationInput>;
    /** POST /projects/:projectId/optimizations/:optimizationId/generate/: Make the brief, or have a model write the text; of a brief that is done, too. Scope: spend. */
    readonly generateOptimization: Call<GenerateOptimizationInput, Optimization>;
    /** GET /projects/:projectId/optimizations/:optimizationId/effect/: What became of the target queries 7, 14 and 28 days after a text was published, against the campaign's others. Scope: read. */
    readonly getEffect: Call<GetEffectInput, Effect>;
    /** GET /projects/:projectId/optimizations/:optimizationId/: An optimization with its readiness, gaps and sources. Scope: read. */
    readonly getOptimization: Call<GetOptimizationInput, OptimizationDetails>;
    /** GET /projects/:projectId/optimization-plan/: What was picked of the opportunities for a month: who does it, until when, and the text that was begun from it. Scope: read. */
    readonly getOptimizationPlan: Call<GetOptimizationPlanInput, OptimizationPlan> & ListCall<GetOptimizationPlanInput, CardFigure>;
    /** GET /projects/:projectId/optimization-summary/: How many texts stand where, and those that were published last. Scope: read. */
    readonly getOptimizationSummary: Call<GetOptimizationSummaryInput, OptimizationSummary> & ListCall<GetOptimizationSummaryInput, CardFigure>;
    /** GET /projects/:projectId/optimizations/:optimizationId/simulations/:simulationId/: A simulation, with each question as the old page and the draft fared with it. Scope: read. */
    readonly getSimulation: Call<GetSimulationInput, Simulation>;
    /** GET /projects/:projectId/optimizations/: What is written or was written in the Content Studio. Scope: read. */
    readonly listOptimizations: Call<ListOptimizationsInput, ListOptimizationsAnswer> & Pages<ListOptimizationsInput, Optimization> & ListCall<ListOptimizationsInput, Optimization>;
    /** GET /projects/:projectId/optimizations/:optimizationId/revisions/: The last 50 revisions of a text, the newest first. Scope: read. */
    readonly listRevisions: Call<ListRevisionsInput, readonly OptimizationRevision[]> & ListCall<ListRevisionsInput, OptimizationRevision>;
    /** GET /projects/:projectId/optimizations/:optimizationId/sections/: The sections of a text with their differences and claims, in order. Scope: read. */
    readonly listSections: Call<ListSectionsInput, readonly OptimizationSection[]> & ListCall<ListSectionsInput, OptimizationSection>;
    /** GET /projects/:projectId/optimizations/:optimizationId/simulations/:simulationId/replies/: What AI models replied in a simulation, in the order in which they were asked. Scope: read. */
    readonly listSimulationReplies: Call<ListSimulationRepliesInput, readonly SimulationReply[]> & ListCall<ListSimulationRepliesInput, SimulationReply>;
    /** GET /projects/:projectId/optimizations/:optimizationId/simulations/: The last simulations of a text, the newest first. Scope: read. */
    readonly listSimulations: Call<ListSimulationsInput, readonly Simulation[]> & ListCall<ListSimulationsInput, Simulation>;
    /** POST /projects/:projectId/optimizations/:optimizationId/publish/: Say where and when a text was published, from which its effect is measured. Scope: write. */
    readonly publishOptimization: Call<PublishOptimizationInput, Optimization>;
    /** POST /projects/:projectId/optimizations/:optimizationId/revisions/:revisionId/restore/: Put a revision back, as a new one. Scope: write. */
    readonly restoreRevision: Call<RestoreRevisionInput, readonly OptimizationSection[]>;
    /** POST /projects/:projectId/optimizations/:optimizationId/simulations/: Ask the local index, or AI models, the target queries with the old page and with the draft. Scope: spend. */
    readonly startSimulation: Call<StartSimulationInput, Simulation>;
    /** PATCH /projects/:projectId/optimizations/:optimizationId/claims/:claimId/: Vouch for a claim, or attach the page that says so, which is read and must do so. Scope: write. */
    readonly updateClaim: Call<UpdateClaimInput, Claim>;
    /** PATCH /projects/:projectId/optimizations/:optimizationId/: Change a draft; of one that is done its title alone. Scope: write. */
    readonly updateOptimization: Call<UpdateOptimizationInput, Optimization>;
    /** PATCH /projects/:projectId/optimizations/:optimizationId/sections/:sectionId/: Accept a section, keep the old one, or edit it, as of a revision. Scope: write. */
    readonly updateSection: Call<UpdateSectionInput, OptimizationSection>;
  };
  readonly assistant: {
    /** POST /projects/:projectId/assistant/threads/:threadId/messages/: Ask something; the reply is written behind the request. Scope: spend. */
    readonly askAssistant: Call<AskAssistantInput, AskAssistantAnswer>;
    /** POST /projects/:projectId/assistant/threads/: Begin a thread with the assistant. Scope: write. */
    readonly createThread: Call<CreateThreadInput, AssistantThread>;
    /** DELETE /projects/:projectId/assistant/threads/:threadId/: Delete a thread with all that was said in it; a reply that is being written is stopped. Scope: write. */
    readonly deleteThread: Call<DeleteThreadInput, undefined>;
    /** GET /projects/:projectId/assistant/: Who replies, what a reply costs, and what can be asked first. Scope: read. */
    readonly getAssistant: Call<GetAssistantInput, AssistantAbout>;
    /** GET /projects/:projectId/assistant/threads/:threadId/messages/: The last 200 messages of a thread, in order. Scope: read. */
    readonly listMessages: Call<ListMessagesInput, readonly AssistantMessage[]>;
    /** GET /projects/:projectId/assistant/threads/: The caller's own threads with the assistant, the newest first. Scope: read. */
    readonly listThreads: Call<ListThreadsInput, ListThreadsAnswer> & Pages<ListThreadsInput, AssistantThread>;
    /** POST /projects/:projectId/assistant/messages/:messageId/stop/: Stop a reply; it costs nothing where no text had come. Scope: write. */
    readonly stopReply: Call<StopReplyInput, AssistantMessage>;
  };
  readonly warehouse: {
    /** GET /projects/:projectId/warehouse/: The bucket that the workspace's data is delivered to, and its last deliveries. Scope: read. */
    readonly getWarehouse: Call<GetWarehouseInput, Warehouse>;
  };
  readonly exports: {
    /** POST /projects/:projectId/exports/: Have a list written to a file that is kept for a day. Scope: write. */
    readonly beginExport: Call<BeginExportInput, ExportFile>;
    /** DELETE /projects/:projectId/exports/:exportId/: End an export, or remove its file. Scope: write. */
    readonly deleteExport: Call<DeleteExportInput, undefined>;
    /** GET /projects/:projectId/exports/:exportId/: How far an export is, and where its file is. Scope: read. */
    readonly getExport: Call<GetExportInput, ExportFile>;
    /** GET /projects/:projectId/export-links/: The addresses that answer a list to programs that can send no header, newest first. Scope: read. */
    readonly listExportLinks: Call<ListExportLinksInput, readonly ExportLink[]>;
    /** GET /projects/:projectId/exports/lists/: The lists that can be had whole as a file. Scope: read. */
    readonly listExportLists: Call<ListExportListsInput, readonly ExportList[]>;
    /** GET /projects/:projectId/exports/: The workspace's exports, newest first. Scope: read. */
    readonly listExports: Call<ListExportsInput, readonly ExportFile[]>;
    /** DELETE /projects/:projectId/export-links/:exportLinkId/: Revoke an address of a list at once. Scope: write. */
    readonly revokeExportLink: Call<RevokeExportLinkInput, undefined>;
  };
}

export const operationTable: OperationTable = {
  workspaces: {
    getLimits: ["GET", "/projects/:projectId/limits/", "safe"],
    getWorkspace: ["GET", "/projects/:projectId/", "safe"],
    getWorkspaceAgency: ["GET", "/projects/:projectId/agency/", "safe"],
    listWorkspaces: ["GET", "/projects/", "list safe"],
    updateWorkspace: ["PATCH", "/projects/:projectId/", "body"],
  },
  apiKeys: {
    listKeyOperations: ["GET", "/key-operations/", "safe"],
  },
  brandContext: {
    listBrandSettings: ["GET", "/projects/:projectId/campaigns/brand-settings/", "safe"],
    suggestBrandSettings: ["POST", "/projects/:projectId/campaigns/brand-settings/ai-suggestions/", "body key"],
    updateBrandSettings: ["PATCH", "/projects/:projectId/campaigns/brand-settings/:settingsId/", "body"],
  },
  credits: {
    calculateCredits: ["POST", "/credit-calculator/", "body safe"],
    getCredits: ["GET", "/projects/:projectId/organization/credits/", "list safe"],
    listCreditUses: ["GET", "/projects/:projectId/organization/credit-logs/", "pages list safe"],
  },
  billing: {
    listPlans: ["GET", "/plans/", "safe"],
  },
  operators: {
    listOperatorModels: ["GET", "/operator-models/", "safe"],
    listWorkspaceModels: ["GET", "/projects/:projectId/operator-models/", "safe"],
  },
  visits: {
    getAgent: ["GET", "/projects/:projectId/events/agent/", "list safe"],
    getHistoryState: ["GET", "/projects/:projectId/history/", "safe"],
    getPageVisits: ["GET", "/projects/:projectId/events/page/", "list safe"],
    getRetention: ["GET", "/projects/:projectId/retention/", "safe"],
    getTrafficSeries: ["GET", "/projects/:projectId/events/series/", "list safe"],
    getTrafficSummary: ["GET", "/projects/:projectId/events/summary/", "list safe"],
    importHistory: ["POST", "/projects/:projectId/history/", "body"],
    listAgentPages: ["GET", "/projects/:projectId/events/agent-pages/", "pages list safe"],
    listAgents: ["GET", "/projects/:projectId/events/agents/", "list safe"],
    listBotVisits: ["GET", "/projects/:projectId/events/bot-visits/", "pages list safe"],
    listTrackingCounters: ["GET", "/projects/:projectId/tracking/counters/", "list safe"],
    listTrackingReports: ["GET", "/projects/:projectId/tracking/reports/", "list safe"],
  },
  referrals: {
    getReferrals: ["GET", "/projects/:projectId/referrals/", "list safe"],
    listCrawlRatios: ["GET", "/projects/:projectId/referrals/crawl-ratios/", "list safe"],
    listLandingPages: ["GET", "/projects/:projectId/referrals/pages/", "pages list safe"],
    listReferringAssistants: ["GET", "/projects/:projectId/referrals/assistants/", "list safe"],
  },
  robots: {
    getRobots: ["GET", "/projects/:projectId/robots/", "list safe"],
    previewRobots: ["POST", "/projects/:projectId/robots/preview/", "body safe"],
  },
  integrations: {
    checkIntegration: ["GET", "/projects/:projectId/integration/check/", "safe"],
    sendTestVisit: ["POST", "/projects/:projectId/integration/test-visit/", "key"],
  },
  campaigns: {
    activateCampaign: ["POST", "/projects/:projectId/campaigns/organic/:campaignId/activate/", "key"],
    archiveCampaign: ["POST", "/projects/:projectId/campaigns/organic/:campaignId/archive/", "key"],
    createCampaign: ["POST", "/projects/:projectId/campaigns/organic/", "body key"],
    deleteCampaign: ["DELETE", "/projects/:projectId/campaigns/organic/:campaignId/", ""],
    duplicateCampaign: ["POST", "/projects/:projectId/campaigns/organic/:campaignId/duplicate/", "key"],
    estimateCampaign: ["POST", "/projects/:projectId/campaigns/organic/estimate/", "body safe"],
    getCampaign: ["GET", "/projects/:projectId/campaigns/organic/:campaignId/", "safe"],
    getCampaignStats: ["GET", "/projects/:projectId/campaigns/global-stats/", "list safe"],
    launchCampaign: ["POST", "/projects/:projectId/campaigns/organic/:campaignId/launch/", "key"],
    listCampaigns: ["GET", "/projects/:projectId/campaigns/organic/", "pages list safe"],
    listCompetitors: ["GET", "/projects/:projectId/competitors/", "list safe"],
    listRunningCampaigns: ["GET", "/projects/:projectId/campaigns/running/", "list safe"],
    pauseCampaign: ["POST", "/projects/:projectId/campaigns/organic/:campaignId/pause/", "key"],
    runCampaign: ["POST", "/projects/:projectId/campaigns/organic/:campaignId/run/", "key"],
    suggestQueries: ["POST", "/projects/:projectId/campaigns/query-suggestions/", "body key"],
    updateCampaign: ["PATCH", "/projects/:projectId/campaigns/organic/:campaignId/", "body"],
    updateCompetitor: ["PATCH", "/projects/:projectId/competitors/:competitorId/", "body"],
  },
  answers: {
    getCampaignCost: ["GET", "/projects/:projectId/campaigns/organic/:campaignId/cost/", "list safe"],
    listRuns: ["GET", "/projects/:projectId/campaigns/organic/:campaignId/runs/", "pages list safe"],
    diffAnswers: ["GET", "/projects/:projectId/answers/:answerId/diff/", "safe"],
    getAnswer: ["GET", "/projects/:projectId/answers/:answerId/", "safe"],
    listReanalyses: ["GET", "/projects/:projectId/answers/reanalysis/", "safe"],
    listShareLinks: ["GET", "/projects/:projectId/share-links/", "pages list safe"],
    previewNames: ["POST", "/projects/:projectId/answers/name-preview/", "body safe"],
    revokeShareLink: ["DELETE", "/projects/:projectId/share-links/:linkId/", ""],
    shareAnswer: ["POST", "/projects/:projectId/answers/:answerId/share/", "body key"],
  },
  conversations: {
    getCampaignMatrix: ["GET", "/projects/:projectId/campaigns/organic/:campaignId/matrix/", "list safe"],
    getConversation: ["GET", "/projects/:projectId/conversations/:queryId/", "safe"],
    getConversationSearches: ["GET", "/projects/:projectId/conversations/:queryId/searches/", "pages list safe"],
    listAnswers: ["GET", "/projects/:projectId/answers/", "pages list safe"],
    listConversations: ["GET", "/projects/:projectId/conversations/", "pages list safe"],
  },
  insights: {
    getAiChannels: ["GET", "/projects/:projectId/ai-operator-models/", "list safe"],
    getBrandMentions: ["GET", "/projects/:projectId/brand-mentions/", "list safe"],
    getIndustryRanking: ["GET", "/projects/:projectId/industry-ranking/", "list safe"],
    getInfluentialSources: ["GET", "/projects/:projectId/influential-sources/", "list safe"],
    getInsightMatrix: ["GET", "/projects/:projectId/insights/matrix/", "list safe"],
    getInsightSummary: ["GET", "/projects/:projectId/insights/summary/", "list safe"],
    getPerformancePrompts: ["GET", "/projects/:projectId/performance-prompts/", "list safe"],
    getPromptsInterval: ["GET", "/projects/:projectId/insights/prompts-interval/", "list safe"],
    getSearches: ["GET", "/projects/:projectId/insights/searches/", "pages list safe"],
    getSentimentAnalysis: ["GET", "/projects/:projectId/sentiment-analysis/", "list safe"],
    listInsightAnnotations: ["GET", "/projects/:projectId/insights/annotations/", "list safe"],
    listNegativeAnswers: ["GET", "/projects/:projectId/negative-sentiment-answers/", "list safe"],
  },
  sources: {
    listSourcePages: ["GET", "/projects/:projectId/sources/urls/", "pages list safe"],
    listSources: ["GET", "/projects/:projectId/sources/", "pages list safe"],
  },
  indexing: {
    getIndexing: ["GET", "/projects/:projectId/indexing/", "list safe"],
    getPageChain: ["GET", "/projects/:projectId/indexing/page/", "safe"],
    listIndexedPages: ["GET", "/projects/:projectId/indexing/pages/", "pages list safe"],
    refreshIndexing: ["POST", "/projects/:projectId/indexing/refresh/", "key"],
  },
  technicalAudit: {
    cancelAudit: ["POST", "/projects/:projectId/audits/:auditId/cancel/", "key"],
    compareAudits: ["GET", "/projects/:projectId/audits/:auditId/compare/", "list safe"],
    deleteAudit: ["DELETE", "/projects/:projectId/audits/:auditId/", ""],
    exportAudit: ["GET", "/projects/:projectId/audits/:auditId/export/", "file safe"],
    getAudit: ["GET", "/projects/:projectId/audits/:auditId/", "safe"],
    getAuditAccess: ["GET", "/projects/:projectId/audits/:auditId/access/", "list safe"],
    getAuditPage: ["GET", "/projects/:projectId/audits/:auditId/pages/:pageId/", "safe"],
    getAuditSettings: ["GET", "/projects/:projectId/audit-settings/", "safe"],
    getIssueFix: ["GET", "/projects/:projectId/audits/:auditId/issues/:checkId/fix/", "safe"],
    listAuditIssues: ["GET", "/projects/:projectId/audits/:auditId/issues/", "pages list safe"],
    listAuditPages: ["GET", "/projects/:projectId/audits/:auditId/pages/", "pages list safe"],
    listAudits: ["GET", "/projects/:projectId/audits/", "pages list safe"],
    listIssuePages: ["GET", "/projects/:projectId/audits/:auditId/issues/:checkId/pages/", "pages list safe"],
    recheckIssue: ["POST", "/projects/:projectId/audits/:auditId/issues/:checkId/recheck/", "body key"],
    startAudit: ["POST", "/projects/:projectId/audits/", "body key"],
    updateAuditSettings: ["PATCH", "/projects/:projectId/audit-settings/", "body"],
  },
  opportunities: {
    explainAnswer: ["GET", "/projects/:projectId/answers/:answerId/explanation/", "safe"],
    getOpportunity: ["GET", "/projects/:projectId/opportunities/:opportunityId/", "safe"],
    listOpportunities: ["GET", "/projects/:projectId/opportunities/", "pages list safe"],
    readCitedPages: ["POST", "/projects/:projectId/answers/:answerId/explanation/read/", "key"],
    refreshOpportunities: ["POST", "/projects/:projectId/opportunities/refresh/", "key"],
    updateOpportunity: ["PATCH", "/projects/:projectId/opportunities/:opportunityId/", "body"],
  },
  contentStudio: {
    approveOptimization: ["POST", "/projects/:projectId/optimizations/:optimizationId/approve/", "key"],
    cancelOptimization: ["POST", "/projects/:projectId/optimizations/:optimizationId/cancel/", "key"],
    createOptimization: ["POST", "/projects/:projectId/optimizations/", "body key"],
    deleteOptimization: ["DELETE", "/projects/:projectId/optimizations/:optimizationId/", ""],
    estimateSimulation: ["POST", "/projects/:projectId/optimizations/:optimizationId/simulations/estimate/", "body safe"],
    exportOptimization: ["GET", "/projects/:projectId/optimizations/:optimizationId/export/", "file safe"],
    generateOptimization: ["POST", "/projects/:projectId/optimizations/:optimizationId/generate/", "body key"],
    getEffect: ["GET", "/projects/:projectId/optimizations/:optimizationId/effect/", "safe"],
    getOptimization: ["GET", "/projects/:projectId/optimizations/:optimizationId/", "safe"],
    getOptimizationPlan: ["GET", "/projects/:projectId/optimization-plan/", "list safe"],
    getOptimizationSummary: ["GET", "/projects/:projectId/optimization-summary/", "list safe"],
    getSimulation: ["GET", "/projects/:projectId/optimizations/:optimizationId/simulations/:simulationId/", "safe"],
    listOptimizations: ["GET", "/projects/:projectId/optimizations/", "pages list safe"],
    listRevisions: ["GET", "/projects/:projectId/optimizations/:optimizationId/revisions/", "list safe"],
    listSections: ["GET", "/projects/:projectId/optimizations/:optimizationId/sections/", "list safe"],
    listSimulationReplies: ["GET", "/projects/:projectId/optimizations/:optimizationId/simulations/:simulationId/replies/", "list safe"],
    listSimulations: ["GET", "/projects/:projectId/optimizations/:optimizationId/simulations/", "list safe"],
    publishOptimization: ["POST", "/projects/:projectId/optimizations/:optimizationId/publish/", "body key"],
    restoreRevision: ["POST", "/projects/:projectId/optimizations/:optimizationId/revisions/:revisionId/restore/", "key"],
    startSimulation: ["POST", "/projects/:projectId/optimizations/:optimizationId/simulations/", "body key"],
    updateClaim: ["PATCH", "/projects/:projectId/optimizations/:optimizationId/claims/:claimId/", "body"],
    updateOptimization: ["PATCH", "/projects/:projectId/optimizations/:optimizationId/", "body"],
    updateSection: ["PATCH", "/projects/:projectId/optimizations/:optimizationId/sections/:sectionId/", "body"],
  },
  assistant: {
    askAssistant: ["POST", "/projects/:projectId/assistant/threads/:threadId/messages/", "body key"],
    createThread: ["POST", "/projects/:projectId/assistant/threads/", "body key"],
    deleteThread: ["DELETE", "/projects/:projectId/assistant/threads/:threadId/", ""],
    getAssistant: ["GET", "/projects/:projectId/assistant/", "safe"],
    listMessages: ["GET", "/projects/:projectId/assistant/threads/:threadId/messages/", "safe"],
    listThreads: ["GET", "/projects/:projectId/assistant/threads/", "pages safe"],
    stopReply: ["POST", "/projects/:projectId/assistant/messages/:messageId/stop/", "key"],
  },
  warehouse: {
    getWarehouse: ["GET", "/projects/:projectId/warehouse/", "safe"],
  },
  exports: {
    beginExport: ["POST", "/projects/:projectId/exports/", "body key"],
    deleteExport: ["DELETE", "/projects/:projectId/exports/:exportId/", ""],
    getExport: ["GET", "/projects/:projectId/exports/:exportId/", "safe"],
    listExportLinks: ["GET", "/projects/:projectId/export-links/", "safe"],
    listExportLists: ["GET", "/projects/:projectId/exports/lists/", "safe"],
    listExports: ["GET", "/projects/:projectId/exports/", "safe"],
    revokeExportLink: ["DELETE", "/projects/:projectId/export-links/:exportLinkId/", ""],
  },
};
