import type { IssueFix } from "@citelens/contract/content/audit-fields";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { CopyButton } from "#ui/forms/copy-button.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { CodeBlock } from "#ui/text/code-block.tsx";
import { type IssuePlace, issueFixQuery } from "../results.queries.ts";

/** How to mend it, as a text to copy. */
export function FixSection({ place }: { readonly place: IssuePlace }): ReactElement {
  const fix = useQuery(issueFixQuery(useWorkspaceId(), place));
  return (
    <section aria-labelledby="issue-fix" className="space-y-2">
      <h3 id="issue-fix" className="font-semibold">
        How to mend it
      </h3>
      <QueryContent
        title="How to mend it"
        query={fix}
        isEmpty={({ text }) => text === ""}
        emptyText="No text is at hand"
      >
        {(known) => <Fix fix={known} />}
      </QueryContent>
    </section>
  );
}

function Fix({ fix: { kind, file_name: name, text } }: { readonly fix: IssueFix }): ReactElement {
  if (kind !== "steps" && kind !== "text") return <CodeBlock label={name} code={text} />;
  return (
    <div className="space-y-2">
      <p className="whitespace-pre-line wrap-anywhere text-fg-2">{text}</p>
      <CopyButton text={text} label="Copy" />
    </div>
  );
}
