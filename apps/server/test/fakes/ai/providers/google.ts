import { goodKey, type Protocol, type ProtocolOutcome, type Reply } from "../ai-server.ts";
import { channel } from "../channel.ts";

const genai = 'import("@google/genai")';
const redirect = "https://vertexaisearch.cloud.google.com/grounding-api-redirect/";

/** Google's Gemini API, grounded in Google Search. */
const gemini: Protocol = {
  complaint: ({ method, path, headers, body }) => {
    if (method !== "POST" || !/\/models\/[^/]+:generateContent$/.test(path))
      return failed(404, "NOT_FOUND", "Requested entity was not found.");
    if (headers["x-goog-api-key"] !== goodKey)
      return failed(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", [
        { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" },
      ]);
    if (!Array.isArray(body.contents)) return failed(400, "INVALID_ARGUMENT", "contents is not specified");
    return undefined;
  },
  reply: (outcome) => replies[outcome](),
};

const exhausted = ["RESOURCE_EXHAUSTED", "You exceeded your current quota of requests per minute."] as const;

const replies: Readonly<Record<ProtocolOutcome, () => Reply>> = {
  success: () => content({ ...candidate("Acorn makes good chairs, says Review."), groundingMetadata }),
  empty: () => content(candidate("")),
  refusal: () => ({
    status: 200,
    body: {
      promptFeedback: { blockReason: "PROHIBITED_CONTENT" },
      usageMetadata: { promptTokenCount: 120, totalTokenCount: 120 },
      modelVersion: "gemini-2026-01-01",
    },
  }),
  length: () => content({ ...candidate("Acorn ma"), finishReason: "MAX_TOKENS" }),
  "rate limit": () => failed(429, ...exhausted),
  "rate limit with a wait": () =>
    failed(429, ...exhausted, [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "7s" }]),
  quota: () =>
    failed(429, "RESOURCE_EXHAUSTED", "Your prepayment credits are depleted: billing_limit reached."),
  overload: () => failed(503, "UNAVAILABLE", "The model is overloaded. Please try again later."),
};

const groundingMetadata = {
  webSearchQueries: ["good chairs"],
  searchEntryPoint: { sdkBlob: "W10=" },
  groundingChunks: [
    {
      web: {
        uri: `${redirect}A`,
        title: "review.example",
      },
    },
    {
      web: { uri: `${redirect}B`, title: "shop.example" },
    },
    { web: { title: "hidden.example" } },
  ],
  groundingSupports: [
    {
      segment: { startIndex: 0, endIndex: 24, text: "Acorn makes good chairs," },
      groundingChunkIndices: [0, 2, 9],
      confidenceScores: [0.9, 0.1, 0.1],
    },
  ],
};

function candidate(text: string): object {
  const parts = [
    { text: "Which chairs are good?", thought: true },
    { text, thoughtSignature: "c2ln" },
  ];
  return { content: { role: "model", parts }, finishReason: "STOP", index: 0 };
}

function content(candidate: object): Reply {
  return {
    status: 200,
    body: {
      candidates: [candidate],
      usageMetadata: {
        promptTokenCount: 100,
        toolUsePromptTokenCount: 20,
        candidatesTokenCount: 32,
        thoughtsTokenCount: 8,
        totalTokenCount: 160,
        promptTokensDetails: [{ modality: "TEXT", tokenCount: 100 }],
      },
      modelVersion: "gemini-2026-01-01",
      responseId: "r1",
    },
  };
}

function failed(code: number, status: string, message: string, details: readonly object[] = []): Reply {
  return { status: code, body: { error: { code, message, status, details } } };
}

/** Gemini, whose sources are redirects of Google. */
export const channels = [
  channel({
    id: "gemini",
    protocol: gemini,
    env: (key, at) => ({
      GOOGLE_GENERATIVE_AI_API_KEY: key,
      GOOGLE_GENERATIVE_AI_BASE_URL: `${at}/v1beta`,
    }),
    finds: {
      sources: [
        { url: `${redirect}A`, title: "review.example", cited: true },
        { url: `${redirect}B`, title: "shop.example", cited: false },
      ],
      searched: true,
      queries: ["good chairs"],
    },
    official: {
      request: `Pick<${genai}.GenerateContentConfig, "tools" | "toolConfig" | "systemInstruction" | "store"> & {
  contents: ${genai}.Content[];
  generationConfig: ${genai}.GenerationConfig;
}`,
      answer: `Wire<Pick<${genai}.GenerateContentResponse,
  "candidates" | "promptFeedback" | "usageMetadata" | "modelVersion" | "responseId">>`,
    },
  }),
];
