import type { PublisherTerms } from "@citelens/contract/content/ads-network";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { counted } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Badge } from "#ui/text/badge.tsx";
import { ForeignLink } from "#ui/text/foreign-link.tsx";
import { refusalReasonMax } from "../network/publisher/refuse-dialog.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";
import { useDecide } from "./owner.queries.ts";

type Creative = PublisherTerms["creatives"][number];

interface OwnerCreativesProps {
  readonly token: string;
  readonly creatives: readonly Creative[];
}

/** Creatives that may stand on the website, and what its owner refuses. */
export function OwnerCreatives({ token, creatives }: OwnerCreativesProps): ReactElement {
  const deciding = useDecide(token);
  const [refused, setRefused] = useState<Creative>();
  const allow = ({ creative_id, title }: Creative): void =>
    deciding.mutate(
      { act: "allow", creative_id },
      {
        onSuccess: () => toast.success(`${title} may be shown again.`),
        onError: (problem) => toast.error(problemMessage(problem)),
      },
    );
  return (
    <Card
      title="Passages on your website"
      hint="What may be shown now, and what you refused: that is never shown."
    >
      {creatives.length === 0 ? (
        <p className="text-fg-3">No passage fits your pages yet.</p>
      ) : (
        <ul aria-label="Passages on your website" className="divide-y divide-border">
          {creatives.map((creative) => (
            <li
              key={creative.creative_id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3"
            >
              <Shown creative={creative} />
              {creative.is_refused ? (
                <Button
                  size="sm"
                  aria-label={`Allow again: ${creative.title}`}
                  loading={deciding.isPending}
                  onClick={() => allow(creative)}
                >
                  Allow again
                </Button>
              ) : (
                <Button
                  size="sm"
                  aria-label={`Refuse ${creative.title}`}
                  onClick={() => setRefused(creative)}
                >
                  Refuse
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {refused && (
        <ReasonDialog
          title={`Refuse ${refused.title}?`}
          description="It is never shown on your website until you allow it again."
          hint="The operator of the network reads it."
          submitLabel="Refuse"
          charactersMax={refusalReasonMax}
          onSubmit={async (reason) => {
            await deciding.mutateAsync({ act: "refuse", creative_id: refused.creative_id, reason });
            toast.success(`${refused.title} is refused.`);
          }}
          onClose={() => setRefused(undefined)}
        />
      )}
    </Card>
  );
}

function Shown({ creative }: { readonly creative: Creative }): ReactElement {
  const { advertiser, title, text, target_url, pages, is_refused: isRefused } = creative;
  return (
    <div className="min-w-0 flex-1 basis-64 space-y-1">
      <p className="text-sm text-fg-3">Sponsored by {advertiser}</p>
      <p>
        <ForeignLink url={target_url} name={title} />
      </p>
      <p className="wrap-anywhere text-fg-2">{text}</p>
      <p className="text-sm text-fg-3">
        {isRefused ? <Badge tone="neg">Refused</Badge> : `May stand on ${counted(pages, "page")}`}
      </p>
    </div>
  );
}
