import type { ReactElement } from "react";
import { TextLink } from "#ui/text/text-link.tsx";

/** A name, which may be a link, with what tells it from others below it. */
export function NamedWith({
  name,
  detail,
  link,
}: {
  readonly name: string;
  readonly detail: string;
  /** A router link, without children. */
  readonly link?: ReactElement;
}): ReactElement {
  return (
    <span className="flex flex-col">
      {link ? <TextLink render={link}>{name}</TextLink> : <span className="font-medium">{name}</span>}
      <span className="text-sm text-fg-3">{detail}</span>
    </span>
  );
}
