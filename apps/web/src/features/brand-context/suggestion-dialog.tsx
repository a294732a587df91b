import type { BrandSuggestion } from "@citelens/contract/workspaces/brand-context";
import { type ReactElement, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { type BrandParts, compare } from "./brand-context.rules.ts";

interface SuggestionDialogProps {
  readonly suggestion: BrandSuggestion | undefined;
  readonly now: BrandParts;
  readonly isSaving: boolean;
  readonly error: string | undefined;
  readonly onAccept: (suggestion: BrandSuggestion) => void;
  readonly onClose: () => void;
}

/** Compares current and suggested content; nothing is replaced before confirmation. */
export function SuggestionDialog({
  suggestion,
  now,
  isSaving,
  error,
  onAccept,
  onClose,
}: SuggestionDialogProps): ReactElement {
  // Keeps both sides unchanged during the closing animation.
  const [shown, setShown] = useState({ suggestion, now });
  if (suggestion && suggestion !== shown.suggestion) setShown({ suggestion, now });

  return (
    <Dialog
      open={suggestion !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Suggested brand context"
      description={`${originOf(shown.suggestion)} Nothing changes until you replace the whole brand context with it.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={isSaving} onClick={() => suggestion && onAccept(suggestion)}>
            Replace brand context
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {shown.suggestion && <Comparison now={shown.now} suggestion={shown.suggestion} />}
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
  readonly now: BrandParts;
  readonly suggestion: BrandSuggestion;
}

/** Scrolls separately, so that the buttons below stay visible. */
function Comparison({ now, suggestion }: ComparisonProps): ReactElement {
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
      tabIndex={0}
      className="flex max-h-[55dvh] flex-col gap-4 overflow-y-auto rounded-control pr-2"
    >
      {compare(now, suggestion).map(({ title, now: before, suggested }) => (
        <section key={title} aria-label={title} className="flex flex-col gap-1.5">
          <h3 className="font-medium">{title}</h3>
          {before === suggested ? (
            <p className="text-sm text-fg-3">{before === "" ? "No suggestion." : "Unchanged."}</p>
          ) : (
            <>
              <Side label="Now" text={before} />
              <Side label="Suggested" text={suggested} />
            </>
          )}
        </section>
      ))}
      <section aria-label="Pages read" className="text-sm text-fg-3">
        <h3 className="font-medium">Pages read</h3>
        <ul>
          {suggestion.sources.map((source) => (
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
