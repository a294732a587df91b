import { describe, expect, test } from "vitest";
import { readEnv } from "#env";
import { aiEnv } from "#platform/ai/ai-env.ts";
import { billingReport, openBillingSettings } from "#platform/billing-settings.ts";

function billingOf(variables: NodeJS.ProcessEnv) {
  const env = readEnv(variables);
  const billing = openBillingSettings(env);
  return {
    mode: billing.mode,
    ...billingReport({ billing, ai: aiEnv(env), superuserEmail: env.SUPERUSER_EMAIL }),
  };
}

describe("the sandbox, in which credits cost nothing,", () => {
  test("is the default while nobody pays for what is asked", () => {
    expect(billingOf({})).toMatchObject({ mode: "sandbox", isRisk: false });
    expect(billingOf({ OPENAI_COMPATIBLE_BASE_URL: "http://localhost:11434/v1" }).mode).toBe("sandbox");
    expect(billingOf({ OPENAI_BASE_URL: "http://localhost:1", DATAFORSEO_LOGIN: "" }).mode).toBe("sandbox");
  });

  test.each([
    "OPENAI_API_KEY",
    "ANTHROPIC_API_KEY",
    "GOOGLE_GENERATIVE_AI_API_KEY",
    "PERPLEXITY_API_KEY",
    "MISTRAL_API_KEY",
    "XAI_API_KEY",
    "META_API_KEY",
    "DEEPSEEK_API_KEY",
    "DASHSCOPE_API_KEY",
    "MOONSHOT_API_KEY",
    "AZURE_API_KEY",
    "DATAFORSEO_LOGIN",
    "OPENAI_COMPATIBLE_API_KEY",
  ])("has to be asked for by name beside %s", (key) => {
    const unasked = billingOf({ [key]: "a key that somebody pays for" });
    const asked = billingOf({ [key]: "a key that somebody pays for", BILLING: "sandbox" });

    expect(unasked).toMatchObject({ mode: "granted", isRisk: false });
    expect(unasked.sentence).toContain(key);
    expect(asked).toMatchObject({ mode: "sandbox", isRisk: true });
    expect(asked.sentence).toContain(key);
  });
});

test.each([
  [{}, "Billing: sandbox."],
  [{ BILLING: "granted" }, "Billing: granted."],
  [{ BILLING: "off" }, "Billing: off."],
  [{ BILLING: "off", OPENAI_API_KEY: "k" }, "Billing: off."],
  [{ BILLING: "stripe", STRIPE_SECRET_KEY: "s", STRIPE_WEBHOOK_SECRET: "w" }, "Billing: stripe."],
])("what %o means is said in one line", (variables, beginning) => {
  const { sentence } = billingOf(variables);

  expect(sentence.startsWith(beginning)).toBe(true);
  expect(sentence).not.toContain("\n");
  expect(sentence.length).toBeLessThan(240);
});

test("says who spends the money where credits stop nobody", () => {
  expect(billingOf({ BILLING: "off", OPENAI_API_KEY: "k" })).toMatchObject({ isRisk: true });
  expect(billingOf({ BILLING: "off" })).toMatchObject({ isRisk: false });
});

test("where nobody can grant credits, says how somebody can", () => {
  const advice = "set SUPERUSER_EMAIL, or BILLING=off";

  expect(billingOf({ OPENAI_API_KEY: "k" }).sentence).toContain(advice);
  expect(billingOf({ OPENAI_API_KEY: "k", SUPERUSER_EMAIL: "root@example.com" }).sentence).not.toContain(
    advice,
  );
  expect(billingOf({ BILLING: "off", OPENAI_API_KEY: "k" }).sentence).not.toContain(advice);
});

test("an organization asks 10,000 questions a day at most by default", () => {
  expect(readEnv({}).ANSWERS_PER_DAY_MAX).toBe(10_000);
});
