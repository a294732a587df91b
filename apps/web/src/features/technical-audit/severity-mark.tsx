import type { Severity } from "@citelens/contract/content/audit-words";
import { CircleAlert, CircleDot, Info, type LucideIcon, OctagonX, TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { cx } from "#ui/cx.ts";
import { halfMeaning, severityLabels, severityMeanings } from "./audit-labels.rules.ts";

interface SeverityMarkProps {
  readonly severity: Severity;
  /** Whether the check fails only by half, which the mark then says. */
  readonly half?: boolean;
}

/** How much an issue costs; shape and word carry it, the colour is only an aid. */
export function SeverityMark({ severity, half = false }: SeverityMarkProps): ReactElement {
  const { icon: Icon, colour } = severityLooks[severity];
  return (
    <span
      data-tooltip={half ? `Half: it ${halfMeaning(severity)}.` : severityMeanings[severity]}
      className={cx(
        "inline-flex items-center gap-1.5 align-middle text-sm font-medium whitespace-nowrap",
        colour,
      )}
    >
      <Icon size={15} aria-hidden="true" className="shrink-0" />
      {severityLabels[severity]}
      {half && ", half"}
    </span>
  );
}

interface SeverityLook {
  readonly icon: LucideIcon;
  readonly colour: string;
}

const severityLooks: Readonly<Record<Severity, SeverityLook>> = {
  blocker: { icon: OctagonX, colour: "text-neg" },
  high: { icon: TriangleAlert, colour: "text-orange" },
  medium: { icon: CircleAlert, colour: "text-warn" },
  low: { icon: CircleDot, colour: "text-info" },
  info: { icon: Info, colour: "text-fg-3" },
};
