import { createOpenAI } from "@ai-sdk/openai";
import { type Adapter, at } from "../adapter.ts";
import { askResponses } from "../ask-responses.ts";

/** A model deployed on Azure, over the Responses API of its resource (https://….openai.azure.com/openai/v1), with Bing. */
export const azureAdapter: Adapter = ({ env, model, timeoutMs }) => {
  const apiKey = env.AZURE_API_KEY ?? "";
  const azure = createOpenAI({
    name: "azure",
    apiKey,
    headers: { "api-key": apiKey },
    ...at(env.AZURE_BASE_URL),
  });
  return { ask: (question, asked) => askResponses(azure, { ...asked, question, model, timeoutMs }) };
};
