/** Every price, cost and limit of money and credits; no other file contains these numbers. */

export const creditsPerEuro = 100;
export const currency = "eur";

/**
 * How credits are obtained: sold by the built-in sandbox, in which no money moves, or by Stripe; granted by
 * superusers; or (off) counted without a limit.
 */
export const billingModes = ["sandbox", "stripe", "granted", "off"] as const;
export type BillingMode = (typeof billingModes)[number];

/** Whether plans and credits can be bought. */
export function isSelling(mode: BillingMode): boolean {
  return mode === "sandbox" || mode === "stripe";
}

/** Tax on the net amount, where the payment gateway does not compute the tax itself. */
export const taxPercent = 20;
/** The discount on twelve months when a plan is paid yearly. */
export const yearlyDiscountPercent = 20;

/** How much an organization's websites may report, and its members ask for, at all instances together. */
export interface PlanLimits {
  /** Requests of its websites that are reported, on average; `eventsBurstSeconds` of them may come at once. */
  readonly eventsPerSecond: number;
  /** Requests of members to its workspaces. */
  readonly requestsPerMinute: number;
  /** Live views that are open at the same time. */
  readonly streams: number;
  /** Files that are exported at the same time. */
  readonly exports: number;
  /** Pages that an audit of a website may read. */
  readonly auditPages: number;
}

export const eventsBurstSeconds = 10;

const atOnce = { streams: 20, exports: 2 } as const;
const auditPages = 10_000;
const largestLimits = { eventsPerSecond: 2_000, requestsPerMinute: 12_000, auditPages, ...atOnce } as const;

export interface Plan {
  readonly id: "demo" | "creator" | "growth" | "agency" | "enterprise";
  readonly name: string;
  /** Per month, without tax. Null when agreed upon individually. */
  readonly monthlyCents: number | null;
  /** Per month; a yearly plan gets all of them immediately. Null when agreed upon individually. */
  readonly credits: number | null;
  readonly workspaces: number | null;
  readonly whiteLabel: boolean;
  /** How long visits, referrals and counts of people are kept at most. */
  readonly retentionDays: number;
  readonly limits: PlanLimits;
}

/** The plan of every organization that has bought none: its credits are granted once. */
export const demoPlan = {
  id: "demo",
  name: "Demo",
  monthlyCents: 0,
  credits: 300,
  workspaces: 1,
  whiteLabel: false,
  retentionDays: 90,
  limits: { eventsPerSecond: 20, requestsPerMinute: 600, auditPages: 200, ...atOnce },
} as const satisfies Plan;

/** The plans for sale, and their intervals. */
export const boughtPlans = ["creator", "growth", "agency"] as const;
export const intervals = ["monthly", "yearly"] as const;
export type BoughtPlan = (typeof boughtPlans)[number];
export type BillingInterval = (typeof intervals)[number];

/** From the smallest to the largest. */
export const plans: readonly Plan[] = [
  demoPlan,
  {
    id: "creator",
    name: "Creator",
    monthlyCents: 2_900,
    credits: 3_000,
    workspaces: 1,
    whiteLabel: false,
    retentionDays: 395,
    limits: { eventsPerSecond: 100, requestsPerMinute: 1_200, auditPages, ...atOnce },
  },
  {
    id: "growth",
    name: "Growth",
    monthlyCents: 14_900,
    credits: 16_000,
    workspaces: 5,
    whiteLabel: false,
    retentionDays: 395,
    limits: { eventsPerSecond: 500, requestsPerMinute: 3_000, auditPages, ...atOnce },
  },
  {
    id: "agency",
    name: "Agency",
    monthlyCents: 44_900,
    credits: 50_000,
    workspaces: 25,
    whiteLabel: true,
    retentionDays: 760,
    limits: largestLimits,
  },
  {
    id: "enterprise",
    name: "Enterprise",
    monthlyCents: null,
    credits: null,
    workspaces: null,
    whiteLabel: true,
    retentionDays: 760,
    limits: largestLimits,
  },
];

/** A workspace beyond the plan: a one-time price, without tax. */
export const extraWorkspaceCents = 4_900;

/** The minimum and default of a purchase. */
export const purchaseMinimum = { euros: 20, credits: 2_000 } as const;
export const purchaseCreditsMax = 1_000_000;

/**
 * The credit cost of each action. A full-size model costs what covers its answers, in steps of five; see
 * docs/decisions/0034-full-size-models-cost-what-they-cost.md.
 */
export const creditCosts = {
  answer: 5,
  fullAnswer: 10,
  frontierAnswer: 15,
  localAnswer: 0,
  optimization: 500,
  assistantReply: 5,
} as const;

/** The least that an answer may cost a customer: its expected cost and a fifth, for what fails and is judged. */
export function creditsCovering(answerUsd: number): number {
  const credits = answerUsd * 1.2 * creditsPerEuro;
  return Math.max(creditCosts.answer, Math.ceil(credits / creditCosts.answer) * creditCosts.answer);
}

/** The actions that use credits, by their codes in the log. */
export const creditActions = {
  1: "AI answers",
  2: "Content optimization",
  3: "Assistant message",
} as const;
export type CreditAction = 1 | 2 | 3;

/** From this share of used credits on, the billing page shows a warning. */
export const usageWarningPercent = 80;

export const calculator = {
  /** Daily at first, weekly afterwards. */
  runsFirstMonth: 30,
  runsSubsequentMonth: 4,
  campaignsMax: 50,
  queriesMax: 100,
  optimizationsMax: 100,
  queriesDefault: 25,
  modelsDefault: 4,
  /** Until the server has returned the number. */
  modelsMax: 14,
  /** Approximate sources per answer: answers with search cite four to six. */
  sourcesPerAnswer: 5,
  /** Change of the visibility, in points, that the run planner plans for. */
  plannedChangePoints: 5,
  debounceMs: 300,
} as const;

/** The worked example of the credits explainer; answers = models x queries x times. */
export const workedExample = {
  credits: 3_000,
  preAudit: { models: 3, queries: 10, times: 1, audits: 20 },
  brandMonitoring: { models: 3, queries: 50, times: 4 },
  productCampaign: { models: 1, queries: 20, times: 30, products: 10, queriesPerProduct: 2 },
} as const;

/** The net price of a plan for one interval in cents: a year is twelve months minus the discount. */
export function planCents(plan: BoughtPlan, interval: BillingInterval): number {
  const monthlyCents = planById(plan).monthlyCents ?? 0;
  if (interval === "monthly") return monthlyCents;
  return Math.round((monthlyCents * 12 * (100 - yearlyDiscountPercent)) / 100);
}

/** Credits that a plan gives for one interval. */
export function planCredits(plan: BoughtPlan, interval: BillingInterval): number {
  return (planById(plan).credits ?? 0) * (interval === "yearly" ? 12 : 1);
}

/** The net price of bought credits in cents: one cent each at 100 credits per euro. */
export function creditsCents(credits: number): number {
  return Math.round((credits * 100) / creditsPerEuro);
}

/** Worth of credits at that price, in US dollars. */
export function creditsUsd(credits: number, usdPerEuro: number): number {
  return (credits / creditsPerEuro) * usdPerEuro;
}

export function planById(id: Plan["id"]): Plan {
  const plan = plans.find((plan) => plan.id === id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  return plan;
}
