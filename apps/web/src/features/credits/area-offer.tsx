import {
  FileSearch,
  Gauge,
  Lightbulb,
  Link2,
  type LucideIcon,
  MessagesSquare,
  PenLine,
  Target,
} from "lucide-react";
import type { ReactElement } from "react";
import type { GatedArea } from "./activation.rules.ts";

interface Offer {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly use: string;
}

const offers: Readonly<Record<GatedArea, readonly Offer[]>> = {
  insight: [
    {
      icon: Gauge,
      name: "Overview",
      use: "How often answers mention your brand, and where you stand among competitors.",
    },
    { icon: Target, name: "GEO Campaigns", use: "Your queries, asked regularly on several AI models." },
    {
      icon: MessagesSquare,
      name: "Conversations",
      use: "Every answer in full, with the brands and the sources that it names.",
    },
    { icon: Link2, name: "Sources", use: "The sites that shape the answers, including yours." },
  ],
  optimization: [
    { icon: Gauge, name: "Overview", use: "What was optimized, and the results." },
    {
      icon: Lightbulb,
      name: "Content Opportunities",
      use: "Where your pages could be cited but are not.",
    },
    { icon: PenLine, name: "Content Studio", use: "Rewrites of your pages that AI models can quote." },
    { icon: FileSearch, name: "Technical Audit", use: "What keeps AI agents from reading your site." },
  ],
};

/** The pages that credits unlock. */
export function AreaOffer({ area }: { readonly area: GatedArea }): ReactElement {
  return (
    <ul className="space-y-4">
      {offers[area].map(({ icon: Icon, name, use }) => (
        <li key={name} className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="flex size-9 shrink-0 items-center justify-center rounded-control bg-second-soft text-brand-text"
          >
            <Icon size={18} strokeWidth={1.75} />
          </span>
          <div>
            <p className="font-medium">{name}</p>
            <p className="text-sm text-fg-2">{use}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
