/** Millionths of a currency's unit in a hundredth of it, whatever the currency's own smallest coin is. */
export const microsOfCent = 10_000;

export function microsOfCents(cents: number): number {
  return whole(whole(cents) * microsOfCent);
}

/** The nearest millionth of an amount that a channel writes with a point, such as 18.42. */
export function microsOfAmount(amount: number): number {
  return whole(Number(amount.toFixed(6).replace(".", "")));
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value);
}

function whole(value: number): number {
  if (!isWhole(value)) throw new RangeError(`${value} is no amount in whole units`);
  return value + 0;
}
