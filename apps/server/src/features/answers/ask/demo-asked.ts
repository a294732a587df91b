import type { Answer } from "#platform/ai/operator.ts";
import type { Place } from "#platform/place.ts";
import { topic } from "#platform/topic.ts";

export interface DemoQuestion extends Place {
  /** The id of one of the demo's assistants. */
  readonly assistant: string;
  readonly question: string;
  /** Place of its query among those that are asked in the run. */
  readonly queueOrder: number;
}

/** Asks an assistant of a demo; whoever listens throws an OperatorFailure where it does not answer. */
export const demoAsked = topic<DemoQuestion, Answer>("answers.demo-asked");
