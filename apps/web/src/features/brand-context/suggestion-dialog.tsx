import type { BrandSuggestion } from "@citelens/contract/workspaces/brand-context";
import { type ReactElement, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import {
  type BrandParts,
  changedParts,
  compare,
  type PartComparison,
  partsOf,
} from "./brand-context.rules.ts";

interface SuggestionDialogProps {
  readonly suggestion: BrandSuggestion | undefined;
  readonly now: BrandParts;
  readonly isSaving: boolean;
  readonly error: string | undefined;
  readonly onAccept: (parts: Partial<BrandParts>) => void;
  readonly onClose: () => void;
}

/** Compares current and suggested content; nothing is replaced before confirmation, and each part can be left out. */
export function SuggestionDialog({ suggestion, now, ...props }: SuggestionDialogProps): ReactElement {
  const { isSaving, error, onAccept, onClose } = props;
  // Keeps both sides unchanged during the closing animation.
  const [shown, setShown] = useState({ suggestion, now });
  const [left, setLeft] = useState<readonly string[]>();
  if (suggestion && suggestion !== shown.suggestion) {
    setShown({ suggestion, now });
    setLeft(undefined);
  }

  const compared = shown.suggestion ? compare(shown.now, shown.suggestion) : [];
  const { all, offered } = changedParts(compared);
  const taken = all.filter((part) => (left ? !left.includes(part) : offered.includes(part)));
  const take = (): void => {
    if (!suggestion) return;
    const parts = Object.entries(partsOf(suggestion)).filter(([part]) => taken.some((one) => one === part));
    onAccept(Object.fromEntries(parts));
  };
  return (
    <Dialog
      open={suggestion !== undefined}
      onOpenChange={(open) => !open && onClose()}
      width="wide"
      title="Suggested brand context"
      description={`${originOf(shown.suggestion)} Nothing changes until you take it; untick what you would rather keep.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={isSaving} disabled={taken.length === 0} onClick={take}>
            {taken.length === all.length ? "Replace brand context" : `Take ${taken.length} of ${all.length}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {shown.suggestion && (
          <Comparison
            compared={compared}
            sources={shown.suggestion.sources}
            taken={taken}
            onTake={(part, isTaken) =>
              setLeft(all.filter((one) => (one === part ? !isTaken : !taken.includes(one))))
            }
          />
        )}
        {error !== undefined && <Banner tone="neg">{error}</Banner>}
      </div>
    </Dialog>
  );
}

function originOf(suggestion: BrandSuggestion | undefined): string {
  if (!suggestion) return "";
  return suggestion.model === null
    ? "From your site, without an AI model."
    : `Written by ${suggestion.model} from your site.`;
}

interface ComparisonProps {
  readonly compared: readonly PartComparison[];
  readonly sources: readonly string[];
  readonly taken: readonly PartComparison["part"][];
  readonly onTake: (part: PartComparison["part"], isTaken: boolean) => void;
}

/** Scrolls separately, so that the buttons below stay visible. */
function Comparison({ compared, sources, taken, onTake }: ComparisonProps): ReactElement {
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
      tabIndex={0}
      className="flex max-h-[60dvh] flex-col gap-5 overflow-y-auto rounded-control pr-2"
    >
      {compared.map(({ part, title, now: before, suggested }) => (
        <section key={part} aria-label={title} className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h3 className="font-medium">{title}</h3>
            {before !== suggested && (
              <label className="flex min-h-6 items-center gap-2 text-sm text-fg-2">
                <input
                  type="checkbox"
                  checked={taken.includes(part)}
                  onChange={(event) => onTake(part, event.target.checked)}
                  className="size-4 accent-brand"
                />
                Take the suggestion
              </label>
            )}
          </div>
          {before === suggested ? (
            <p className="text-sm text-fg-3">{before === "" ? "No suggestion." : "Unchanged."}</p>
          ) : (
            <div className="grid gap-2 md:grid-cols-2">
              <Side label="Now" text={before} />
              <Side label="Suggested" text={suggested} />
            </div>
          )}
        </section>
      ))}
      <section aria-label="Pages read" className="text-sm text-fg-3">
        <h3 className="font-medium">Pages read</h3>
        <ul>
          {sources.map((source) => (
            <li key={source} className="wrap-anywhere">
              {source}
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}

function Side({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
  return (
    <div className="rounded-control border border-border bg-bg p-3">
      <p className="text-xs font-medium text-fg-3">{label}</p>
      <p className="text-sm wrap-anywhere whitespace-pre-line">{text === "" ? "Nothing" : text}</p>
    </div>
  );
}
