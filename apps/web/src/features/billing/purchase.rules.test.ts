import { fieldErrors } from "@citelens/contract/base/field-errors";
import { checkoutCredits } from "@citelens/contract/billing/billing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { creditsToBuy, defaultPurchase, linkedFields, purchaseErrors, stepped } from "./purchase.rules.ts";

test("a purchase begins with the least: 20 euros and 2000 credits", () => {
  expect(defaultPurchase).toMatchObject({ euros: "20", credits: "2000" });
});

test.each([
  ["euros", "25", { euros: "25", credits: "2500" }],
  ["euros", "", { euros: "", credits: "" }],
  ["euros", "2.5", { euros: "2.5", credits: "" }],
  ["credits", "2000", { euros: "20", credits: "2000" }],
  ["credits", "2550", { euros: "25.50", credits: "2550" }],
  ["credits", "2001", { euros: "20.01", credits: "2001" }],
  ["credits", "many", { euros: "", credits: "many" }],
  ["credits", "99999999999999999999999", { euros: "", credits: "99999999999999999999999" }],
] as const)("typing %s %o makes %o", (field, typed, expected) => {
  expect(linkedFields(field, typed)).toEqual({ ...expected, typed: field });
});

const minimum = { euros: "Minimum amount is €20", credits: "Minimum amount is 2000 credits" };
const maximum = {
  euros: "At most €10,000 can be spent at once.",
  credits: "At most 1,000,000 credits can be bought at once.",
};

test.each([
  ["euros", "20", {}],
  ["euros", "19", minimum],
  ["euros", "", minimum],
  ["credits", "1999", minimum],
  ["credits", "2550", {}],
  ["euros", "25.5", { euros: "Enter whole euros, such as 25." }],
  ["euros", "25,50", { euros: "Enter whole euros, such as 25." }],
  ["credits", "2500.5", { credits: "Enter whole credits, such as 2500." }],
  ["credits", "-5", { credits: "Enter whole credits, such as 2500." }],
  ["euros", "10000", {}],
  ["euros", "10001", maximum],
  ["credits", "1000001", maximum],
  ["credits", "99999999999999999999999", maximum],
] as const)("%s %o: %o", (field, typed, errors) => {
  expect(purchaseErrors(linkedFields(field, typed))).toEqual(errors);
});

test.each([
  ["euros", "25", "ArrowUp", "26", "2600"],
  ["euros", "20", "ArrowDown", "20", "2000"],
  ["euros", "25", "PageDown", "20", "2000"],
  ["euros", "9999", "PageUp", "10000", "1000000"],
  ["euros", "", "ArrowUp", "20", "2000"],
  ["credits", "2550", "ArrowUp", "25.51", "2551"],
  ["credits", "2550", "PageUp", "26.50", "2650"],
  ["credits", "1", "ArrowUp", "20", "2000"],
] as const)("from %s %o %s leads to €%s and %s credits", (field, typed, key, euros, credits) => {
  expect(stepped(linkedFields(field, typed), field, key)).toMatchObject({ euros, credits });
});

test("between two whole euros a key leads to the next one, and other keys lead nowhere", () => {
  const between = linkedFields("credits", "2550");

  expect(stepped(between, "euros", "ArrowUp")).toMatchObject({ euros: "26", credits: "2600" });
  expect(stepped(between, "euros", "ArrowDown")).toMatchObject({ euros: "25", credits: "2500" });
  expect(stepped(between, "euros", "5")).toBeUndefined();
});

test("the fields are always in step, and let through what the server takes, with its sentences", () => {
  const typed = fc.oneof(fc.integer({ min: -10, max: 1_100_000 }).map(String), fc.double().map(String));
  fc.assert(
    fc.property(typed, (text) => {
      const purchase = linkedFields("credits", text);
      const answer = checkoutCredits.body.safeParse({
        amount: text.trim() === "" ? undefined : Number(text),
      });
      const credits = creditsToBuy(purchase);

      if (credits !== undefined) expect(Math.round(Number(purchase.euros) * 100)).toBe(credits);
      if (credits !== undefined) expect(answer.success).toBe(true);
      if (answer.error && /^\d+$/.test(text))
        expect(purchaseErrors(purchase).credits).toBe(answer.error.issues[0]?.message);
      if (/^\d+[.]\d*[1-9]$/.test(text) && Number(text) > 2_000 && Number(text) < 1_000_000)
        expect(answer.error?.issues[0]?.message).toBe(fieldErrors.creditsWhole);
    }),
  );
});
