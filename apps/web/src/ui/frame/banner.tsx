import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { cx } from "../cx.ts";

export interface BannerProps {
  readonly tone: "info" | "pos" | "warn" | "neg";
  readonly children: ReactNode;
  readonly title?: string;
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
}

const looks = {
  info: { icon: Info, colour: "text-info", frame: "border-info/30 bg-info/6" },
  pos: { icon: CircleCheck, colour: "text-pos", frame: "border-pos/30 bg-pos/6" },
  warn: { icon: TriangleAlert, colour: "text-warn", frame: "border-warn/30 bg-warn/6" },
  neg: { icon: CircleAlert, colour: "text-neg", frame: "border-neg/30 bg-neg/6" },
} as const;

/** A message in the page; a negative one interrupts screen readers, the others are announced politely. */
export function Banner({ tone, title, children, action, onDismiss }: BannerProps): ReactElement {
  const { icon: Icon, colour, frame } = looks[tone];
  return (
    <div
      role={tone === "neg" ? "alert" : "status"}
      className={cx("flex items-start gap-3 rounded-popup border px-3.5 py-2.5 text-base text-fg", frame)}
    >
      <Icon size={18} aria-hidden="true" className={cx("mt-px shrink-0", colour)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-3">
        <div className="min-w-40 flex-1">
          {title && <p className="font-medium">{title}</p>}
          <div className={title ? "text-fg-2" : undefined}>{children}</div>
        </div>
        {action}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onDismiss}
          className="-my-0.5 -mr-1 flex size-6 shrink-0 items-center justify-center rounded-control text-fg-2 hover:text-fg"
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
