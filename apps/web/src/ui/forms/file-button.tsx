import { type ReactElement, type ReactNode, useRef } from "react";
import { Button, type ButtonProps } from "./button.tsx";

export interface FileButtonProps extends Pick<ButtonProps, "icon" | "size" | "disabled"> {
  readonly children: ReactNode;
  /** File extensions and types, as in the `accept` attribute of an input. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that opens a file picker; the same file can be chosen again. */
export function FileButton({ accept, onFile, children, ...button }: FileButtonProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
