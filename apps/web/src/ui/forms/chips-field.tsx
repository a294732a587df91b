import { X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";

export interface ChipsFieldProps extends FieldFrameProps {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** Parses a text into a value; undefined when invalid. */
  readonly read: (text: string) => string | undefined;
  /** The error message for an invalid text. */
  readonly invalid: string;
  readonly max: number;
  readonly charactersMax: number;
  readonly placeholder?: string;
}

/**
 * A field for several short values. Enter, comma and leaving the field add the typed value; Backspace removes
 * the last one.
 */
export function ChipsField({
  values,
  onChange,
  read,
  invalid,
  max,
  charactersMax,
  placeholder,
  error,
  ...frame
}: ChipsFieldProps): ReactElement {
  const [text, setText] = useState("");
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isFull = values.length >= max;

  const take = (texts: readonly string[]): void => {
    const words = texts.map((one) => one.trim()).filter((one) => one !== "");
    const refused = words.filter((one) => read(one) === undefined);
    const taken = words.flatMap((one) => read(one) ?? []);
    const next = [...new Set([...values, ...taken])].slice(0, max);
    if (next.length > values.length) onChange(next);
    setText(refused.join(", "));
    setRefused(refused.length > 0);
  };

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      take([text]);
    }
    if (event.key === "Backspace" && text === "" && values.length > 0) onChange(values.slice(0, -1));
  };

  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData("text").slice(0, charactersMax * max);
    if (!/[\n,;]/.test(pasted)) return;
    event.preventDefault();
    take([text, ...pasted.split(/[\n,;]/)]);
  };

  return (
    <FieldFrame {...frame} error={isRefused ? invalid : error}>
      {(control) => (
        <div className="flex min-h-9 flex-wrap items-center gap-1.5 rounded-control border border-border-strong bg-surface p-1 transition-colors has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand hover:border-fg-3">
          {values.map((value) => (
            <span
              key={value}
              className="inline-flex max-w-full items-center gap-0.5 rounded-control bg-surface-2 pl-2 text-sm"
            >
              <span className="min-w-0 truncate">{value}</span>
              <button
                type="button"
                aria-label={`Remove ${value}`}
                onClick={() => {
                  onChange(values.filter((one) => one !== value));
                  input.current?.focus();
                }}
                className="flex size-6 shrink-0 items-center justify-center rounded-control text-fg-3 hover:text-fg"
              >
                <X size={13} aria-hidden="true" />
              </button>
            </span>
          ))}
          <input
            {...control}
            ref={input}
            value={text}
            maxLength={charactersMax}
            autoComplete="off"
            placeholder={values.length === 0 ? placeholder : undefined}
            readOnly={isFull}
            onChange={(event) => {
              setText(event.target.value);
              setRefused(false);
            }}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => take([text])}
            className="h-6 min-w-12 flex-1 bg-transparent px-1.5 text-base text-fg outline-none"
          />
        </div>
      )}
    </FieldFrame>
  );
}
