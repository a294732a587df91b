import type { HttpAnswer } from "./http-recorder.ts";

const removed = "[removed]";

/** Everything else names the account, or says nothing of how an answer is read. */
const headersKept = /^(content-type|retry-after(-ms)?|.*ratelimit.*)$/;

/** Fields whose value names whose key it was, in JSON as it was written. */
const fields =
  /"((?:account|customer|org|organi[sz]ation|project|team|tenant|user|workspace|api_?key|safety)(?:_?(?:id|identifier|name|email|login))?)"(\s*:\s*)(?:"(?:[^"\\]|\\.)*"|\d+)/gi;

/** Patterns of what looks like a key or an account wherever it stands, also in the middle of a sentence. */
const names: readonly RegExp[] = [
  /\b(?:sk|pk|rk|xai|pplx)-(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{16,}/g,
  /\b(?:sk|pk|rk|xai|pplx)-[A-Za-z0-9_-]*\*+[A-Za-z0-9_-]*/g,
  /\bAIza[A-Za-z0-9_-]{20,}/g,
  /\b(?:org|proj|acct)[-_][A-Za-z0-9]{12,}/g,
  /(?<=\b(?:team|api key id|project|organi[sz]ation|account|workspace)(?: id)?:? )[0-9a-f]{8}-[0-9a-f-]{27}/gi,
  /(?<=[?&](?:api_?key|key|token)=)[^&"\\\s]+/gi,
];

/** A provider's answer without anything that names the account, or that stands in the given secrets. */
export function scrubbed({ status, headers, body }: HttpAnswer, secrets: readonly string[]): HttpAnswer {
  const clean = (text: string) => withoutNames(withoutSecrets(text, secrets));
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers)
        .map(([name, value]): [string, string] => [name.toLowerCase(), clean(value)])
        .filter(([name]) => headersKept.test(name)),
    ),
    body: clean(body),
  };
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .toSorted((a, b) => b.length - a.length)
    .reduce((clean, secret) => clean.replaceAll(secret, removed), text);
}

function withoutNames(text: string): string {
  const named = text.replace(fields, `"$1"$2"${removed}"`);
  return names.reduce((clean, name) => clean.replace(name, removed), named);
}
