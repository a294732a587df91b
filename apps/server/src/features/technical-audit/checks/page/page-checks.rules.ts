import type { PageCheckId } from "@citelens/contract/content/audit-words";
import type { PageCheck } from "../check.rules.ts";
import { accessChecks } from "./access-checks.rules.ts";
import { headChecks } from "./head-checks.rules.ts";
import { javascriptChecks } from "./javascript-checks.rules.ts";
import { linksChecks } from "./links-checks.rules.ts";
import { speedChecks } from "./speed-checks.rules.ts";
import { structureChecks } from "./structure-checks.rules.ts";
import { trustChecks } from "./trust-checks.rules.ts";

/** Everything that is asked of each page, once each. */
export const pageChecks: readonly PageCheck[] = [
  ...accessChecks,
  ...javascriptChecks,
  ...structureChecks,
  ...headChecks,
  ...trustChecks,
  ...linksChecks,
  ...speedChecks,
];

const byId: ReadonlyMap<string, PageCheck> = new Map(pageChecks.map((check) => [check.id, check]));

/** Every id of the contract has its check; a test holds the list to it. */
export function pageCheckOf(id: PageCheckId): PageCheck {
  const check = byId.get(id);
  if (!check) throw new Error(`There is no check ${id}.`);
  return check;
}
