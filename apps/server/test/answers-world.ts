import type { Endpoint } from "@citelens/contract/base/endpoint";
import { getCredits } from "@citelens/contract/billing/credits";
import * as campaigns from "@citelens/contract/visibility/campaigns";
import type { AiEnv } from "#platform/ai/ai-env.ts";
import { type AiServer, goodKey, openAiServer } from "./fakes/ai/ai-server.ts";
import {
  openaiAnswer,
  openaiQuestion,
  openaiResponses,
  type WrittenAnswer,
} from "./fakes/ai/protocols/openai-responses.ts";
import { openWorld, type Reply, type World, type WorldOptions } from "./world.ts";

/** As ChatGPT writes addresses: with its mark, and to a place in the page. */
const review = "https://www.review.example/shoes/?utm_source=chatgpt.com#top";
/** Answer of the double to questions about shoes, unless a test tells it otherwise. */
export const usualAnswer = (question: string): WrittenAnswer => ({
  text: question.includes("rain")
    ? "For rain, Beta is a safe choice."
    : "The best are:\n\n1. **Beta** runs well.\n2. **Acme** is light and reliable.\n3. **Zenith** is new.",
  cited: [review, "https://acme.example/shoes/"],
  found: ["https://shop.example/"],
  searches: [`${question} 2026`],
});

export interface AnswersWorld {
  readonly world: World;
  readonly openai: AiServer;
  /** The questions that came, in their order. */
  questions(): string[];
  /** How questions are answered from now on. */
  answer(write: (question: string, model: string) => WrittenAnswer): void;
  home(): Promise<Home>;
  close(): Promise<void>;
}

export interface Home {
  readonly access: string;
  readonly password: string;
  readonly projectId: string;
  ask<E extends Endpoint>(endpoint: E, input?: object): Promise<Reply<E>>;
  /** Makes and launches a campaign about Acme; resolves to its id. */
  launch(parts?: object): Promise<string>;
  credits(): Promise<{ readonly used: number; readonly remaining: number }>;
}

/** The product with ChatGPT and Grok behind a double, each with a key that is good. */
export async function openAnswersWorld(options: WorldOptions = {}): Promise<AnswersWorld> {
  const openai = await openAiServer(openaiResponses);
  const ai: AiEnv = {
    OPENAI_API_KEY: goodKey,
    OPENAI_BASE_URL: `${openai.address}/v1`,
    XAI_API_KEY: goodKey,
    XAI_BASE_URL: `${openai.address}/v1`,
    OPERATOR_LIMITS: "openai=4/6000, xai=4/6000",
    ...options.ai,
  };
  const world = await openWorld({ ...options, ai });
  return {
    world,
    openai,
    questions: () => openai.asked.map(openaiQuestion),
    answer: (write) =>
      openai.answerWith((request) =>
        openaiAnswer(request, write(openaiQuestion(request), String(request.body.model))),
      ),
    home: () => openHome(world),
    close: async () => {
      await world.close();
      await openai.close();
    },
  };
}

async function openHome(world: World): Promise<Home> {
  const person = await world.signUp();
  const { id: projectId } = await world.createWorkspace(person, "https://www.acme.example");
  const ask: Home["ask"] = (endpoint, input = {}) => {
    const { params, ...rest } = input as { params?: object };
    // Each test hands over what its endpoint takes, less the workspace.
    return world.call(endpoint, { params: { projectId, ...params }, ...rest } as never, person.access);
  };
  return {
    access: person.access,
    password: person.password,
    projectId,
    ask,
    launch: async (parts = {}) => {
      const body = {
        name: "Autumn",
        brand: { name: "Acme", domains: ["acme.example"] },
        competitors: [{ name: "Beta", domains: ["beta.example"] }],
        queries: ["best running shoes", "shoes for rain"],
        operator_models: ["chatgpt"],
        ...parts,
      };
      const { answer } = await ask(campaigns.createCampaign, { body });
      const launched = await ask(campaigns.launchCampaign, { params: { campaignId: answer.id } });
      if (launched.status !== 200) throw new Error(`Not launched: ${JSON.stringify(launched.body)}`);
      return answer.id;
    },
    credits: async () => {
      const { answer } = await ask(getCredits);
      return { used: answer.used_credits, remaining: answer.remaining_credits };
    },
  };
}
