/** A name under which a brand goes in answers. */
export interface BrandAlias {
  readonly text: string;
  /** Whether only this very case is meant; by default so for names that are ordinary words or very short. */
  readonly isCased?: boolean;
  /** Phrases that hold the name and mean something else: "gap year" for Gap. */
  readonly excludes?: readonly string[];
}

/** The client brand or a competitor. Its name is an alias without being listed. */
export interface Brand {
  readonly id: string;
  readonly name: string;
  readonly isClient: boolean;
  /** How the name itself is looked for, where that is not by the defaults. */
  readonly nameAs?: BrandAlias;
  readonly aliases: readonly BrandAlias[];
  /** Registrable domains or hosts, without scheme: they tell whose a citation is, and are no aliases. */
  readonly domains: readonly string[];
}
