import { type SQL, sql } from "drizzle-orm";
import type { Tools } from "../tools.ts";
import { literal, searchedText, textPattern } from "./text-pattern.ts";

/** How well a text matches: it is a word of it, or begins one, or stands within. */
const ranks = { whole: 0, beginning: 1, inside: 2 } as const;

export interface Match {
  readonly id: string;
  readonly rank: number;
  /** Length of the text: of two that match as well, the one with less beside it comes first. */
  readonly length: number;
}

interface SearchSource {
  readonly from: SQL;
  readonly id: SQL;
  /** As its index has it. */
  readonly text: SQL;
  /** Rows of the index. */
  readonly where?: SQL;
}

/** So many of each kind are compared with one another; of more matches, any. */
const comparedMax = 50;

/** The ids that match best, at most `limit`. */
export async function findBest(
  { db }: Pick<Tools, "db">,
  { from, id, text, where = sql`true` }: SearchSource,
  { search, limit }: { readonly search: string; readonly limit: number },
): Promise<Match[]> {
  const anywhere = textPattern(search);
  if (anywhere === undefined) return [];

  const given = literal(searchedText(search));
  const patterns = new Set([`% ${given} %`, `% ${given}`, `% ${given}%`, anywhere]);
  const ways = [...patterns].map(
    (pattern) =>
      sql`(select ${id} as id, ${text} as text from ${from} where ${where} and ${text} like ${pattern} limit ${comparedMax})`,
  );
  const { rows } = await db.execute<Match & Record<string, unknown>>(sql`
    select id, rank, length from (
      select id, length(text) as length, case when text || ' ' like ${`% ${given} %`} then ${ranks.whole}::int
        when text like ${`% ${given}%`} then ${ranks.beginning}::int else ${ranks.inside}::int end as rank
      from (${sql.join(ways, sql` union `)}) as any_way) as compared
    order by rank, length, id limit ${limit}`);
  return rows;
}
