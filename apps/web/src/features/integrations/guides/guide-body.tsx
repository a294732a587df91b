import { useQuery } from "@tanstack/react-query";
import { Download, EyeOff } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";
import { CodeBlock } from "#ui/text/code-block.tsx";
import type { Setup } from "../setup.rules.ts";
import type { GuidePart } from "./readme-parts.rules.ts";

export interface GuideBodyProps {
  /** Tells guides apart. */
  readonly name: string;
  readonly setup: Setup;
  readonly load: () => Promise<readonly GuidePart[]>;
}

/** A guide, once its texts are loaded. */
export function GuideBody({ name, setup, load }: GuideBodyProps): ReactElement {
  const guide = useQuery({
    queryKey: ["guide", name, setup],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (guide.isError) {
    return <ErrorState message="The guide could not be loaded." onRetry={() => void guide.refetch()} />;
  }
  if (!guide.data) {
    return <LoadingCard label="Loading the guide" height="h-64" />;
  }
  return (
    <div className="min-w-0 space-y-4">
      {guide.data.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a guide keep their places
        <Part key={index} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { readonly part: GuidePart }): ReactElement {
  switch (part.kind) {
    case "text":
      return <p className="max-w-3xl text-fg-2">{withCode(part.text)}</p>;
    case "code":
      return <CodeBlock label={part.label} code={part.code} />;
    case "download":
      return (
        <Button
          icon={<Download size={16} aria-hidden="true" />}
          render={
            <a href={part.href} download>
              {part.label}
            </a>
          }
        >
          {part.label}
        </Button>
      );
    case "limit":
      return (
        <p className="flex max-w-3xl gap-2.5 text-sm text-fg-2">
          <EyeOff size={16} aria-hidden="true" className="mt-px shrink-0 text-fg-3" />
          <span>{part.text}</span>
        </p>
      );
  }
}

/** Words in backticks are code. */
function withCode(text: string): (string | ReactElement)[] {
  return text.split("`").map((words, index) =>
    index % 2 === 0 ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence keep their places
      <code key={index} className="rounded-sm bg-surface-2 px-1 font-mono text-sm">
        {words}
      </code>
    ),
  );
}
