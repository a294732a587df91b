import type { ReactElement, ReactNode } from "react";

/** A name with what tells it from others below it. */
export function NamedWith({
  name,
  detail,
}: {
  readonly name: ReactNode;
  readonly detail: string;
}): ReactElement {
  return (
    <span className="flex flex-col">
      <span className="font-medium">{name}</span>
      <span className="text-sm text-fg-3">{detail}</span>
    </span>
  );
}
