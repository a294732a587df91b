import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { Spinner } from "#ui/frame/spinner.tsx";
import { CodeBlock } from "#ui/text/code-block.tsx";
import { trackerTag } from "./tracker-tag.rules.ts";

/** Shown instead of figures until people are reported; the page asks again until they are. */
export function ConnectReferrals(): ReactElement {
  const workspace = useWorkspace();
  return (
    <Card
      title="Nobody has been reported yet"
      hint="See which AI assistants send people to your website, and on which pages they arrive. There are two ways to connect it; both together count everyone once."
    >
      <div className="max-w-3xl space-y-6">
        <section className="space-y-2">
          <h3 className="font-medium">A script tag</h3>
          <p className="text-fg-2">
            Paste it into the head of every page of {hostOf(workspace.url)}. It is smaller than 1 kB, sets no
            cookie and stores nothing. It counts people alone: AI agents run no JavaScript.
          </p>
          <CodeBlock label="Tracker script" code={trackerTag(location.origin, workspace.id)} />
        </section>
        <section className="space-y-2">
          <h3 className="font-medium">Reports of your server</h3>
          <p className="text-fg-2">
            They show the visits of AI agents as well, and need an API key. People whom an assistant sent are
            told by the referrer that your server relays.
          </p>
          <Button size="sm" render={<Link to="/integrations" />}>
            Set up server reports
          </Button>
        </section>
        <p role="status" className="flex items-center gap-3 border-t border-border pt-4 text-fg-2">
          <span className="text-brand-text">
            <Spinner />
          </span>
          Waiting for the first page view…
        </p>
      </div>
    </Card>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
