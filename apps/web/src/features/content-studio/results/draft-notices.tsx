import type { OptimizationDetails } from "@citelens/contract/content/optimization-fields";
import type { DraftNoticeKind } from "@citelens/contract/content/optimization-words";
import { TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { Card } from "#ui/frame/card.tsx";

const kindLabels: Readonly<Record<DraftNoticeKind, string>> = {
  LOST_LINK: "Lost link",
  CHANGED_NAME: "Changed name",
  OTHER_LANGUAGE: "Language",
  TOO_SHORT: "Length",
  TOO_LONG: "Length",
};

/** Parts that the draft lost, changed or got wrong beside its claims. */
export function DraftNotices({ notices }: Pick<OptimizationDetails, "notices">): ReactElement | null {
  if (notices.length === 0) return null;
  return (
    <Card title="Look at these too" hint="They do not keep the text from being approved.">
      <ul aria-label="Notices" className="space-y-1.5">
        {notices.map(({ kind, text }) => (
          <li key={`${kind} ${text}`} className="flex items-start gap-2 wrap-anywhere">
            <TriangleAlert size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
            <span className="min-w-0">
              <span className="font-medium">{kindLabels[kind]}:</span> {text}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
