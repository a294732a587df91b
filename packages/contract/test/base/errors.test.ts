import { describe, expect, test } from "vitest";
import { rangeDaysMax } from "../../src/base/days.ts";
import { type ErrorCode, errors } from "../../src/base/errors.ts";
import { fieldErrors } from "../../src/base/field-errors.ts";
import { generalErrors } from "../../src/base/general-errors.ts";
import { calculator, purchaseCreditsMax, purchaseMinimum } from "../../src/billing/pricing.ts";
import { campaignLimits } from "../../src/visibility/campaign-constants.ts";

const all = Object.entries(errors);

describe("the refusals of the specification", () => {
  const specified: readonly (readonly [ErrorCode, number, string])[] = [
    ["SERVER_ERROR", 500, "The server encountered an error. Please try again later."],
    ["TIMED_OUT", 408, "The request timed out. Please try again."],
    ["NOT_AUTHENTICATED", 401, "You are not authorized to perform this action. Please log in again."],
    ["FORBIDDEN", 403, "You do not have permission to perform this action."],
    ["NOT_FOUND", 404, "The requested resource was not found."],
    ["INVALID_CREDENTIALS", 401, "Incorrect email or password. Please try again."],
    ["INVITATION_GONE", 404, "This invitation is no longer valid or has already been accepted."],
    ["IMPERSONATION_INVALID", 401, "Impersonation token is invalid or expired"],
    ["SUGGESTION_FAILED", 409, "Failed to generate AI suggestion. Please try again."],
    ["PROJECT_ID_REQUIRED", 400, "Project ID is required to generate AI suggestions"],
    ["CAMPAIGN_NOT_DRAFT", 409, "Edit is only available for Draft campaigns"],
  ];

  test.each(specified)("%s answers %i and says: %s", (code, status, sentence) => {
    expect(errors[code]).toEqual([status, sentence]);
  });

  test.each([
    ["inviteeRequired", "Email is required"],
    ["invitee", "Please enter a valid email address"],
    ["emailFixed", "Email address cannot be changed. Contact support if you need assistance."],
    ["creditsMinimum", "Minimum amount is 2000 credits"],
    [
      "vatNumber",
      "VAT number must be in format: country code + alphanumeric characters (e.g., FR1234567890)",
    ],
    ["frequencySame", "Please select a different frequency"],
  ] as const)("the field error %s says: %s", (name, sentence) => {
    expect(fieldErrors[name]).toBe(sentence);
  });
});

describe("the status of a refusal", () => {
  test.each([
    [
      400,
      [
        "ARGUMENTS_INVALID",
        "BATCH_TOO_LARGE",
        "IDEMPOTENCY_KEY_MALFORMED",
        "MALFORMED_BODY",
        "WEBHOOK_REFUSED",
        "PROJECT_ID_REQUIRED",
      ],
    ],
    [
      401,
      [
        "INVALID_CREDENTIALS",
        "NOT_AUTHENTICATED",
        "REFRESH_TOKEN_EXPIRED",
        "API_KEY_EXPIRED",
        "API_KEY_INVALID",
        "APP_TOKEN_ELSEWHERE",
        "APP_TOKEN_INVALID",
        "IMPERSONATION_INVALID",
      ],
    ],
    [
      402,
      ["APP_CREDITS_USED_UP", "NOT_ENOUGH_CREDITS", "CARD_DECLINED", "CARD_WITHOUT_FUNDS", "CHARGE_FAILED"],
    ],
    [
      403,
      [
        "FORBIDDEN",
        "INVITATION_NOT_YOURS",
        "EMAIL_UNVERIFIED",
        "IMPERSONATING",
        "PASSWORD_NOT_RECENT",
        "ORGANIZATION_SUSPENDED",
        "FEATURE_OFF",
        "ACCOUNT_SUSPENDED",
        "API_KEY_NETWORK",
        "API_KEY_STOPPED",
        "HOST_UNKNOWN",
        "INSUFFICIENT_SCOPE",
        "ORIGIN_REFUSED",
      ],
    ],
    [404, ["NOT_FOUND", "INVITATION_GONE", "EXPORT_FILE_GONE", "EXPORT_LINK_GONE", "TOOL_UNKNOWN"]],
    [405, ["METHOD_NOT_ALLOWED"]],
    [408, ["TIMED_OUT"]],
    [413, ["BRAND_TOO_LARGE", "TOO_LARGE"]],
    [415, ["UNSUPPORTED_MEDIA_TYPE"]],
    [429, ["AUDITS_TODAY", "INVITED_OFTEN", "TOO_MANY_REQUESTS"]],
    [500, ["SERVER_ERROR"]],
    [503, ["DISK_FULL", "GATEWAY_UNAVAILABLE", "READ_ONLY", "UNAVAILABLE"]],
  ] as const)("is %i just for what that status means", (status, codes) => {
    const found = all.filter(([, [one]]) => one === status).map(([code]) => code);

    expect(found.toSorted()).toEqual(codes.toSorted());
  });

  test("is 409 for all others: the state of things stands against them", () => {
    const statuses = new Set(all.map(([, [status]]) => status));

    expect([...statuses].toSorted((one, other) => one - other)).toEqual([
      400, 401, 402, 403, 404, 405, 408, 409, 413, 415, 429, 500, 503,
    ]);
  });
});

describe("the sentence of a refusal", () => {
  test.each(all)(
    "%s can be read by a person: it begins with a capital and has no code in it",
    (_, [, sentence]) => {
      expect(sentence).toMatch(/^[A-Z]/);
      expect(sentence).toBe(sentence.trim());
      // The name of a setting is what an operator has to look for.
      expect(sentence.replace(/SUPERUSER_EMAIL|SMTP_URL/, "")).not.toMatch(
        /[A-Z]_[A-Z]|\bundefined\b|\bnull\b|\$\{/,
      );
    },
  );

  test.each(Object.entries(fieldErrors))("under a field, %s is a sentence as well", (_, sentence) => {
    expect(sentence).toMatch(/^[A-Z]\S* .*\S$/);
  });

  test("belongs to one refusal alone, so that support can recognise it", () => {
    const sentences = all.map(([, [, sentence]]) => sentence);

    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test("is the same for a person who was invited too often, above the form and under the field", () => {
    expect(fieldErrors.invitedOften).toBe(errors.INVITED_OFTEN[1]);
  });
});

test("the general refusals keep their sentences among all of them", () => {
  expect(errors).toMatchObject(generalErrors);
});

describe("the number in a sentence is the limit that is applied", () => {
  test.each([
    ["creditsMinimum", purchaseMinimum.credits],
    ["creditsMaximum", purchaseCreditsMax],
    ["queriesMax", campaignLimits.queries],
    ["queriesMax", calculator.queriesMax],
    ["optimizationsMax", calculator.optimizationsMax],
    ["dateSpan", rangeDaysMax],
  ] as const)("%s names %i", (name, limit) => {
    const numbers = fieldErrors[name].replaceAll(",", "").match(/\d+/g);

    expect(numbers?.map(Number)).toEqual([limit]);
  });
});
