import { describe, expect, test } from "vitest";
import { type AskedRequest, openAiServer, type Reply } from "#test/fakes/ai/ai-server.ts";
import { channels } from "#test/fakes/ai/channels.ts";
import { modelNamed } from "./model-named.test-helper.ts";
import { operatorOf } from "./operator-of.ts";
import { costOf } from "./prices.ts";

/** A body with this number in the place of each that its account has. */
function withAccount(body: unknown, number: number, isAccount = false): unknown {
  if (typeof body === "number") return isAccount ? number : body;
  if (Array.isArray(body)) return body.map((one) => withAccount(one, number, isAccount));
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      withAccount(value, number, isAccount || /usage|cost/i.test(name)),
    ]),
  );
}

describe.each(channels.map((channel) => [channel.id, channel] as const))("%s", (id, { protocol, env }) => {
  test.each([-5e8, -1, 1.5, 3e9, 1e300, 1e308])(
    "has a cost that can be, and tokens that can be counted, where its account says %d",
    async (number) => {
      const server = await openAiServer(protocol);
      const settings = env(server);
      const row = modelNamed(id, settings);
      const operator = await operatorOf(row, { env: settings, timeoutMs: 10_000 });
      server.answerWith((request: AskedRequest): Reply => {
        const reply = protocol.reply("success", request);
        if (!reply) throw new Error("This double has no good answer.");
        return { ...reply, body: withAccount(reply.body, number) };
      });

      const { usage, model_id } = await operator
        .ask("Who makes good chairs?", { signal: new AbortController().signal })
        .finally(() => server.close());

      const { usd } = costOf({ ...row, resolved: model_id }, usage, {
        ai: settings,
        now: () => new Date(),
      });
      expect(usd).toBeGreaterThan(0);
      expect(usd).toBeLessThanOrEqual(20);
      for (const count of [usage.inputTokens, usage.cachedInputTokens, usage.outputTokens, usage.searches])
        expect(count === null || (Number.isSafeInteger(count) && count >= 0)).toBe(true);
    },
  );
});
