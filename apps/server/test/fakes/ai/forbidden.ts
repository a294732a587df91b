import type { Reply } from "./ai-server.ts";

/** Refusal of a question by xAI's safety filter; its message names the team and the key of the one who asks. */
export const xaiUnsafe: Reply = {
  status: 403,
  body: {
    code: "The caller does not have permission to execute the specified operation",
    error:
      "Content violates usage guidelines. Team: 00000000-team, API key ID: 00000000-key, Failed check: SAFETY_CHECK_TYPE_BIO",
  },
};

/** Refusals with status 403 in which nothing says whether the key, the model or this one question is meant. */
export const forbidden = {
  openai: openai(
    "You are not allowed to use this tool with this request. Project: 00000000-project",
    "forbidden",
  ),
  anthropic: {
    status: 403,
    body: {
      type: "error",
      error: {
        type: "permission_error",
        message: "Your API key does not have permission to use the specified resource. 00000000-project",
      },
    },
  },
  google: {
    status: 403,
    body: {
      error: {
        code: 403,
        message: "The caller does not have permission. 00000000-project",
        status: "PERMISSION_DENIED",
      },
    },
  },
} as const satisfies Record<string, Reply>;

/** Answer of DeepSeek for a model that is no more, with the names of those that are. */
export const deepseekRetired: Reply = {
  status: 400,
  body: {
    error: {
      message: "The supported API model names are deepseek-flash, but you passed deepseek-chat.",
      type: "invalid_request_error",
      param: null,
      code: "invalid_request_error",
    },
  },
};

function openai(message: string, code: string): Reply {
  return { status: 403, body: { error: { message, type: "invalid_request_error", param: null, code } } };
}
