/** How answers to one query that name the client speak of it. */
export interface ToneAtQuery {
  readonly key: string;
  readonly campaignId: string;
  readonly mentions: number;
  readonly negative: number;
}

export interface BadTone {
  readonly campaignId: string;
  /** Queries with an answer that speaks badly of the client. */
  readonly keys: readonly string[];
}

const negativeMin = 3;
const shareMin = 0.2;

/** Campaigns in which three, and a fifth, of the answers that name the client speak badly of it. */
export function badTones(tones: readonly ToneAtQuery[]): BadTone[] {
  return [...Map.groupBy(tones, ({ campaignId }) => campaignId)].flatMap(([campaignId, rows]) => {
    const [mentions, negative] = [sum(rows, "mentions"), sum(rows, "negative")];
    if (negative < negativeMin || negative < shareMin * mentions) return [];
    return [{ campaignId, keys: rows.filter((row) => row.negative > 0).map(({ key }) => key) }];
  });
}

function sum(rows: readonly ToneAtQuery[], of: "mentions" | "negative"): number {
  return rows.reduce((all, row) => all + row[of], 0);
}
