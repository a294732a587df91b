import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { changeOfView, useAddress } from "#lib/address/use-address.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { presetRange } from "#lib/dates/range-presets.ts";
import { RangePicker } from "#ui/forms/range-picker/range-picker.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { spendingQuery } from "./spending.queries.ts";
import { SpendingBounds } from "./spending-bounds.tsx";
import { SpendingChart } from "./spending-chart.tsx";
import {
  addressOfSpending,
  parseSpendingSearch,
  type SpendingSearch,
  spendingPresets,
  spendingView,
} from "./spending-search.rules.ts";
import { SpendingTable } from "./spending-table.tsx";
import { SpendingTiles } from "./spending-tiles.tsx";

/** Cost of AI providers, and what the credits that were charged for it are worth. */
export function SpendingPage(): ReactElement {
  const { search, onSearch } = useAddress(parseSpendingSearch);
  const today = todayIn("UTC", Date.now());
  const view = spendingView(search, today);
  const overview = useQuery(spendingQuery(view.range));
  const { data } = overview;
  const change = changeOfView(onSearch, {
    viewOf: (latest: SpendingSearch) => spendingView(latest, today),
    searchOf: (next) => addressOfSpending(next, today),
  });
  return (
    <>
      <PageHeader
        title="Costs"
        purpose="What calls of AI providers cost, in US dollars by days in UTC, beside the credits that were charged for them."
        actions={
          <RangePicker
            value={view.range}
            presets={spendingPresets.map((preset) => ({ ...preset, ...presetRange(preset.value, today) }))}
            today={today}
            timeZone="UTC"
            onChange={(range) => change({ range }, "replace")}
          />
        }
      />
      {!data && overview.isError ? (
        <Card>
          <QueryError query={overview} />
        </Card>
      ) : (
        <>
          <SpendingTiles overview={data} />
          <SpendingChart overview={data} range={view.range} />
          <SpendingBounds bounds={data?.bounds} />
        </>
      )}
      <SpendingTable view={view} usdPerEuro={data?.usd_per_euro} onChange={change} />
    </>
  );
}
