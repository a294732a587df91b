import { createXai } from "@ai-sdk/xai";
import { generateText } from "ai";
import { expect, onTestFinished, test } from "vitest";
import { goodKey, openAiServer } from "#test/fakes/ai/ai-server.ts";
import { channels } from "#test/fakes/ai/providers/xai.ts";

/** xAI has no package of its own for this language; the AI SDK's client checks what comes. */
test("the double's answer is one to another client of xAI too", async () => {
  const [channel] = channels;
  if (!channel) throw new Error("xAI has no double.");
  const server = await openAiServer(channel.protocol);
  onTestFinished(() => server.close());
  const client = createXai({ apiKey: goodKey, baseURL: `${server.address}/v1` });

  const { text, usage, finishReason } = await generateText({
    model: client.responses("grok-4.3"),
    prompt: "Who makes good chairs?",
    maxRetries: 0,
  });

  expect(text).toMatch(/^Acorn makes good chairs/);
  expect([usage.inputTokens, usage.outputTokens, finishReason]).toEqual([120, 40, "stop"]);
});
