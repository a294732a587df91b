import { OperatorFailure } from "../../failures/operator-failure.ts";
import { unknownUsage } from "../../usage.ts";
import { countryNumbers } from "../country-numbers.ts";

/** By its documentation, from where nothing is read at all. */
const closed = new Set(["BY", "RU"]);
/** Google numbers places; a country's number begins at 2000. */
const firstCountry = 2_000;

/** Google's number of a country. Throws for one that DataForSEO cannot read from, so that nobody is asked in vain. */
export function locationCode(country = "US"): number {
  const number = closed.has(country) ? undefined : countryNumbers.get(country);
  if (number === undefined) {
    throw new OperatorFailure("unsupported_country", `DataForSEO reads no pages from ${country}`, {
      usage: { ...unknownUsage, costUsd: 0 },
    });
  }
  return firstCountry + number;
}
