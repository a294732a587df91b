import {
  type AskedRequest,
  goodKey,
  openAiServer,
  type Reply,
} from "../../apps/server/test/fakes/ai/ai-server.ts";
import { openAiList } from "../../apps/server/test/fakes/ai/model-lists.ts";
import {
  openaiAnswer,
  openaiQuestion,
  openaiResponses,
  type WrittenAnswer,
} from "../../apps/server/test/fakes/ai/protocols/openai-responses.ts";

/** Answer of a model: a text with its sources, a refusal, that it does not take the question, or half of an answer. */
export type VendorAnswer = WrittenAnswer | "refusal" | "rejected" | "lost";

/** A question at which every connection is lost, so that its answers stay on their way. */
export const neverAnswered = "Which chair is never found?";

export type AnswerWriter = (question: string, model: AskedModel) => VendorAnswer;

export interface Vendor {
  /** The keys and addresses by which the product asks the doubles. */
  readonly env: Readonly<Record<string, string>>;
  /** How the models answer these questions from now on. */
  answer(questions: readonly string[], write: AnswerWriter): void;
}

/** The models that have a key in the browser tests, by the first letters of what their providers call them. */
const models = { gpt: "chatgpt", grok: "grok", muse: "meta-ai" } as const;
export type AskedModel = (typeof models)[keyof typeof models];

const rejected: Reply = {
  status: 400,
  body: {
    error: { message: "This question is not taken.", type: "invalid_request", param: null, code: "invalid" },
  },
};

/** Models that the doubles list: every model that is asked here, and one that is not. */
const listed = ["gpt-6-luna", "gpt-6.1-terra", "gpt-6-sol", "grok-4.3", "grok-4.7", "muse-spark-1.3"].map(
  (id) => ({ id }),
);

/** ChatGPT, Grok and Meta AI, all of which speak OpenAI's protocol. */
export async function openVendor(): Promise<Vendor> {
  const server = await openAiServer({ ...openaiResponses, list: openAiList(listed) });
  const base = `${server.address}/v1`;
  const known = new Map<string, AnswerWriter>([[neverAnswered, () => "lost"]]);
  server.answerWith((request) => {
    const question = openaiQuestion(request);
    const answered = known.get(question)?.(question, modelOf(request)) ?? "success";
    if (answered === "lost") return "reset";
    if (answered === "refusal" || answered === "success") return answered;
    return answered === "rejected" ? rejected : openaiAnswer(request, answered);
  });
  return {
    env: {
      OPENAI_API_KEY: goodKey,
      OPENAI_BASE_URL: base,
      XAI_API_KEY: goodKey,
      XAI_BASE_URL: base,
      META_API_KEY: goodKey,
      META_BASE_URL: base,
      OPERATOR_LIMITS: "openai=4/6000, xai=4/6000, meta=4/6000",
    },
    answer: (questions, write) => {
      for (const question of questions) known.set(question, write);
    },
  };
}

function modelOf({ body }: AskedRequest): AskedModel {
  const found = Object.entries(models).find(([start]) => String(body.model).startsWith(start));
  if (!found) throw new Error(`No double answers for ${body.model}.`);
  return found[1];
}
