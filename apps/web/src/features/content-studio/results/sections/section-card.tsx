import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { Card } from "#ui/frame/card.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { SectionClaims } from "../claims/section-claims.tsx";
import { headingOf, stateLabel, stateTones } from "../section-text.rules.ts";
import { useText } from "../text/current-text.tsx";
import { sectionAnchor } from "../text/jump.ts";
import { MustCover } from "./must-cover.tsx";
import { Reasons } from "./reasons.tsx";
import { SectionActions } from "./section-actions.tsx";
import { SectionBody } from "./section-body.tsx";
import { SectionEditor } from "./section-editor.tsx";

/** A section: what it says, what it must cover, its claims, and what is decided of it. */
export function SectionCard({ section }: { readonly section: OptimizationSection }): ReactElement {
  const { optimization } = useText();
  const [isEditing, setIsEditing] = useState(false);
  const frame = useRef<HTMLLIElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The button that had the focus went with the editor.
    if (wasEditing.current && !isEditing) frame.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);
  const isNew = section.old_markdown === null;
  const gaps = optimization.gaps.filter(({ id }) => section.gap_ids.includes(id));
  return (
    <li id={sectionAnchor(section.id)} ref={frame} tabIndex={-1} className="rounded-card outline-offset-2">
      <Card
        title={headingOf(section)}
        {...(isNew && { hint: "A new section: it is not on the page yet." })}
        actions={<Badge tone={stateTones[section.state]}>{stateLabel(section)}</Badge>}
      >
        <div className="space-y-4">
          {isEditing ? (
            <SectionEditor section={section} onDone={() => setIsEditing(false)} />
          ) : (
            <>
              <SectionBody section={section} />
              <SectionActions section={section} onEdit={() => setIsEditing(true)} />
            </>
          )}
          <SectionClaims claims={section.claims} />
          <MustCover gaps={gaps} />
          <Reasons changes={section.changes} />
        </div>
      </Card>
    </li>
  );
}
