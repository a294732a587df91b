import type { Tools } from "#platform/tools.ts";
import { answersCounted } from "./answers-counted.ts";
import { listCounted } from "./counted-answers.sql.ts";
import { type Key, lockAnswers } from "./keys-as-rows.sql.ts";

/** Runs what changes the findings of answers within a transaction, and announces what counts of them before and after. */
export async function announceCountChanges(
  within: Tools,
  { keys, isFirst }: { readonly keys: readonly Key[]; readonly isFirst: boolean },
  change: () => Promise<void>,
): Promise<void> {
  await lockAnswers(within, keys);
  const before = isFirst ? [] : await listCounted(within, keys);
  await change();
  const after = await listCounted(within, keys);
  await answersCounted.announce(within, { before, after });
}
