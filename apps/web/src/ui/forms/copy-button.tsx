import { Check, Copy } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import { toast } from "../overlays/toast.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { Button } from "./button.tsx";
import { copyText } from "./copy-text.ts";

const copiedForMs = 2000;

export interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
}

export function CopyButton({ text, label = "Copy to Clipboard" }: CopyButtonProps): ReactElement {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), copiedForMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copied = copies > 0;
  const copy = async (): Promise<void> => {
    if (await copyText(text)) return setCopies((count) => count + 1);
    toast.error("Your browser did not allow copying. Select the text and copy it by hand.");
  };

  return (
    <>
      <Button
        size="sm"
        icon={copied ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
        onClick={copy}
      >
        {copied ? "Copied" : label}
      </Button>
      <VisuallyHidden>
        <span aria-live="polite">{copied ? "Copied" : ""}</span>
      </VisuallyHidden>
    </>
  );
}
