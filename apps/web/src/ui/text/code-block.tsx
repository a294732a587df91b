import type { ReactElement } from "react";
import { CopyButton } from "../forms/copy-button.tsx";

export interface CodeBlockProps {
  /** The name of the code, such as "API key" or "Tracker script". */
  readonly label: string;
  readonly code: string;
}

export function CodeBlock({ label, code }: CodeBlockProps): ReactElement {
  return (
    <figure className="overflow-hidden rounded-popup border border-border bg-surface-2">
      <figcaption className="flex items-center justify-between gap-3 border-b border-border py-1.5 pr-1.5 pl-3.5">
        <span className="text-sm font-medium text-fg-2">{label}</span>
        <CopyButton text={code} />
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll and must be reachable
        tabIndex={0}
        className="overflow-x-auto contain-inline-size px-3.5 py-3 font-mono text-sm focus-visible:-outline-offset-2"
      >
        <code>{code}</code>
      </pre>
    </figure>
  );
}
