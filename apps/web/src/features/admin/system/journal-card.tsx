import type { JournalState } from "@citelens/contract/platform/admin-system";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { bytesText } from "#lib/bytes.ts";
import { counted, wordFor } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { journalQuery } from "./system.queries.ts";

type SetAside = NonNullable<JournalState["journal"]>["set_aside"];

export function JournalCard(): ReactElement {
  const state = useQuery(journalQuery);
  return (
    <Card title="Journal of visits" hint="What the instance that answers here took and has still to store.">
      <QueryContent
        title="the journal"
        query={state}
        isEmpty={({ journal }) => journal === null}
        emptyText="There is no journal: visits are stored before they are answered"
        emptyLook="line"
      >
        {({ journal }) => (
          <p className="text-sm text-fg-2">
            {journal === null || journal.segments === 0
              ? "Nothing waits."
              : `${counted(journal.segments, "segment")} of ${bytesText(journal.bytes)}.`}
            {journal?.oldest && (
              <>
                {" "}
                The oldest was begun <Ago at={journal.oldest} />.
              </>
            )}
            {journal && journal.set_aside.segments > 0 && ` ${setAsideText(journal.set_aside)}`}
          </p>
        )}
      </QueryContent>
    </Card>
  );
}

function setAsideText({ segments, rows, bytes }: SetAside): string {
  return `${counted(rows, "visit")} in ${counted(segments, "segment")} of ${bytesText(bytes)} could not be stored and ${wordFor(rows, "is", "are")} set aside: the server's log says why, and they are tried again each hour and at each start.`;
}
