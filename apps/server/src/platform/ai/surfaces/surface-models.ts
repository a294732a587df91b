import { creditCosts } from "@citelens/contract/billing/pricing";
import type { ProviderModel } from "../provider.ts";

/** Names in the catalogue of the pages that vendors read, and what they are called by the vendors' files. */
export type SurfaceName = "google-ai-overviews" | "google-ai-mode" | "chatgpt-app";

interface SurfaceModel extends ProviderModel {
  readonly model: SurfaceName;
}

const shared = {
  access: "surface",
  web_search: true,
  credits_per_answer: creditCosts.answer,
  typical: { inputTokens: 0, outputTokens: 0, searches: 1 },
} as const;

export const aiOverviews: SurfaceModel = {
  ...shared,
  id: "ai-overviews",
  display_name: "Google AI Overviews",
  operator_name: "Google",
  surface: "search",
  model: "google-ai-overviews",
};

export const aiMode: SurfaceModel = {
  ...shared,
  id: "ai-mode",
  display_name: "Google AI Mode",
  operator_name: "Google",
  surface: "search",
  model: "google-ai-mode",
};

export const chatgptApp: SurfaceModel = {
  ...shared,
  id: "chatgpt-app",
  display_name: "ChatGPT app",
  operator_name: "OpenAI",
  surface: "app",
  model: "chatgpt-app",
};
