import type { ReactElement } from "react";
import { CopyButton } from "../forms/copy-button.tsx";
import { codeTokens } from "./code-tokens.ts";

const looks = { plain: undefined, comment: "text-fg-3", string: "text-info" } as const;

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
        className="max-h-112 overflow-auto contain-inline-size px-3.5 py-3 font-mono text-sm focus-visible:-outline-offset-2"
      >
        <code>
          {codeTokens(code).map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code keep their places
            <span key={index} className={looks[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
