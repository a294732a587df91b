import type { ToolUse } from "@citelens/contract/content/assistant-fields";
import { Check, ChevronRight, CircleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { Spinner } from "#ui/frame/spinner.tsx";
import { toolAnchor } from "./tool-anchor.ts";
import { ToolResult } from "./tool-card.tsx";

interface ToolLineProps {
  readonly messageId: string;
  readonly tool: ToolUse;
  /** Whether what it has found is unfolded from the start. */
  readonly isOpen: boolean;
  readonly addresses: ReadonlySet<string>;
}

/** Subject of the look, or what was found there. */
export function ToolLine({ messageId, tool, isOpen, addresses }: ToolLineProps): ReactElement {
  const id = toolAnchor(messageId, tool.call_id);
  if (tool.state === "DONE" && tool.card) {
    return (
      <details
        id={id}
        open={isOpen}
        className="group rounded-popup border border-border bg-surface data-flash:animate-flash"
      >
        <summary className="flex cursor-pointer list-none items-center gap-2 rounded-popup px-3 py-2 text-sm font-medium hover:bg-surface-2">
          <ChevronRight
            size={14}
            aria-hidden="true"
            className="shrink-0 text-fg-3 transition-transform group-open:rotate-90"
          />
          <span className="min-w-0 wrap-anywhere">{tool.card.title}</span>
        </summary>
        <ToolResult card={tool.card} addresses={addresses} />
      </details>
    );
  }
  return (
    <p id={id} className="flex items-center gap-2 text-sm text-fg-3 data-flash:animate-flash">
      {tool.state === "RUNNING" && <Spinner />}
      {tool.state === "DONE" && <Check size={14} aria-hidden="true" className="shrink-0" />}
      {tool.state === "FAILED" && <CircleAlert size={14} aria-hidden="true" className="shrink-0 text-warn" />}
      <span className="min-w-0 wrap-anywhere">
        {tool.label}
        {tool.state === "RUNNING" && "…"}
        {tool.state === "FAILED" && ": this could not be read"}
      </span>
    </p>
  );
}
