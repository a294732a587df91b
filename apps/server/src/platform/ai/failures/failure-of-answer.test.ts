import { describe, expect, test } from "vitest";
import { deepseekRetired, xaiUnsafe } from "#test/fakes/ai/forbidden.ts";
import { failureOfAnswer } from "./failure-of-answer.ts";

const error = (message: string, code = "") => JSON.stringify({ error: { message, code } });

/** As Claude tells it: the type is that of a rate limit, and a code says what has run out. */
const spent = (type: string, error_code: string) =>
  JSON.stringify({ type: "error", error: { type, message: "You cannot go on", details: { error_code } } });

describe("what a provider's refusal means", () => {
  test.each([
    [401, error("Incorrect API key provided"), "bad_key"],
    [403, error("Your account may not do this"), "bad_key"],
    [400, '{"code":400,"error":"Incorrect API key provided: xa***"}', "bad_key"],
    [429, error("You exceeded your current quota", "insufficient_quota"), "quota"],
    [429, '{"error":{"message":"Suspended","type":"exceeded_current_quota_error"}}', "quota"],
    [403, error("Your team has either used all available credits or reached its limit"), "quota"],
    [400, '{"code":"Arrearage","message":"Access denied"}', "quota"],
    [402, "", "quota"],
    [429, error("Too many"), "rate_limited"],
    [429, error("You exceeded your current quota of requests per minute"), "rate_limited"],
    [400, error("The response was filtered", "content_filter"), "refusal"],
    [400, '{"code":"data_inspection_failed","message":"inappropriate"}', "refusal"],
    [400, error("Content Exists Risk"), "refusal"],
    [403, JSON.stringify(xaiUnsafe.body), "refusal"],
    [403, '{"code":"forbidden","error":"Your newly created team doesn\'t have any credits yet."}', "quota"],
    [403, '{"error":{"code":"AllocationQuota.FreeTierOnly","message":"The free tier is used up."}}', "quota"],
    [
      403,
      error("Country, region, or territory not supported", "unsupported_country_region_territory"),
      "misconfigured",
    ],
    [400, error("User location is not supported for the API use."), "misconfigured"],
    [403, error("Project `proj` does not have access to model `gpt-6-luna`"), "misconfigured"],
    [400, JSON.stringify(deepseekRetired.body), "misconfigured"],
    [400, error("Invalid model: mistral-old", "invalid_model"), "misconfigured"],
    [400, '{"error":{"message":"Model Not Exist","type":"invalid_request_error"}}', "misconfigured"],
    [400, error("Hosted tool 'web_search' is not supported with gpt-0."), "misconfigured"],
    [400, error("The model `gpt-0` has been deprecated"), "misconfigured"],
    [400, '{"code":"InvalidParameter","message":"The model qwen-0 is not supported."}', "misconfigured"],
    [400, '{"request_id":"r","code":"InvalidApiKey","message":"Invalid API-key provided."}', "bad_key"],
    [429, '{"code":"Throttling.RateQuota","message":"Requests rate limit exceeded"}', "rate_limited"],
    [
      429,
      '{"code":"Some resource has been exhausted","error":"Your team 0 has either used all available credits or reached its limit."}',
      "quota",
    ],
    [410, '{"code":"gone","error":"The model grok-4 was retired on May 15."}', "misconfigured"],
    [
      400,
      '{"error":{"message":"The response was filtered","type":null,"param":"prompt","code":"content_filter","innererror":{"code":"ResponsibleAIPolicyViolation"}}}',
      "refusal",
    ],
    [410, error("Gone"), "misconfigured"],
    [404, error("The model `gpt-0` does not exist", "model_not_found"), "misconfigured"],
    [400, error("The model gpt-0 does not exist"), "misconfigured"],
    [404, "<html>", "misconfigured"],
    [405, "", "misconfigured"],
    [400, error("The question is too long"), "rejected"],
    [413, "", "rejected"],
    [422, error("inputs: Field required"), "rejected"],
    [408, "", "timeout"],
    [429, spent("rate_limit_error", "enforced_spend_limit_reached"), "quota"],
    [429, spent("rate_limit_error", "contract_spend_limit_reached"), "quota"],
    [429, spent("rate_limit_error", "ramp_limit_exceeded"), "rate_limited"],
    [
      400,
      error("You have reached your specified API usage limits. You will regain access on 2026-12-01."),
      "quota",
    ],
    [400, error("You have reached your specified workspace API usage limits."), "quota"],
    [429, error("You have reached your API usage limits: you will regain access on 2026-12-01."), "quota"],
    [400, error("This workspace has reached its specified API usage limits."), "quota"],
    [
      400,
      error("Your prompt was flagged as potentially violating our usage policy.", "invalid_prompt"),
      "refusal",
    ],
    [400, error("This content was flagged", "bio_policy"), "refusal"],
    [403, error("This content was flagged", "misalignment_policy_violation"), "refusal"],
    [429, error("You exceeded it", "credit_balance_exhausted"), "quota"],
    [429, error("You exceeded it", "project_spend_limit_exceeded"), "quota"],
    [429, error("You exceeded it", "organization_usage_limit_exceeded"), "quota"],
    [500, "", "overloaded"],
    [503, error("overloaded"), "overloaded"],
    [529, error("Overloaded"), "overloaded"],
  ] as const)("%i %s is %s", (status, body, kind) => {
    expect(failureOfAnswer({ status, headers: {}, body }).kind).toBe(kind);
  });
});

describe("the wait that a provider asks for", () => {
  const retryInfo = '{"error":{"details":[{"retryDelay": "27.5s"}]}}';
  const date = "Sat, 21 Nov 2026 08:00:00 GMT";

  test.each([
    ["seconds", { "retry-after": "12" }, "", 12_000],
    ["milliseconds, which are more exact", { "retry-after": "12", "retry-after-ms": "11500" }, "", 11_500],
    ["nothing at all, which is no wait", { "retry-after": "0" }, "", 0],
    ["a date", { "retry-after": "Sat, 21 Nov 2026 08:01:30 GMT", date }, "", 90_000],
    ["a date that has passed", { "retry-after": "Sat, 21 Nov 2026 07:00:00 GMT", date }, "", 0],
    ["a delay in the body", {}, retryInfo, 27_500],
    ["what nobody understands", { "retry-after": "soon" }, "", undefined],
    ["no word of it", {}, "", undefined],
  ])("in %s", (_, headers, body, expected) => {
    expect(failureOfAnswer({ status: 429, headers, body }).retryAfterMs).toBe(expected);
  });
});

test.each([
  ['{"error":{"message":"Slow down"}}', "429: Slow down"],
  ['{"error":"Slow down"}', "429: Slow down"],
  ['{"message":"Slow down"}', "429: Slow down"],
  ['{"detail":"Slow down"}', "429: Slow down"],
  ["<h1>Slow down</h1>", "429: <h1>Slow down</h1>"],
  ["x".repeat(10_000), `429: ${"x".repeat(500)}`],
])("says it in the provider's words, but not in too many: %#", (body, expected) => {
  expect(failureOfAnswer({ status: 429, headers: {}, body }).message).toBe(expected);
});
