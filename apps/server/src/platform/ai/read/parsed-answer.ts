import type { z } from "zod";
import { OperatorFailure } from "../failures/operator-failure.ts";

/** A provider's answer in the shape that its reader needs; anything else is garbage. */
export function parsedAnswer<S extends z.ZodType>(shape: S, raw: unknown): z.output<S> {
  const parsed = shape.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new OperatorFailure("garbage", parsed.error.message, { cause: parsed.error });
}
