import { onTestFinished } from "vitest";
import { type AiServer, openAiServer } from "#test/fakes/ai/ai-server.ts";
import { channels } from "#test/fakes/ai/channels.ts";
import { modelNamed } from "./model-named.test-helper.ts";
import type { Answer, AskOptions, Operator } from "./operator.ts";
import { operatorOf } from "./operator-of.ts";

interface AskedDouble {
  readonly server: AiServer;
  readonly ask: (where?: Omit<AskOptions, "signal">) => Promise<Answer>;
}

/** A channel of the catalogue before a double of its own, which the test tells what to answer. */
export async function doubleOf(id: string): Promise<AskedDouble> {
  const channel = channels.find((one) => one.id === id);
  if (!channel) throw new Error(`There is no channel ${id}.`);
  const server = await openAiServer(channel.protocol);
  onTestFinished(() => server.close());
  const env = channel.env(server);
  const operator: Operator = await operatorOf(modelNamed(id, env), { env, timeoutMs: 10_000 });
  const { signal } = new AbortController();
  return { server, ask: (where) => operator.ask("Who makes good chairs?", { signal, ...where }) };
}

/** Reading of a good answer of this channel's provider with this body. */
export async function answered(id: string, body: unknown): Promise<Answer> {
  const { server, ask } = await doubleOf(id);
  server.answerWith({ status: 200, body });
  return ask();
}
