import type { Setting } from "@citelens/contract/platform/admin-system";
import { envSchema } from "#env";

/** Names of secrets; of these it is only told whether they are set. */
const secretName = /(KEY|TOKEN|SECRET|PASSWORD|LOGIN)$/;

/** Every variable of the configuration as administrators may see it: no secret, and no part of one. */
export function shownSettings(variables: Readonly<Record<string, string | undefined>>): Setting[] {
  return Object.entries(envSchema.shape).map(([name, schema]) => {
    const given = variables[name] || undefined;
    const byDefault = schema.safeParse(undefined);
    const text = given ?? (byDefault.success ? textOf(byDefault.data) : "");
    return {
      name,
      source: given === undefined ? "default" : "environment",
      value: shown(name, text),
      help: schema.description ?? "",
    };
  });
}

function textOf(value: unknown): string {
  if (value === undefined) return "";
  return Array.isArray(value) ? value.join(", ") : String(value);
}

function shown(name: string, text: string): string {
  if (text === "") return "not set";
  if (secretName.test(name)) return "set";
  if (/(URL|BASE)$/.test(name) || text.includes("://")) return withoutSignIn(text);
  return text;
}

/** Where an address leads to; whatever is none is not shown at all. */
function withoutSignIn(address: string): string {
  if (!URL.canParse(address)) return "set";
  const { protocol, host, pathname } = new URL(address);
  return host === "" ? "set" : `${protocol}//${host}${pathname}`;
}
