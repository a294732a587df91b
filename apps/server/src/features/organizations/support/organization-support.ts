import {
  endingSweeps,
  listDueDeletions,
  listToRemind,
  markDeleted,
  noteReminded,
  scheduleDeletion,
  undoDeletion,
} from "./deletion.sql.ts";
import { changeOwner } from "./support.sql.ts";

/** Acts of superusers on an organization itself, in the caller's transaction; one name of the door for all of it. */
export const organizationSupport = { changeOwner, scheduleDeletion, undoDeletion } as const;

/** The end of organizations whose deletion was asked for. */
export const organizationEnd = {
  sweeps: endingSweeps,
  listToRemind,
  noteReminded,
  listDue: listDueDeletions,
  markDeleted,
} as const;
