import { customType, type PgTimestampBuilderInitial, timestamp } from "drizzle-orm/pg-core";

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A moment, whatever the time zone. */
export function at(): PgTimestampBuilderInitial<""> {
  return timestamp({ withTimezone: true });
}
