import type { IgnoredIssue } from "@citelens/contract/content/audit-fields";
import type { CheckId } from "@citelens/contract/content/audit-words";

export const ignoredMax = 200;
export const reasonCharactersMax = 500;

/** Exceptions of one check. */
export function exceptionsOf(ignored: readonly IgnoredIssue[], checkId: CheckId): readonly IgnoredIssue[] {
  return ignored.filter((one) => one.check_id === checkId);
}

/** With one exception more; a new one for the same paths takes the place of the old one. */
export function withException(ignored: readonly IgnoredIssue[], added: IgnoredIssue): IgnoredIssue[] {
  return [...withoutException(ignored, added), added];
}

export function withoutException(ignored: readonly IgnoredIssue[], removed: IgnoredIssue): IgnoredIssue[] {
  return ignored.filter(
    (one) => one.check_id !== removed.check_id || one.path_prefix !== removed.path_prefix,
  );
}

/** For which pages an exception is. */
export function exceptionText({ path_prefix: prefix }: IgnoredIssue): string {
  return prefix === "/" ? "On the whole site" : `Below ${prefix}`;
}
