import { useRender } from "@base-ui/react/use-render";
import type { ReactElement, ReactNode } from "react";

export interface TextLinkProps {
  /** The link itself, such as a router link or an anchor, without children. */
  readonly render: ReactElement;
  readonly children: ReactNode;
}

/** A link in running text, in a distinct colour and underlined on hover. */
export function TextLink({ render, children }: TextLinkProps): ReactElement | null {
  return useRender({
    render,
    props: {
      className:
        "-my-1 rounded-control py-1 font-medium text-brand-text underline decoration-border-strong underline-offset-3 hover:decoration-current",
      children,
    },
  });
}
