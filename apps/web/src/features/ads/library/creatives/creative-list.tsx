import type { Answer } from "@citelens/contract/base/endpoint";
import type { listAdCreatives } from "@citelens/contract/content/ads-library";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { CreativeCard } from "./creative-card.tsx";

interface CreativeListProps {
  readonly list: UseQueryResult<Answer<typeof listAdCreatives>>;
  readonly namesCampaign?: boolean;
  readonly empty: ReactNode;
}

/** Creatives as cards. */
export function CreativeList({ list, namesCampaign = false, empty }: CreativeListProps): ReactElement {
  if (!list.data) {
    if (list.isError) {
      return <QueryError query={list} />;
    }
    return (
      <div role="status" aria-label="Loading the creatives" className="grid gap-5 lg:grid-cols-2">
        {[0, 1].map((card) => (
          <div key={card} className="h-80">
            <Skeleton shape="card" />
          </div>
        ))}
      </div>
    );
  }
  if (list.data.results.length === 0) return <>{empty}</>;
  return (
    <ul
      aria-label="Creatives"
      aria-busy={list.isPlaceholderData}
      className={cx("grid gap-5 lg:grid-cols-2", list.isPlaceholderData && "opacity-50")}
    >
      {list.data.results.map((creative) => (
        <li key={creative.id} className="grid min-w-0">
          <CreativeCard creative={creative} namesCampaign={namesCampaign} />
        </li>
      ))}
    </ul>
  );
}
