import { z } from "zod";
import { schemaChanges } from "./schema-changes.ts";

const content = z.record(z.string(), z.object({ schema: z.unknown() }));
const operation = z.looseObject({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
  "x-scope": z.string().optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        schema: z.unknown(),
      }),
    )
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});
type DescribedOperation = z.output<typeof operation>;

export const openApi = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });
export type OpenApi = z.output<typeof openApi>;

/** Change that breaks programs which were written for the API as it was. */
export interface BreakingChange {
  /** Name of the operation, as it was. */
  readonly operation: string;
  readonly change: string;
}

/** Changes in the API that break those who were written for it before. Operations, parameters and fields that are new break nobody. */
export function breakingChanges(before: OpenApi, now: OpenApi): BreakingChange[] {
  const present = operationsOf(now);
  return [...operationsOf(before)].flatMap(([address, old]) => {
    const fresh = present.get(address);
    const changes = fresh ? operationChanges(old, fresh) : [`${address} is gone`];
    return changes.map((change) => ({ operation: old.operationId, change }));
  });
}

/** By method and path, whatever the path calls its parameters. */
function operationsOf({ paths }: OpenApi): Map<string, DescribedOperation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, one]) => [`${method.toUpperCase()} ${path.replace(/\{\w+\}/g, "{}")}`, one] as const,
      ),
    ),
  );
}

function operationChanges(before: DescribedOperation, now: DescribedOperation): string[] {
  return [
    ...callerChanges(before, now),
    ...parameterChanges(before, now),
    ...bodyChanges(before, now),
    ...answerChanges(before, now),
  ];
}

function callerChanges(before: DescribedOperation, now: DescribedOperation): string[] {
  const schemes = ({ security }: DescribedOperation): string[] => security.flatMap((one) => Object.keys(one));
  const isOpen = before.security.length === 0;
  const lost = schemes(before).filter((one) => !schemes(now).includes(one) && now.security.length > 0);
  const [old, fresh] = [before["x-scope"], now["x-scope"]];
  return [
    ...(isOpen && now.security.length > 0 ? ["asks for a sign-in"] : []),
    ...lost.map((one) => `no longer takes ${one}`),
    ...(old !== undefined && old !== "none" && old !== fresh
      ? [`took the scope ${old} and takes ${fresh ?? "none"}`]
      : []),
  ];
}

function parameterChanges(before: DescribedOperation, now: DescribedOperation): string[] {
  const named = ({ parameters }: DescribedOperation) => parameters.filter((one) => one.in !== "path");
  const gone = named(before).filter((old) => !named(now).some((one) => isSame(one, old)));
  const changed = named(now).flatMap((fresh) => {
    const old = named(before).find((one) => isSame(one, fresh));
    const isDemanded = fresh.required && !old?.required;
    const demands = isDemanded ? [`parameter ${fresh.name} has to be sent`] : [];
    if (!old) return demands;
    const at = `parameter ${fresh.name}`;
    return [...demands, ...schemaChanges({ before: old.schema, now: fresh.schema, way: "sent", at })];
  });
  return [...gone.map(({ name }) => `parameter ${name} is gone`), ...changed];
}

type Parameter = DescribedOperation["parameters"][number];

function isSame(one: Parameter, other: Parameter): boolean {
  return one.name === other.name && one.in === other.in;
}

function bodyChanges(
  { requestBody: before }: DescribedOperation,
  { requestBody: now }: DescribedOperation,
): string[] {
  if (!now) return before ? ["takes no body any more"] : [];
  const fresh = now.content["application/json"]?.schema;
  if (!before) return ["has to be sent a body"];
  return schemaChanges({
    before: before.content["application/json"]?.schema,
    now: fresh,
    way: "sent",
    at: "body",
  });
}

function answerChanges(
  { responses: before }: DescribedOperation,
  { responses: now }: DescribedOperation,
): string[] {
  return Object.entries(before)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([status, old]) => {
      const fresh = now[status];
      if (!fresh) return [`no longer answers ${status}`];
      return Object.entries(old.content ?? {}).flatMap(([type, { schema }]) => {
        const other = fresh.content?.[type];
        if (!other) return [`no longer answers ${type}`];
        return schemaChanges({ before: schema, now: other.schema, way: "answered", at: "answer" });
      });
    });
}
