import { deliver } from "./deliver.ts";
import { deliverDue } from "./deliver-due.ts";

export const warehouseJobs = [deliver, deliverDue] as const;
