import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { SourceText } from "./source-text.tsx";

interface EditedElsewhereProps {
  readonly theirs: OptimizationSection;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody else changed the section meanwhile: both texts are shown, and neither is lost before one is chosen. */
export function EditedElsewhere({ theirs, onTakeTheirs, onKeepMine }: EditedElsewhereProps): ReactElement {
  return (
    <div className="space-y-3">
      <Banner tone="neg" title="This section was edited elsewhere meanwhile">
        Yours is not saved yet. Keep it, and theirs can still be restored in Revisions; or take theirs, and
        what you typed since is gone. You can also copy from theirs first.
      </Banner>
      <SourceText label="Their text">
        {theirs.markdown === "" ? "They left the section out." : theirs.markdown}
      </SourceText>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="sm" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </div>
  );
}
