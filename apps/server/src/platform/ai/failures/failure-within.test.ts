import { expect, test } from "vitest";
import { failureWithin } from "./failure-within.ts";

test.each([
  ["invalid_prompt", "Invalid prompt: your prompt was flagged.", "refusal"],
  ["bio_policy", "This request was blocked.", "refusal"],
  ["misalignment_policy_violation", "This request was blocked.", "refusal"],
  ["image_content_policy_violation", "An image is not allowed.", "refusal"],
  ["content_filter", null, "refusal"],
  ["DataInspectionFailed", "Output data may contain inappropriate content.", "refusal"],
  ["rate_limit_exceeded", "Rate limit reached for gpt-6-luna", "rate_limited"],
  ["server_error", "Operation model request rate limit exceeded, please try again later.", "rate_limited"],
  ["insufficient_quota", "You exceeded your current quota", "quota"],
  ["Arrearage", "Access denied", "quota"],
  ["model_not_found", "The model does not exist", "misconfigured"],
  ["server_error", "The model is overloaded", "overloaded"],
  ["slow_down", null, "overloaded"],
  ["server_error", "An error occurred while processing your request.", "incomplete"],
  ["something_new", "Something new", "incomplete"],
] as const)("%s, %s: is %s", (code, message, kind) => {
  expect(failureWithin({ code, message }, undefined).kind).toBe(kind);
});

test("says what the provider says, and what was used; nothing, where it says nothing of it", () => {
  const usage = {
    inputTokens: 9,
    cachedInputTokens: 0,
    cacheWriteTokens: null,
    outputTokens: 2,
    searches: 1,
    costUsd: null,
  };

  const told = failureWithin({ code: "server_error", message: "Down" }, usage);
  const untold = failureWithin({}, undefined);

  expect([told.message, told.usage]).toEqual(["server_error: Down", usage]);
  expect(untold.message).toBe("it failed");
  expect(untold.usage).toMatchObject({ inputTokens: 0, outputTokens: 0, searches: 0 });
});
