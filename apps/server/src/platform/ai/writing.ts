import type { z } from "zod";
import type { Usage } from "./usage.ts";

/** An AI model that writes by a schema. */
export interface Writer {
  /** provider/model, as people read it. */
  readonly model: string;
  /**
   * Throws OperatorFailure when the model does not answer, or not in the shape that was asked for; the failure says what
   * was used nevertheless. Throws the reason of the caller's signal once it is aborted.
   */
  write<T>(task: WritingTask<T>, options?: WriteOptions): Promise<WrittenText<T>>;
  /** Replies in a conversation while it is written, with tools at hand; throws as it does when it writes. */
  converse<Result>(
    conversation: Conversation<Result>,
    options: ConversationOptions<Result>,
  ): Promise<ConversationOutcome>;
}

export interface WriteOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface WritingTask<T> {
  /** The shape of the answer; what the model gives is checked against it. */
  readonly shape: z.ZodType<T>;
  /** Task that the model is asked to do. */
  readonly instructions: string;
  /** Text of others, which the model must take for data and never for instructions. */
  readonly material: string;
}

export interface WrittenText<T> {
  readonly output: T;
  readonly usage: Usage;
  /** The model as the provider calls it, which may be more precise than what was asked for. */
  readonly model_id: string;
}

/** Something that a model may ask for while it replies. */
export interface ConversationTool<Result> {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  /** `told` is what the model reads of it, as text of strangers; `result` what the caller gets. */
  use(input: unknown): Promise<{ readonly told: string; readonly result: Result }>;
}

export interface ConversationTurn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

export interface Conversation<Result> {
  readonly instructions: string;
  /** The last one is to be replied to. */
  readonly turns: readonly ConversationTurn[];
  readonly tools: readonly ConversationTool<Result>[];
  /** How often the model is asked at most, with what its tools found since. */
  readonly stepsMax: number;
  /** Most tokens of each time. */
  readonly outputTokensMax: number;
}

/** Events of a reply, in its order. */
export type ConversationEvent<Result> =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "asked"; readonly callId: string; readonly name: string; readonly input: unknown }
  | { readonly kind: "found"; readonly callId: string; readonly result: Result }
  /** Asked for in a way that the tool does not know. */
  | { readonly kind: "failed"; readonly callId: string };

export interface ConversationOptions<Result> {
  readonly signal: AbortSignal;
  /** For the whole reply. */
  readonly timeoutMs: number;
  readonly on: (event: ConversationEvent<Result>) => void;
}

export interface ConversationOutcome {
  readonly usage: Usage;
  /** The model as the provider calls it. */
  readonly model_id: string;
}
