import { type ReactElement, useId } from "react";
import { CopyButton } from "#ui/forms/copy-button.tsx";
import { Banner } from "#ui/frame/banner.tsx";

export interface LinkToHandOverProps {
  readonly email: string;
  readonly link: string;
}

/** The link of an invitation that nobody mailed. It is shown once: the server does not keep it. */
export function LinkToHandOver({ email, link }: LinkToHandOverProps): ReactElement {
  const inputId = useId();
  return (
    <Banner tone="info">
      <div className="flex flex-col gap-3">
        <p>
          No mail server is set up here, so this invitation was not mailed. Copy the link and hand it over
          yourself. It works for 7 days.
        </p>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={inputId} className="text-sm font-medium wrap-anywhere">
            Link for {email}
          </label>
          <div className="flex items-center gap-2">
            <input
              id={inputId}
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
              className="h-8 min-w-0 flex-1 rounded-control border border-border-strong bg-surface px-2.5 font-mono text-sm"
            />
            <CopyButton text={link} label="Copy" />
          </div>
        </div>
      </div>
    </Banner>
  );
}
