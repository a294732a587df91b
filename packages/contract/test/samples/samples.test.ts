import { expect, test } from "vitest";
import { operations } from "../../src/api.ts";
import { sampleOf } from "./sample-of.ts";

const answering = operations.filter(({ endpoint }) => endpoint.answer);

test.each(answering.map(({ name, endpoint }) => [name, endpoint] as const))(
  "the sample of what %s answers is one that it may answer",
  (_, { answer }) => {
    expect(answer?.safeParse(sampleOf(answer)).error).toBeUndefined();
  },
);
