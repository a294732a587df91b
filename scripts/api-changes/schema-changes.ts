import { z } from "zod";

const node = z
  .looseObject({
    type: z.union([z.string(), z.array(z.string())]),
    format: z.string(),
    pattern: z.string(),
    enum: z.array(z.unknown()),
    const: z.unknown(),
    items: z.unknown(),
    properties: z.record(z.string(), z.unknown()),
    required: z.array(z.string()),
    additionalProperties: z.unknown(),
    anyOf: z.array(z.unknown()),
    oneOf: z.array(z.unknown()),
    minimum: z.number(),
    maximum: z.number(),
    minLength: z.number(),
    maxLength: z.number(),
    minItems: z.number(),
    maxItems: z.number(),
  })
  .partial();
type Node = z.output<typeof node>;

/** Schema of one part of an operation, before and now. What is sent must still be taken; what is answered must still be understood. */
export interface SchemaPair {
  readonly before: unknown;
  readonly now: unknown;
  readonly way: "sent" | "answered";
  /** Where it stands, as its fields: `results[].id`. */
  readonly at: string;
}

/** Sentences on what in a schema breaks those who were written for it. New fields break nobody. */
export function schemaChanges(pair: SchemaPair): string[] {
  const [before, now] = [node.parse(pair.before ?? {}), node.parse(pair.now ?? {})];
  const [smaller, larger] = pair.way === "sent" ? [before, now] : [now, before];
  const choices = choiceChanges(smaller, larger, pair);
  if (choices.length > 0) return choices;
  const unions = unionChanges(smaller, larger, pair);
  if (unions.length > 0) return unions;
  return [
    ...typeChanges(before, now, pair),
    ...(pair.way === "sent" ? limitChanges(before, now, pair) : []),
    ...fieldChanges(before, now, pair),
    ...partChanges(before, now, pair),
  ];
}

/** A value that could be sent and no longer can, or that is answered and never was. */
function choiceChanges(smaller: Node, larger: Node, { way, at }: SchemaPair): string[] {
  const [values, taken] = [valuesOf(smaller), valuesOf(larger)];
  if (!values || !taken) {
    const isOpen = !values && taken && !optionsOf(smaller);
    return isOpen
      ? [way === "sent" ? `${at} takes a choice of values alone` : `${at} may answer any value`]
      : [];
  }
  return values
    .filter((one) => !taken.includes(one))
    .map((one) => (way === "sent" ? `${at} no longer takes ${one}` : `${at} may answer ${one}`));
}

function valuesOf(shape: Node): string[] | undefined {
  if ("const" in shape) return [JSON.stringify(shape.const)];
  if (shape.enum) return shape.enum.map((one) => JSON.stringify(one));
  const options = optionsOf(shape);
  const each = options?.map((one) => (isNull(one) ? ["null"] : valuesOf(one)));
  return each?.every((one) => one !== undefined) ? each.flat() : undefined;
}

function optionsOf({ anyOf, oneOf }: Node): Node[] | undefined {
  return (anyOf ?? oneOf)?.map((one) => node.parse(one));
}

function isNull({ type }: Node): boolean {
  return type === "null";
}

/** Each kind of the smaller has to fit a kind of the larger; where only one is left but null, it is looked into. */
function unionChanges(smaller: Node, larger: Node, pair: SchemaPair): string[] {
  const [ones, others] = [optionsOf(smaller) ?? [smaller], optionsOf(larger) ?? [larger]];
  if (ones.length === 1 && others.length === 1) return [];
  const nullable =
    ones.some(isNull) && !others.some((one) => isNull(one) || [one.type].flat().includes("null"));
  const isSent = pair.way === "sent";
  const nulls = nullable ? [isSent ? `${pair.at} no longer takes null` : `${pair.at} may be null`] : [];
  const [real, fitting] = [ones, others].map((all) => all.filter((one) => !isNull(one))) as [Node[], Node[]];
  const [one, other] = [real[0], fitting[0]];
  if (real.length === 1 && fitting.length === 1 && one && other)
    return [
      ...nulls,
      ...schemaChanges(isSent ? { ...pair, before: one, now: other } : { ...pair, before: other, now: one }),
    ];
  const isFit = (kind: Node): boolean =>
    fitting.some(
      (kind2) =>
        schemaChanges(isSent ? { ...pair, before: kind, now: kind2 } : { ...pair, before: kind2, now: kind })
          .length === 0,
    );
  return [...nulls, ...(real.every(isFit) ? [] : [`${pair.at} has another form`])];
}

function typeChanges(before: Node, now: Node, { way, at }: SchemaPair): string[] {
  if (optionsOf(before) || optionsOf(now)) return [];
  const [smaller, larger] = way === "sent" ? [before, now] : [now, before];
  const [types, taken] = [typesOf(smaller), typesOf(larger)];
  const isOther = taken.length > 0 && (types.length === 0 || types.some((one) => !taken.includes(one)));
  if (isOther) return [`${at} was ${typeName(before)} and is ${typeName(now)}`];
  const isOtherForm = larger.format !== undefined && larger.format !== smaller.format && !isNumber(larger);
  return isOtherForm ? [`${at} was ${typeName(before)} and is ${typeName(now)}`] : [];
}

function typesOf({ type, ...shape }: Node): string[] {
  const known =
    type === undefined
      ? [...new Set((valuesOf(shape) ?? []).map((one) => typeof JSON.parse(one)))]
      : [type].flat();
  return known.flatMap((one) => (one === "number" ? ["number", "integer"] : [one]));
}

function isNumber({ type }: Node): boolean {
  return type === "number" || type === "integer";
}

function typeName({ type, format }: Node): string {
  return [[type ?? "anything"].flat().join(" or "), format].filter(Boolean).join(" ");
}

const leasts = ["minimum", "minLength", "minItems"] as const;
const mosts = ["maximum", "maxLength", "maxItems"] as const;

function limitChanges(before: Node, now: Node, { at }: SchemaPair): string[] {
  const raised = leasts.filter(
    (name) => (now[name] ?? Number.NEGATIVE_INFINITY) > (before[name] ?? Number.NEGATIVE_INFINITY),
  );
  const lowered = mosts.filter(
    (name) => (now[name] ?? Number.POSITIVE_INFINITY) < (before[name] ?? Number.POSITIVE_INFINITY),
  );
  const isPattern = now.pattern !== undefined && now.pattern !== before.pattern;
  return [
    ...[...raised, ...lowered].map((name) => `${at} is held to ${name} ${now[name]}`),
    ...(isPattern ? [`${at} has to match ${now.pattern}`] : []),
  ];
}

function fieldChanges(before: Node, now: Node, { way, at }: SchemaPair): string[] {
  if (!before.properties) return [];
  const [old, fresh] = [before.properties, now.properties ?? {}];
  const [needed, given] = [now.required ?? [], before.required ?? []];
  const names = Object.keys(old);
  const gone = names.filter((name) => !(name in fresh)).map((name) => `${fieldAt(at, name)} is gone`);
  const demanded =
    way === "sent"
      ? needed.filter((name) => !given.includes(name)).map((name) => `${fieldAt(at, name)} has to be sent`)
      : given
          .filter((name) => name in fresh && !needed.includes(name))
          .map((name) => `${fieldAt(at, name)} may be missing`);
  const within = names
    .filter((name) => name in fresh)
    .flatMap((name) => schemaChanges({ before: old[name], now: fresh[name], way, at: fieldAt(at, name) }));
  return [...gone, ...demanded, ...within];
}

function partChanges(before: Node, now: Node, { way, at }: SchemaPair): string[] {
  const items =
    before.items && now.items
      ? schemaChanges({ before: before.items, now: now.items, way, at: `${at}[]` })
      : [];
  const isRecord = isSchema(before.additionalProperties) && isSchema(now.additionalProperties);
  if (!isRecord) return items;
  const values = { before: before.additionalProperties, now: now.additionalProperties };
  return [...items, ...schemaChanges({ ...values, way, at: `${at}.*` })];
}

function isSchema(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function fieldAt(at: string, name: string): string {
  return at === "" ? name : `${at}.${name}`;
}
