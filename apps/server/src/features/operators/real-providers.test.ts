import { describe, expect, test } from "vitest";
import { readEnv } from "#env";
import { aiEnv } from "#platform/ai-env.ts";
import { catalogue, isConfigured } from "./catalogue.rules.ts";
import { operatorOf } from "./operator-of.ts";

const env = aiEnv(readEnv(process.env));

/** The providers themselves, for anyone who has their keys: this asks over the internet and costs money. */
const remote = catalogue(env).filter(({ access }) => access !== "local");
describe.each(remote.map((row) => [row.id, row] as const))("%s", (id, row) => {
  const isAsked = isConfigured(row, env);

  test.skipIf(!isAsked)(
    `answers in its own words (needs ${row.needs.join(" and ")})`,
    async () => {
      const operator = await operatorOf(row, { env });

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
