/** A brand as figures name it: the client's brands of several campaigns are one. */
export interface Entity {
  readonly id: string;
  readonly name: string;
  readonly isClient: boolean;
  /** The ids under which answers name it. */
  readonly brandIds: readonly string[];
  /** The first of its own sites. */
  readonly domain?: string | undefined;
}

interface Brand {
  readonly id: string;
  readonly name: string;
  readonly isClient: boolean;
  readonly domains: readonly string[];
}

/** The brands of campaigns, the client first under the name that most campaigns give it, of equally many the first's. */
export function entitiesOf(byCampaign: readonly (readonly Brand[])[]): Entity[] {
  const all = byCampaign.flat();
  const clients = all.filter(({ isClient }) => isClient);
  const [first] = clients;
  if (!first) return [];

  const named = [...Map.groupBy(clients, ({ name }) => name)].filter(([name]) => name !== "");
  const [name = first.name] = named.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const competitors = new Map(all.filter(({ isClient }) => !isClient).map((brand) => [brand.id, brand]));
  return [
    {
      id: first.id,
      name,
      isClient: true,
      brandIds: clients.map(({ id }) => id),
      domain: clients.flatMap(({ domains }) => domains)[0],
    },
    ...[...competitors.values()].map((brand) => ({
      id: brand.id,
      name: brand.name === name ? `${brand.name} (competitor)` : brand.name,
      isClient: false,
      brandIds: [brand.id],
      domain: brand.domains[0],
    })),
  ];
}
