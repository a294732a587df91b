/** An amount in whole units of its currency, such as euros, in the product's own form: 1,234.50€, $5.00, 7.00£. */
export function formatMoney(amount: number, currency: string): string {
  const digits = new Intl.NumberFormat("en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(Math.abs(amount));
  return `${amount < 0 ? "-" : ""}${withSign(digits, currency.toUpperCase())}`;
}

function withSign(digits: string, currency: string): string {
  switch (currency) {
    case "EUR":
      return `${digits}€`;
    case "USD":
      return `$${digits}`;
    case "GBP":
      return `${digits}£`;
    default:
      return `${digits} ${currency}`;
  }
}
