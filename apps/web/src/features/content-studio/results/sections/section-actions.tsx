import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import { Check, PenLine, Undo2 } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { headingOf } from "../section-text.rules.ts";
import { useDecide } from "./use-decide.ts";

interface SectionActionsProps {
  readonly section: OptimizationSection;
  readonly onEdit: () => void;
}

/** Decisions about a section. */
export function SectionActions({ section, onEdit }: SectionActionsProps): ReactElement {
  const { pending, decide } = useDecide(section);
  const name = <VisuallyHidden>: {headingOf(section)}</VisuallyHidden>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        icon={<Check size={14} aria-hidden="true" />}
        loading={pending === "ACCEPTED"}
        aria-pressed={section.state === "ACCEPTED"}
        onClick={() => decide("ACCEPTED")}
      >
        Accept{name}
      </Button>
      <Button
        size="sm"
        icon={<Undo2 size={14} aria-hidden="true" />}
        loading={pending === "KEPT_OLD"}
        aria-pressed={section.state === "KEPT_OLD"}
        onClick={() => decide("KEPT_OLD")}
      >
        {section.old_markdown === null ? "Leave out" : "Keep old"}
        {name}
      </Button>
      <Button size="sm" icon={<PenLine size={14} aria-hidden="true" />} onClick={onEdit}>
        Edit{name}
      </Button>
    </div>
  );
}
