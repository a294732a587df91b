import { CircleAlert } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Card } from "#ui/frame/card.tsx";
import type { Draft } from "../draft.rules.ts";
import type { SectionId } from "../sections.rules.ts";

export interface EditorSectionProps {
  readonly id: SectionId;
  readonly title: string;
  readonly hint: string;
  readonly info?: ReactNode;
  /** The server's errors for this section. */
  readonly sentences: readonly string[];
  readonly children: ReactNode;
}

/** One section of the form; the steps above link to it. */
export function EditorSection({ id, sentences, children, ...card }: EditorSectionProps): ReactElement {
  return (
    <div id={id} tabIndex={-1} className="rounded-card outline-offset-2">
      <Card {...card}>
        {sentences.length > 0 && (
          <ul className="mb-4 space-y-1 text-sm text-neg">
            {sentences.map((sentence) => (
              <li key={sentence} className="flex items-start gap-2">
                <CircleAlert size={16} aria-hidden="true" className="mt-px shrink-0" />
                {sentence}
              </li>
            ))}
          </ul>
        )}
        {children}
      </Card>
    </div>
  );
}

/** The common props of the form's sections. */
export interface SectionProps {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  /** The server's errors for this section. */
  readonly sentences: readonly string[];
}
