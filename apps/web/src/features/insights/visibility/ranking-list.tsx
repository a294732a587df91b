import type { RankedBrand } from "@citelens/contract/visibility/insights";
import type { ReactElement } from "react";
import { percent } from "#lib/figures.ts";
import { RateBar } from "#ui/charts/rate-bar.tsx";
import { sampleText } from "#ui/charts/time-series/sample-text.ts";
import { cx } from "#ui/cx.ts";
import { Avatar } from "#ui/text/avatar.tsx";
import { place } from "../figures.rules.ts";
import { useInsightScope } from "../filters/insight-scope.tsx";
import { AnswersLink } from "../links/answers-link.tsx";
import { JudgedChange } from "../summary/judged-change.tsx";
import { useIsWhole } from "../summary/use-is-whole.ts";

export interface RankingListProps {
  readonly rows: readonly RankedBrand[];
  /** The answers that each rate is of. */
  readonly n: number;
}

/** A dashed line marks omitted ranks between two rows. */
export function RankingList({ rows, n }: RankingListProps): ReactElement {
  return (
    <ol aria-label="Brands by visibility">
      {rows.map((brand, at) => {
        const isApart = at > 0 && brand.rank > (rows[at - 1]?.rank ?? 0) + 1;
        return (
          <li
            key={brand.brand_id}
            className={cx(
              "flex gap-3 px-5 py-2.5",
              at > 0 && "border-t border-border",
              isApart && "border-dashed border-border-strong",
            )}
          >
            <span className="w-6 shrink-0 pt-px text-fg-3 tabular-nums">{brand.rank}</span>
            <Brand brand={brand} n={n} />
          </li>
        );
      })}
    </ol>
  );
}

function Brand({ brand, n }: { readonly brand: RankedBrand; readonly n: number }): ReactElement {
  const { isCompared } = useInsightScope();
  const isWhole = useIsWhole("queries and models");
  const { brand_name: name, is_client_brand: isOwn, interval, change_points: change } = brand;
  return (
    <div className="min-w-0 flex-1 space-y-1">
      <p className="flex flex-wrap items-center justify-end gap-x-2">
        <Avatar kind="site" size="sm" name={name} src={brand.favicon ?? undefined} />
        <span className={cx("min-w-18 flex-1 wrap-anywhere", isOwn && "font-semibold")}>
          {name}
          {isOwn && " (you)"}
        </span>
        <span className="flex items-center gap-2">
          {isCompared && change !== null && (
            <JudgedChange
              change={change}
              paired={brand.paired_points}
              verdict={brand.verdict}
              n={n}
              isWhole={isWhole}
            />
          )}
          <span className="tabular-nums">
            <AnswersLink
              traits={isOwn ? { mentioned: true } : { brand: brand.brand_id }}
              label={`answers that name ${name}`}
            >
              {percent(brand.visibility_score)}
            </AnswersLink>
          </span>
        </span>
      </p>
      <RateBar
        value={brand.visibility_score}
        low={interval?.low}
        high={interval?.high}
        tone={isOwn ? 1 : "other"}
      />
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-fg-3 tabular-nums">
        {interval && <span className="whitespace-nowrap">{sampleText(interval)}</span>}
        <span className="whitespace-nowrap">place {place(brand.average_position)}</span>
      </p>
    </div>
  );
}
