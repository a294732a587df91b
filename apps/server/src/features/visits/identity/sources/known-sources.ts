import { type Agent, agents } from "@citelens/crawlers";

/** Something that an operator publishes, as the catalogue of agents names it. */
export interface KnownSource {
  readonly url: string;
  readonly kind: "address_list" | "key_directory";
}

/** The only addresses that are ever asked: whatever a visit names as its directory is looked up among these. */
export const knownSources: readonly KnownSource[] = [
  ...unique(agents.map(({ ipRangesUrl }) => ipRangesUrl)).map((url) => ({
    url,
    kind: "address_list" as const,
  })),
  ...unique(agents.map(({ signatureAgent }) => signatureAgent)).map((origin) => ({
    url: directoryUrl(origin),
    kind: "key_directory" as const,
  })),
];

export function directoryUrl(origin: string): string {
  return `${origin}/.well-known/http-message-signatures-directory`;
}

const originsOfOperators = Map.groupBy(
  agents.flatMap(({ operator, signatureAgent }) =>
    signatureAgent ? [{ operator, origin: signatureAgent }] : [],
  ),
  ({ operator }) => operator,
);

/** The sites at which an agent's operator publishes keys. */
export function trustedOrigins({ operator }: Agent): readonly string[] {
  return (originsOfOperators.get(operator) ?? []).map(({ origin }) => origin);
}

function unique(values: readonly (string | null)[]): readonly string[] {
  return [...new Set(values)].filter((value) => value !== null);
}
