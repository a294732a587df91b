import type { ModelWithAds } from "@citelens/contract/content/ads-library";
import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { ShownShare } from "../../shown-share.tsx";

interface ModelsCardProps {
  /** Undefined while they are loading, or where that failed. */
  readonly models: readonly ModelWithAds[] | undefined;
}

/** How many answers of each model showed ads; where answers cannot show any, that is said instead of a 0. */
export function ModelsCard({ models }: ModelsCardProps): ReactElement | null {
  if (models?.length === 0) return null;
  return (
    <Card title="Answers with ads" hint="Of all answers that were collected, by model.">
      {models ? (
        <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          {models.map((model) => (
            <div key={model.operator_model}>
              <dt className="text-sm text-fg-3">{model.display_name}</dt>
              <dd>
                <ShownShare share={model.with_ads} />
              </dd>
              {model.with_ads === null && (
                <dd className="text-xs text-fg-3">
                  No ads can be seen in its {counted(model.answers, "answer")}
                </dd>
              )}
            </div>
          ))}
        </dl>
      ) : (
        <div className="h-12">
          <Skeleton shape="card" />
        </div>
      )}
    </Card>
  );
}
