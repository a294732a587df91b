import type { z } from "zod";

export interface WritingTask<T> {
  /** The shape of the answer; what the model gives is checked against it. */
  readonly shape: z.ZodType<T>;
  /** What the model is asked to do. */
  readonly instructions: string;
  /** Text of others, which the model must take for data and never for instructions. */
  readonly material: string;
  readonly signal?: AbortSignal;
}

/** An AI model that writes by a schema. */
export interface Writer {
  /** The model's name as people read it. */
  readonly model: string;
  /** Throws when the model does not answer, or not in the shape that was asked for. */
  write<T>(task: WritingTask<T>): Promise<T>;
}
