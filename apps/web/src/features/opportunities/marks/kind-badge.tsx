import type { OpportunityKind } from "@citelens/contract/content/opportunity-words";
import {
  FilePen,
  FilePlus,
  KeyRound,
  Link2Off,
  type LucideIcon,
  Megaphone,
  MessageSquareWarning,
  Tag,
  Undo2,
} from "lucide-react";
import type { ReactElement } from "react";
import { kindLabels, kindMeanings } from "../opportunity-labels.rules.ts";

const icons: Readonly<Record<OpportunityKind, LucideIcon>> = {
  FIX_ACCESS: KeyRound,
  REPAIR_LINK: Link2Off,
  WIN_BACK: Undo2,
  NAME_OFFER: Tag,
  OPTIMIZE_PAGE: FilePen,
  CREATE_PAGE: FilePlus,
  EARN_MENTION: Megaphone,
  FIX_REPUTATION: MessageSquareWarning,
};

/** Task, in two words. */
export function KindBadge({ kind }: { readonly kind: OpportunityKind }): ReactElement {
  const Icon = icons[kind];
  return (
    <span
      data-tooltip={kindMeanings[kind]}
      className="inline-flex items-center gap-1.5 align-bottom text-sm leading-5 font-normal whitespace-nowrap text-fg-2"
    >
      <Icon size={14} aria-hidden="true" className="shrink-0 text-fg-3" />
      {kindLabels[kind]}
    </span>
  );
}
