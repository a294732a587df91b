import type { ApiKey } from "@citelens/contract/workspaces/api-keys";

/** Values of the placeholders of guides. */
export interface Setup {
  /** The address of this installation, without a slash at its end. */
  readonly origin: string;
  /** The key in the snippets: the whole one only right after it was created. */
  readonly key: string;
}

const keyPlaceholder = "YOUR_API_KEY";
const hostPlaceholder = "https://YOUR-CITELENS";

/** The project's first key that reports visits: the oldest one that is active, of a list that begins with the newest. */
export function firstKeyOf(keys: readonly ApiKey[]): ApiKey | undefined {
  return keys.findLast(({ revoked, scopes }) => !revoked && scopes.includes("ingest"));
}

/**
 * The key as snippets show it: whole once its secret is known, else as far as it is known, so that it can be told which one
 * belongs there.
 */
export function keyInSnippets(first: Pick<ApiKey, "prefix"> | undefined, secret: string | undefined): string {
  return secret ?? (first ? `${first.prefix}_REST_OF_YOUR_KEY` : keyPlaceholder);
}

/** A text with this installation's address and the project's key in the places of their placeholders. */
export function fillIn(text: string, { origin, key }: Setup): string {
  return text.replaceAll(hostPlaceholder, origin).replaceAll(keyPlaceholder, key);
}
