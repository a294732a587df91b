import { questionMax } from "@citelens/contract/content/assistant-words";
import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, type ReactElement, type RefObject, type SubmitEvent, useId } from "react";
import { counted, countText } from "#lib/figures.ts";
import { cx } from "#ui/cx.ts";
import { Button } from "#ui/forms/button.tsx";
import { inputRecipe } from "#ui/recipes.ts";

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isSending: boolean;
  /** While a reply is written it can be stopped, and nothing else is asked. */
  readonly stop: { readonly isPending: boolean; readonly onStop: () => void } | undefined;
  readonly onAsk: () => void;
}

/** The counter is of no use before its end is near. */
const countedFrom = questionMax - 500;

/** Where a question is written. Enter sends it, Shift and Enter begin a new line. */
export function Composer({ field, text, onText, isSending, stop, onAsk }: ComposerProps): ReactElement {
  const countId = useId();
  const over = text.trim().length - questionMax;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (over <= 0) onAsk();
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form aria-label="Question" className="grid gap-2" onSubmit={submit}>
      <textarea
        ref={field}
        aria-label="Your question"
        aria-describedby={countId}
        aria-invalid={over > 0}
        placeholder="Ask about what was measured here"
        rows={2}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={sendOnEnter}
        className={cx(inputRecipe, "field-sizing-content max-h-48 min-h-16 resize-none py-2")}
      />
      <div className="flex items-center justify-between gap-3">
        <p id={countId} className={cx("text-xs tabular-nums", over > 0 ? "text-neg" : "text-fg-3")}>
          {lengthText(text.trim().length)}
        </p>
        {stop ? (
          <Button
            size="sm"
            loading={stop.isPending}
            icon={<Square size={12} fill="currentColor" aria-hidden="true" />}
            onClick={stop.onStop}
          >
            Stop
          </Button>
        ) : (
          <Button
            type="submit"
            size="sm"
            variant="primary"
            loading={isSending}
            disabled={text.trim() === "" || over > 0}
            icon={<ArrowUp size={14} aria-hidden="true" />}
          >
            Ask
          </Button>
        )}
      </div>
    </form>
  );
}

function lengthText(length: number): string {
  if (length > questionMax) return `${counted(length - questionMax, "character")} too many`;
  return length < countedFrom ? "" : `${countText(length)} of ${countText(questionMax)} characters`;
}
