import type { CalculatorModel } from "@citelens/contract/billing/credits";
import { topic } from "#platform/topic.ts";

/** An AI model of this installation's catalogue. */
export interface OfferedModel {
  readonly model: CalculatorModel;
  /** Whether it can be asked here and now. */
  readonly isAvailable: boolean;
  readonly creditsPerAnswer: number;
}

/** Asks which AI models there are, in the order in which they are offered. */
export const modelsOffered = topic<object, readonly OfferedModel[]>("credits.models-offered");
