# Written by `npm run generate` from packages/contract: change the contract, not this file.
from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Literal, TypedDict

if sys.version_info >= (3, 11):
    from typing import NotRequired
elif TYPE_CHECKING:
    from typing_extensions import NotRequired


# Codes of refusals; a newer installation may have more.
RefusalCode = Literal[
    "ACCOUNT_NOT_SUSPENDED",
    "ACCOUNT_SUSPENDED",
    "AD_ABOVE_CEILING",
    "AD_ACCOUNT_MISSING",
    "AD_ACCOUNT_REFUSED",
    "AD_ACT_NOT_ALLOWED",
    "AD_CAMPAIGN_CHANGED",
    "AD_CAMPAIGN_OVER",
    "AD_CEILING_MISSING",
    "AD_CHANNEL_FAILED",
    "AD_CREATIVES_MISSING",
    "AD_NOT_APPROVED",
    "ANNOUNCEMENT_DRAFT",
    "ANNOUNCEMENT_PUBLISHED",
    "API_KEY_EXPIRED",
    "API_KEY_INVALID",
    "API_KEY_NETWORK",
    "API_KEY_REVOKED",
    "API_KEY_STOPPED",
    "APP_CREDITS_USED_UP",
    "APP_REQUEST_OVER",
    "APP_TOKEN_ELSEWHERE",
    "APP_TOKEN_INVALID",
    "ARGUMENTS_INVALID",
    "ASKS_TOO_MANY",
    "AUDITS_TODAY",
    "AUDIT_NOT_DONE",
    "AUDIT_NOT_RUNNING",
    "AUDIT_NOT_WHOLE",
    "AUDIT_RUNNING",
    "BATCH_TOO_LARGE",
    "BILLING_OFF",
    "BRAND_TOO_LARGE",
    "CAMPAIGN_NOT_ACTIVE",
    "CAMPAIGN_NOT_DRAFT",
    "CAMPAIGN_NOT_PAUSED",
    "CAMPAIGN_RUNNING",
    "CARD_DECLINED",
    "CARD_WITHOUT_FUNDS",
    "CHARGE_FAILED",
    "CLAIMS_OPEN",
    "CONFIRM_INVALID",
    "CREATIVE_ARCHIVED",
    "CREATIVE_EDITED",
    "CREATIVE_NOT_IN_REVIEW",
    "DELETION_NOT_SCHEDULED",
    "DELETION_SCHEDULED",
    "DISK_FULL",
    "EDITED_ELSEWHERE",
    "EMAIL_NOT_CONFIRMED",
    "EMAIL_UNVERIFIED",
    "ENDING_ALREADY",
    "EXPORTS_KEPT",
    "EXPORT_FILE_GONE",
    "EXPORT_LINKS_USED_UP",
    "EXPORT_LINK_GONE",
    "EXPORT_TAKEN",
    "FEATURE_OFF",
    "FORBIDDEN",
    "FREQUENCY_FIXED",
    "GATEWAY_UNAVAILABLE",
    "HOST_MISSING",
    "HOST_UNKNOWN",
    "IDEMPOTENCY_ANSWER_GONE",
    "IDEMPOTENCY_KEY_BROKEN",
    "IDEMPOTENCY_KEY_MALFORMED",
    "IDEMPOTENCY_KEY_REUSED",
    "IDEMPOTENCY_KEY_RUNNING",
    "IMPERSONATING",
    "IMPERSONATION_INVALID",
    "INSUFFICIENT_SCOPE",
    "INVALID_CREDENTIALS",
    "INVITATION_GONE",
    "INVITATION_NOT_YOURS",
    "INVITED_OFTEN",
    "IS_SUPERUSER",
    "LAST_OWNER",
    "MAIL_SERVER_MISSING",
    "MALFORMED_BODY",
    "METHOD_NOT_ALLOWED",
    "MODEL_MISSING",
    "NOT_AUTHENTICATED",
    "NOT_CANCELED",
    "NOT_ENOUGH_CREDITS",
    "NOT_FOUND",
    "NOT_PUBLISHED",
    "NOT_SUSPENDED",
    "NO_SUBSCRIPTION",
    "OPTIMIZATION_FIXED",
    "OPTIMIZATION_NOT_DONE",
    "OPTIMIZATION_NOT_RUNNING",
    "OPTIMIZATION_RUNNING",
    "ORGANIZATION_DELETED",
    "ORGANIZATION_SUSPENDED",
    "ORIGIN_REFUSED",
    "OWN_ACCOUNT",
    "PASSWORD_NOT_RECENT",
    "PAYMENT_ENDED",
    "PAYMENT_MISMATCH",
    "PAYMENT_OPEN",
    "PREVIEW_OUTDATED",
    "PROJECT_ID_REQUIRED",
    "PUBLISHER_NOT_ACTIVE",
    "READ_ONLY",
    "REFRESH_TOKEN_EXPIRED",
    "REPLY_NOT_RUNNING",
    "REPLY_RUNNING",
    "RIVALS_MISSING",
    "SAME_PLAN",
    "SERVER_ERROR",
    "SITE_CLOSED",
    "SITE_ROBOTS_FAILED",
    "SITE_ROBOTS_FIXED",
    "SITE_UNREADABLE",
    "SUBSCRIBED_ALREADY",
    "SUGGESTION_FAILED",
    "SUPERUSER_STAYS",
    "SUSPENDED_ALREADY",
    "TEXT_UNREADABLE",
    "TIMED_OUT",
    "TOOL_UNKNOWN",
    "TOO_LARGE",
    "TOO_MANY_REQUESTS",
    "UNAVAILABLE",
    "UNSUPPORTED_MEDIA_TYPE",
    "WAREHOUSE_EXISTS",
    "WEBHOOK_REFUSED",
    "WHITE_LABEL_MISSING",
    "WORKSPACES_TOO_MANY",
    "WORKSPACES_USED_UP",
    "WORKSPACE_INACTIVE",
    "WRITER_MISSING",
]


class GetLimitsAnswerNext(TypedDict):
    plan: str
    events_per_second: int
    events_at_once: int
    requests_per_minute: int
    streams: int
    exports: int


class LimitRefusal(TypedDict):
    day: str
    limit: Literal["requests", "streams", "exports"]
    count: int


class GetLimitsAnswer(TypedDict):
    plan: str | None
    events_per_second: int
    events_at_once: int
    requests_per_minute: int
    streams: int
    exports: int
    next: GetLimitsAnswerNext | None
    refused: list[LimitRefusal]


class AgencyThemeLight(TypedDict):
    brand: str
    hover: str
    soft: str
    on: str
    text: str
    second: str
    second_strong: str
    second_soft: str
    charts: list[str]


class AgencyTheme(TypedDict):
    light: AgencyThemeLight
    dark: AgencyThemeLight


class Agency(TypedDict):
    id: str
    name: str
    favicon_url: str | None
    icon: str | None
    logo_url: str | None
    primary_color: str
    secondary_color: str
    sub_domain: str | None
    host_name: str | None
    theme: AgencyTheme


class Workspace(TypedDict):
    id: str
    name: str
    url: str
    description: str
    industry: int | None
    favicon: str | None
    is_active: bool
    suspended_reason: str | None
    is_owner: bool
    is_demo: bool
    cancellation_date: str | None
    agency: Agency | None
    time_zone: str
    track_assets: bool
    track_all_methods: bool


class GetWorkspaceAgencyAnswer(TypedDict):
    agency: Agency | None


class KeyOperation(TypedDict):
    operation: str
    room: str
    scope: Literal["read", "write", "spend"]
    summary: str


class PointOfView(TypedDict):
    language: str
    core_worldview: str
    pov_synthesis: str
    stance_statements: list[str]
    pov_manifestations: list[str]
    contrarian_positions: list[str]
    voice_characteristics: list[str]
    pov_evolution: str


class MarketContext(TypedDict):
    business_model: str
    target_segment: str
    market_category: str
    market_position: str
    industry_context: str
    key_differentiators: list[str]


class MarketPositioning(TypedDict):
    market_scope: str
    market_context: list[MarketContext]


class NameSetting(TypedDict):
    name: str
    exact_case: Literal["auto", "on", "off"]
    excludes: list[str]


class BrandSettings(TypedDict):
    id: str
    project_name: str
    about_brand: str
    brand_point_of_view: list[PointOfView | str]
    main_products_services: list[str]
    market_positioning: MarketPositioning
    aliases: list[str]
    name_settings: list[NameSetting]
    updated: str | None


class BrandSuggestion(TypedDict):
    id: str
    project_name: str
    about_brand: str
    brand_point_of_view: list[PointOfView | str]
    main_products_services: list[str]
    market_positioning: MarketPositioning
    aliases: list[str]
    name_settings: list[NameSetting]
    updated: str | None
    model: str | None
    sources: list[str]


class UpdateBrandSettingsBrandPointOfView(TypedDict):
    language: NotRequired[str]
    core_worldview: NotRequired[str]
    pov_synthesis: NotRequired[str]
    stance_statements: NotRequired[list[str]]
    pov_manifestations: NotRequired[list[str]]
    contrarian_positions: NotRequired[list[str]]
    voice_characteristics: NotRequired[list[str]]
    pov_evolution: NotRequired[str]


class UpdateBrandSettingsMarketPositioningMarketContext(TypedDict):
    business_model: NotRequired[str]
    target_segment: NotRequired[str]
    market_category: NotRequired[str]
    market_position: NotRequired[str]
    industry_context: NotRequired[str]
    key_differentiators: NotRequired[list[str]]


class UpdateBrandSettingsMarketPositioning(TypedDict):
    market_scope: NotRequired[str]
    market_context: NotRequired[list[UpdateBrandSettingsMarketPositioningMarketContext]]


class UpdateBrandSettingsNameSettings(TypedDict):
    name: str
    exact_case: NotRequired[Literal["auto", "on", "off"]]
    excludes: NotRequired[list[str]]


class CalculateCreditsCampaigns(TypedDict):
    id: str | float
    campaign_type: NotRequired[Literal["BRAND", "PRODUCT", "PRE_AUDIT"]]
    queries: int
    num_llms_per_campaign: int


class CalculatorModel(TypedDict):
    id: str
    name: str
    display_name: str
    operator_name: str
    operator_favicon: str | None


class EstimateCalculationCampaignsRunPlan(TypedDict):
    points: float
    runs: int
    answers: int
    total_credits: int
    cost_eur: float


class EstimateCalculationCampaigns(TypedDict):
    id: str | float
    campaign_type: Literal["BRAND", "PRODUCT", "PRE_AUDIT"]
    queries: int
    num_llms_per_campaign: int
    first_month_citations: int
    first_month_sources: int
    subsequent_month_citations: int
    subsequent_month_sources: int
    selected_models: list[CalculatorModel]
    priced_by: list[CalculatorModel]
    run_plan: EstimateCalculationCampaignsRunPlan


class EstimateCalculation(TypedDict):
    num_campaigns: int
    num_optimizations: int
    optimization_credits: int
    total_available_models: int
    campaigns: list[EstimateCalculationCampaigns]


class EstimateCostsFirstMonth(TypedDict):
    total_credits: int
    cost_eur: float


class EstimateCosts(TypedDict):
    first_month: EstimateCostsFirstMonth
    subsequent_months: EstimateCostsFirstMonth


class Estimate(TypedDict):
    calculation: EstimateCalculation
    costs: EstimateCosts


class Credits(TypedDict):
    total_credits: int
    used_credits: int
    additional_credits: int
    remaining_credits: int
    credit_usage_percentage: float
    is_over_usage: bool
    current_plan: str
    plan_name: str
    billing: Literal["sandbox", "stripe", "granted", "off"]
    free_credits_wait: bool


class CardFigure(TypedDict):
    figure: str
    of: str
    at: str | None
    value: float | str | bool | None
    previous: float | str | bool | None


class CreditUseObject(TypedDict):
    type: Literal["campaign", "query", "chat_message"]
    id: str | None
    name: str | None
    query: str | None
    campaign_name: str | None
    campaign_type: str | None
    status: Literal["active", "paused"] | None
    message_type: Literal["AI", "User"] | None
    run_id: NotRequired[str | None]
    model: NotRequired[str | None]


class CreditUse(TypedDict):
    id: str
    created_at: str
    action_type: Literal[1] | Literal[2] | Literal[3]
    action_display: str
    credits_used: int
    content_object_info: CreditUseObject | None


class ListCreditUsesAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[CreditUse]


class ListPlansAnswerPlans(TypedDict):
    id: str
    name: str
    monthly_price: float | None
    yearly_price: float | None
    credits_per_month: int | None
    workspaces: int | None
    white_label: bool
    events_per_second: int
    requests_per_minute: int
    can_be_bought: bool


class ListPlansAnswer(TypedDict):
    currency: str
    yearly_discount_percent: float
    tax_percent: float
    extra_workspace_price: float
    plans: list[ListPlansAnswerPlans]


class OperatorModel(TypedDict):
    id: str
    name: str
    display_name: str
    operator_name: str
    operator_favicon: str | None
    access: Literal["api", "surface", "local", "demo"]
    surface: Literal["search", "app"] | None
    web_search: bool
    tells_citations: bool
    variant_of: str | None
    configured: bool
    available: bool
    credits_per_answer: int


class AgentDetailsProofs(TypedDict):
    verdict: Literal["verified", "spoofed", "unverifiable", "unchecked"]
    evidence: str
    visits: int


class AgentDetailsStatuses(TypedDict):
    status: int
    visits: int


class AgentDetailsTopPages(TypedDict):
    path: str
    visits: int
    last_seen: str


class AgentDetailsNetworks(TypedDict):
    network: str
    visits: int
    verdict: Literal["verified", "spoofed", "unverifiable", "unchecked"]


class AgentDetailsUserAgents(TypedDict):
    user_agent: str
    visits: int


class AgentDetails(TypedDict):
    token: str
    operator: str
    purpose: Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]
    visits: int
    pages: int
    first_seen: str | None
    last_seen: str | None
    docs_url: str | None
    feeds: list[str]
    respects_robots: Literal["yes", "no", "user_initiated_may_ignore", "undocumented"]
    proofs_published: list[Literal["address_list", "reverse_dns", "signature"]]
    proofs: list[AgentDetailsProofs]
    statuses: list[AgentDetailsStatuses]
    top_pages: list[AgentDetailsTopPages]
    networks: list[AgentDetailsNetworks]
    user_agents: list[AgentDetailsUserAgents]


class HistoryState(TypedDict):
    reporting_since: str | None


class PageVisitsAgents(TypedDict):
    token: str
    operator: str
    purpose: Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]
    visits: int
    verified: int
    last_seen: str


class PageVisits(TypedDict):
    path: str
    visits: int
    spoofed: int
    first_seen: str | None
    last_seen: str | None
    agents: list[PageVisitsAgents]
    statuses: list[AgentDetailsStatuses]


class Retention(TypedDict):
    days: int
    wanted_days: int | None
    limit_days: int
    plan: str | None
    next_days: int
    shortens_at: str | None


class TrafficSeriesGroups(TypedDict):
    key: str
    visits: int
    values: list[int]


class TrafficSeries(TypedDict):
    interval: Literal["day", "hour"]
    times: list[str]
    groups: list[TrafficSeriesGroups]


class TrafficSummaryPrevious(TypedDict):
    visits: int
    pages: int
    agents: int
    verified: int
    spoofed: int
    verified_share: float | None


class TrafficSummary(TypedDict):
    visits: int
    pages: int
    agents: int
    verified: int
    spoofed: int
    verified_share: float | None
    previous: TrafficSummaryPrevious | None
    tracking_since: str | None


class ImportHistoryVisits(TypedDict):
    request_path: str
    request_method: str
    request_headers: dict[str, str | list[str]]
    response_status: NotRequired[int]
    client_ip: NotRequired[str]
    occurred_at: str
    sdk: NotRequired[str]
    nth: NotRequired[int]


class ImportedHistory(TypedDict):
    stored: int
    repeated: int
    filtered: int
    expired: int


class AgentPage(TypedDict):
    path: str
    visits: int
    failed: int
    last_seen: str
    agents: list[PageVisitsAgents]


class ListAgentPagesAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[AgentPage]


class AgentRow(TypedDict):
    token: str
    operator: str
    purpose: Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]
    visits: int
    pages: int
    verified: int
    spoofed: int
    failed: int
    last_seen: str
    trend: list[int]


class ListAgentsAnswer(TypedDict):
    results: list[AgentRow]


class BotVisit(TypedDict):
    path: str
    scrap_date: str
    count: int
    agent: str
    verdict: Literal["verified", "spoofed", "unverifiable", "unchecked"]


class BotVisitPage(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[BotVisit]
    total_visits: int


class TrackingCounters(TypedDict):
    key_id: str
    key_name: str
    received: int
    stored: int
    filtered: int
    rejected: int
    reasons: dict[str, int]


class TrackingReport(TypedDict):
    source: Literal["key", "tracker"]
    key_id: str | None
    key_name: str | None
    revoked: bool
    day: str
    outcome: Literal["stored", "filtered", "rejected"]
    reason: str
    status: int | None
    count: int


class ListTrackingReportsAnswer(TypedDict):
    results: list[TrackingReport]
    last_visit_at: str | None
    last_page_view_at: str | None


class ReferralSummaryPrevious(TypedDict):
    referrals: int
    assistants: int
    pages: int
    people: int
    share: float | None


class ReferralSummarySeries(TypedDict):
    assistant: str
    referrals: int
    values: list[int]


class ReferralSummary(TypedDict):
    referrals: int
    assistants: int
    pages: int
    people: int
    share: float | None
    previous: ReferralSummaryPrevious | None
    days: list[str]
    series: list[ReferralSummarySeries]


class CrawlRatio(TypedDict):
    operator: str
    crawls: int
    referrals: int
    ratio: float | None


class ListCrawlRatiosAnswer(TypedDict):
    results: list[CrawlRatio]


class LandingPageAssistants(TypedDict):
    assistant: str
    referrals: int


class LandingPage(TypedDict):
    path: str
    referrals: int
    previous: int | None
    assistants: list[LandingPageAssistants]


class ListLandingPagesAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[LandingPage]


class ReferringAssistantEvidence(TypedDict):
    referrer: int
    utm: int
    in_app: int


class ReferringAssistant(TypedDict):
    assistant: str
    operator: str
    referrals: int
    previous: int | None
    pages: int
    evidence: ReferringAssistantEvidence
    trend: list[int]


class ListReferringAssistantsAnswer(TypedDict):
    results: list[ReferringAssistant]


class RobotsProblem(TypedDict):
    code: str
    line: int | None
    message: str


class SiteRobotsSitemaps(TypedDict):
    line: int
    url: str


class UsageLine(TypedDict):
    line: int
    source: Literal["content-signal", "content-usage"]
    agents: list[str]
    path: str | None
    wishes: dict[str, bool]
    reuse: Literal["immediate", "reference", "full"] | None


class RobotsLicense(TypedDict):
    line: int
    url: str
    agents: list[str]


class RobotsVerdict(TypedDict):
    allowed: bool
    line: int | None
    rule: str | None


class UsageVerdict(TypedDict):
    path: str
    wishes: dict[str, bool]
    reuse: Literal["immediate", "reference", "full"] | None


class ForbiddenVisitsVisits(TypedDict):
    verified: int
    spoofed: int
    unverifiable: int
    unchecked: int


class ForbiddenVisitsPaths(TypedDict):
    path: str
    visits: int
    line: int | None


class ForbiddenVisits(TypedDict):
    visits: ForbiddenVisitsVisits
    last: str | None
    paths: list[ForbiddenVisitsPaths]


class RobotsAgent(TypedDict):
    token: str
    operator: str
    purpose: Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]
    sends_requests: bool
    is_named: bool
    start_page: RobotsVerdict
    usage: list[UsageVerdict]
    pages_visited: int
    pages_allowed: int
    visits: int
    respects_robots: Literal["yes", "no", "user_initiated_may_ignore", "undocumented"]
    docs_url: str | None
    forbidden: ForbiddenVisits


class SiteRobots(TypedDict):
    url: str
    status: int | None
    fetched_at: str
    meaning: Literal["rules", "open", "closed"]
    fault: str | None
    text: str
    problems: list[RobotsProblem]
    problems_count: int
    sitemaps: list[SiteRobotsSitemaps]
    usage: list[UsageLine]
    licenses: list[RobotsLicense]
    is_managed: bool
    closed_paths: list[str]
    agents: list[RobotsAgent]
    is_cut: bool


class PreviewRobotsPolicy(TypedDict):
    purposes: NotRequired[dict[str, Literal["allow", "disallow", "leave"]]]
    agents: NotRequired[dict[str, Literal["allow", "disallow", "leave"]]]
    closed_paths: NotRequired[list[str]]
    usage: NotRequired[dict[str, bool | None]]
    license: NotRequired[str | None]


class PolicyEffectCloses(TypedDict):
    count: int
    paths: list[str]


class PolicyEffect(TypedDict):
    token: str
    operator: str
    purpose: Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]
    before: RobotsVerdict
    after: RobotsVerdict
    pages_visited: int
    pages_allowed_before: int
    pages_allowed_after: int
    closes: PolicyEffectCloses
    opens: PolicyEffectCloses
    usage_before: dict[str, bool]
    usage_after: dict[str, bool]


class RobotsPreview(TypedDict):
    present: str
    text: str
    problems: list[RobotsProblem]
    agents: list[PolicyEffect]


class IntegrationHalf(TypedDict):
    known_by: Literal["nonce_seen", "visit_in_24h", "tag_found", "page_view_in_24h"] | None
    last_seen: str | None
    fault: Literal["unreachable", "error_status", "no_page", "not_reported", "no_tag", "tag_of_other_workspace", "tag_incomplete"] | None
    next_step: Literal["create_key", "mend_site", "report_visits", "add_tag", "change_tag_id", "complete_tag"] | None


class IntegrationCheck(TypedDict):
    frontend: bool
    backend: bool
    checked_at: str
    url: str
    status: int | None
    reason: str | None
    other_project: str | None
    frontend_details: IntegrationHalf
    backend_details: IntegrationHalf


class TestVisit(TypedDict):
    received_at: str
    outcome: Literal["filtered"]
    reason: Literal["own_agent"]
    seconds: float


class CampaignOnActivate(TypedDict):
    runs_now: bool
    credits: int
    next_run: str | None


class ModelShown(TypedDict):
    id: str
    display_name: str
    operator_name: str
    operator_favicon: str | None


class CampaignBrandVisibilityBrand(TypedDict):
    visibility_score: float | None
    visibility_score_change: float
    n: int


class CampaignBrandVisibility(TypedDict):
    brand: CampaignBrandVisibilityBrand


class CampaignContentAuthorityClient(TypedDict):
    score: float | None
    score_change: float
    n: int


class CampaignContentAuthority(TypedDict):
    client: CampaignContentAuthorityClient


class Campaign(TypedDict):
    id: str
    name: str
    status: Literal["DRAFT", "ACTIVE", "PAUSED", "STOPPED", "ARCHIVED"]
    campaign_type: Literal["BRAND", "PRODUCT", "PRE_AUDIT"]
    campaign_favicon: str | None
    created: str
    last_run: str | None
    next_run: str | None
    on_activate: CampaignOnActivate | None
    frequency: Literal["DAILY", "WEEKLY", "MONTHLY"]
    operator_model_info: list[ModelShown]
    query_count: int
    answer_count: int
    brand_visibility: CampaignBrandVisibility
    content_authority: CampaignContentAuthority
    has_optimization: bool
    stop_reason: str | None


class CreateCampaignBrand(TypedDict):
    name: NotRequired[str]
    aliases: NotRequired[list[str]]
    domains: NotRequired[list[str]]
    name_settings: NotRequired[list[UpdateBrandSettingsNameSettings]]


class CreateCampaignCompetitors(TypedDict):
    name: str
    aliases: NotRequired[list[str]]
    domains: NotRequired[list[str]]
    name_settings: NotRequired[list[UpdateBrandSettingsNameSettings]]


class CreateCampaignQueries(TypedDict):
    id: NotRequired[str]
    text: str
    country: NotRequired[str]
    language: NotRequired[str]
    priority: NotRequired[int]
    branded: NotRequired[bool]


class NamedBrand(TypedDict):
    name: str
    aliases: list[str]
    domains: list[str]
    name_settings: list[NameSetting]


class CampaignDetailsCompetitors(TypedDict):
    name: str
    aliases: list[str]
    domains: list[str]
    name_settings: list[NameSetting]
    id: str


class CampaignQuery(TypedDict):
    id: str
    text: str
    country: str | None
    language: str | None
    priority: int
    branded: bool
    retired: str | None


class CampaignDetails(TypedDict):
    id: str
    name: str
    status: Literal["DRAFT", "ACTIVE", "PAUSED", "STOPPED", "ARCHIVED"]
    campaign_type: Literal["BRAND", "PRODUCT", "PRE_AUDIT"]
    campaign_favicon: str | None
    created: str
    last_run: str | None
    next_run: str | None
    on_activate: CampaignOnActivate | None
    frequency: Literal["DAILY", "WEEKLY", "MONTHLY"]
    operator_model_info: list[ModelShown]
    query_count: int
    answer_count: int
    brand_visibility: CampaignBrandVisibility
    content_authority: CampaignContentAuthority
    has_optimization: bool
    stop_reason: str | None
    brand: NamedBrand
    competitors: list[CampaignDetailsCompetitors]
    queries: list[CampaignQuery]
    operator_models: list[str]
    repeats: int
    country: str | None
    language: str


class CampaignEstimateJudging(TypedDict):
    judge: str | None
    model: str | None
    usd_first_run: float | None
    usd_first_month: float | None
    usd_later_month: float | None


class CampaignEstimateFirstMonth(TypedDict):
    answers: int
    credits: int
    cost_eur: float
    cost_usd: float | None


class CampaignEstimateVariation(TypedDict):
    within: float
    drift: float
    queries: int


class CampaignEstimate(TypedDict):
    answers_first_run: int
    credits_first_run: int
    cost_usd_first_run: float | None
    cost_is_guessed: bool
    judging: CampaignEstimateJudging | None
    first_month: CampaignEstimateFirstMonth
    subsequent_months: CampaignEstimateFirstMonth
    detectable_change_points: float | None
    variation: CampaignEstimateVariation | None
    margin_points: float | None


class GetCampaignStatsAnswer(TypedDict):
    total_campaigns: int
    new_campaigns_change: int
    active_campaigns: int
    total_queries: int
    total_conversations: int
    avg_brand_visibility: float | None
    brand_visibility_change: float


class Interval(TypedDict):
    low: float
    high: float
    of: Literal["topic", "prompts"]


class PairedChangeInterval(TypedDict):
    low: float
    high: float


class PairedChange(TypedDict):
    points: float
    interval: PairedChangeInterval
    p_value: float
    pairs: int
    prompts: int


class FigureRow(TypedDict):
    figure: str
    value: float | str | bool | None
    previous: float | str | bool | None
    change_points: float | None
    change_percent: float | None
    n: int | None
    previous_n: int | None
    interval: Interval | None
    paired: PairedChange | None
    verdict: Literal["moved", "within_noise", "not_comparable"] | None


class ListCampaignsAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[Campaign]


class Competitor(TypedDict):
    name: str
    aliases: list[str]
    domains: list[str]
    name_settings: list[NameSetting]
    id: str
    status: Literal["suggested", "accepted", "ignored"]
    seen_in_answers: int


class RunningCampaign(TypedDict):
    id: str
    name: str
    answers_done: int
    answers_total: int


class ListRunningCampaignsAnswer(TypedDict):
    running_campaigns: list[RunningCampaign]


class SuggestQueriesAnswerQueries(TypedDict):
    text: str
    branded: bool
    reason: str


class SuggestQueriesAnswer(TypedDict):
    queries: list[SuggestQueriesAnswerQueries]


class GetCampaignCostAnswer(TypedDict):
    cost_usd: float | None
    judge_usd: float | None
    cost_is_guessed: bool


class RunProgressModels(TypedDict):
    id: str
    display_name: str
    operator_name: str
    operator_favicon: str | None
    total: int
    ok: int
    refused: int
    failed: int
    cost_usd: float | None
    problem: str | None


class RunProgress(TypedDict):
    id: str
    status: Literal["RUNNING", "DONE"]
    created: str
    finished: str | None
    answers_total: int
    answers_ok: int
    answers_refused: int
    answers_failed: int
    credits_used: int
    cost_usd: float | None
    cost_is_guessed: bool
    models: list[RunProgressModels]


class ListRunsAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[RunProgress]


class AnswerShownQuery(TypedDict):
    id: str
    text: str
    branded: bool


class AnswerShownCampaign(TypedDict):
    id: str
    name: str


class FoundPage(TypedDict):
    url: str
    domain: str
    title: str | None
    kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"]


class SearchShown(TypedDict):
    query: str | None
    found: list[FoundPage] | None


class MentionShownSpans(TypedDict):
    start: int
    end: int


class MentionShown(TypedDict):
    brand_id: str
    brand: str
    is_client: bool
    position: int
    basis: Literal["LIST", "ORDER"]
    sentiment: Literal["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"]
    score: float | None
    sentiment_basis: Literal["ESTIMATED", "JUDGED", "NONE"]
    evidence: str | None
    spans: list[MentionShownSpans]


class AnswerShownUnknownBrands(TypedDict):
    brand_id: str
    brand: str
    is_client: bool


class CitationShown(TypedDict):
    url: str
    domain: str
    title: str | None
    kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"]
    position: int
    cited: bool


class AnswerShownCost(TypedDict):
    usd: float
    judge_usd: float
    is_exact: bool
    is_guessed: bool


class AnswerShown(TypedDict):
    id: str
    query: AnswerShownQuery
    campaign: AnswerShownCampaign
    run_id: str
    operator_model: ModelShown
    access: Literal["api", "surface", "local", "demo"]
    surface: Literal["search", "app"] | None
    model_id: str | None
    status: Literal["PENDING", "OK", "REFUSED", "FAILED"]
    failure_kind: Literal["refusal", "length", "thoughts", "nothing_shown", "incomplete", "rate_limited", "overloaded", "timeout", "reset", "garbage", "rejected", "unsupported_country", "quota", "bad_key", "misconfigured", "spending_bound"] | None
    failure: str | None
    created: str
    answered: str | None
    country: str | None
    language: str
    located: Literal["field", "words", "nowhere", "united_states"] | None
    searched: bool
    search_queries: list[str]
    searches: list[SearchShown]
    text: str
    mentions: list[MentionShown]
    unknown_brands: list[AnswerShownUnknownBrands]
    citations: list[CitationShown]
    tells_citations: bool
    latency_ms: int | None
    credits: int
    cost: AnswerShownCost | None
    analyser_version: int | None
    previous_answer_id: str | None


class DiffPart(TypedDict):
    kind: Literal["same", "added", "removed"]
    text: str


class AnswerDiffBrands(TypedDict):
    brand: str
    is_client: bool
    before: int | None
    after: int | None


class AnswerDiffSources(TypedDict):
    domain: str
    url: str
    change: Literal["same", "added", "removed"]


class AnswerDiff(TypedDict):
    before: AnswerShown
    after: AnswerShown
    parts: list[DiffPart]
    brands: list[AnswerDiffBrands]
    sources: list[AnswerDiffSources]


class ListReanalysesAnswer(TypedDict):
    campaign_id: str
    campaign: str
    done: int
    total: int


class ShareLinkQuery(TypedDict):
    id: str
    text: str


class ShareLink(TypedDict):
    id: str
    answer_id: str
    query: ShareLinkQuery
    operator_model: ModelShown
    made_by: AnswerShownCampaign
    created: str
    expires: str
    opened: int
    last_opened: str | None
    can_revoke: bool


class ListShareLinksAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[ShareLink]


class PreviewNamesBefore(TypedDict):
    name: str
    aliases: NotRequired[list[str]]
    name_settings: NotRequired[list[UpdateBrandSettingsNameSettings]]


class PreviewedOccurrence(TypedDict):
    answer_id: str
    campaign_id: str
    query_id: str
    answered: str
    quote: str
    start: int
    end: int


class PreviewNamesAnswerAdded(TypedDict):
    count: int
    shown: list[PreviewedOccurrence]


class PreviewNamesAnswer(TypedDict):
    answers: int
    added: PreviewNamesAnswerAdded
    removed: PreviewNamesAnswerAdded
    kept: PreviewNamesAnswerAdded


class ShareAnswerAnswer(TypedDict):
    id: str
    url: str
    expires: str


class MatrixCell(TypedDict):
    operator_model: str
    n: int
    mentions: int
    visibility: float | None
    interval: Interval | None
    average_position: float | None
    cited: int
    unknown_to_model: int
    refused: int
    failed: int
    last_answer_id: str | None


class GetCampaignMatrixAnswerQueries(TypedDict):
    id: str
    text: str
    branded: bool
    cells: list[MatrixCell]


class GetCampaignMatrixAnswer(TypedDict):
    models: list[ModelShown]
    queries: list[GetCampaignMatrixAnswerQueries]


class SavedCell(TypedDict):
    query: AnswerShownQuery
    operator_model: str
    n: int
    mentions: int
    visibility: float | None
    interval: Interval | None
    average_position: float | None
    cited: int
    unknown_to_model: int
    refused: int
    failed: int
    last_answer_id: str | None


class AnswerLine(TypedDict):
    id: str
    operator_model: ModelShown
    status: Literal["PENDING", "OK", "REFUSED", "FAILED"]
    failure_kind: Literal["refusal", "length", "thoughts", "nothing_shown", "incomplete", "rate_limited", "overloaded", "timeout", "reset", "garbage", "rejected", "unsupported_country", "quota", "bad_key", "misconfigured", "spending_bound"] | None
    created: str
    preview: str
    mentioned: bool
    position: int | None
    sentiment: Literal["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"] | None
    sentiment_basis: Literal["ESTIMATED", "JUDGED", "NONE"] | None
    unknown_to_model: bool
    cited: bool
    citation_count: int


class GetConversationAnswer(TypedDict):
    id: str
    text: str
    branded: bool
    priority: int
    retired: str | None
    campaign: AnswerShownCampaign
    answers: list[AnswerShown]
    history: list[AnswerLine]


class SubQuestionModels(TypedDict):
    operator_model: ModelShown
    searches: int
    answers: int


class SubQuestion(TypedDict):
    query: str
    searches: int
    answers: int
    percentage: float | None
    interval: Interval | None
    models: list[SubQuestionModels]
    found_owned: int
    found_unknown: int
    cited_owned: int
    last_searched: str


class SearchingModel(TypedDict):
    operator_model: ModelShown
    answers: int
    searched: int
    reveals: bool


class SearchList(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[SubQuestion]
    n: int
    models: list[SearchingModel]


class ListedAnswer(TypedDict):
    id: str
    operator_model: ModelShown
    status: Literal["PENDING", "OK", "REFUSED", "FAILED"]
    failure_kind: Literal["refusal", "length", "thoughts", "nothing_shown", "incomplete", "rate_limited", "overloaded", "timeout", "reset", "garbage", "rejected", "unsupported_country", "quota", "bad_key", "misconfigured", "spending_bound"] | None
    created: str
    preview: str
    mentioned: bool
    position: int | None
    sentiment: Literal["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"] | None
    sentiment_basis: Literal["ESTIMATED", "JUDGED", "NONE"] | None
    unknown_to_model: bool
    cited: bool
    citation_count: int
    query: AnswerShownQuery
    campaign: AnswerShownCampaign


class ListAnswersAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[ListedAnswer]
    count_is_bound: bool


class SavedAnswer(TypedDict):
    id: str
    operator_model: ModelShown
    status: Literal["PENDING", "OK", "REFUSED", "FAILED"]
    failure_kind: Literal["refusal", "length", "thoughts", "nothing_shown", "incomplete", "rate_limited", "overloaded", "timeout", "reset", "garbage", "rejected", "unsupported_country", "quota", "bad_key", "misconfigured", "spending_bound"] | None
    created: str
    preview: str
    mentioned: bool
    position: int | None
    sentiment: Literal["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"] | None
    sentiment_basis: Literal["ESTIMATED", "JUDGED", "NONE"] | None
    unknown_to_model: bool
    cited: bool
    citation_count: int
    query: AnswerShownQuery
    campaign: AnswerShownCampaign
    run_id: str
    model_id: str | None
    answered: str | None
    country: str | None
    language: str
    searched: bool
    search_queries: list[str]
    text: str
    mentions: list[MentionShown]
    unknown_brands: list[AnswerShownUnknownBrands]
    citations: list[CitationShown]
    latency_ms: int | None
    credits: int


class Conversation(TypedDict):
    id: str
    text: str
    branded: bool
    country: str | None
    language: str | None
    campaign: AnswerShownCampaign
    answer_count: int
    last_answered: str | None
    answers: list[AnswerLine]


class ListConversationsAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[Conversation]


class AiChannel(TypedDict):
    operator_model_id: str
    operator_name: str
    display_name: str
    favicon: str | None
    mentions: int
    previous_mentions: int
    owned_content_used: int
    previous_owned_content_used: int
    n: int
    previous_n: int
    visibility_score: float | None
    previous_visibility_score: float | None
    average_position: float | None
    interval: Interval | None
    paired_points: float | None
    verdict: Literal["moved", "within_noise", "not_comparable"] | None


class GetAiChannelsAnswer(TypedDict):
    channels: list[AiChannel]
    total_channels: int


class BrandDay(TypedDict):
    date: str
    mentions: int
    answers: int
    percentage: float
    share_of_voice: float | None
    total_mentions: int
    is_brand: bool
    interval: Interval | None


class GetBrandMentionsAnswerPrevious(TypedDict):
    start_date: str
    end_date: str
    brand_mentions: int
    mention_percentage: float | None
    total_answers: int
    share_of_voice: float | None
    daily_data_by_entity: dict[str, list[BrandDay]]


class GetBrandMentionsAnswer(TypedDict):
    start_date: str
    end_date: str
    brand_mentions: int
    mention_percentage: float | None
    total_answers: int
    share_of_voice: float | None
    daily_data_by_entity: dict[str, list[BrandDay]]
    n: int
    interval: Interval | None
    previous: GetBrandMentionsAnswerPrevious


class SavedBrandDay(TypedDict):
    brand: str
    period: Literal["now", "before"]
    date: str
    mentions: int
    answers: int
    percentage: float
    share_of_voice: float | None
    total_mentions: int
    is_brand: bool
    interval: Interval | None


class RankedBrand(TypedDict):
    rank: int
    brand_id: str
    brand_name: str
    favicon: str | None
    visibility_score: float | None
    previous_visibility_score: float | None
    average_position: float | None
    is_client_brand: bool
    mentions: int
    previous_mentions: int
    share_of_voice: float | None
    n: int
    interval: Interval | None
    change_points: float | None
    paired_points: float | None
    verdict: Literal["moved", "within_noise", "not_comparable"] | None


class GetIndustryRankingAnswer(TypedDict):
    rankings: list[RankedBrand]
    total_brands: int
    n: int
    previous_n: int


class InfluentialSource(TypedDict):
    rank: int
    domain: str
    favicon: str
    kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"]
    is_client_domain: bool
    use_count: int
    previous_use_count: int
    avg_position: float | None
    usage_percentage: float | None
    interval: Interval | None
    paired_points: float | None
    verdict: Literal["moved", "within_noise", "not_comparable"] | None


class GetInfluentialSourcesAnswer(TypedDict):
    sources: list[InfluentialSource]
    total_domains: int
    n: int
    previous_n: int


class SavedSource(TypedDict):
    rank: int
    domain: str
    favicon: str
    kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"]
    is_client_domain: bool
    use_count: int
    previous_use_count: int
    avg_position: float | None
    usage_percentage: float | None
    interval: Interval | None
    paired_points: float | None
    verdict: Literal["moved", "within_noise", "not_comparable"] | None
    n: int


class GetInsightMatrixAnswerPrevious(TypedDict):
    n: int
    named_and_cited: int
    named_only: int
    cited_only: int
    absent: int
    unknown_to_model: int


class GetInsightMatrixAnswer(TypedDict):
    n: int
    named_and_cited: int
    named_only: int
    cited_only: int
    absent: int
    unknown_to_model: int
    previous: GetInsightMatrixAnswerPrevious


class Headline(TypedDict):
    value: float | None
    previous: float | None
    change_points: float | None
    change_percent: float
    n: int
    previous_n: int
    interval: Interval | None
    paired: PairedChange | None
    verdict: Literal["moved", "within_noise", "not_comparable"] | None


class GetInsightSummaryAnswerCompared(TypedDict):
    prompts: int
    of_prompts: int
    models: int
    of_models: int
    changes: list[Literal["no_previous_answers", "queries_changed", "models_changed", "analyser_changed", "too_few_shared"]]


class GetInsightSummaryAnswer(TypedDict):
    start_date: str
    end_date: str
    previous_start_date: str
    previous_end_date: str
    time_zone: str
    total_answers: int
    previous_total_answers: int
    brand_mentions: int
    previous_brand_mentions: int
    unknown_to_model: int
    previous_unknown_to_model: int
    visibility: Headline
    share_of_voice: Headline
    average_position: Headline
    content_authority: Headline
    queries: int
    models: int
    runs: float
    evidence_grade: Literal["exploratory", "directional", "decision_grade"]
    compared: GetInsightSummaryAnswerCompared
    incomparable: list[Literal["no_previous_answers", "queries_changed", "models_changed", "analyser_changed", "too_few_shared"]]
    local_answers_left_out: bool
    is_local_only: bool


class PromptRow(TypedDict):
    query_id: str
    answer_id: str
    query_text: str
    branded: bool
    created: str
    operator_display_name: str
    operator_favicon: str | None
    mention_position: float | None
    source_position: float | None
    answer_preview: str
    n: int
    mentions: int
    mention_rate: float
    interval: Interval | None
    owned_citations: int
    owned_citation_rate: float


class GetPerformancePromptsAnswerCounts(TypedDict):
    most_performing: int
    promising: int
    underperforming: int


class GetPerformancePromptsAnswer(TypedDict):
    most_performing: list[PromptRow]
    promising: list[PromptRow]
    underperforming: list[PromptRow]
    total_queries: int
    counts: GetPerformancePromptsAnswerCounts


class SavedPrompt(TypedDict):
    performance: Literal["most_performing", "promising", "underperforming"]
    query_id: str
    answer_id: str
    query_text: str
    branded: bool
    created: str
    operator_display_name: str
    operator_favicon: str | None
    mention_position: float | None
    source_position: float | None
    answer_preview: str
    n: int
    mentions: int
    mention_rate: float
    interval: Interval | None
    owned_citations: int
    owned_citation_rate: float


class GetPromptsIntervalAnswer(TypedDict):
    interval: Interval | None
    n: int
    pairs: int
    runs: int


class GetSentimentAnalysisAnswerSummary(TypedDict):
    total_mentions: int
    total_answers: int
    basis: Literal["ESTIMATED", "JUDGED", "MIXED", "NONE"]


class BrandSentiment(TypedDict):
    total_mentions: int
    sentiment_counts: dict[str, float]
    sentiment_percentages: dict[str, float]
    overall: Literal["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"] | None
    is_brand: bool


class GetSentimentAnalysisAnswer(TypedDict):
    summary: GetSentimentAnalysisAnswerSummary
    brands: dict[str, BrandSentiment]


class SavedSentiment(TypedDict):
    brand: str
    total_mentions: int
    sentiment_counts: dict[str, float]
    sentiment_percentages: dict[str, float]
    overall: Literal["POSITIVE", "NEGATIVE", "NEUTRAL", "UNKNOWN"] | None
    is_brand: bool


class Annotation(TypedDict):
    date: str
    kind: Literal["campaign_launched", "queries_changed", "competitors_changed", "model_changed", "analyser_changed"]
    label: str
    campaign_id: str | None


class ListInsightAnnotationsAnswer(TypedDict):
    annotations: list[Annotation]


class NegativeAnswer(TypedDict):
    answer_id: str
    query_id: str
    query_text: str
    created: str
    operator_display_name: str
    operator_favicon: str | None
    worst_sentiment_score: float
    primary_brand: str
    is_client_brand: bool
    negative_mention_count: int
    answer_preview: str
    has_specific_negative_sentence: bool
    negative_sentence: str | None
    basis: Literal["ESTIMATED", "JUDGED", "NONE"]
    said_in_answers: int
    said_on_days: int


class ListNegativeAnswersAnswer(TypedDict):
    answers: list[NegativeAnswer]
    total_count: int
    remark_count: int
    filtered_by_date: bool


class SourcePage(TypedDict):
    url: str
    title: str | None
    domain: str
    favicon: str
    kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"]
    use_count: int
    retrieved_count: int
    queries: int
    models: int
    last_seen: str


class ListSourcePagesAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[SourcePage]


class SourceDomainTrend(TypedDict):
    date: str
    use_count: int


class SourceDomain(TypedDict):
    domain: str
    favicon: str
    kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"]
    is_client_domain: bool
    use_count: int
    previous_use_count: int
    retrieved_count: int
    usage_percentage: float | None
    interval: Interval | None
    avg_position: float | None
    last_seen: str
    change_points: float | None
    paired_points: float | None
    verdict: Literal["moved", "within_noise", "not_comparable"] | None
    trend: list[SourceDomainTrend]


class ListSourcesAnswerKinds(TypedDict):
    kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"]
    domains: int
    use_count: int


class ListSourcesAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[SourceDomain]
    n: int
    kinds: list[ListSourcesAnswerKinds]


class SitemapState(TypedDict):
    read_at: str | None
    is_reading: bool
    pages: int
    files: list[str]
    problems: list[str]


class IndexingSummaryEnginesLevels(TypedDict):
    level: Literal["cited", "fetched", "crawled", "feeder_crawled", "unverified", "training", "none", "blocked"]
    pages: int


class IndexingSummaryEngines(TypedDict):
    engine: Literal["chatgpt", "claude", "perplexity", "gemini", "copilot", "apple", "meta-ai", "le-chat", "grok", "kimi", "deepseek", "amazon"]
    name: str
    operator: str
    search_agents: list[str]
    sitemap_pages: int
    covered: int
    share: float | None
    unverified: int
    levels: list[IndexingSummaryEnginesLevels]


class IndexingSummaryFunnel(TypedDict):
    link: Literal["discovered", "crawled", "fetched", "cited", "clicked"]
    pages: int
    broken: int


class IndexingSummary(TypedDict):
    days: int
    tracking_since: str | None
    sitemap: SitemapState
    pages: int
    is_cut: bool
    engines: list[IndexingSummaryEngines]
    funnel: list[IndexingSummaryFunnel]


class PageChainSitemap(TypedDict):
    since: str
    last: str
    lastmod: str | None


class EvidenceBlocked(TypedDict):
    agent: str
    line: int
    rule: str


class Evidence(TypedDict):
    engine: Literal["chatgpt", "claude", "perplexity", "gemini", "copilot", "apple", "meta-ai", "le-chat", "grok", "kimi", "deepseek", "amazon"]
    level: Literal["cited", "fetched", "crawled", "feeder_crawled", "unverified", "training", "none", "blocked"]
    at: str | None
    stale: bool
    blocked: EvidenceBlocked | None


PageChainChain = TypedDict(
    "PageChainChain",
    {
        "link": "Literal[\"discovered\", \"crawled\", \"fetched\", \"cited\", \"clicked\"]",
        "is": "bool",
        "at": "str | None",
        "n": "int",
    },
)


class PageChainBroken(TypedDict):
    link: Literal["discovered", "crawled", "fetched", "cited", "clicked"]
    advice: str


class PageChainAgentsVerdicts(TypedDict):
    verdict: Literal["verified", "spoofed", "unverifiable", "unchecked"]
    visits: int


class PageChainAgents(TypedDict):
    token: str
    operator: str
    purpose: Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]
    visits: int
    first: str
    last: str
    verdicts: list[PageChainAgentsVerdicts]


class PageChainAnswers(TypedDict):
    id: str
    query_id: str
    query_text: str
    model: str
    engine: Literal["chatgpt", "claude", "perplexity", "gemini", "copilot", "apple", "meta-ai", "le-chat", "grok", "kimi", "deepseek", "amazon"] | None
    created: str


class PageChainRobots(TypedDict):
    engine: Literal["chatgpt", "claude", "perplexity", "gemini", "copilot", "apple", "meta-ai", "le-chat", "grok", "kimi", "deepseek", "amazon"]
    agent: str
    purpose: Literal["llm_training", "ai_search_index", "ai_user_fetch", "ai_agent", "other", "search_engine", "seo"]
    allowed: bool
    line: int | None
    rule: str | None


class PageChain(TypedDict):
    path: str
    tracking_since: str | None
    sitemap: PageChainSitemap | None
    evidence: list[Evidence]
    chain: list[PageChainChain]
    broken: PageChainBroken | None
    agents: list[PageChainAgents]
    answers: list[PageChainAnswers]
    referrals: list[LandingPageAssistants]
    robots: list[PageChainRobots]


class IndexedPage(TypedDict):
    path: str
    in_sitemap: bool
    first_read: str | None
    last_read: str | None
    evidence: list[Evidence]
    links: list[Literal["discovered", "crawled", "fetched", "cited", "clicked"]]
    broken: Literal["discovered", "crawled", "fetched", "cited", "clicked"] | None


class ListIndexedPagesAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[IndexedPage]


class AuditFailure(TypedDict):
    reason: Literal["DNS", "UNREACHABLE", "TIMEOUT", "CERTIFICATE", "ADDRESS", "ROBOTS_DOWN", "ROBOTS_CLOSED", "CHALLENGED", "LOGIN", "REFUSED", "TOO_LARGE", "NO_PAGES", "INTERNAL"]
    seen: str
    remedy: str


class AuditSettings(TypedDict):
    pages_max: int
    speed: Literal["GENTLE", "NORMAL", "FAST"]
    render: bool
    may_test: bool
    ignore_robots: bool
    include_paths: list[str]
    exclude_paths: list[str]


class AuditProgress(TypedDict):
    step: Literal["QUEUED", "READING", "CRAWLING", "RENDERING", "CHECKING", "DONE", "FAILED", "CANCELED"]
    read: int
    known: int
    failed: int
    rendered: int
    current_url: str | None


class CategoryScore(TypedDict):
    id: Literal["access", "javascript", "structure", "trust", "links", "speed"]
    score: float | None


class SeverityCounts(TypedDict):
    blocker: int
    high: int
    medium: int
    low: int


class AuditCoverage(TypedDict):
    read: int
    known: int


class AuditNotChecked(TypedDict):
    check_id: Literal["robots-down", "robots-search", "robots-training", "robots-usage", "robots-faults", "firewall", "agents-errors", "cited-dead", "sitemap", "sitemap-urls", "lastmod-false", "http-open", "two-hosts", "soft-404", "llms-txt", "identity", "status", "redirects", "noindex", "no-snippet", "canonical", "challenge", "js-text", "js-facts", "hidden-text", "boxed-text", "thin", "duplicate", "title", "answer-first", "long-sections", "few-facts", "no-date", "stale", "date-false", "no-author", "ld-broken", "ld-incomplete", "ld-untrue", "hreflang", "broken-links", "deep", "orphan", "slow", "heavy", "description", "headings", "lang", "vague-links", "mixed", "alt", "social", "no-validators", "uncompressed"]
    reason: str


class Audit(TypedDict):
    id: str
    scope: Literal["SITE", "PAGE"]
    status: Literal["QUEUED", "READING", "CRAWLING", "RENDERING", "CHECKING", "DONE", "FAILED", "CANCELED"]
    failure: AuditFailure | None
    url: str
    created: str
    finished: str | None
    settings: AuditSettings
    progress: AuditProgress
    score: float | None
    site_score: float | None
    pages_score: float | None
    score_change: float | None
    categories: list[CategoryScore]
    counts: SeverityCounts
    coverage: AuditCoverage
    cut: str | None
    not_checked: list[AuditNotChecked]
    previous_id: str | None
    is_whole: bool


class CompareAuditsAnswerIssuesNew(TypedDict):
    check_id: Literal["robots-down", "robots-search", "robots-training", "robots-usage", "robots-faults", "firewall", "agents-errors", "cited-dead", "sitemap", "sitemap-urls", "lastmod-false", "http-open", "two-hosts", "soft-404", "llms-txt", "identity", "status", "redirects", "noindex", "no-snippet", "canonical", "challenge", "js-text", "js-facts", "hidden-text", "boxed-text", "thin", "duplicate", "title", "answer-first", "long-sections", "few-facts", "no-date", "stale", "date-false", "no-author", "ld-broken", "ld-incomplete", "ld-untrue", "hreflang", "broken-links", "deep", "orphan", "slow", "heavy", "description", "headings", "lang", "vague-links", "mixed", "alt", "social", "no-validators", "uncompressed"]
    title: str
    severity: Literal["blocker", "high", "medium", "low", "info"]
    is_half: bool
    pages_before: int
    pages_after: int


class CompareAuditsAnswerIssues(TypedDict):
    new: list[CompareAuditsAnswerIssuesNew]
    gone: list[CompareAuditsAnswerIssuesNew]
    persisting: list[CompareAuditsAnswerIssuesNew]


class CompareAuditsAnswerPagesChanged(TypedDict):
    url: str
    field: str
    before: str
    after: str


class CompareAuditsAnswerPages(TypedDict):
    added: list[str]
    removed: list[str]
    changed: list[CompareAuditsAnswerPagesChanged]


class CompareAuditsAnswer(TypedDict):
    score_before: float | None
    score_after: float | None
    issues: CompareAuditsAnswerIssues
    pages: CompareAuditsAnswerPages


class AccessAgentRobots(TypedDict):
    allowed: bool
    rule: str | None
    line: int | None
    closed_pages: int
    known_pages: int
    closed_in_sitemap: int


class AccessAgentClosedByPages(TypedDict):
    pages: int
    sample: str | None


class AccessAgentProbe(TypedDict):
    outcome: Literal["OPEN", "CHALLENGED", "REFUSED", "PAYMENT", "DIFFERENT", "INCONCLUSIVE"]
    status: int | None
    seen: str
    at: str


class AccessAgentVisits(TypedDict):
    verified: int
    ok: int
    errors: int
    unverified: int
    last: str | None


class AccessAgent(TypedDict):
    token: str
    operator: str
    purpose: str
    is_training: bool
    robots: AccessAgentRobots
    closed_by_pages: AccessAgentClosedByPages
    probe: AccessAgentProbe | None
    no_probe: str | None
    visits: AccessAgentVisits
    conclusion: Literal["closed_by_robots", "mostly_closed_by_robots", "open_seen", "blocked_seen", "likely_open", "likely_blocked", "unknown"]
    says: str


class GetAuditAccessAnswer(TypedDict):
    agents: list[AccessAgent]
    tracking_since: str | None
    probed: bool


class AuditPageDetailsRedirects(TypedDict):
    url: str
    status: int


class AuditPageDetailsHeadings(TypedDict):
    level: int
    text: str
    line: int


class AuditPageDetailsRenderingRaw(TypedDict):
    words: int
    title: str | None
    links: int


class AuditPageDetailsRendering(TypedDict):
    opened_page: str | None
    raw: AuditPageDetailsRenderingRaw
    rendered: AuditPageDetailsRenderingRaw
    lost: list[str]


class AuditEvidence(TypedDict):
    url: str
    found: str
    wanted: str
    line: int | None
    quote: str | None


class AuditPageDetailsFindings(TypedDict):
    check_id: Literal["robots-down", "robots-search", "robots-training", "robots-usage", "robots-faults", "firewall", "agents-errors", "cited-dead", "sitemap", "sitemap-urls", "lastmod-false", "http-open", "two-hosts", "soft-404", "llms-txt", "identity", "status", "redirects", "noindex", "no-snippet", "canonical", "challenge", "js-text", "js-facts", "hidden-text", "boxed-text", "thin", "duplicate", "title", "answer-first", "long-sections", "few-facts", "no-date", "stale", "date-false", "no-author", "ld-broken", "ld-incomplete", "ld-untrue", "hreflang", "broken-links", "deep", "orphan", "slow", "heavy", "description", "headings", "lang", "vague-links", "mixed", "alt", "social", "no-validators", "uncompressed"]
    title: str
    severity: Literal["blocker", "high", "medium", "low", "info"]
    is_half: bool
    ignored: str | None
    evidence: list[AuditEvidence]


class AuditPageDetails(TypedDict):
    id: str
    url: str
    title: str | None
    kind: Literal["home", "product", "article", "guide", "comparison", "list", "contact", "legal", "other"]
    found_in: list[Literal["START", "SITEMAP", "LINK", "CITED", "VISITED"]]
    status: int | None
    score: float | None
    issues: SeverityCounts
    words: int | None
    depth: int | None
    links_in: int
    first_byte_ms: int | None
    html_bytes: int | None
    ai_visits: int
    citations: int
    redirects: list[AuditPageDetailsRedirects]
    canonical: str | None
    description: str | None
    language: str | None
    headings: list[AuditPageDetailsHeadings]
    types: list[str]
    rendering: AuditPageDetailsRendering | None
    findings: list[AuditPageDetailsFindings]


class IgnoredIssue(TypedDict):
    check_id: Literal["robots-down", "robots-search", "robots-training", "robots-usage", "robots-faults", "firewall", "agents-errors", "cited-dead", "sitemap", "sitemap-urls", "lastmod-false", "http-open", "two-hosts", "soft-404", "llms-txt", "identity", "status", "redirects", "noindex", "no-snippet", "canonical", "challenge", "js-text", "js-facts", "hidden-text", "boxed-text", "thin", "duplicate", "title", "answer-first", "long-sections", "few-facts", "no-date", "stale", "date-false", "no-author", "ld-broken", "ld-incomplete", "ld-untrue", "hreflang", "broken-links", "deep", "orphan", "slow", "heavy", "description", "headings", "lang", "vague-links", "mixed", "alt", "social", "no-validators", "uncompressed"]
    path_prefix: str
    reason: str


class CorrectedKind(TypedDict):
    path: str
    kind: Literal["home", "product", "article", "guide", "comparison", "list", "contact", "legal", "other"]


class WorkspaceAuditSettingsBrowser(TypedDict):
    is_there: bool
    reason: str | None


class WorkspaceAuditSettings(TypedDict):
    schedule: Literal["off", "weekly", "monthly"]
    next_audit: str | None
    ignored: list[IgnoredIssue]
    kinds: list[CorrectedKind]
    pages_max: int
    speed: Literal["GENTLE", "NORMAL", "FAST"]
    render: bool
    may_test: bool
    ignore_robots: bool
    include_paths: list[str]
    exclude_paths: list[str]
    browser: WorkspaceAuditSettingsBrowser


class IssueFix(TypedDict):
    kind: Literal["text", "html", "json-ld", "robots", "redirects", "steps"]
    file_name: str
    text: str


class AuditIssue(TypedDict):
    check_id: Literal["robots-down", "robots-search", "robots-training", "robots-usage", "robots-faults", "firewall", "agents-errors", "cited-dead", "sitemap", "sitemap-urls", "lastmod-false", "http-open", "two-hosts", "soft-404", "llms-txt", "identity", "status", "redirects", "noindex", "no-snippet", "canonical", "challenge", "js-text", "js-facts", "hidden-text", "boxed-text", "thin", "duplicate", "title", "answer-first", "long-sections", "few-facts", "no-date", "stale", "date-false", "no-author", "ld-broken", "ld-incomplete", "ld-untrue", "hreflang", "broken-links", "deep", "orphan", "slow", "heavy", "description", "headings", "lang", "vague-links", "mixed", "alt", "social", "no-validators", "uncompressed"]
    title: str
    why: str
    grade: Literal["a", "b", "c"]
    severity: Literal["blocker", "high", "medium", "low", "info"]
    is_half: bool
    category: Literal["access", "javascript", "structure", "trust", "links", "speed"]
    pages: int
    share: float
    since: str
    is_new: bool
    ignored: str | None
    sample: list[AuditEvidence]


class ListAuditIssuesAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[AuditIssue]


class AuditPage(TypedDict):
    id: str
    url: str
    title: str | None
    kind: Literal["home", "product", "article", "guide", "comparison", "list", "contact", "legal", "other"]
    found_in: list[Literal["START", "SITEMAP", "LINK", "CITED", "VISITED"]]
    status: int | None
    score: float | None
    issues: SeverityCounts
    words: int | None
    depth: int | None
    links_in: int
    first_byte_ms: int | None
    html_bytes: int | None
    ai_visits: int
    citations: int


class ListAuditPagesAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[AuditPage]


class ListAuditsAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[Audit]


class IssuePage(TypedDict):
    page_id: str | None
    url: str
    severity: Literal["blocker", "high", "medium", "low", "info"]
    is_half: bool
    since: str
    ignored: str | None
    ai_visits: int
    citations: int
    evidence: list[AuditEvidence]


class ListIssuePagesAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[IssuePage]


class ComparedPassage(TypedDict):
    fit: float
    heading: str
    text: str
    has: list[str]
    lacks: list[str]


class ComparedPage(TypedDict):
    url: str
    domain: str
    title: str | None
    kind: Literal["OWNED", "COMPETITOR", "SOCIAL", "NEWS", "REFERENCE", "REVIEW", "COMMERCE", "OTHER"]
    position: int | None
    cited: bool
    reading: Literal["READ", "UNREAD", "UNREADABLE"]
    found_for: list[str]
    passages: list[ComparedPassage | None]


class AnswerExplanationReasons(TypedDict):
    code: Literal["NO_OWN_PAGE", "CLOSED", "HOLDS_LESS", "HOLDS_AS_MUCH", "HOLDS_MORE", "LACKS_WORDS", "NOTHING_CITED"]
    text: str


class AnswerExplanationBlockers(TypedDict):
    check_id: Literal["robots-down", "robots-search", "robots-training", "robots-usage", "robots-faults", "firewall", "agents-errors", "cited-dead", "sitemap", "sitemap-urls", "lastmod-false", "http-open", "two-hosts", "soft-404", "llms-txt", "identity", "status", "redirects", "noindex", "no-snippet", "canonical", "challenge", "js-text", "js-facts", "hidden-text", "boxed-text", "thin", "duplicate", "title", "answer-first", "long-sections", "few-facts", "no-date", "stale", "date-false", "no-author", "ld-broken", "ld-incomplete", "ld-untrue", "hreflang", "broken-links", "deep", "orphan", "slow", "heavy", "description", "headings", "lang", "vague-links", "mixed", "alt", "social", "no-validators", "uncompressed"]
    url: str
    title: str
    found: str


class AnswerExplanation(TypedDict):
    standing: Literal["CITED", "FOUND", "NOT_FOUND", "UNKNOWN", "NOT_SEARCHED"]
    standing_text: str
    questions: list[str]
    own: list[ComparedPage]
    cited: list[ComparedPage]
    reasons: list[AnswerExplanationReasons]
    blockers: list[AnswerExplanationBlockers]
    opportunity_id: str | None


class OpportunityTarget(TypedDict):
    kind: Literal["PAGE", "QUERY", "DOMAIN", "BRAND"]
    name: str
    title: str | None


class OpportunityScoreParts(TypedDict):
    name: Literal["COMPETITORS", "SOURCES", "VISIBILITY", "OTHER_QUERIES", "READ_NOT_CITED"]
    points: float


class OpportunityQuery(TypedDict):
    campaign_id: str
    query_id: str
    text: str
    priority: int
    n: int
    score: float


class AnswerShare(TypedDict):
    hits: int
    n: int
    rate: float | None
    interval: Interval | None


class OpportunityFigures(TypedDict):
    n: int
    visibility: AnswerShare
    competitors: AnswerShare
    citing: AnswerShare
    content_authority: AnswerShare
    page_fit: float | None


class EvidenceAnswerNegative(TypedDict):
    sentence: str
    basis: Literal["ESTIMATED", "JUDGED", "NONE"]


class EvidenceAnswer(TypedDict):
    answer_id: str
    query_id: str
    campaign_id: str
    operator_model: str
    display_name: str
    created: str
    names_you: bool
    names_competitor: bool
    cites_you: bool
    negative: EvidenceAnswerNegative | None


class OpportunityEvidenceCitedInstead(TypedDict):
    url: str
    title: str | None
    domain: str
    answers: int


class OpportunityEvidenceCitedOwn(TypedDict):
    url: str
    answers: int
    before: int


class OpportunityEvidenceAuditChecks(TypedDict):
    check_id: Literal["robots-down", "robots-search", "robots-training", "robots-usage", "robots-faults", "firewall", "agents-errors", "cited-dead", "sitemap", "sitemap-urls", "lastmod-false", "http-open", "two-hosts", "soft-404", "llms-txt", "identity", "status", "redirects", "noindex", "no-snippet", "canonical", "challenge", "js-text", "js-facts", "hidden-text", "boxed-text", "thin", "duplicate", "title", "answer-first", "long-sections", "few-facts", "no-date", "stale", "date-false", "no-author", "ld-broken", "ld-incomplete", "ld-untrue", "hreflang", "broken-links", "deep", "orphan", "slow", "heavy", "description", "headings", "lang", "vague-links", "mixed", "alt", "social", "no-validators", "uncompressed"]
    title: str
    found: str


class OpportunityEvidenceAudit(TypedDict):
    audit_id: str
    checks: list[OpportunityEvidenceAuditChecks]


class OpportunityEvidenceChange(TypedDict):
    before: AnswerShare
    points: float


class OpportunityEvidenceNegative(TypedDict):
    hits: int
    n: int
    rate: float | None
    interval: Interval | None
    judged: int


class OpportunityEvidence(TypedDict):
    answers: list[EvidenceAnswer]
    cited_instead: list[OpportunityEvidenceCitedInstead]
    cited_own: list[OpportunityEvidenceCitedOwn]
    agent_visits: int | None
    audit: OpportunityEvidenceAudit | None
    change: OpportunityEvidenceChange | None
    negative: OpportunityEvidenceNegative | None
    pages_read: int | None


class Opportunity(TypedDict):
    id: str
    kind: Literal["FIX_ACCESS", "REPAIR_LINK", "WIN_BACK", "NAME_OFFER", "OPTIMIZE_PAGE", "CREATE_PAGE", "EARN_MENTION", "FIX_REPUTATION"]
    period: Literal["7d", "30d", "90d"]
    title: str
    why: str
    target: OpportunityTarget
    score: float
    score_parts: list[OpportunityScoreParts]
    impact: Literal["HIGH", "MEDIUM", "LOW"]
    effort: Literal["S", "M", "L"]
    queries: list[OpportunityQuery]
    figures: OpportunityFigures
    evidence: OpportunityEvidence
    state: Literal["OPEN", "PLANNED", "DONE", "DISMISSED", "GONE"]
    reason: str
    assignee: AnswerShownCampaign | None
    due_on: str | None
    first_seen: str


class OpportunityRefresh(TypedDict):
    refreshed_at: str | None
    is_running: bool
    failed: bool
    answers: int | None


class ListOpportunitiesAnswerStates(TypedDict):
    state: Literal["OPEN", "PLANNED", "DONE", "DISMISSED", "GONE"]
    count: int


class ListOpportunitiesAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[Opportunity]
    refresh: OpportunityRefresh
    states: list[ListOpportunitiesAnswerStates]


class ReadCitedPagesAnswer(TypedDict):
    pages: int


class OptimizationFailure(TypedDict):
    reason: Literal["PAGE_UNREADABLE", "PAGE_CLOSED", "PAGE_EMPTY", "MODEL_REFUSED", "MODEL_FAILED", "NOT_ENOUGH_CREDITS", "INTERNAL"]
    seen: str
    remedy: str


class TargetQuery(TypedDict):
    text: str
    query_id: str | None


class OptimizationProgress(TypedDict):
    step: Literal["PAGE", "ANSWERS", "SOURCES", "GAPS", "OUTLINE", "SECTIONS", "CLAIMS", "SCORE"]
    done: int
    of: int


class Optimization(TypedDict):
    id: str
    title: str
    kind: Literal["REWRITE", "NEW"]
    mode: Literal["BRIEF", "FULL"]
    status: Literal["DRAFT", "QUEUED", "GATHERING", "WRITING", "CHECKING", "DONE", "FAILED", "CANCELED"]
    failure: OptimizationFailure | None
    page_url: str | None
    campaign: AnswerShownCampaign | None
    opportunity_id: str | None
    queries: list[TargetQuery]
    notes: str
    language: str
    progress: OptimizationProgress | None
    score_before: float | None
    score_after: float | None
    claims_open: int
    credits: int
    model: str | None
    created: str
    finished: str | None
    approved_at: str | None
    published_url: str | None
    published_at: str | None


class CreateOptimizationQueries(TypedDict):
    text: str
    query_id: NotRequired[str | None]


class LeftOut(TypedDict):
    text: str
    reason: str


class SimulationEstimateModels(TypedDict):
    id: str
    name: str
    available: bool
    credits: int


class SimulationEstimate(TypedDict):
    asks: int
    credits: int
    remaining_credits: int
    queries: int
    left_out: list[LeftOut]
    models: list[SimulationEstimateModels]
    problem: Literal["NO_MODEL", "NO_MODEL_CHOSEN", "NO_RIVALS", "TOO_MANY_ASKS", "NOT_ENOUGH_CREDITS"] | None


class EffectWindowAfter(TypedDict):
    start: str
    end: str


class EffectFigureTargetBefore(TypedDict):
    hits: int
    n: int
    rate: float | None


class EffectFigureTarget(TypedDict):
    before: EffectFigureTargetBefore
    after: EffectFigureTargetBefore
    change: float | None


class EffectFigurePrompts(TypedDict):
    target: int
    others: int


class EffectFigure(TypedDict):
    target: EffectFigureTarget
    others: EffectFigureTarget
    prompts: EffectFigurePrompts
    points: float | None
    interval: PairedChangeInterval | None
    verdict: Literal["moved", "within_noise", "not_comparable"] | None


class EffectWindow(TypedDict):
    days: int
    state: Literal["AHEAD", "RUNNING", "OVER"]
    after: EffectWindowAfter | None
    before: EffectWindowAfter | None
    named: EffectFigure | None
    cited: EffectFigure | None


class EffectLive(TypedDict):
    checked: str
    is_live: bool
    share: float | None
    problem: str | None


class Effect(TypedDict):
    published_url: str
    published_at: str
    campaign: AnswerShownCampaign | None
    problem: Literal["NO_QUERIES"] | None
    windows: list[EffectWindow]
    live: EffectLive | None


class ScoreLine(TypedDict):
    id: str
    title: str
    points: float
    of: float
    found: str
    known: bool


class Readiness(TypedDict):
    score: float
    lines: list[ScoreLine]
    is_capped: bool


class GapQuotes(TypedDict):
    source_id: str
    url: str
    heading: str
    text: str


class Gap(TypedDict):
    id: str
    kind: Literal["QUESTION", "NUMBERS", "PRICES", "DEFINITIONS", "TABLE", "DATES"]
    text: str
    held: float | None
    quotes: list[GapQuotes]
    searches: int


class OptimizationSource(TypedDict):
    id: str
    url: str
    title: str
    domain: str
    answers: int
    is_attached: bool
    problem: str | None
    passages: int


class OptimizationDetailsNotices(TypedDict):
    kind: Literal["LOST_LINK", "CHANGED_NAME", "OTHER_LANGUAGE", "TOO_SHORT", "TOO_LONG"]
    text: str


class OptimizationDetails(TypedDict):
    id: str
    title: str
    kind: Literal["REWRITE", "NEW"]
    mode: Literal["BRIEF", "FULL"]
    status: Literal["DRAFT", "QUEUED", "GATHERING", "WRITING", "CHECKING", "DONE", "FAILED", "CANCELED"]
    failure: OptimizationFailure | None
    page_url: str | None
    campaign: AnswerShownCampaign | None
    opportunity_id: str | None
    queries: list[TargetQuery]
    notes: str
    language: str
    progress: OptimizationProgress | None
    score_before: float | None
    score_after: float | None
    claims_open: int
    credits: int
    model: str | None
    created: str
    finished: str | None
    approved_at: str | None
    published_url: str | None
    published_at: str | None
    readiness_before: Readiness | None
    readiness_after: Readiness | None
    gaps: list[Gap]
    sources: list[OptimizationSource]
    notices: list[OptimizationDetailsNotices]


class PlannedOpportunity(TypedDict):
    id: str
    kind: Literal["FIX_ACCESS", "REPAIR_LINK", "WIN_BACK", "NAME_OFFER", "OPTIMIZE_PAGE", "CREATE_PAGE", "EARN_MENTION", "FIX_REPUTATION"]
    title: str
    score: float
    impact: Literal["HIGH", "MEDIUM", "LOW"]
    effort: Literal["S", "M", "L"]
    state: Literal["PLANNED", "DONE"]
    is_gone: bool
    assignee: AnswerShownCampaign | None
    due_on: str | None


class PlanRow(TypedDict):
    group: Literal["LATE", "MONTH", "UNDATED"]
    opportunity: PlannedOpportunity
    optimization: Optimization | None


class OptimizationPlan(TypedDict):
    month: str
    this_month: str
    rows: list[PlanRow]
    is_bound: bool


class OptimizationSummaryWriter(TypedDict):
    model: str
    credits: int


class OptimizationSummary(TypedDict):
    writer: OptimizationSummaryWriter | None
    drafts: int
    working: int
    failed: int
    unapproved: int
    with_open_claims: int
    approved: int
    published: int
    last_published: list[Optimization]


class SimulationRivals(TypedDict):
    cited: int
    read: int


class SimulationResultDraws(TypedDict):
    count: int
    foreign: int
    left_out: int


class SimulationResultOldRetrieved(TypedDict):
    hits: int
    rate: float | None
    interval: Interval | None


class SimulationResultOld(TypedDict):
    retrieved: SimulationResultOldRetrieved
    cited: SimulationResultOldRetrieved
    cited_in_draws: float | None


class SimulatedOutcomePassage(TypedDict):
    heading: str
    text: str


class SimulatedOutcomeCitedInstead(TypedDict):
    url: str
    title: str
    own: bool


class SimulatedOutcome(TypedDict):
    place: int | None
    retrieved: bool
    cited: bool
    passage: SimulatedOutcomePassage | None
    cited_instead: list[SimulatedOutcomeCitedInstead]
    cited_in_draws: int


class SimulationResultQuestions(TypedDict):
    text: str
    cluster: str
    old: SimulatedOutcome
    draft: SimulatedOutcome


class SimulationResultStuffing(TypedDict):
    term: str
    times: int
    share: float


class SimulationResult(TypedDict):
    n: int
    clusters: int
    draws: SimulationResultDraws
    old: SimulationResultOld
    draft: SimulationResultOld
    questions: list[SimulationResultQuestions]
    stuffing: SimulationResultStuffing | None


class PreferenceResultMasks(TypedDict):
    name: str
    mask: str


class PreferenceResultOverallCitedChange(TypedDict):
    points: float
    interval: PairedChangeInterval
    pairs: int
    clusters: int


class PreferenceResultOverallCited(TypedDict):
    old: AnswerShare | None
    draft: AnswerShare
    change: PreferenceResultOverallCitedChange | None
    verdict: Literal["moved", "within_noise", "not_comparable"] | None


class PreferenceResultOverallSentences(TypedDict):
    old: EffectFigureTargetBefore | None
    draft: EffectFigureTargetBefore


class PreferenceResultOverall(TypedDict):
    cited: PreferenceResultOverallCited
    first: PreferenceResultOverallCited
    sentences: PreferenceResultOverallSentences
    failed: int


class PreferenceResultModels(TypedDict):
    cited: PreferenceResultOverallCited
    first: PreferenceResultOverallCited
    sentences: PreferenceResultOverallSentences
    failed: int
    id: str
    name: str


class PreferenceResultQuestionsRivals(TypedDict):
    url: str
    title: str


class PreferenceResultQuestionsModelsPlacesOld(TypedDict):
    hits: int
    n: int


class PreferenceResultQuestionsModelsPlaces(TypedDict):
    place: int
    old: PreferenceResultQuestionsModelsPlacesOld | None
    draft: PreferenceResultQuestionsModelsPlacesOld


class PreferenceResultQuestionsModels(TypedDict):
    id: str
    places: list[PreferenceResultQuestionsModelsPlaces]


class PreferenceResultQuestions(TypedDict):
    text: str
    rivals: list[PreferenceResultQuestionsRivals]
    models: list[PreferenceResultQuestionsModels]


class PreferenceResult(TypedDict):
    repeats: int
    masked: bool
    masks: list[PreferenceResultMasks]
    overall: PreferenceResultOverall
    models: list[PreferenceResultModels]
    questions: list[PreferenceResultQuestions]
    left_out: list[LeftOut]


class SimulationProgress(TypedDict):
    done: int
    of: int


class Simulation(TypedDict):
    id: str
    kind: Literal["local", "model"]
    status: Literal["QUEUED", "READING", "ASKING", "DONE", "FAILED"]
    created: str
    finished: str | None
    is_current: bool
    rivals: SimulationRivals | None
    problem: str | None
    result: SimulationResult | None
    preference: PreferenceResult | None
    progress: SimulationProgress | None
    credits: int


class ListOptimizationsAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[Optimization]


class OptimizationRevision(TypedDict):
    id: str
    created: str
    by: str | None
    what: str


class OptimizationSectionChanges(TypedDict):
    reason: str
    gap_id: str | None
    source_id: str | None
    quote: str | None


class ClaimSupport(TypedDict):
    place: Literal["OLD_TEXT", "BRAND", "SOURCE"]
    source_id: str | None
    url: str | None
    sentence: str


class ClaimVouched(TypedDict):
    by: str
    at: str


class Claim(TypedDict):
    id: str
    text: str
    kinds: list[Literal["number", "date", "price", "quotation", "superlative", "source"]]
    status: Literal["SUPPORTED", "UNSUPPORTED", "CONTRADICTS_BRAND", "VOUCHED"]
    support: ClaimSupport | None
    vouched: ClaimVouched | None


class OptimizationSection(TypedDict):
    id: str
    heading: str
    level: int
    state: Literal["PROPOSED", "ACCEPTED", "KEPT_OLD", "EDITED"]
    old_markdown: str | None
    proposed_markdown: str | None
    markdown: str
    revision: int
    changes: list[OptimizationSectionChanges]
    gap_ids: list[str]
    claims: list[Claim]
    diff: list[DiffPart]


class SimulationReply(TypedDict):
    id: str
    operator_model: str
    question: int
    arm: Literal["old", "draft"]
    place: int
    text: str | None
    problem: str | None
    cited: list[int]
    sentences: int
    citing_sentences: int
    asked: str | None


class AskAssistantContext(TypedDict):
    page: NotRequired[Literal["overview", "campaigns", "campaign", "conversations", "sources", "opportunities", "optimization", "audit"] | None]
    campaign_id: NotRequired[str | None]
    optimization_id: NotRequired[str | None]


class AssistantMessageParts(TypedDict):
    kind: Literal["text"]
    text: str


class ToolCardFigures(TypedDict):
    label: str
    value: str
    note: str | None


class ToolCardLinks(TypedDict):
    label: str
    href: str


class ToolCard(TypedDict):
    title: str
    figures: list[ToolCardFigures]
    lines: list[str]
    links: list[ToolCardLinks]


class ToolUse(TypedDict):
    call_id: str
    name: Literal["summary", "prompts", "conversation", "answer", "sources", "opportunities", "audit_issues", "optimization", "search_own_pages", "explain_metric", "propose_edit"]
    state: Literal["RUNNING", "DONE", "FAILED"]
    label: str
    card: ToolCard | None


class AssistantMessageParts2(TypedDict):
    kind: Literal["tool"]
    tool: ToolUse


class EditProposal(TypedDict):
    optimization_id: str
    section_id: str
    section_title: str
    markdown: str
    revision: int


class AssistantMessageParts3(TypedDict):
    kind: Literal["proposal"]
    proposal: EditProposal


class AssistantMessageFigures(TypedDict):
    text: str
    call_id: str | None


class AssistantMessage(TypedDict):
    id: str
    thread_id: str
    message_type: Literal["AI", "User"]
    status: Literal["WRITING", "DONE", "STOPPED", "FAILED"]
    failure: Literal["INTERRUPTED", "MODEL_REFUSED", "MODEL_FAILED", "TIMED_OUT"] | None
    parts: list[AssistantMessageParts | AssistantMessageParts2 | AssistantMessageParts3]
    figures: list[AssistantMessageFigures]
    model: str | None
    credits: int
    created: str
    finished: str | None


class AskAssistantAnswer(TypedDict):
    question: AssistantMessage
    reply: AssistantMessage


class AssistantContext(TypedDict):
    page: Literal["overview", "campaigns", "campaign", "conversations", "sources", "opportunities", "optimization", "audit"] | None
    campaign_id: str | None
    optimization_id: str | None


class AssistantThread(TypedDict):
    id: str
    title: str
    context: AssistantContext
    created: str
    updated: str


class AssistantAbout(TypedDict):
    model: str | None
    credits: int
    suggestions: list[str]


class ListThreadsAnswer(TypedDict):
    count: int
    next: str | None
    previous: str | None
    results: list[AssistantThread]


class WarehouseSettings(TypedDict):
    endpoint: str
    region: str
    bucket: str
    prefix: str
    access_key_id: str
    is_on: bool


class WarehouseBacklog(TypedDict):
    next_day: str
    days_left: int


class WarehouseDelivery(TypedDict):
    dataset: Literal["visits", "referrals", "answers", "mentions", "citations", "daily_sums", "audit_log"]
    rows: int
    bytes: int
    files: int
    delivered_at: str


class WarehouseDay(TypedDict):
    day: str
    is_final: bool
    is_complete: bool
    datasets: list[WarehouseDelivery]


class Warehouse(TypedDict):
    settings: WarehouseSettings | None
    state: Literal["NEVER", "RUNNING", "OK", "FAILED"]
    fault: Literal["bucket", "key", "secret", "region", "clock", "denied", "address", "insecure", "certificate", "timeout", "unreachable", "taken", "other", "internal"] | None
    started_at: str | None
    finished_at: str | None
    next_run_at: str | None
    backlog: WarehouseBacklog | None
    days: list[WarehouseDay]


class ExportFile(TypedDict):
    id: str
    operation: str
    params: dict[str, str]
    query: dict[str, str | list[str]]
    last_days: Literal[7] | Literal[30] | Literal[90] | None
    format: Literal["csv", "ndjson", "xlsx"]
    status: Literal["QUEUED", "RUNNING", "DONE", "FAILED"]
    rows: int
    size: int | None
    sha256: str | None
    file_name: str | None
    url: str | None
    reason: str | None
    created_by: AnswerShownCampaign
    created_at: str
    finished_at: str | None
    expires_at: str | None


class ExportLink(TypedDict):
    id: str
    name: str
    operation: str
    params: dict[str, str]
    query: dict[str, str | list[str]]
    last_days: Literal[7] | Literal[30] | Literal[90] | None
    format: Literal["csv", "ndjson", "xlsx"]
    created_by: AnswerShownCampaign
    created_at: str
    expires_at: str
    last_used_at: str | None
    uses: int


class ExportList(TypedDict):
    operation: str
    summary: str
    params: list[str]
    needs: list[str]
    query: list[str]
    takes_last_days: bool
