import type { CreativeContent } from "@citelens/contract/content/ads-fields";
import type { QueuedCreative } from "@citelens/contract/content/ads-library";
import { creativeFaults } from "@citelens/contract/content/ads-words";
import { Check, X } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { instantText } from "#lib/dates/dates.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { DiffParts } from "#ui/text/diff-parts.tsx";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { useAdsChange } from "../../ads.queries.ts";
import { PassageFrame } from "../../passage-frame.tsx";
import { ReasonDialog } from "../../reason-dialog.tsx";
import { wordDiff } from "../../word-diff.rules.ts";
import { networkChanges } from "../network.queries.ts";

const reasonMax = 500;

/** One version of a creative, with all that is needed to decide of it. */
export function QueuedCard({ creative }: { readonly creative: QueuedCreative }): ReactElement {
  const { id, version, content, workspace_name, campaign_name, author, submitted } = creative;
  const [fault, setFault] = useState<string>();
  const [isRejecting, setRejecting] = useState(false);
  const approving = useAdsChange(networkChanges.approve);
  const rejecting = useAdsChange(networkChanges.reject);

  const approve = (): void => {
    setFault(undefined);
    approving.mutate(
      { creativeId: id, version },
      {
        onSuccess: () => toast.success(`${content.title} is approved.`),
        onError: (problem) => setFault(problemMessage(problem)),
      },
    );
  };
  const reject = async (reason: string): Promise<void> => {
    await rejecting.mutateAsync({ creativeId: id, version, reason });
    toast.success(`${content.title} is rejected. Its author reads why.`);
  };
  return (
    <Card
      title={content.title}
      hint={`${workspace_name} · ${campaign_name} · version ${version} by ${author || "a deleted account"}, handed over ${instantText(submitted)}`}
    >
      <div className="space-y-5">
        <Faults faults={creative.faults} />
        <div className="grid gap-5 lg:grid-cols-2">
          <Part title="As people see it">
            <PassageFrame title={`${content.title} as people see it`} html={creative.as_html} />
          </Part>
          <Part title="As an AI agent reads it">
            <p className="rounded-popup border border-border bg-surface-2 p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
              {creative.as_text}
            </p>
          </Part>
        </div>
        <Part title="What it replaces">
          <Replaced before={creative.approved_content} after={content} />
        </Part>
        <Part title="Facts and their sources">
          <Facts facts={content.facts} />
        </Part>
        {fault !== undefined && <Banner tone="neg">{fault}</Banner>}
        <div className="flex flex-wrap gap-2 border-t border-border pt-4">
          <Button
            variant="primary"
            aria-label={`Approve ${content.title}`}
            icon={<Check size={16} aria-hidden="true" />}
            loading={approving.isPending}
            onClick={approve}
          >
            Approve
          </Button>
          <Button
            aria-label={`Reject ${content.title}`}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => setRejecting(true)}
          >
            Reject
          </Button>
        </div>
      </div>
      {isRejecting && (
        <ReasonDialog
          title={`Reject ${content.title}?`}
          description="It is not shown. Its author can change it and hand it over again."
          hint="Its author reads it."
          submitLabel="Reject"
          charactersMax={reasonMax}
          onSubmit={reject}
          onClose={() => setRejecting(false)}
        />
      )}
    </Card>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section aria-label={title} className="min-w-0 space-y-2">
      <h3 className="text-sm font-medium text-fg-2">{title}</h3>
      {children}
    </section>
  );
}

function Faults({ faults }: Pick<QueuedCreative, "faults">): ReactElement | null {
  if (faults.length === 0) return null;
  return (
    <Banner tone="warn" title="What the rules for creatives refuse">
      <ul className="space-y-1">
        {faults.map(({ fault, field, words }) => (
          <li key={`${fault} ${field}`} className="wrap-anywhere">
            {field === "title" ? "Title" : "Text"}, “{words}”: {creativeFaults[fault]}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function Facts({ facts }: Pick<CreativeContent, "facts">): ReactElement {
  if (facts.length === 0) return <p className="text-fg-3">It names no facts.</p>;
  return (
    <ul className="space-y-1">
      {facts.map(({ statement, source_url }) => (
        <li key={statement} className="wrap-anywhere">
          {statement} <ForeignLink url={source_url} />
        </li>
      ))}
    </ul>
  );
}

interface ReplacedProps {
  /** Null where nothing was shown before. */
  readonly before: CreativeContent | null;
  readonly after: CreativeContent;
}

function Replaced({ before, after }: ReplacedProps): ReactElement {
  if (before === null) return <p className="text-fg-3">Nothing: no version of it was approved yet.</p>;
  const changed = shownParts.filter(([, textOf]) => textOf(before) !== textOf(after));
  const same = shownParts.filter((part) => !changed.includes(part)).map(([name]) => name.toLowerCase());
  return (
    <>
      <dl className="space-y-2">
        {changed.map(([name, textOf]) => (
          <div key={name}>
            <dt className="text-sm text-fg-3">{name}</dt>
            <dd className="wrap-anywhere">
              <DiffParts parts={wordDiff(textOf(before), textOf(after))} />
            </dd>
          </div>
        ))}
      </dl>
      {same.length > 0 && <p className="text-sm text-fg-3">Unchanged: {same.join(", ")}.</p>}
    </>
  );
}

const shownParts: readonly (readonly [name: string, textOf: (content: CreativeContent) => string])[] = [
  ["Title", ({ title }) => title],
  ["Text", ({ body }) => body],
  ["Address", ({ target_url }) => target_url],
  ["Picture", ({ image_url }) => image_url ?? ""],
  ["Facts", ({ facts }) => facts.map(({ statement, source_url }) => `${statement} ${source_url}`).join(" ")],
];
