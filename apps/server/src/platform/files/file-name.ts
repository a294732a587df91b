interface NamedDays {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** Name of the file of a list, without its ending: what is in it, and of which days; of all days where there is no first one. */
export function fileName(what: string, { start_date, end_date }: NamedDays, now: Date): string {
  const last = end_date ?? now.toISOString().slice(0, 10);
  return [what, ...(start_date === undefined ? [] : [start_date]), last].join("-");
}
