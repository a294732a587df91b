import type { MentionShown } from "@citelens/contract/visibility/answers";
import type { ReactElement, ReactNode } from "react";
import { cx } from "#ui/cx.ts";

export interface BrandMarkProps {
  readonly mention: Pick<MentionShown, "brand" | "is_client" | "position">;
  readonly children: ReactNode;
}

/** A brand name in the answer: the client's with a background and solid line, others with a dotted line. */
export function BrandMark({ mention, children }: BrandMarkProps): ReactElement {
  const { brand, is_client, position } = mention;
  return (
    <mark
      data-tooltip={`${brand} · ${is_client ? "your brand" : "competitor"} · place ${position}`}
      className={cx(
        "rounded-[0.25rem] border-b-2 px-0.5",
        is_client
          ? "border-brand border-solid bg-brand-soft font-semibold text-brand-text"
          : "border-border-strong border-dotted bg-transparent text-fg",
      )}
    >
      {children}
    </mark>
  );
}
