import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { bytesText } from "./bytes.rules.ts";
import { journalQuery } from "./system.queries.ts";

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
          </p>
        )}
      </QueryContent>
    </Card>
  );
}
