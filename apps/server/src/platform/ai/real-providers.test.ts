import { describe, expect, test } from "vitest";
import { readEnv } from "#env";
import { aiEnv, isConfigured } from "#platform/ai/ai-env.ts";
import { operatorOf } from "./operator-of.ts";
import { providers } from "./providers.ts";

const env = aiEnv(readEnv(process.env));

/** The providers themselves, for anyone who has their keys: this asks over the internet and costs money. */
const models = providers.flatMap((provider) =>
  [...provider.models, ...(provider.ownModels?.(env) ?? [])].map((model) => ({
    ...model,
    provider: provider.name,
    needs: provider.needs,
  })),
);
describe.each(models.map((model) => [model.id, model] as const))("%s", (id, model) => {
  const isAsked = isConfigured(model, env);

  test.skipIf(!isAsked)(
    `answers in its own words (needs ${model.needs.join(" and ")})`,
    async () => {
      const operator = await operatorOf(model, { env });

      const answer = await operator.ask("Which brands make good office chairs?", {
        signal: AbortSignal.timeout(120_000),
        country: "US",
        language: "en",
      });

      expect(answer.text.length, id).toBeGreaterThan(20);
      expect(answer.model_id).not.toBe("");
      if (answer.searched) expect(answer.sources.length).toBeGreaterThan(0);
    },
    130_000,
  );
});
