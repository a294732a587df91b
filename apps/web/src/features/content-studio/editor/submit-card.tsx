import { briefNotice } from "@citelens/contract/content/studio-words";
import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { summaryQuery } from "../studio.queries.ts";
import { WriteWithModel } from "../write-with-model.tsx";
import type { DraftAction } from "./use-draft-form.ts";

interface SubmitCardProps {
  readonly doing: DraftAction | undefined;
  readonly isUnsaved: boolean;
  /** Whether there is a draft on the server. */
  readonly isKept: boolean;
  readonly onSubmit: (wanted: DraftAction) => void;
}

const contents = [
  "What assistants search for before they answer, and your text does not answer.",
  "Passages of the pages that they cite, with links.",
  "An outline: sections to keep, and sections to write.",
  "A readiness score, and a simulation on the local index.",
] as const;

/** Result of the form, what that costs, and the buttons. */
export function SubmitCard({ doing, isUnsaved, isKept, onSubmit }: SubmitCardProps): ReactElement {
  const { data } = useQuery(summaryQuery(useWorkspaceId()));
  const writer = data?.writer;
  return (
    <Card title="What the brief holds">
      <ul className="list-disc space-y-1.5 pl-4 text-fg-2 marker:text-fg-3">
        {contents.map((content) => (
          <li key={content}>{content}</li>
        ))}
      </ul>
      <div className="mt-5 grid gap-2 border-t border-border pt-4">
        <Button
          type="submit"
          variant="primary"
          icon={<FileText size={16} aria-hidden="true" />}
          loading={doing === "make"}
          disabled={doing !== undefined && doing !== "make"}
        >
          Make the brief
        </Button>
        <p className="text-center text-sm text-fg-3">
          {writer === null ? briefNotice : "Free: a brief is no article."}
        </p>
        {writer && (
          <WriteWithModel
            writer={writer}
            isPending={doing === "write"}
            isDisabled={doing !== undefined && doing !== "write"}
            onWrite={() => onSubmit("write")}
          />
        )}
        <Button
          loading={doing === "save"}
          disabled={doing !== undefined && doing !== "save"}
          onClick={() => onSubmit("save")}
        >
          Save draft
        </Button>
        <p role="status" className="min-h-5 text-center text-sm text-fg-3">
          {savedText(isUnsaved, isKept)}
        </p>
      </div>
    </Card>
  );
}

function savedText(isUnsaved: boolean, isKept: boolean): string {
  if (isUnsaved) return "Not saved yet";
  return isKept ? "Saved" : "";
}
