import { z } from "zod";
import { failureWithin } from "../failures/failure-within.ts";
import { lengthKind, OperatorFailure } from "../failures/operator-failure.ts";
import { answerTokensMax } from "../operator.ts";
import type { Usage } from "../usage.ts";

const words = z.string().nullish().catch(null);
const error = z.union([
  z.object({ code: words, message: words }),
  z.string().transform((message) => ({ code: null, message })),
]);

/** Statements of an answer of the Responses protocol about itself. */
export const responsesBody = z.object({
  output: z.array(z.unknown()).nullish(),
  status: words,
  model: words,
  error: error.nullish().catch(null),
  incomplete_details: z.object({ reason: words }).nullish().catch(null),
});
type Body = z.output<typeof responsesBody>;

/** Throws what an answer that failed, or was cut off, means. */
export function throwUnlessWhole(
  body: Body,
  { usage, isEmpty }: { readonly usage: Usage | undefined; readonly isEmpty: boolean },
): void {
  const { status, error, incomplete_details } = body;
  if (error || status === "failed") throw failureWithin(error ?? {}, usage);

  const reason = incomplete_details?.reason;
  const isWhole = !reason && (!status || status === "completed");
  if (!isWhole)
    throw new OperatorFailure(kindOfEnd(reason, { usage, isEmpty }), reason ?? status ?? "", { usage });
}

/** Not everybody says why an answer is incomplete. */
function kindOfEnd(
  reason: string | null | undefined,
  { usage, isEmpty }: { readonly usage: Usage | undefined; readonly isEmpty: boolean },
) {
  if (reason === "content_filter") return "refusal";
  const isLong = reason === "max_output_tokens" || (!reason && (usage?.outputTokens ?? 0) >= answerTokensMax);
  return isLong ? lengthKind(isEmpty) : "incomplete";
}
