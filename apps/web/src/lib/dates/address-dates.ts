import { isDay } from "@citelens/contract/days";

/** A day as the address bar writes it, dd-MM-yy. The address knows the years 2000 to 2099 only. */
export function toAddressDay(day: string): string {
  const [year = "", month, date] = day.split("-");
  return `${date}-${month}-${year.slice(2)}`;
}

/** The day yyyy-MM-dd that an address's dd-MM-yy names; undefined for anything else. */
export function fromAddressDay(value: unknown): string | undefined {
  const [, date, month, year] = /^(\d{2})-(\d{2})-(\d{2})$/.exec(String(value)) ?? [];
  const day = `20${year}-${month}-${date}`;
  return isDay(day) ? day : undefined;
}
