import type { CheckId } from "@citelens/contract/content/audit-words";
import type { CheckWords } from "../check.rules.ts";
import { pageChecks } from "../page/page-checks.rules.ts";
import { siteChecks } from "../site/site-checks.rules.ts";

/** Words of a check about itself, whichever kind it is of. */
export function checkWordsOf(id: CheckId): CheckWords {
  const words = byId.get(id);
  if (!words) throw new Error(`There is no check ${id}`);
  return words;
}

const byId: ReadonlyMap<string, CheckWords> = new Map(
  [...siteChecks, ...pageChecks].map((check) => [check.id, check]),
);
