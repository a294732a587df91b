import { storable } from "#platform/requests/storable-text.ts";

/** Longer than any name that a provider gives a model. */
const charactersMax = 200;

/** Name that a provider gives one of its models, as it can be stored. */
export function modelName(told: string): string {
  return storable(told, charactersMax).trim();
}
