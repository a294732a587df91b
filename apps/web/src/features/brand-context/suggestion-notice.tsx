import type { BrandSuggestion } from "@citelens/contract/workspaces/brand-context";
import type { ReactElement } from "react";
import { Banner } from "#ui/frame/banner.tsx";
import { isEmptyBrand, suggestionFailure } from "./brand-context.rules.ts";

interface SuggestionNoticeProps {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly suggestion: BrandSuggestion | undefined;
  readonly onDismiss: () => void;
}

/** The progress or failure of a suggestion request. */
export function SuggestionNotice(props: SuggestionNoticeProps): ReactElement | null {
  const { isPending, error, suggestion, onDismiss } = props;
  if (isPending) {
    return (
      <Banner tone="info" title="Reading your website">
        This takes up to a minute. Nothing changes until you accept the suggestion.
      </Banner>
    );
  }
  if (error) {
    const { message, reason } = suggestionFailure(error);
    return (
      <Banner tone="neg" onDismiss={onDismiss} {...(reason !== undefined && { title: message })}>
        {reason ?? message}
      </Banner>
    );
  }
  if (!suggestion || !isEmptyBrand(suggestion)) return null;
  return (
    <Banner tone="warn" title="Your website says too little for a suggestion" onDismiss={onDismiss}>
      We found no description, headings or structured data on it. Fill in the cards yourself, or add content
      to the website and try again.
    </Banner>
  );
}
