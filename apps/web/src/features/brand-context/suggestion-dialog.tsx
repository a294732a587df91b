import type { BrandSuggestion } from "@citelens/contract/brand-context";
import type { ReactElement } from "react";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { type BrandParts, compare } from "./brand-context.rules.ts";

interface SuggestionDialogProps {
  readonly suggestion: BrandSuggestion | undefined;
  readonly now: BrandParts;
  readonly isSaving: boolean;
  readonly error: string | undefined;
  readonly onAccept: (suggestion: BrandSuggestion) => void;
  readonly onClose: () => void;
}

/** What is there beside what is suggested; nothing is replaced before it is confirmed. */
export function SuggestionDialog({
  suggestion,
  now,
  isSaving,
  error,
  onAccept,
  onClose,
}: SuggestionDialogProps): ReactElement {
  return (
    <Dialog
      open={suggestion !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Suggested brand context"
      description={
        suggestion?.model === null
          ? "From your site, without an AI model."
          : `Written by ${suggestion?.model ?? ""} from your site.`
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={isSaving} onClick={() => suggestion && onAccept(suggestion)}>
            Replace brand context
          </Button>
        </>
      }
    >
      {suggestion && (
        <div className="flex flex-col gap-4">
          {error !== undefined && <Banner tone="neg">{error}</Banner>}
          {compare(now, suggestion).map(({ title, now: before, suggested }) => (
            <section key={title} aria-label={title} className="flex flex-col gap-1.5">
              <h3 className="font-medium">{title}</h3>
              <div className="grid gap-2 sm:grid-cols-2">
                <Side label="Now" text={before} />
                <Side label="Suggested" text={suggested} />
              </div>
            </section>
          ))}
          <p className="text-sm wrap-anywhere text-fg-3">Read: {suggestion.sources.join(", ")}</p>
        </div>
      )}
    </Dialog>
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
