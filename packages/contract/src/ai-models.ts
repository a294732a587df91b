/** The AI models that a campaign can ask, in the order in which they are offered. */
export const aiModels = [
  model("chatgpt", "ChatGPT", "OpenAI"),
  model("claude", "Claude", "Anthropic"),
  model("gemini", "Gemini", "Google"),
  model("perplexity", "Perplexity", "Perplexity"),
  model("google-ai-overviews", "Google AI Overviews", "Google"),
  model("google-ai-mode", "Google AI Mode", "Google"),
  model("copilot", "Microsoft Copilot", "Microsoft"),
  model("grok", "Grok", "xAI"),
  model("meta-ai", "Meta AI", "Meta"),
  model("le-chat", "Le Chat", "Mistral"),
  model("deepseek", "DeepSeek", "DeepSeek"),
  model("qwen", "Qwen", "Alibaba"),
  model("kimi", "Kimi", "Moonshot AI"),
  model("local-index", "Local index", "This installation"),
] as const;

interface AiModel {
  readonly id: string;
  readonly name: string;
  readonly display_name: string;
  readonly operator_name: string;
  readonly operator_favicon: null;
}

function model(id: string, name: string, operatorName: string): AiModel {
  return { id, name, display_name: name, operator_name: operatorName, operator_favicon: null };
}

/** The index of this installation, which is no AI assistant: figures leave it out where another model is asked too. */
export const localModel = "local-index";
