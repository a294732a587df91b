import { ExternalLink } from "lucide-react";
import type { ReactElement } from "react";
import { isWebAddress } from "#lib/address/web-address.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

interface ForeignLinkProps {
  readonly url: string;
  /** The address itself without one. */
  readonly name?: string;
}

/** To a page of the web. Opens in a new tab, without telling where from. */
export function ForeignLink({ url, name = url }: ForeignLinkProps): ReactElement {
  if (!isWebAddress(url)) return <span className="wrap-anywhere">{name}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      referrerPolicy="no-referrer"
      title={url}
      className="rounded-control font-medium wrap-anywhere text-brand-text underline decoration-border-strong underline-offset-3 hover:decoration-current"
    >
      {name} <ExternalLink size={12} aria-hidden="true" className="inline text-fg-3" />
      <VisuallyHidden>opens in a new tab</VisuallyHidden>
    </a>
  );
}
