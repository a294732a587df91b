import type { ReactElement } from "react";
import { Card } from "#ui/frame/card.tsx";
import { GuideBody } from "./guides/guide-body.tsx";
import { rawCallGuide } from "./guides/raw-call.ts";
import type { Setup } from "./setup.rules.ts";

const fields = [
  [
    "request_path",
    "The path or the whole address. Of its query only utm_*, ref and a referrer that names a host are kept.",
  ],
  ["request_method", "GET, HEAD and so on."],
  [
    "request_headers",
    "Names in any case; values are texts or lists. Cookies and credentials are never stored.",
  ],
  ["response_status", "Optional: what you answered."],
  ["client_ip", "Optional, where no proxy relays the visitor’s address. Its network alone is stored."],
  ["occurred_at", "Optional, ISO 8601: for requests of the past."],
] as const;

/** The call itself, for whatever has no guide. */
export function CustomCard({ setup }: { readonly setup: Setup }): ReactElement {
  return (
    <Card
      title="Custom setup"
      hint="For anything else: report each request that your server answers, in the background."
    >
      <div className="space-y-5">
        <p className="max-w-3xl text-fg-2">
          Send each request after you have answered it, give up after about 150 ms, and do not wait for the
          answer. It is <code className="font-mono text-sm">202</code> once the report is stored, which we
          promise within 100 ms.
        </p>
        <dl className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[max-content_minmax(0,1fr)]">
          {fields.map(([name, meaning]) => (
            <div key={name} className="contents">
              <dt className="font-mono text-sm">{name}</dt>
              <dd className="mb-2 text-fg-2">{meaning}</dd>
            </div>
          ))}
        </dl>
        <GuideBody name="raw call" setup={setup} load={() => rawCallGuide(setup)} />
      </div>
    </Card>
  );
}
