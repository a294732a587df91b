import { countAnswers, holdCampaigns } from "./answer-counting.sql.ts";

/** How answers that came are counted to their campaigns: those are held first, before anything of theirs is changed. */
export const answerCounting = { hold: holdCampaigns, add: countAnswers } as const;
