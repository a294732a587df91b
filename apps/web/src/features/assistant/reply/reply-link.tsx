import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import type { SafeLink } from "./links.rules.ts";

interface ReplyLinkProps {
  readonly link: SafeLink;
  readonly children: ReactNode;
}

const look =
  "rounded-control font-medium wrap-anywhere text-brand-text underline decoration-border-strong underline-offset-3 hover:decoration-current";

/** A link to where it may lead, else its words alone. What leads out says to which host. */
export function ReplyLink({ link, children }: ReplyLinkProps): ReactElement {
  const navigate = useNavigate();
  const follow = (event: MouseEvent, href: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ href });
  };
  switch (link.kind) {
    case "none":
      return <span>{children}</span>;
    case "inside":
      return (
        <a href={link.href} className={look} onClick={(event) => follow(event, link.href)}>
          {children}
        </a>
      );
    case "outside":
      return (
        <ForeignAnchor href={link.href} title={link.href} className={look}>
          {children} <span className="font-normal text-fg-3">({link.host})</span>
          <VisuallyHidden> opens in a new tab</VisuallyHidden>
        </ForeignAnchor>
      );
  }
}
