import type { ToolCard } from "@citelens/contract/content/assistant-fields";

/** Where a reply may link to: pages of its own workspace, and addresses of the web that its tools have named. */
export interface LinkPolicy {
  note(card: ToolCard): void;
  mayLink(href: string): boolean;
}

export function linkable(workspaceId: string): LinkPolicy {
  const named = new Set<string>();
  const path = `/workspaces/${workspaceId}/`;
  return {
    note: ({ links }) => {
      for (const { href } of links) if (/^https?:\/\//i.test(href)) named.add(plain(href));
    },
    mayLink: (href) => (href.startsWith(path) ? isPath(href) : named.has(plain(href))),
  };
}

function plain(href: string): string {
  return href.replace(/\/$/, "");
}

/** Path of the product, and not on a way out of it. */
function isPath(href: string): boolean {
  return /^[\w\-./?=&%~+,]+$/.test(href) && !/\.\.|\/\/|%2e|%2f|%5c/i.test(href);
}
