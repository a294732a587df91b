import type { ReactElement, ReactNode } from "react";

export interface Fact {
  readonly term: string;
  /** Key that tells it from another one of the same term. */
  readonly key?: string;
  readonly value: ReactNode;
}

/** Terms with what is known of them, a line each. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className="flex flex-col">
      {facts.map(({ term, key = term, value }) => (
        <div key={key} className="flex items-center justify-between gap-4 border-b border-border py-1.5">
          <dt className="text-fg-2">{term}</dt>
          <dd className="text-right font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
