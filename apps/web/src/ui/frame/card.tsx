import { type ReactElement, type ReactNode, useId } from "react";
import { cx } from "../cx.ts";

export interface CardProps {
  readonly children: ReactNode;
  readonly title?: string;
  /** One line below the title that says what the card shows. */
  readonly hint?: string;
  /** Right of the title, such as an InfoPopover. */
  readonly info?: ReactNode;
  readonly actions?: ReactNode;
  /** A flush card has no padding, for tables and lists. */
  readonly padding?: "normal" | "flush";
}

export function Card({ title, hint, info, actions, padding = "normal", children }: CardProps): ReactElement {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className="flex flex-col break-inside-avoid rounded-card border border-border bg-surface"
    >
      {title && (
        <header
          className={cx("flex flex-wrap items-start gap-3 px-5 pt-4", padding === "flush" ? "pb-3" : "pb-1")}
        >
          <div className="min-w-48 flex-1">
            <div className="flex items-center gap-1">
              <h2 id={titleId} className="text-lg font-semibold">
                {title}
              </h2>
              {info}
            </div>
            {hint && <p className="text-sm text-fg-3">{hint}</p>}
          </div>
          {actions}
        </header>
      )}
      {/* In a row of cards each is as high as the highest; what stands last in a flush one may stand at its end. */}
      <div
        className={cx(
          "grow",
          padding === "flush" && "flex flex-col",
          padding === "normal" && (title ? "px-5 pt-3 pb-5" : "p-5"),
        )}
      >
        {children}
      </div>
    </section>
  );
}
