import { CircleAlert, CircleSlash } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Card } from "./card.tsx";

interface EndedCardProps {
  readonly title: string;
  /** The failure: what was seen, and what to do; null where somebody canceled the work. */
  readonly failure: { readonly seen: string; readonly remedy: string } | null;
  readonly canceledText: string;
  /** Actions that can be taken next. */
  readonly children: ReactNode;
}

/** A card of work that ended too early. */
export function EndedCard({ title, failure, canceledText, children }: EndedCardProps): ReactElement {
  const Icon = failure ? CircleAlert : CircleSlash;
  return (
    <Card>
      <div role={failure ? "alert" : "status"} className="flex gap-4">
        <Icon
          size={26}
          strokeWidth={1.75}
          aria-hidden="true"
          className={failure ? "shrink-0 text-neg" : "shrink-0 text-fg-3"}
        />
        <div className="min-w-0 space-y-4">
          <div className="space-y-1">
            <h2 className="text-lg font-semibold">{title}</h2>
            <p className="wrap-anywhere">{failure?.seen ?? canceledText}</p>
          </div>
          {failure && (
            <div>
              <h3 className="font-medium">What to do</h3>
              <p className="wrap-anywhere text-fg-2">{failure.remedy}</p>
            </div>
          )}
          <div className="flex flex-wrap gap-2">{children}</div>
        </div>
      </div>
    </Card>
  );
}
