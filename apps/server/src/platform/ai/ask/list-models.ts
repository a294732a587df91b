import { isDay } from "@citelens/contract/base/days";
import { z } from "zod";
import type { ListedModel, ModelList } from "../provider.ts";
import { knownItems } from "../read/known-items.ts";
import { modelName } from "../read/model-name.ts";
import { parsedAnswer } from "../read/parsed-answer.ts";
import { exchangeJson } from "./exchange-json.ts";

const timeoutMs = 20_000;
/** A provider that always names a next page must not keep us. */
const pagesMax = 20;
/** Providers have hundreds of models, and a model a handful of names. */
const modelsMax = 10_000;
const idsMax = 50;

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
  /** Query at the end of the address of the next page; undefined after the last one. */
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
  return storableList(models, true);
}

/** A list that comes in pages. Throws OperatorFailure. */
export async function listPages(
  path: string,
  options: ListOptions,
  pageOf: (raw: unknown) => ListedPage,
): Promise<ModelList> {
  const models: ListedModel[] = [];
  let next: string | undefined = "";
  for (let page = 0; next !== undefined && page < pagesMax && models.length <= modelsMax; page += 1) {
    const read = pageOf(await getJson(`${path}${next}`, options));
    models.push(...read.models);
    next = read.next;
  }
  return storableList(models, next === undefined);
}

function storableList(models: readonly ListedModel[], isWhole: boolean): ModelList {
  return {
    models: models.slice(0, modelsMax).map(({ ids, ends }) => ({
      ids: ids.slice(0, idsMax).map(modelName),
      ends: ends && { ...ends, replacement: ends.replacement && modelName(ends.replacement) },
    })),
    isComplete: isWhole && models.length <= modelsMax,
  };
}

/** yyyy-MM-dd of a day, an instant or Azure's seconds; null where nothing is announced, or no day that there is. */
export function dayOf(told: z.output<typeof listed>["deprecation"]): string | null {
  const day = typeof told === "string" ? told.slice(0, 10) : dayOfSeconds(told?.inference);
  return day !== undefined && isDay(day) ? day : null;
}

function dayOfSeconds(seconds: number | null | undefined): string | undefined {
  const instant = new Date((seconds ?? Number.NaN) * 1_000);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString().slice(0, 10);
}

function getJson(path: string, { baseURL, apiKey, headers, signal }: ListOptions): Promise<unknown> {
  return exchangeJson(`${baseURL}${path}`, "GET", {
    authorization: apiKey === undefined ? undefined : `Bearer ${apiKey}`,
    ...(headers && { headers }),
    signal,
    timeoutMs,
  });
}
