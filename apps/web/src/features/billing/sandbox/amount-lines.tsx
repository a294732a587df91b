import { formatMoney } from "@citelens/contract/base/money";
import type { ReactElement } from "react";
import { countText, shareText } from "#lib/figures.ts";

export interface AmountLinesProps {
  readonly caption: string;
  readonly paid: {
    readonly currency: string;
    readonly lines: readonly {
      readonly description: string;
      readonly amount: number;
      readonly quantity: number;
    }[];
    readonly subtotal: number;
    readonly tax: number;
    readonly tax_percent: number;
    readonly total: number;
  };
}

/** Line items with tax and total. */
export function AmountLines({ caption, paid }: AmountLinesProps): ReactElement {
  const { currency, lines, subtotal, tax, tax_percent, total } = paid;
  const sums = [
    ["Subtotal", subtotal],
    [`Tax (${shareText(tax_percent)})`, tax],
  ] as const;
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map(({ description, amount, quantity }) => (
          <tr key={`${description} ${quantity} ${amount}`}>
            <th scope="row" className="border-b border-border py-3 pr-4 text-left font-normal wrap-anywhere">
              {description}
              {quantity !== 1 && <span className="text-fg-3"> × {countText(quantity)}</span>}
            </th>
            <AmountCell amount={formatMoney(amount, currency)} />
          </tr>
        ))}
      </tbody>
      <tbody className="text-fg-2">
        {sums.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row" className="border-b border-border py-3 pr-4 text-left font-normal">
              {label}
            </th>
            <AmountCell amount={formatMoney(amount, currency)} />
          </tr>
        ))}
      </tbody>
      <tbody className="font-semibold">
        <tr>
          <th scope="row" className="py-3 pr-4 text-left font-semibold">
            Total
          </th>
          <td className="py-3 text-right whitespace-nowrap tabular-nums">{formatMoney(total, currency)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function AmountCell({ amount }: { readonly amount: string }): ReactElement {
  return (
    <td className="border-b border-border py-3 text-right align-top whitespace-nowrap tabular-nums">
      {amount}
    </td>
  );
}
