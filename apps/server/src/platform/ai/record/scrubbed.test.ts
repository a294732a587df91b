import { expect, test } from "vitest";
import { scrubbed } from "./scrubbed.ts";

const bodyOf = (body: string, secrets: readonly string[] = []) =>
  scrubbed({ status: 200, headers: {}, body }, secrets).body;

test("keeps of the headers what says how to read the answer and when to ask again", () => {
  const headers = {
    "Content-Type": "application/json",
    "retry-after": "7",
    "x-ratelimit-remaining-tokens": "12",
    "openai-organization": "acme",
    "anthropic-organization-id": "0a1b",
    "set-cookie": "session=1",
    "x-request-id": "req_1",
  };

  expect(scrubbed({ status: 429, headers, body: "" }, [])).toEqual({
    status: 429,
    headers: { "content-type": "application/json", "retry-after": "7", "x-ratelimit-remaining-tokens": "12" },
    body: "",
  });
});

test.each([
  ['{"organization":"org-a"}', '{"organization":"[removed]"}'],
  ['{"account_id" : "a\\"b", "text":"c"}', '{"account_id" : "[removed]", "text":"c"}'],
  ['{"project_id":17}', '{"project_id":"[removed]"}'],
  ['{"user":"somebody"}', '{"user":"[removed]"}'],
  ['{"safety_identifier":"abc"}', '{"safety_identifier":"[removed]"}'],
  [
    "Team: 0a1b2c3d-0000-4000-8000-123456789abc, API key ID: 0a1b2c3d-0000-4000-8000-123456789abd, Failed",
    "Team: [removed], API key ID: [removed], Failed",
  ],
  ["in organization org-AbCdEfGhIjKlMnOp on tokens", "in organization [removed] on tokens"],
  ["Incorrect API key provided: sk-proj-****abcd.", "Incorrect API key provided: [removed]."],
  ["key sk-ant-api03-abcdefgh12345678", "key [removed]"],
  ['"https://serp.example/search?q=a&api_key=abc123"', '"https://serp.example/search?q=a&api_key=[removed]"'],
])("takes accounts and keys out of %s", (body, clean) => {
  expect(bodyOf(body)).toBe(clean);
});

test.each([
  '{"role":"user","text":"the best for team collaboration, or for account managers"}',
  '{"url":"https://shop.example/org-chart-software/sk-skladom-stolicky"}',
  '{"text":"{\\"organization\\": \\"Acorn\\"} is how it is written"}',
  '{"usage":{"input_tokens":120}}',
])("leaves the answer alone: %s", (body) => {
  expect(bodyOf(body)).toBe(body);
});

test("takes out every given secret, the longest first, in headers too", () => {
  const { headers, body } = scrubbed(
    { status: 401, headers: { "retry-after": "hunter22" }, body: "hunter22-long and hunter22" },
    ["hunter22", "hunter22-long"],
  );

  expect(body).toBe("[removed] and [removed]");
  expect(headers).toEqual({ "retry-after": "[removed]" });
});
