import { z } from "zod";
import { postJson } from "../../ask/post-json.ts";
import type { AskOptions } from "../../operator.ts";
import { parsedAnswer } from "../../read/parsed-answer.ts";
import { money } from "../../read/usage.ts";
import { type Usage, unknownUsage } from "../../usage.ts";
import { taskFailure } from "./task-failure.ts";

interface Task extends Pick<AskOptions, "signal"> {
  readonly url: string;
  readonly login: string;
  readonly password: string;
  readonly timeoutMs: number;
  readonly keyword: string;
  readonly fields: object;
}

export interface TaskDone {
  /** None where the page had nothing. */
  readonly result: unknown;
  readonly usage: Usage;
  readonly raw: unknown;
}

const status = { status_code: z.number(), status_message: z.string(), cost: money };
const body = z.object({
  ...status,
  tasks: z.array(z.object({ ...status, result: z.array(z.unknown()).nullish() })).nullish(),
});
const good = 20_000;

/** Runs one live task. Almost every answer is a 200 that carries a status of its own; a bad one is an OperatorFailure. */
export async function runTask({
  url,
  login,
  password,
  timeoutMs,
  signal,
  ...asked
}: Task): Promise<TaskDone> {
  const account = Buffer.from(`${login}:${password}`).toString("base64");
  const raw = await postJson(url, {
    authorization: `Basic ${account}`,
    body: [{ keyword: escaped(asked.keyword), ...asked.fields }],
    signal,
    timeoutMs,
  });
  const whole = parsedAnswer(body, raw);
  const task = whole.tasks?.[0] ?? { ...whole, result: null };
  if (task.status_code !== good) throw taskFailure(task);
  return { result: task.result?.[0], usage: { ...unknownUsage, costUsd: task.cost ?? null }, raw };
}

/** Keyword escaped for DataForSEO, which decodes every %25 and takes a plus sign for a space. */
export function escaped(keyword: string): string {
  return keyword.replaceAll("%", "%25").replaceAll("+", "%2B");
}
