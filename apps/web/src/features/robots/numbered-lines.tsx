import type { ReactElement } from "react";
import { cx } from "#ui/cx.ts";
import type { DiffLine } from "./line-diff.rules.ts";

interface ShownLine {
  readonly text: string;
  readonly kind?: DiffLine["kind"];
}

interface NumberedLinesProps {
  readonly label: string;
  readonly lines: readonly ShownLine[];
  /** Numbers of lines that are to be looked at. */
  readonly marked?: ReadonlySet<number | null>;
}

/** A file of thousands of lines is shown as far as a page can be. */
const shownMax = 1_000;

const kinds = {
  same: { sign: " ", word: "", look: "" },
  removed: { sign: "−", word: "Removed: ", look: "bg-neg/8" },
  added: { sign: "+", word: "Added: ", look: "bg-pos/8" },
} as const;

/** The lines of a file with their numbers, or with what becomes of them. */
export function NumberedLines({ label, lines, marked = none }: NumberedLinesProps): ReactElement {
  const shown = lines.slice(0, shownMax);
  return (
    <>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long files scroll and must be reachable
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-popup border border-border bg-surface-2 py-2 font-mono text-sm contain-inline-size"
      >
        <ol className="w-max min-w-full">
          {shown.map(({ text, kind }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <li key={index} className={cx("flex gap-3 px-3.5", lookOf(kind, marked.has(index + 1)))}>
              <span aria-hidden="true" className="w-8 shrink-0 text-right text-fg-2 tabular-nums select-none">
                {kind ? kinds[kind].sign : index + 1}
              </span>
              {kind && kind !== "same" && <span className="sr-only">{kinds[kind].word}</span>}
              <code className="whitespace-pre">{text === "" ? " " : text}</code>
            </li>
          ))}
        </ol>
      </section>
      {lines.length > shownMax && (
        <p className="text-sm text-fg-3">
          The first {shownMax} of {lines.length} lines are shown.
        </p>
      )}
    </>
  );
}

const none: ReadonlySet<number | null> = new Set();

function lookOf(kind: DiffLine["kind"] | undefined, isMarked: boolean): string {
  if (kind) return kinds[kind].look;
  return isMarked ? "bg-warn/12" : "";
}
