import { bookedParts, centsToBook, type EarnedSum, earningsToBook, shareOf } from "./spend.rules.ts";

/** Spending in a place of the network on a day. */
export interface BookableSum {
  readonly campaign_id: string;
  readonly campaign_name: string;
  readonly publisher_id: string;
  readonly placement_id: string;
  readonly day: string;
  readonly reads: number;
  /** Null where it is not known of all of them. */
  readonly proven: number | null;
  readonly billable: number;
  readonly micros: number;
  /** The publisher's part, in hundredths of millionths. */
  readonly parts: number;
}

/** A line of the books of a workspace. */
export interface Entry {
  readonly workspace_id: string;
  readonly side: "advertiser" | "publisher";
  readonly campaign_id: string;
  readonly day: string;
  readonly placement_id: string;
  readonly campaign_name: string;
  readonly advertiser: string;
  readonly publisher: string;
  readonly placement: string;
  readonly reads: number;
  readonly proven_reads: number | null;
  readonly billable_reads: number;
  readonly spend_cents: number;
  readonly earnings_cents: number;
  /** In per cent, as it was then; of a day on which it changed the nearest whole one. */
  readonly revenue_share: number;
  readonly created: Date;
}

/** Entries in the books of a day, of the advertiser's side. */
export type BookedDay = Pick<
  Entry,
  "campaign_id" | "placement_id" | "day" | "spend_cents" | "earnings_cents"
>;

/** Spending of a campaign in a place, and what of it is in the books, on days that are all in them. */
export interface BookedSum extends EarnedSum {
  readonly campaign_id: string;
  readonly placement_id: string;
}

interface AdvertiserBooks {
  readonly advertiser: { readonly id: string; readonly name: string };
  /** In the order of their days. */
  readonly bookable: readonly BookableSum[];
  readonly booked: readonly BookedDay[];
  /** Sums of the days before those. */
  readonly before: readonly BookedSum[];
  readonly publishers: readonly { readonly id: string; readonly name: string }[];
  readonly placements: ReadonlyMap<string, string>;
  readonly created: Date;
}

/**
 * The entries of days that are not in the books yet, one for each side. Of a campaign in a place all days together book the whole
 * cents of what was spent and earned there, so that parts of a cent go on to the next day.
 */
export function entriesOf({
  advertiser,
  bookable,
  booked,
  before: sumsBefore,
  publishers,
  placements,
  created,
}: AdvertiserBooks): Entry[] {
  const sums = new Map<string, { -readonly [Field in keyof EarnedSum]: number }>(
    sumsBefore.map(({ campaign_id, placement_id, ...sum }) => [
      `${campaign_id} ${placement_id}`,
      { ...sum, parts: bookedParts(sum) },
    ]),
  );
  const known = new Map(booked.map((row) => [`${row.campaign_id} ${row.placement_id} ${row.day}`, row]));
  return bookable.flatMap((row): Entry[] => {
    const place = `${row.campaign_id} ${row.placement_id}`;
    const sum = sums.get(place) ?? { micros: 0, cents: 0, parts: 0, earned: 0 };
    sum.micros += row.micros;
    sum.parts += row.parts;
    sums.set(place, sum);
    const before = known.get(`${place} ${row.day}`);
    if (before) {
      sum.cents += before.spend_cents;
      sum.earned += before.earnings_cents;
      return [];
    }
    const spend_cents = centsToBook(sum.micros, sum.cents);
    const publisher = publishers.find(({ id }) => id === row.publisher_id);
    sum.cents += spend_cents;
    const earnings_cents = publisher ? earningsToBook(sum) : 0;
    sum.earned += earnings_cents;
    const entry = {
      campaign_id: row.campaign_id,
      day: row.day,
      placement_id: row.placement_id,
      campaign_name: row.campaign_name,
      advertiser: advertiser.name,
      publisher: publisher?.name ?? "",
      placement: placements.get(row.placement_id) ?? "",
      reads: row.reads,
      proven_reads: row.proven,
      billable_reads: row.billable,
      spend_cents,
      earnings_cents,
      revenue_share: publisher ? shareOf(row.parts, row.micros) : 0,
      created,
    };
    return [
      { ...entry, workspace_id: advertiser.id, side: "advertiser" },
      ...(publisher ? [{ ...entry, workspace_id: publisher.id, side: "publisher" as const }] : []),
    ];
  });
}
