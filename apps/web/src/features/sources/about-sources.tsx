import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";

/** Explains used and retrieved sources. */
export function AboutSources({ n }: { readonly n: number | undefined }): ReactElement {
  return (
    <InfoPopover topic="used and retrieved sources">
      <p>
        <strong className="font-medium text-fg">Used</strong> counts the answers that cite a source: readers
        see it and can follow it. An answer counts once, however often it cites the source.
      </p>
      <p>
        <strong className="font-medium text-fg">Retrieved</strong> counts the answers for which the assistant
        read the source, whether it then cites it or not.
      </p>
      <p>
        Usage = used ÷ answers that cite anything{n !== undefined && ` (n = ${countText(n)})`}. The line over
        its bar is the 95 % interval. Position is the mean place of a site’s first citation among the cited
        sites; 1 is the best.
      </p>
    </InfoPopover>
  );
}

export function AboutKinds(): ReactElement {
  return (
    <InfoPopover topic="Types of source">
      <p>
        Share = uses of the type ÷ uses of all types. A use is one site in one answer that cites it: an answer
        that cites three sites makes three uses.
      </p>
      <p>Sites of yours and of your competitors are those that your campaigns name.</p>
    </InfoPopover>
  );
}
