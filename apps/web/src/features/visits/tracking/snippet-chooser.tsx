import { type ReactElement, useState } from "react";
import { Segmented } from "#ui/forms/segmented.tsx";
import { CodeBlock } from "#ui/text/code-block.tsx";
import { curlSnippet, expressSnippet, keyPlaceholder, trackingEndpoint } from "./snippets.ts";

const kinds = [
  { value: "curl", label: "curl" },
  { value: "express", label: "Express" },
] as const;

type Kind = (typeof kinds)[number]["value"];

const hints: Readonly<Record<Kind, string>> = {
  curl: "Try it from a terminal: it reports one visit of GPTBot, OpenAI's training crawler.",
  express:
    "For your site: every request is reported in the background, and the agents among them are stored.",
};

/** Code to copy; complete once the secret of a key is known. */
export function SnippetChooser({ secret }: { readonly secret: string | undefined }): ReactElement {
  const [kind, setKind] = useState<Kind>("curl");
  const target = { endpoint: trackingEndpoint(location.origin), key: secret ?? keyPlaceholder };
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented label="Snippet" options={kinds} value={kind} onChange={setKind} />
        <p className="text-sm text-fg-2">{hints[kind]}</p>
      </div>
      <CodeBlock
        label={kind === "curl" ? "Terminal" : "server.js"}
        code={kind === "curl" ? curlSnippet(target) : expressSnippet(target)}
      />
      {secret === undefined && (
        <p className="text-sm text-fg-2">
          Replace <code className="font-mono">{keyPlaceholder}</code> with the whole key. We do not store your
          keys, so we cannot show it here.
        </p>
      )}
    </div>
  );
}
