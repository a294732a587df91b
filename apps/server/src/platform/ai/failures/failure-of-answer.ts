import type { OperatorFailureKind } from "@citelens/contract/visibility/operators";
import { z } from "zod";
import { OperatorFailure } from "./operator-failure.ts";

/** An answer over HTTP that is no success. */
export interface FailedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const said: readonly (readonly [words: RegExp, kind: OperatorFailureKind, statuses: readonly number[]])[] = [
  // A filter that stands before the model: the question is at fault and not the channel. xAI's names its team and key too.
  [
    /content violates usage guidelines|SAFETY_CHECK_TYPE|content_filter|content_policy|content management policy|invalid_prompt|(?:bio|cyber)_policy|policy_violation|DataInspectionFailed|data_inspection_failed|Content Exists Risk/i,
    "refusal",
    [400, 403, 422],
  ],
  // Gemini and xAI call a wrong key a bad request.
  [/API_KEY_INVALID|incorrect api key|invalid api key|InvalidApiKey/i, "bad_key", [400, 401, 403]],
  // What has run out comes as anything between a bad request and a rate limit.
  [
    /insufficient[_ ](quota|balance|credits|funds)|exceeded_current_quota|credit balance is too low|billing_(hard_)?limit|used all available credits|Arrearage|out of credits|payment required|have any credits|FreeTierOnly|run out of searches|(?:enforced|contract)_spend_limit_reached|reached (?:your|its)\b.{0,40}API usage limits|credit_balance_exhausted|_spend_limit_exceeded|organization_usage_limit_exceeded/i,
    "quota",
    [400, 401, 402, 403, 429],
  ],
  [/unsupported\b.{0,40}\bgl parameter/i, "unsupported_country", [400]],
  // A model that is gone or may not be used, a tool that it has not, a country that the provider does not serve.
  [
    /model_not_found|model[ _]not[ _]exist|invalid[_ ]model|supported API model names|model.{0,80}(does not exist|not found|not supported|deprecated|retired)|not have access to model|tool.{0,40}not supported|unsupported_country_region_territory|User location is not supported/i,
    "misconfigured",
    [400, 403, 404, 410],
  ],
];

const kindsByStatus: Readonly<Record<number, OperatorFailureKind>> = {
  401: "bad_key",
  402: "quota",
  403: "bad_key",
  404: "misconfigured",
  405: "misconfigured",
  408: "timeout",
  410: "misconfigured",
  429: "rate_limited",
};

const messageShapes = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ detail: z.string() }).transform(({ detail }) => detail),
]);
const messageCharactersMax = 500;

/** Failure that an answer other than a success means, in whatever words the provider says it. */
export function failureOfAnswer(answer: FailedAnswer, cause?: unknown): OperatorFailure {
  const { status, headers, body } = answer;
  const options = { status, retryAfterMs: retryAfterMs(headers, body), cause };
  return new OperatorFailure(kindOf(status, body), `${status}: ${messageOf(body)}`, options);
}

/** Kind of failure that a provider means by its words, whichever status they came with. */
export function kindSaid(text: string): OperatorFailureKind | undefined {
  return said.find(([words]) => words.test(text))?.[1];
}

function kindOf(status: number, body: string): OperatorFailureKind {
  const told = said.find(([words, , statuses]) => statuses.includes(status) && words.test(body));
  if (told) return told[1];
  if (status >= 500) return "overloaded";
  return kindsByStatus[status] ?? "rejected";
}

function messageOf(body: string): string {
  const parsed = messageShapes.safeParse(jsonOf(body));
  return (parsed.success ? parsed.data : body).trim().slice(0, messageCharactersMax);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a page of a proxy, say; its text is the message then
  }
}

/** In headers by most; Gemini writes it into the body, as in "retryDelay": "27s". */
function retryAfterMs(headers: Readonly<Record<string, string>>, body: string): number | undefined {
  const seconds = Number.parseFloat(headers["retry-after"] ?? "");
  const exactMs = Number.parseFloat(headers["retry-after-ms"] ?? "");
  const [, bodySeconds] = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(body) ?? [];
  const ms = [exactMs, seconds * 1_000, Number(bodySeconds) * 1_000].find((one) => one >= 0);
  return ms === undefined ? untilMs(headers["retry-after"], headers.date) : Math.ceil(ms);
}

/** A date instead of seconds, counted from when the answer was sent. */
function untilMs(until: string | undefined, sent: string | undefined): number | undefined {
  const ms = Date.parse(until ?? "") - Date.parse(sent ?? "");
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
