import { Bot, KeyRound, Split } from "lucide-react";
import type { ReactElement } from "react";
import { SampleVisits } from "./sample-visits.tsx";

const points = [
  { icon: Bot, text: "Every page that AI agents read, how often, and when they last came" },
  { icon: Split, text: "Training crawlers, AI search and live lookups, counted separately" },
  { icon: KeyRound, text: "One API key and a few lines on your server, nothing in your visitors' browsers" },
];

export function ProductPanel(): ReactElement {
  return (
    <>
      <div className="flex max-w-130 flex-col gap-8">
        <p className="text-3xl font-semibold text-balance">See how AI assistants read your website</p>
        <SampleVisits />
        <ul className="flex flex-col gap-3">
          {points.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-start gap-3 text-fg-2">
              <Icon size={18} aria-hidden="true" className="mt-px shrink-0 text-brand-text" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <p className="text-sm text-fg-3">Open source. It runs on your own server.</p>
    </>
  );
}
