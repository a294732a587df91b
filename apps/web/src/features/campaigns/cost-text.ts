import { dollarsText } from "#lib/figures.ts";

/** Charge of AI providers; of models whose price nobody knows it is a guess, and no less than what it can be. */
export function costText(usd: number, isGuessed: boolean): string {
  return isGuessed ? `at most ${dollarsText(usd)} (guessed)` : dollarsText(usd);
}

/** The same of what will be. */
export function aboutText(usd: number, isGuessed: boolean): string {
  return isGuessed ? costText(usd, true) : `about ${dollarsText(usd)}`;
}
