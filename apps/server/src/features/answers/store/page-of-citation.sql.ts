import { type SQL, sql } from "drizzle-orm";
import { answer_citations } from "./answers.tables.ts";

/**
 * The form in which the page of a citation is counted, of the table or of its alias. Rows from before version 4 of the analysis
 * have no other form than their address, which was always https and kept its "www.".
 */
export function pageOfCitation(citation: SQL = sql`${answer_citations}`): SQL<string> {
  return sql`coalesce(${citation}.page, case when starts_with(${citation}.url, 'https://www.')
    then 'https://' || substr(${citation}.url, 13) else ${citation}.url end)`;
}
