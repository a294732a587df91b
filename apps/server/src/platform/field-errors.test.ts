import { expect, test } from "vitest";
import { z } from "zod";
import { fieldErrorsOf, sentenceOf } from "./field-errors.ts";

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, "This field is required."],
  [z.string(), 7, "Enter a text."],
  [z.number(), "7", "Enter a number."],
  [z.int(), 7.5, "Enter a whole number."],
  [z.boolean(), "yes", "Enter true or false."],
  [z.array(z.string()), "one", "Enter a list."],
  [z.object({}), [], "Enter an object."],
  [z.string().min(1), "", "This field may not be blank."],
  [z.string().min(8), "short", "Enter at least 8 characters."],
  [z.string().max(3), "long", "Enter at most 3 characters."],
  [z.string().max(10_000), "x".repeat(10_001), "Enter at most 10,000 characters."],
  [z.array(z.string()).min(1), [], "Enter at least 1 item."],
  [z.array(z.string()).max(2), ["a", "b", "c"], "Enter at most 2 items."],
  [z.number().min(1), 0, "Enter at least 1."],
  [z.number().max(100), 101, "Enter at most 100."],
  [z.number().positive(), 0, "Enter more than 0."],
  [z.number().lt(5), 5, "Enter less than 5."],
  [z.number().multipleOf(5), 7, "Enter a multiple of 5."],
  [z.enum(["DAILY", "WEEKLY"]), "YEARLY", "Choose one of DAILY, WEEKLY."],
  [z.literal("eur"), "usd", "Enter eur."],
  [z.email(), "nobody", "Enter a valid email address."],
  [z.url(), "nowhere", "Enter a valid URL, such as https://example.com."],
  [z.uuid(), "x", "This value is not valid."],
  [z.union([z.number(), z.boolean()]), "x", "This value is not valid."],
  [z.string().max(3, "Be brief."), "long", "Be brief."],
])("%# of %j is told in our own words", (schema, value, sentence) => {
  const parsed = z
    .object({ field: schema })
    .safeParse({ field: value }, { reportInput: true, error: sentenceOf });

  expect(parsed.error && fieldErrorsOf(parsed.error)).toEqual({ field: [sentence] });
});

test("a field that is not known is named", () => {
  const parsed = z.strictObject({}).safeParse({ colour: 1 }, { error: sentenceOf });

  expect(parsed.error && fieldErrorsOf(parsed.error)).toEqual({
    non_field_errors: ["There is no field named colour."],
  });
});
