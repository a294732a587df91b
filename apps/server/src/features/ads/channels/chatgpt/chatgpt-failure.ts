import { storable } from "#platform/requests/storable-text.ts";
import { AdChannelFailure } from "../ad-channel-failure.ts";

const messageMax = 500;

interface FailedAnswer {
  readonly status: number;
  readonly text: string;
  readonly retryAfterMs: number | undefined;
  readonly key: string;
}

/** Meaning of an answer that is no success. Of a refused key nothing is repeated: such messages quote a part of it. */
export function failureOfAnswer({ status, text, retryAfterMs, key }: FailedAnswer): AdChannelFailure {
  if (status === 401 || status === 403)
    return new AdChannelFailure("key_refused", refusedSentence, { status });
  if (status === 429)
    return new AdChannelFailure("rate_limited", "OpenAI asks to come again later.", { status, retryAfterMs });
  if (isPassing(status) || status < 400)
    return new AdChannelFailure("unavailable", `OpenAI answers with ${status}.`, { status, retryAfterMs });
  return new AdChannelFailure(
    "invalid",
    withoutKey(messageOf(text), key) || `OpenAI answers with ${status}.`,
    {
      status,
    },
  );
}

/** Failure where there is no answer, or none that can be read. What has failed names addresses and headers, so it is not kept. */
export function noAnswer(sentence: string): AdChannelFailure {
  return new AdChannelFailure("unavailable", sentence);
}

const refusedSentence = "OpenAI refuses the key, or the ad account may not be used.";

function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 409 || status === 425;
}

/** The vendor's own sentence, where one is among what came. */
function messageOf(text: string): string {
  const body = parsed(text);
  const told = [at(at(body, "error"), "message"), at(body, "message"), at(body, "detail"), at(body, "error")];
  const found = told.find((one): one is string => typeof one === "string") ?? "";
  return storable(found).replaceAll(/\s+/g, " ").trim().slice(0, messageMax);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function at(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

function withoutKey(message: string, key: string): string {
  return message
    .replaceAll(key, "(key)")
    .replaceAll(/\b(?:sk|key)-[\w*.-]{4,}/g, "(key)")
    .replaceAll(/\bBearer\s+\S+/gi, "(key)");
}
