import { fieldErrors } from "@citelens/contract/base/field-errors";
import { type ReactElement, useId, useRef, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { imageBytesMax } from "./agency.rules.ts";

interface ImageFieldProps {
  readonly label: string;
  /** URL of the stored image. */
  readonly current: string | null;
  /** The chosen image in base64; undefined keeps the current one, null removes it. */
  readonly value: string | null | undefined;
  readonly onChange: (value: string | null | undefined) => void;
  readonly error: string | undefined;
}

const accepted = "image/png,image/jpeg,image/gif,image/webp,image/x-icon,image/vnd.microsoft.icon";

export function ImageField({ label, current, value, onChange, error }: ImageFieldProps): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [type, setType] = useState("");
  const shown = value === undefined ? current : value && `data:${type};base64,${value}`;
  const message = fault ?? error;

  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > imageBytesMax) return setFault(fieldErrors.imageLarge);

    setFault(undefined);
    setType(file.type);
    onChange(await readAsBase64(file));
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-control border border-border bg-surface-2">
          {shown ? (
            <img src={shown} alt={`${label} preview`} className="max-h-full max-w-full" />
          ) : (
            <span className="text-xs text-fg-3">None</span>
          )}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accepted}
          aria-describedby={message === undefined ? undefined : `${id}error`}
          onChange={(event) => void choose(event.target.files?.[0])}
          className="min-w-0 flex-1 basis-32 text-sm text-fg-2 file:mr-3 file:h-8 file:rounded-control file:border file:border-border file:bg-surface file:px-2.5 file:text-sm file:font-medium file:text-fg"
        />
        {shown && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Remove ${label.toLowerCase()}`}
            onClick={() => {
              if (input.current) input.current.value = "";
              onChange(null);
            }}
          >
            Remove
          </Button>
        )}
      </div>
      {message !== undefined && (
        <p id={`${id}error`} className="text-sm text-neg">
          {message}
        </p>
      )}
    </div>
  );
}

async function readAsBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  // In chunks, because a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
