import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import { sectionMax } from "@citelens/contract/content/studio-words";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { counted } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { SaveStatus } from "#ui/frame/save-status.tsx";
import { Markdown } from "#ui/text/markdown.tsx";
import { headingOf } from "../section-text.rules.ts";
import { EditedElsewhere } from "./edited-elsewhere.tsx";
import { useSectionDraft } from "./use-section-draft.ts";

interface SectionEditorProps {
  readonly section: OptimizationSection;
  readonly onDone: () => void;
}

const modes = [
  { value: "write", label: "Write" },
  { value: "preview", label: "Preview" },
] as const;

/** Where a section is written, as Markdown that is saved by itself. */
export function SectionEditor({ section, onDone }: SectionEditorProps): ReactElement {
  const draft = useSectionDraft(section);
  const [mode, setMode] = useState<(typeof modes)[number]["value"]>("write");
  const [isClosing, setIsClosing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const over = draft.text.length - sectionMax;

  const close = async (): Promise<void> => {
    setIsClosing(true);
    const isSaved = await draft.autosave.flush();
    setIsClosing(false);
    if (isSaved) onDone();
  };
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segmented label="Write or preview" options={modes} value={mode} onChange={setMode} />
        {!draft.theirs && <SaveStatus state={draft.saveState} onRetry={() => void draft.autosave.flush()} />}
      </div>
      {draft.theirs && (
        <EditedElsewhere theirs={draft.theirs} onTakeTheirs={draft.takeTheirs} onKeepMine={draft.keepMine} />
      )}
      {mode === "write" ? (
        <TextArea
          ref={area}
          label={`${draft.theirs ? "My text" : "Text"} of ${headingOf(section)}`}
          hint="Markdown. It is saved by itself, and what was there before stays in Revisions."
          error={over > 0 ? `${counted(over, "character")} too many: it cannot be saved.` : undefined}
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
        />
      ) : (
        <section
          aria-label={`Preview of ${headingOf(section)}`}
          className="min-h-24 rounded-control border border-border px-3 py-2.5"
        >
          {draft.text.trim() === "" ? (
            <p className="text-fg-3">Nothing is written: the section is left out.</p>
          ) : (
            <Markdown text={draft.text} />
          )}
        </section>
      )}
      <Button size="sm" variant="primary" loading={isClosing} onClick={() => void close()}>
        Done
      </Button>
    </div>
  );
}
