import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { openAiServer } from "#test/fakes/ai/ai-server.ts";
import { channels } from "#test/fakes/ai/channels.ts";
import { modelNamed } from "./model-named.test-helper.ts";
import { thinkingTokensMax } from "./operator.ts";
import { operatorOf } from "./operator-of.ts";

const tokensPerSecond = 110;

test("a model has the time to write what it has room for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const channel = channels.find(({ id }) => id === "chatgpt");
  if (!channel) throw new Error("There is no channel chatgpt.");
  const server = await openAiServer(channel.protocol);
  onTestFinished(() => server.close());
  server.answerWith("stall");
  const env = channel.env(server);
  const operator = await operatorOf(modelNamed("chatgpt", env), { env });
  let ended = false;
  const asking = operator
    .ask("Who makes good chairs?", { signal: new AbortController().signal })
    .finally(() => {
      ended = true;
    });
  const failing = expect(asking).rejects.toMatchObject({ kind: "timeout" });
  while (server.asked.length === 0) await setImmediate();

  await vi.advanceTimersByTimeAsync((thinkingTokensMax / tokensPerSecond) * 1_000);
  expect(ended).toBe(false);

  await vi.advanceTimersByTimeAsync(60_000);
  await failing;
});
