import type { MessagePart } from "@citelens/contract/content/assistant-fields";

/** Where a link of a reply may lead: into this workspace, to a page that a tool's result named, or nowhere. */
export type SafeLink =
  | { readonly kind: "inside"; readonly href: string }
  | { readonly kind: "outside"; readonly href: string; readonly host: string }
  | { readonly kind: "none" };

interface AllowedLinks {
  readonly workspaceId: string;
  /** As `comparable()` writes them. */
  readonly addresses: ReadonlySet<string>;
}

const none: SafeLink = { kind: "none" };
/** Only to resolve a path against; no link leads there. */
const ownOrigin = "https://product.invalid";

/** Makes no link of an address that is not known: what a model writes may be what a page of strangers told it to write. */
export function safeLink(href: string, { workspaceId, addresses }: AllowedLinks): SafeLink {
  if (href.startsWith("/")) return insideLink(href, workspaceId);
  const url = webUrl(href);
  if (!url || !addresses.has(comparable(url))) return none;
  return { kind: "outside", href: url.href, host: url.host };
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
  const urls = links.flatMap(({ href }) => webUrl(href) ?? []);
  return new Set(urls.map(comparable));
}

/** Undefined where it is no address of the web, or hides a user's name before its host. */
function webUrl(href: string): URL | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  const isOfWeb = url.protocol === "https:" || url.protocol === "http:";
  return isOfWeb && url.username === "" && url.password === "" ? url : undefined;
}

/** One spelling of an address, as the server compares them: with or without a slash at its end. */
function comparable({ href }: URL): string {
  return href.replace(/\/$/, "");
}
