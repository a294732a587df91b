import type { Audit } from "@citelens/contract/content/audit-fields";
import { shortAddress } from "../audit-figures.rules.ts";

/** The name of an audit's file, valid everywhere, such as "audit_northwind-example_2026-11-20.csv". */
export function auditFileName({ url, created }: Pick<Audit, "url" | "created">, ending: string): string {
  return `audit_${slugOf(shortAddress(url))}_${created.slice(0, 10)}.${ending}`;
}

const slugCharactersMax = 60;

function slugOf(text: string): string {
  const words = text
    .slice(0, slugCharactersMax)
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.filter((word) => word !== "").join("-") || "site";
}
