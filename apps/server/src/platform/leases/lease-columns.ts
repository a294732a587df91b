import { integer, timestamp, uuid } from "drizzle-orm/pg-core";

/** Columns of work that one process at a time does. */
export const leaseColumns = () => ({
  /** Until then it is the holder's, who renews it, unless their process died. */
  lease_until: timestamp({ withTimezone: true }),
  /** The process that took it. */
  leased_by: uuid(),
  /** Grows with each taking and letting go: whoever names an older one comes late, and changes nothing. */
  fence: integer().notNull().default(0),
});
