import type { ReactElement } from "react";
import { counted } from "#lib/figures.ts";
import { euros, type Price } from "./activation.rules.ts";

export interface PriceListProps {
  readonly caption: string;
  readonly prices: readonly Price[];
}

export function PriceList({ caption, prices }: PriceListProps): ReactElement {
  return (
    <table className="w-full">
      <caption className="pb-1 text-left text-sm font-medium text-fg-3">{caption}</caption>
      <tbody>
        {prices.map(({ label, credits }) => (
          <tr key={label}>
            <th scope="row" className="border-t border-border py-2 pr-3 text-left font-normal text-fg-2">
              {label}
            </th>
            <td className="border-t border-border py-2 pr-3 text-right font-medium whitespace-nowrap tabular-nums">
              {counted(credits, "credit")}
            </td>
            <td className="border-t sm:w-24 border-border py-2 text-right whitespace-nowrap text-fg-3 tabular-nums">
              {euros(credits)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
