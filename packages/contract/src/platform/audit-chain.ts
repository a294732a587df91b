import { z } from "zod";
import { endpoint, superuserReads, superusers } from "../base/endpoint.ts";
import { count, instant } from "../base/fields.ts";

export const auditCheck = z.object({
  status: z.enum(["RUNNING", "DONE"]),
  begun_at: instant,
  finished_at: instant.nullable(),
  seals_done: count,
  seals: count,
  /** Entries that were read. */
  rows: count,
  /** Seals whose entries were changed, added or removed, or that themselves were. */
  broken: count,
  first_broken: z
    .object({
      number: count,
      /** When the first and the last entry of it were stored; null for the beginning, and for a seal that is gone. */
      from: instant.nullable(),
      to: instant.nullable(),
      /** How many entries it has sealed; null for one that is gone. */
      rows: count.nullable(),
    })
    .nullable(),
  /** Entries whose time is more than an hour away from when they were stored. */
  misdated: count,
});
export type AuditCheck = z.output<typeof auditCheck>;

export const auditChain = z.object({
  /** The newest seal; null before anything was sealed. */
  last: z.object({ number: count, rows: count, seal: z.string(), sealed_at: instant }).nullable(),
  /** The newest check; null before the first. */
  check: auditCheck.nullable(),
});
export type AuditChain = z.output<typeof auditChain>;

export const getAuditChain = endpoint({
  ...superuserReads,
  path: "/admin/audit/chain/",
  summary: "The chain over the audit log: its newest seal and its newest check",
  answer: auditChain,
});

export const verifyAuditChain = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/audit/chain/verify/",
  summary: "Compare the whole audit log with its chain, unless that is being done",
  answer: auditChain,
  status: 202,
});

export const listAuditActions = endpoint({
  ...superuserReads,
  path: "/admin/audit/actions/",
  summary: "Every action that the audit log has",
  answer: z.object({ results: z.array(z.string()) }),
});
