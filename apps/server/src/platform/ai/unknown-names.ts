import type { AiEnv } from "./ai-env.ts";
import { providers } from "./providers.ts";

/** Problem with the names in one variable of the environment, as a sentence. */
export interface NameProblem {
  readonly variable: string;
  readonly message: string;
}

type NamingEnv = AiEnv & { readonly SPEND_PER_DAY_MAX_USD_OPERATORS?: string | undefined };

/** Names of providers and models that do not exist, or stand twice: what is said of them would hold for nothing. */
export function nameProblems(env: NamingEnv): NameProblem[] {
  const names = providers.map(({ name }) => name);
  const rows = new Map(providers.flatMap(({ name, models }) => models.map(({ id }) => [id, name] as const)));
  const own = providers.flatMap(({ ownModels }) => (ownModels?.(env) ?? []).map(({ id }) => id));
  const provider = { kind: "provider", isKnown: isOneOf(names), known: names, rows };
  const model = { kind: "model", isKnown: isOneOf([...rows.keys()]), known: [...rows.keys()] };
  const priced = [...rows.keys(), ...own];
  const isWriter = (name: string) => names.some((one) => name.startsWith(`${one}/`));
  return [
    ...problemsOf("OPERATOR_LIMITS", env, { ...provider, isKnown: isOneOf([...names, "local"]) }),
    ...problemsOf("OPERATOR_MODELS", env, model),
    ...problemsOf("OPERATOR_PRICES", env, {
      kind: "model",
      isKnown: (name) => priced.includes(name) || isWriter(name),
      known: [...priced, "provider/model as in WRITER_MODEL"],
    }),
    ...problemsOf("SPEND_PER_DAY_MAX_USD_OPERATORS", env, provider),
  ];
}

interface Names {
  readonly kind: string;
  readonly isKnown: (name: string) => boolean;
  /** As they are told to somebody who has named another. */
  readonly known: readonly string[];
  /** The provider of each model, for variables that name providers. */
  readonly rows?: ReadonlyMap<string, string>;
}

function problemsOf(
  variable: "OPERATOR_LIMITS" | "OPERATOR_MODELS" | "OPERATOR_PRICES" | "SPEND_PER_DAY_MAX_USD_OPERATORS",
  env: NamingEnv,
  { kind, isKnown, known, rows }: Names,
): NameProblem[] {
  const pairs = (env[variable] ?? "").split(",");
  const given = pairs.map((pair) => pair.split("=")[0]?.trim() ?? "").filter((name) => name !== "");
  const twice = new Set(given.filter((name, index) => given.indexOf(name) !== index));
  const unknown = new Set(given.filter((name) => !isKnown(name)));
  return [
    ...[...unknown].map((name) => {
      const owner = rows?.get(name);
      const hint = owner === undefined ? "" : ` (a model of ${owner})`;
      return { variable, message: `There is no ${kind} ${name}${hint}. There are: ${known.join(", ")}.` };
    }),
    ...[...twice].map((name) => ({ variable, message: `It names ${name} twice.` })),
  ];
}

function isOneOf(names: readonly string[]): (name: string) => boolean {
  return (name) => names.includes(name);
}
