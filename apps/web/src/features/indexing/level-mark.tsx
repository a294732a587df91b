import type { EvidenceLevel } from "@citelens/contract/traffic/indexing";
import {
  Ban,
  CircleHelp,
  GraduationCap,
  type LucideIcon,
  MessageCircleQuestion,
  Minus,
  Quote,
  Search,
  Waypoints,
} from "lucide-react";
import type { ReactElement } from "react";
import { levelLabels } from "./evidence-labels.rules.ts";

interface LevelLook {
  readonly icon: LucideIcon;
  readonly colour: string;
  /** Ground of a whole cell. */
  readonly ground: string;
}

/** Icon and word carry the meaning, the colour is only an aid. */
export const levelLooks: Readonly<Record<EvidenceLevel, LevelLook>> = {
  cited: { icon: Quote, colour: "text-pos", ground: "bg-pos/16" },
  fetched: { icon: MessageCircleQuestion, colour: "text-pos", ground: "bg-pos/8" },
  crawled: { icon: Search, colour: "text-info", ground: "bg-info/12" },
  feeder_crawled: { icon: Waypoints, colour: "text-info", ground: "bg-info/6" },
  unverified: { icon: CircleHelp, colour: "text-warn", ground: "bg-warn/8" },
  training: { icon: GraduationCap, colour: "text-fg-3", ground: "bg-surface-2" },
  none: { icon: Minus, colour: "text-fg-3", ground: "" },
  blocked: { icon: Ban, colour: "text-neg", ground: "bg-neg/8" },
};

/** A level with its icon and its words. */
export function LevelMark({ level }: { readonly level: EvidenceLevel }): ReactElement {
  const { icon: Icon, colour } = levelLooks[level];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon size={14} aria-hidden="true" className={`shrink-0 ${colour}`} />
      {levelLabels(level).label}
    </span>
  );
}
