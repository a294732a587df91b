import { endInterruptedReplies } from "./write/interrupted.ts";

export const assistantJobs = [endInterruptedReplies] as const;
