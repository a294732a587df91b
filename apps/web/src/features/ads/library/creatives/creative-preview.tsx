import type { AdCreative } from "@citelens/contract/content/ads-fields";
import { type ReactElement, useState } from "react";
import { Segmented } from "#ui/forms/segmented.tsx";
import { ForeignLink } from "#ui/text/foreign-link.tsx";

type Reader = "person" | "agent";

const readers = [
  { value: "person", label: "As people see it" },
  { value: "agent", label: "As an agent reads it" },
] as const satisfies readonly { readonly value: Reader; readonly label: string }[];

interface CreativePreviewProps {
  readonly creative: Pick<AdCreative, "content" | "kind" | "label" | "as_text">;
}

/** The same words, with the look that people get and as the plain text that agents get. */
export function CreativePreview({ creative }: CreativePreviewProps): ReactElement {
  const [reader, setReader] = useState<Reader>("person");
  return (
    <div className="space-y-3">
      <Segmented label="Preview" options={readers} value={reader} onChange={setReader} />
      {reader === "person" ? (
        <SeenByPeople creative={creative} />
      ) : (
        <pre className="rounded-popup border border-border bg-surface-2 p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere text-fg">
          {creative.as_text}
        </pre>
      )}
    </div>
  );
}

function SeenByPeople({ creative: { content, kind, label } }: CreativePreviewProps): ReactElement {
  return (
    <div className="rounded-popup border border-border bg-bg p-4">
      <p className="text-xs font-medium text-fg-3">{label}</p>
      <p className="mt-1 text-lg">
        <ForeignLink url={content.target_url} name={content.title} />
      </p>
      <p className="mt-1 wrap-anywhere text-fg">{content.body}</p>
      {kind === "CHAT_CARD" && content.image_url !== null && (
        <p className="mt-2 text-sm text-fg-3">
          With the picture <ForeignLink url={content.image_url} />
        </p>
      )}
    </div>
  );
}
