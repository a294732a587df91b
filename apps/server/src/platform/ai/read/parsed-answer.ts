import type { z } from "zod";
import { OperatorFailure } from "../failures/operator-failure.ts";
import type { Usage } from "../usage.ts";

/** A provider's answer in the shape that its reader needs; anything else is garbage, for which `usage` was paid. */
export function parsedAnswer<S extends z.ZodType>(shape: S, raw: unknown, usage?: Usage): z.output<S> {
  const parsed = shape.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new OperatorFailure("garbage", parsed.error.message, { cause: parsed.error, usage });
}

/** The text of an answer, which is none without it. */
export function writtenText(text: string, usage?: Usage): string {
  const written = text.trim();
  if (written === "") throw new OperatorFailure("garbage", "an empty answer", { usage });
  return written;
}
