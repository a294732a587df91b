import { ExternalLink } from "lucide-react";
import type { ReactElement } from "react";
import { isWebAddress } from "#lib/address/web-address.ts";
import { cx } from "../cx.ts";
import { ForeignAnchor } from "./foreign-anchor.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface ForeignLinkProps {
  readonly url: string;
  /** The address itself without one. */
  readonly name?: string;
  /** Within a text; a row's name else, of at most two lines. */
  readonly look?: "text" | "name";
}

/** In characters. */
const lastWordMax = 20;

/** To a page of the web. Opens in a new tab, without telling where from. */
export function ForeignLink({ url, name = url, look = "text" }: ForeignLinkProps): ReactElement {
  if (!isWebAddress(url)) return <span className="font-medium wrap-anywhere">{name}</span>;
  // The icon is never alone in a line, unless the word before it is too long for one itself.
  const end = name.split(" ").at(-1) ?? name;
  return (
    <ForeignAnchor
      href={url}
      title={url}
      className={cx(
        "rounded-control font-medium wrap-anywhere",
        look === "name"
          ? "line-clamp-2 text-fg hover:text-brand-text hover:underline hover:underline-offset-3"
          : "text-brand-text underline decoration-border-strong underline-offset-3 hover:decoration-current",
      )}
    >
      {name.slice(0, -end.length)}
      <span className={end.length > lastWordMax ? undefined : "whitespace-nowrap"}>
        {end} <ExternalLink size={12} aria-hidden="true" className="inline text-fg-3" />
      </span>
      <VisuallyHidden>opens in a new tab</VisuallyHidden>
    </ForeignAnchor>
  );
}
