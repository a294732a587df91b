import { onTestFinished } from "vitest";
import { type AskedRequest, openAiServer, type Reply } from "#test/fakes/ai/ai-server.ts";
import { channels } from "#test/fakes/ai/channels.ts";
import { OperatorFailure } from "../failures/operator-failure.ts";
import { modelNamed } from "../model-named.test-helper.ts";
import type { Answer } from "../operator.ts";
import { operatorOf } from "../operator-of.ts";

interface SurfaceAskInput {
  readonly vendor?: "dataforseo" | "serpapi";
  readonly question?: string;
  readonly where?: { readonly country?: string; readonly language?: string };
  /** Answer of the vendor, the double's good answer if it is not given. */
  readonly reply?: Reply | ((request: AskedRequest) => Reply);
}

interface SurfaceAsked {
  readonly answer?: Answer;
  readonly failure?: OperatorFailure;
  readonly requests: readonly AskedRequest[];
}

/** Asks a surface of a vendor's double once: what came of it, and what the double was asked. */
export async function surfaceAsked(id: string, asking: SurfaceAskInput): Promise<SurfaceAsked> {
  const { vendor = "dataforseo", question = "Who makes good chairs?", where = {}, reply } = asking;
  const own = (key: string) => key.startsWith(vendor.toUpperCase());
  for (const channel of channels.filter((one) => one.id === id)) {
    const server = await openAiServer(channel.protocol);
    onTestFinished(() => server.close());
    const env = channel.env(server);
    if (!Object.keys(env).every(own)) continue;
    if (reply) server.answerWith(reply);
    const operator = await operatorOf(modelNamed(id, env), { env, timeoutMs: 10_000 });
    const came = await operator
      .ask(question, { signal: new AbortController().signal, ...where })
      .then((answer) => ({ answer }), failureOf);
    return { ...came, requests: server.asked };
  }
  throw new Error(`No double of ${vendor} has ${id}.`);
}

function failureOf(error: unknown): { readonly failure: OperatorFailure } {
  if (error instanceof OperatorFailure) return { failure: error };
  throw error;
}
