import { removeEndedExports } from "./remove-ended.ts";
import { writeExport } from "./write-export.ts";

export const exportJobs = [writeExport, removeEndedExports] as const;
