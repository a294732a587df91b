import { z } from "zod";
import type { ListedModel, ModelList } from "../provider.ts";
import { knownItems } from "../read/known-items.ts";
import { parsedAnswer } from "../read/parsed-answer.ts";
import { exchangeJson } from "./exchange-json.ts";

const timeoutMs = 20_000;
/** A provider that always names a next page must not keep us. */
const pagesMax = 20;

export interface ListOptions {
  /** Where the provider's API is, without a slash at its end. */
  readonly baseURL: string;
  /** Sent as a Bearer, where the provider takes it so. */
  readonly apiKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export interface ListedPage {
  readonly models: readonly ListedModel[];
  /** What the address of the next page has at its end; undefined after the last one. */
  readonly next: string | undefined;
}

const list = z.object({ data: z.array(z.unknown()) });

/** As OpenAI has it, with what others add: the names that lead to a model, and when it ends. */
const listed = z.object({
  id: z.string(),
  aliases: z.array(z.string()).nullish().catch(null),
  /** OpenAI's: a day. */
  shutdown_date: z.string().nullish().catch(null),
  /** Mistral's: an instant. Azure's: when it stops to answer, in seconds. */
  deprecation: z
    .union([z.string(), z.object({ inference: z.number().nullish() })])
    .nullish()
    .catch(null),
  deprecation_replacement_model: z.string().nullish().catch(null),
});

/** The models of a provider over GET /models, as OpenAI has it and most others too. Throws OperatorFailure. */
export async function listModels(options: ListOptions): Promise<ModelList> {
  const { data } = parsedAnswer(list, await getJson("/models", options));
  const models = knownItems(data, listed).map((one): ListedModel => {
    const shutdown_day = dayOf(one.shutdown_date ?? one.deprecation);
    return {
      ids: [one.id, ...(one.aliases ?? [])],
      ends: shutdown_day !== null && { shutdown_day, replacement: one.deprecation_replacement_model ?? null },
    };
  });
  return { models, isComplete: true };
}

/** A list that comes in pages. Throws OperatorFailure. */
export async function listPages(
  path: string,
  options: ListOptions,
  pageOf: (raw: unknown) => ListedPage,
): Promise<ModelList> {
  const models: ListedModel[] = [];
  let next: string | undefined = "";
  for (let page = 0; next !== undefined && page < pagesMax; page += 1) {
    const read = pageOf(await getJson(`${path}${next}`, options));
    models.push(...read.models);
    next = read.next;
  }
  return { models, isComplete: next === undefined };
}

/** yyyy-MM-dd of a day, an instant or Azure's seconds; null where nothing is announced. */
export function dayOf(told: z.output<typeof listed>["deprecation"]): string | null {
  if (typeof told === "string") return /^\d{4}-\d\d-\d\d/.exec(told)?.[0] ?? null;
  if (told?.inference == null) return null;
  return new Date(told.inference * 1_000).toISOString().slice(0, 10);
}

function getJson(path: string, { baseURL, apiKey, headers, signal }: ListOptions): Promise<unknown> {
  return exchangeJson(`${baseURL}${path}`, "GET", {
    authorization: apiKey === undefined ? undefined : `Bearer ${apiKey}`,
    ...(headers && { headers }),
    signal,
    timeoutMs,
  });
}
