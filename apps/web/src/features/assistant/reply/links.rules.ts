import type { MessagePart } from "@citelens/contract/content/assistant-fields";

/** Where a link of a reply may lead: into this workspace, to a page that a tool's result named, or nowhere. */
export type SafeLink =
  | { readonly kind: "inside"; readonly href: string }
  | { readonly kind: "outside"; readonly href: string; readonly host: string }
  | { readonly kind: "none" };

interface Allowed {
  readonly workspaceId: string;
  /** As `normalised()` writes them. */
  readonly addresses: ReadonlySet<string>;
}

const none: SafeLink = { kind: "none" };
/** Only to resolve a path against; no link leads there. */
const ownOrigin = "https://product.invalid";

/** What a model writes may be what a stranger's page told it to: any link that is not known is no link. */
export function safeLink(href: string, { workspaceId, addresses }: Allowed): SafeLink {
  if (href.startsWith("/")) return insideLink(href, workspaceId);
  const address = normalised(href);
  if (address === undefined || !addresses.has(address)) return none;
  return { kind: "outside", href: address, host: new URL(address).host };
}

function insideLink(href: string, workspaceId: string): SafeLink {
  if (!URL.canParse(href, ownOrigin)) return none;
  const { origin, pathname, search, hash } = new URL(href, ownOrigin);
  const isInside = origin === ownOrigin && pathname.startsWith(`/workspaces/${workspaceId}/`);
  return isInside ? { kind: "inside", href: `${pathname}${search}${hash}` } : none;
}

/** The addresses of the web that the tools' results of a message name. */
export function addressesIn(parts: readonly MessagePart[]): ReadonlySet<string> {
  const links = parts.flatMap((part) => (part.kind === "tool" ? (part.tool.card?.links ?? []) : []));
  return new Set(links.flatMap(({ href }) => normalised(href) ?? []));
}

/** One spelling of an address; undefined where it is none of the web, or hides a user's name before its host. */
function normalised(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { protocol, username, password, href: address } = new URL(href);
  const isOfWeb = protocol === "https:" || protocol === "http:";
  return isOfWeb && username === "" && password === "" ? address : undefined;
}
