import { z } from "zod";
import { day } from "../base/dates.ts";
import { endpoint, superuserReads, superusers } from "../base/endpoint.ts";
import { instant } from "../base/fields.ts";
import { actionFields } from "../platform/superuser-action.ts";
import { workspaceReads } from "../workspaces/workspaces.ts";
import { limitFields, overrideFields, priceField } from "./model-overrides.ts";

/**
 * Something that answers queries: an AI model's API, a page that shows a model's answers, the local index, or an
 * assistant of the demo, which demo workspaces alone have.
 */
export const operatorModel = z.object({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
  operator_name: z.string(),
  operator_favicon: z.string().nullable(),
  access: z.enum(["api", "surface", "local", "demo"]),
  /** Kind of page that people see: one of search results, or an assistant's app; null unless the access is a surface. */
  surface: z.enum(["search", "app"]).nullable(),
  /** Whether it searches the web for its answers, or answers from what it learnt. */
  web_search: z.boolean(),
  /** Whether its provider tells which of the pages that were found an answer cites; otherwise only links in its text count. */
  tells_citations: z.boolean(),
  /** The model that stands for its assistant, where this is a further one of it: a larger one, or one without search. */
  variant_of: z.string().nullable(),
  /** Whether this installation has the required key. */
  configured: z.boolean(),
  /** Configured, switched on, and not paused. */
  available: z.boolean(),
  credits_per_answer: z.number().int(),
});
export type OperatorModel = z.output<typeof operatorModel>;

export const listOperatorModels = endpoint({
  method: "GET",
  path: "/operator-models/",
  caller: "user",
  scope: "read",
  summary: "The AI models that campaigns can ask, and whether they are available",
  answer: z.array(operatorModel),
});

export const listWorkspaceModels = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/operator-models/",
  summary:
    "The AI models that campaigns of a workspace can ask; those of a demo workspace include the demo's own",
  answer: z.array(operatorModel),
});

/** Superuser operations on operators. */
const operatorPath = z.object({ operatorModelId: z.string().min(1).max(200) });

/** Why a question was not answered. */
export const operatorFailureKinds = [
  "refusal",
  "length",
  "thoughts",
  "nothing_shown",
  "incomplete",
  "rate_limited",
  "overloaded",
  "timeout",
  "reset",
  "garbage",
  "rejected",
  "unsupported_country",
  "quota",
  "bad_key",
  "misconfigured",
  "spending_bound",
] as const;

export type OperatorFailureKind = (typeof operatorFailureKinds)[number];

/** The number of days before the end of a model from which superusers are warned. */
export const noticeDays = 60;

/**
 * Standing of a model: its provider lists it; nobody can tell; it ends within the notice; it is no longer served; its provider does not
 * list it; or another model answers in its place.
 */
export const modelStandings = ["listed", "unknown", "ending", "ended", "unlisted", "redirected"] as const;
export type ModelStanding = (typeof modelStandings)[number];

const standingFields = {
  provider: z.string(),
  /** The provider's name for it. */
  model: z.string(),
  standing: z.enum(modelStandings),
  /** When its provider retires it, and what it names in its place, as far as it says so. */
  retirement: z.object({ shutdown_day: day.nullable(), replacement: z.string().nullable() }).nullable(),
};

/** In US dollars for a million tokens. */
const tokenPrice = { input: z.number(), output: z.number() };

const providerPrice = z.object({
  ...tokenPrice,
  thousand_searches: z.number(),
  /** Price of a thousand pages that are read, whatever is on them. */
  thousand_answers: z.number(),
  /** Whether no price list knows the model; then it is an upper bound. */
  is_guessed: z.boolean(),
  /** The next price of its tokens, and the first day of it in UTC, as far as its provider has announced one. */
  next: z.object({ from: day, ...tokenPrice }).nullable(),
});
export type ProviderPrice = z.output<typeof providerPrice>;

export const operatorHealth = operatorModel.extend({
  ...standingFields,
  /** The name under which its last answer came. */
  answers_as: z.string().nullable(),
  /** Charge of its provider for a typical answer, in US dollars. */
  expected_cost_usd: z.number(),
  /** Prices that it charges today; null where it sends no bill. */
  provider_price: providerPrice.nullable(),
  /** The required environment variables. */
  needs: z.array(z.string()),
  is_on: z.boolean(),
  paused_until: instant.nullable(),
  pause_reason: z.string().nullable(),
  /** Rounded to the minute. */
  last_answer_at: instant.nullable(),
  last_failure_at: instant.nullable(),
  last_failure_kind: z.enum(operatorFailureKinds).nullable(),
  last_failure: z.string().nullable(),
  ...overrideFields,
});
export type OperatorHealth = z.output<typeof operatorHealth>;

/** Statements of the providers themselves about the models that are asked here. */
export const modelChecks = z.object({
  /** The providers with a key, and when each was last asked for its list of models. */
  providers: z.array(
    z.object({
      provider: z.string(),
      /** Whether it has a list to be asked for. */
      has_list: z.boolean(),
      checked_at: instant.nullable(),
      /** Since that list came. */
      failed_at: instant.nullable(),
      failure: z.string().nullable(),
    }),
  ),
  /** The models that write texts and judge answers. */
  helpers: z.array(z.object({ ...standingFields, use: z.enum(["writer", "judge"]) })),
});
export type ModelChecks = z.output<typeof modelChecks>;

/** End of a pause: an answer to a campaign, the answer to a test question, or its time. */
export const pauseEnds = ["ANSWER", "CHECK", "TIME"] as const;

const namedModel = { id: z.string(), display_name: z.string() };

export const modelFigures = z.object({
  /** Both days, in UTC, belong to it. */
  from: day,
  to: day,
  /** Models that campaigns asked something. */
  models: z.array(
    z.object({
      ...namedModel,
      calls: z.number().int(),
      failed: z.number().int(),
      /** Failed calls of all, in per cent, and between which rates the true one lies with 95 % confidence. */
      error_rate: z.number(),
      error_interval: z.object({ low: z.number(), high: z.number() }).nullable(),
      /** Cost of all calls, by answer; null where none was answered. */
      cost_per_answer_usd: z.number().nullable(),
      /** How long an answer took, in the mean; null where no time was taken. */
      mean_ms: z.number().nullable(),
    }),
  ),
  /** The newest first. */
  pauses: z.array(
    z.object({
      ...namedModel,
      paused_at: instant,
      reason: z.string(),
      ended_at: instant.nullable(),
      ended_by: z.enum(pauseEnds).nullable(),
    }),
  ),
});
export type ModelFigures = z.output<typeof modelFigures>;

export const getModelFigures = endpoint({
  ...superuserReads,
  path: "/admin/model-figures/",
  summary:
    "What answers of each AI model cost in the last 30 days, how many failed, how long they took, and its pauses",
  answer: modelFigures,
});

export const getModelChecks = endpoint({
  ...superuserReads,
  path: "/admin/model-checks/",
  summary: "When providers were asked for their lists of models, and the models that write and judge",
  answer: modelChecks,
});

export const checkModels = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/model-checks/",
  summary: "Ask every provider with a key for its list of models now",
  answer: modelChecks,
});

export const listOperatorHealth = endpoint({
  ...superuserReads,
  path: "/admin/operator-models/",
  summary: "The AI models with their state and the reason of a pause",
  answer: z.array(operatorHealth),
});

export const switchOperator = endpoint({
  ...superusers,
  method: "PATCH",
  path: "/admin/operator-models/:operatorModelId/",
  summary: "Switch an operator on or off for everyone",
  params: operatorPath,
  body: z.object({ is_on: z.boolean(), ...actionFields }),
  answer: operatorHealth,
});

export const setModelPrice = endpoint({
  ...superusers,
  method: "PATCH",
  path: "/admin/operator-models/:operatorModelId/price/",
  summary: "Set what an answer of a model costs from the next run on; null brings the standard price back",
  params: operatorPath,
  body: z.object({ credits_per_answer: priceField.nullable(), ...actionFields }),
  answer: operatorHealth,
});

export const setModelLimits = endpoint({
  ...superusers,
  method: "PATCH",
  path: "/admin/operator-models/:operatorModelId/limits/",
  summary:
    "Set how often the provider of a model is asked, for all its models; null brings the standard limits back",
  params: operatorPath,
  body: z.object({ limits: z.object(limitFields).nullable(), ...actionFields }),
  answer: operatorHealth,
});

export const checkOperator = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/operator-models/:operatorModelId/check/",
  summary: "Send one test question to an operator; a successful answer ends its pause",
  params: operatorPath,
  answer: z.object({
    answered: z.boolean(),
    failure_kind: z.enum(operatorFailureKinds).nullable(),
    failure: z.string().nullable(),
    operator: operatorHealth,
  }),
});
