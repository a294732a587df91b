import { z } from "zod";
import { type Answer, endpoint } from "../base/endpoint.ts";
import { id, instant } from "../base/fields.ts";
import { actionBody } from "./superuser-action.ts";

/**
 * An answer that was paid for and could not be stored. Its query shows as failed, nothing was charged for it, and the answer is
 * kept until it can be stored.
 */
export const unstoredAnswer = z.object({
  answer_id: id,
  workspace_id: id,
  campaign_id: id,
  /** Id of the model in the catalogue. */
  operator_model: z.string(),
  query: z.string(),
  /** Error of the last attempt. */
  error: z.string(),
  /** How often storing it has failed. */
  tries: z.number().int(),
  failed_at: instant,
  tried_at: instant,
});
export type UnstoredAnswer = z.output<typeof unstoredAnswer>;

export const retryUnstoredAnswer = endpoint({
  caller: "superuser",
  refusesImpersonators: true,
  method: "POST",
  path: "/admin/unstored-answers/:answerId/retry/",
  summary: "Store an answer that could not be stored before; nothing is charged for it",
  repeatable: "once",
  params: z.object({ answerId: id }),
  body: actionBody,
  answer: z.object({
    stored: z.boolean(),
    /** Why it still cannot be stored. */
    error: z.string().nullable(),
  }),
});
export type UnstoredAnswerRetry = Answer<typeof retryUnstoredAnswer>;
