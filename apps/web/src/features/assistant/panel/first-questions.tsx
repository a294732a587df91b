import type { AssistantAbout } from "@citelens/contract/content/assistant-fields";
import { MessageCircleQuestion } from "lucide-react";
import type { ReactElement } from "react";

interface FirstQuestionsProps {
  readonly about: AssistantAbout;
  readonly onAsk: (text: string) => void;
}

/** Purpose of the panel, and what can be asked first on this page. */
export function FirstQuestions({ about: { suggestions, model }, onAsk }: FirstQuestionsProps): ReactElement {
  return (
    <div className="grid gap-4">
      <div className="text-fg-2">
        <p className="font-medium text-fg">Ask about this workspace</p>
        <p>
          {model === null
            ? "What was measured is looked up and shown with where it stands. "
            : "Each figure of a reply leads to the result in which it stands. "}
          Nothing is changed unless you accept it.
        </p>
      </div>
      {suggestions.length > 0 && (
        <ul aria-label="First questions" className="grid gap-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                onClick={() => onAsk(suggestion)}
                className="flex w-full cursor-pointer items-start gap-2.5 rounded-popup border border-border px-3 py-2.5 text-left transition-colors hover:bg-surface-2"
              >
                <MessageCircleQuestion
                  size={16}
                  strokeWidth={1.75}
                  aria-hidden="true"
                  className="mt-0.5 shrink-0 text-fg-3"
                />
                <span className="min-w-0 wrap-anywhere">{suggestion}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
