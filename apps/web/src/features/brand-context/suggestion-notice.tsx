import type { BrandSuggestion } from "@citelens/contract/brand-context";
import type { ReactElement } from "react";
import { Banner } from "#ui/frame/banner.tsx";
import { saysNothing, suggestionFailure } from "./brand-context.rules.ts";

interface SuggestionNoticeProps {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly suggestion: BrandSuggestion | undefined;
  readonly onDismiss: () => void;
}

/** How the request for suggestions stands; nothing once there is one to compare. */
export function SuggestionNotice(props: SuggestionNoticeProps): ReactElement | null {
  const { isPending, error, suggestion, onDismiss } = props;
  if (isPending) {
    return (
      <Banner tone="info" title="Reading your website">
        This takes up to a minute. Nothing changes until you have seen what is suggested.
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
  if (!suggestion || !saysNothing(suggestion)) return null;
  return (
    <Banner tone="warn" title="Your website says too little for a suggestion" onDismiss={onDismiss}>
      It was read, but has no description, headings or structured data to go by. Fill in the cards yourself,
      or try again once the website says more.
    </Banner>
  );
}
