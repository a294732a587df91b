import type { Source } from "../operator.ts";

export interface FoundLink {
  readonly url: string;
  readonly title?: string | null | undefined;
}

/** Sources found and what is cited as one list: each address once, cited where it is in either list. */
export function sourcesOf(found: readonly FoundLink[], cited: readonly FoundLink[]): Source[] {
  const sources = new Map<string, Source>();
  const add = ({ url, title }: FoundLink, isCited: boolean): void => {
    const known = sources.get(url);
    sources.set(url, {
      url,
      title: known?.title ?? (title || null),
      cited: isCited || known?.cited === true,
    });
  };
  for (const one of found) add(one, false);
  for (const one of cited) add(one, true);
  return [...sources.values()];
}
