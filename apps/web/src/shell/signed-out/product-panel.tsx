import { Bot, ChartLine, KeyRound } from "lucide-react";
import type { ReactElement } from "react";
import { brandName } from "#features/agencies/room.ts";
import { productName } from "#ui/text/product-name.ts";
import { ExampleFigures } from "./example-figures.tsx";

const points = [
  { icon: Bot, text: "Every page that AI agents read, how often, and when they last came" },
  {
    icon: ChartLine,
    text: "How often AI answers name and cite you, each figure with its answers and interval",
  },
  { icon: KeyRound, text: "One API key and a few lines on your server, nothing in your visitors' browsers" },
];

export function ProductPanel(): ReactElement {
  return (
    <>
      <div className="flex max-w-130 flex-col gap-8">
        <p className="text-3xl font-semibold text-balance">
          See how AI assistants read your website, and what they say of you
        </p>
        <ExampleFigures />
        <ul className="flex flex-col gap-3">
          {points.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-start gap-3 text-fg-2">
              <Icon size={18} aria-hidden="true" className="mt-px shrink-0 text-brand-text" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      {/* Whose server it is, is nothing that an agency's clients need to know. */}
      {brandName() === productName && (
        <p className="text-sm text-fg-3">Open source. It runs on your own server.</p>
      )}
    </>
  );
}
