import type { IgnoredIssue } from "@citelens/contract/content/audit-fields";
import type { CheckId } from "@citelens/contract/content/audit-words";

/** The reason for which a check is ignored at an address, or of the site as a whole where there is none; none where it is not. */
export function ignoredBecause(
  ignored: readonly IgnoredIssue[],
  checkId: CheckId,
  url: string | undefined,
): string | null {
  const path = url === undefined ? undefined : (URL.parse(url)?.pathname ?? url);
  const rule = ignored.find(
    ({ check_id, path_prefix }) =>
      check_id === checkId && (path_prefix === "/" || (path !== undefined && isUnder(path, path_prefix))),
  );
  return rule?.reason ?? null;
}

/** "/blog" holds for /blog, /blog/a and /blog?page=2, not for /blogging; "/blog/" for what is below it. */
function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith("/") ? prefix : `${prefix}/`);
}
