/** When a job runs, in words for the expressions that we use, else as it is. The hours are those of UTC. */
export function cronText(cron: string): string {
  const [minute = "", hour = "", ...days] = cron.trim().split(/\s+/);
  if (days.join(" ") !== "* * *") return cron;
  const [everyMinutes, everyHours] = [stepOf(minute), stepOf(hour)];
  if (hour === "*" && everyMinutes !== undefined)
    return everyMinutes === 1 ? "Every minute" : `Every ${everyMinutes} minutes`;
  if (!isNumber(minute)) return cron;

  const past = `:${minute.padStart(2, "0")}`;
  if (everyHours !== undefined)
    return everyHours === 1 ? `Every hour at ${past}` : `Every ${everyHours} hours at ${past}`;
  return isNumber(hour) ? `Every day at ${hour.padStart(2, "0")}${past} UTC` : cron;
}

/** How often a star with or without a step comes; undefined for anything else. */
function stepOf(field: string): number | undefined {
  if (field === "*") return 1;
  const step = /^\*\/([1-9]\d?)$/.exec(field)?.[1];
  return step === undefined ? undefined : Number(step);
}

function isNumber(field: string): boolean {
  return /^\d{1,2}$/.test(field);
}
