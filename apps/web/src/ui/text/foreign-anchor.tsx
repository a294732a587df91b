import { ExternalLink } from "lucide-react";
import type { ComponentProps, ReactElement } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** An anchor to a page of somebody else: it opens in a new tab, without telling where from. */
export function ForeignAnchor(props: ComponentProps<"a">): ReactElement {
  return <a {...props} target="_blank" rel="noopener noreferrer nofollow ugc" referrerPolicy="no-referrer" />;
}

/** The mark behind the text of a link that opens in a new tab. */
export function NewTabMark({ text = "opens in a new tab" }: { readonly text?: string }): ReactElement {
  return (
    <>
      <ExternalLink size={12} aria-hidden="true" className="inline" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
