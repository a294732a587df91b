import type { ReactElement } from "react";
import { focusOn } from "#lib/browser/focus.ts";
import { Banner } from "#ui/frame/banner.tsx";
import { CodeBlock } from "#ui/text/code-block.tsx";
import type { CreatedKey } from "./api-keys.queries.ts";
import { scopesSentence } from "./key-scopes.rules.ts";

interface CreatedKeyBoxProps {
  readonly created: CreatedKey;
  readonly onDismiss: () => void;
}

/** Shows a new key's secret, which cannot be shown again. */
export function CreatedKeyBox({ created, onDismiss }: CreatedKeyBoxProps): ReactElement {
  return (
    <Banner
      tone="pos"
      title="API key created successfully. Make sure to copy your key now - you won't be able to see it again!"
      onDismiss={onDismiss}
    >
      <div ref={focusOn} tabIndex={-1} className="mt-3 space-y-3 outline-none">
        <CodeBlock label={created.name} code={created.secret} />
        <p>
          This key is displayed only once, because we do not store it. Anyone who has it can{" "}
          {scopesSentence(created.scopes)} in this workspace, so keep it as safe as a password.
        </p>
      </div>
    </Banner>
  );
}
