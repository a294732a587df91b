import type { HostProof } from "@citelens/contract/accounts/agencies";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { relativeTime } from "#lib/dates/dates.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { CodeBlock } from "#ui/text/code-block.tsx";
import { hostLook } from "./host-proof.rules.ts";
import { useCheckHost } from "./white-label.queries.ts";

interface HostProofProps {
  readonly host: string;
  readonly proof: HostProof;
}

/** Whether the own host shows the brand, and the record that lets it. */
export function HostProofPart({ host, proof }: HostProofProps): ReactElement {
  const check = useCheckHost();
  const { tone, title, text } = hostLook(host, proof);
  return (
    <section aria-label={`Record of ${host}`} className="space-y-3">
      <Banner
        tone={tone}
        title={title}
        action={
          <Button size="sm" loading={check.isPending} onClick={() => check.mutate()}>
            Check Now
          </Button>
        }
      >
        <p className="wrap-anywhere">{text}</p>
        {proof.checked !== null && (
          <p className="text-sm text-fg-3">The DNS was asked {relativeTime(proof.checked, new Date())}.</p>
        )}
      </Banner>
      {check.isError && <Banner tone="neg">{problemMessage(check.error)}</Banner>}
      <CodeBlock label="Name of the TXT record" code={proof.record.name} />
      <CodeBlock label="Value of the TXT record" code={proof.record.value} />
    </section>
  );
}
