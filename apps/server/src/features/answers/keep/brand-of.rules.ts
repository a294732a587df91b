import type { Brand } from "@citelens/answer-analysis";

interface Named {
  readonly id: string;
  readonly name: string;
  readonly isClient: boolean;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
}

/** A brand as campaigns keep it, in the shape that answers are looked through for. */
export function brandOf({ aliases, domains, ...brand }: Named): Brand {
  return {
    ...brand,
    aliases: aliases.map((text) => ({ text })),
    domains: domains.map((domain) => domain.replace(/:\d+$/, "")), // a citation is told by its host alone
  };
}
